import { Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LoginChannel } from '@/brand/app-setting'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { LineButton } from '@/ui/line-button'
import { Phrases } from '@/ui/phrases'

interface ChannelButtonsProps {
  /** The channels that the brand allows; `first` is on top, and primary unless it is LINE's. */
  isAllowed: Record<LoginChannel, boolean>
  first: LoginChannel
  /** The primary button is above. */
  isSecondary?: boolean
  labels: { line: string; lineShort: string; phone: ReactNode }
  phonePath: string
  isBusy: boolean
  onLine: () => void
  onPhone?: () => void
}

/** The brand's login buttons, in its order. */
export function ChannelButtons(props: ChannelButtonsProps) {
  const { isAllowed, first, isSecondary, labels, phonePath, isBusy, onLine, onPhone } = props
  const order: LoginChannel[] = first === 'line' ? ['line', 'phone'] : ['phone', 'line']
  return order
    .filter((channel) => isAllowed[channel])
    .map((channel, index) => {
      const variant = index === 0 && !isSecondary ? 'primary' : 'outline'
      return channel === 'line' ? (
        <LineButton
          key={channel}
          label={labels.line}
          shortLabel={labels.lineShort}
          isBusy={isBusy}
          onClick={onLine}
        />
      ) : (
        <LoginOptionButton key={channel} variant={variant} to={phonePath} onClick={onPhone}>
          <Phone size={24} strokeWidth={1.75} aria-hidden />
          <Label>
            <Phrases>{labels.phone}</Phrases>
          </Label>
        </LoginOptionButton>
      )
    })
}

interface WayButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  to: string
  /** Called before the other page opens. */
  onClick?: () => void
}

/** A login option on another page. */
export function LoginOptionButton({ to, onClick, ...look }: WayButtonProps) {
  const navigate = useNavigate()
  const open = () => {
    onClick?.()
    void navigate(to)
  }
  return <Button {...look} isFullWidth onClick={open} />
}
