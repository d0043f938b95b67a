import { FormattedMessage } from 'react-intl'
import type { AppSetting } from '@/config/app-setting'
import { paths } from '@/config/paths'
import { useLineOffer } from '../hooks/use-line-offer'
import { ChannelButtons } from './channel-buttons'
import { WayButton } from './way-button'

interface Props {
  settings: Pick<AppSetting, 'login' | 'register'>
  isBusy: boolean
  /** A button above these is the one to press. */
  isSecondary: boolean
  onLine: () => void
}

/** The ways in that the brand's settings allow, in its order with the first one standing out, and the way to register. */
export function LoginChannels({ settings: { login, register }, isBusy, isSecondary, onLine }: Props) {
  const hasLine = useLineOffer()
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
