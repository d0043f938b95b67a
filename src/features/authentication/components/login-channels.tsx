import { MessageCircle, Phone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AppSetting, LoginChannel } from '@/config/app-setting'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'

interface Props {
  settings: Pick<AppSetting, 'login' | 'register'>
  isBusy: boolean
  /** A button above these is the one to press. */
  isSecondary: boolean
  onLine: () => void
}

/** The ways in that the brand's settings allow, in its order with the first one standing out, and the way to register. */
export function LoginChannels({ settings: { login, register }, isBusy, isSecondary, onLine }: Props) {
  const isAllowed = { line: login.isLoginByLine, phone: login.isLoginByPhone }
  const order: LoginChannel[] = login.orderLoginType === 'line' ? ['line', 'phone'] : ['phone', 'line']
  return (
    <>
      {order
        .filter((channel) => isAllowed[channel])
        .map((channel, index) => {
          const look = {
            variant: index === 0 && !isSecondary ? 'primary' : 'outline',
            isFullWidth: true,
          } as const
          return channel === 'line' ? (
            <Button key={channel} {...look} isBusy={isBusy} onClick={onLine}>
              <MessageCircle size={24} strokeWidth={1.75} aria-hidden />
              <FormattedMessage
                id="authentication.login.line"
                defaultMessage="Log in with LINE"
                description="Button"
              />
            </Button>
          ) : (
            <Button key={channel} {...look} as={Link} to={paths.login}>
              <Phone size={24} strokeWidth={1.75} aria-hidden />
              <FormattedMessage
                id="authentication.login.phone"
                defaultMessage="Log in with phone number"
                description="Button"
              />
            </Button>
          )
        })}
      {(register.isRegisterByLine || register.isRegisterByPhone) && (
        <Button isFullWidth as={Link} to={`${paths.login}?mode=register`} variant="quiet">
          <FormattedMessage
            id="authentication.login.register"
            defaultMessage="Register"
            description="Button"
          />
        </Button>
      )}
    </>
  )
}
