import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/config/paths'
import type { Brand } from '@/brand/use-brand'
import { tokens } from '@/theme/tokens'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useIsLongWait } from '@/ui/use-is-long-wait'
import { useLineOffer } from '../hooks/use-line-offer'
import { ChannelButtons } from './channel-buttons'
import { WayButton } from './way-button'

/** A brand's settings that take longer are not waited for: the usual ways in are as good. */
const SETTINGS_WAIT_MS = 3000

const Waiting = styled(SkeletonGroup)`
  display: grid;
  gap: ${tokens.space(4)};
`

interface Props {
  brand: Pick<Brand, 'isLoading' | 'login' | 'register'>
  isBusy: boolean
  /** A button above these is the one to press. */
  isSecondary: boolean
  onLine: () => void
}

/** The ways in that the brand's settings allow, in its order with the first one standing out, and the way to register. */
export function LoginChannels({ brand: { isLoading, login, register }, isBusy, isSecondary, onLine }: Props) {
  const hasLine = useLineOffer()
  const isLate = useIsLongWait(SETTINGS_WAIT_MS)
  // Buttons that change places under the finger are worse than a moment without.
  if (isLoading && !isLate) {
    return (
      <Waiting>
        <Skeleton height={48} radius={tokens.radius.control} />
        <Skeleton height={48} radius={tokens.radius.control} />
      </Waiting>
    )
  }
  return (
    <>
      <ChannelButtons
        isAllowed={{ line: login.isLoginByLine && hasLine, phone: login.isLoginByPhone }}
        first={login.orderLoginType}
        isSecondary={isSecondary}
        phonePath={paths.login}
        isBusy={isBusy}
        onLine={onLine}
        labels={{
          line: (
            <FormattedMessage
              id="authentication.login.line"
              defaultMessage="Log in with LINE"
              description="Button"
            />
          ),
          phone: (
            <FormattedMessage
              id="authentication.login.phone"
              defaultMessage="Log in with phone number"
              description="Button"
            />
          ),
        }}
      />
      {(register.isRegisterByLine || register.isRegisterByPhone) && (
        <WayButton to={`${paths.login}?mode=register`} variant="quiet">
          <FormattedMessage
            id="authentication.login.register"
            defaultMessage="Register"
            description="Button"
          />
        </WayButton>
      )}
    </>
  )
}
