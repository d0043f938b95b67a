import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AppSetting } from '@/config/app-setting'
import { Button } from '@/ui/button'

interface Props {
  settings: Pick<AppSetting, 'login' | 'register'>
  isBusy: boolean
  onLine: () => void
}

/** The ways in that the brand's settings allow, in its order, and the way to register. */
export function LoginChannels({ settings: { login, register }, isBusy, onLine }: Props) {
  const line = login.isLoginByLine && (
    <Button
      key="line"
      isFullWidth
      isBusy={isBusy}
      onClick={onLine}
      variant={variantOf('line', login.orderLoginType)}
    >
      <FormattedMessage
        id="authentication.login.line"
        defaultMessage="Log in with LINE"
        description="Button"
      />
    </Button>
  )
  const phone = login.isLoginByPhone && (
    <Button
      key="phone"
      isFullWidth
      as={Link}
      to={paths.login}
      variant={variantOf('phone', login.orderLoginType)}
    >
      <FormattedMessage
        id="authentication.login.phone"
        defaultMessage="Log in with phone number"
        description="Button"
      />
    </Button>
  )
  return (
    <>
      {login.orderLoginType === 'line' ? [line, phone] : [phone, line]}
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

function variantOf(channel: 'line' | 'phone', first: 'line' | 'phone') {
  return channel === first ? 'primary' : 'neutral'
}
