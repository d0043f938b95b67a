import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { hasToken } from '@/session/sign-in'
import { redirectFrom } from '@/session/where-next'
import { PhoneFlowView } from '../phone-flow-view'
import { usePhoneFlow } from '../use-phone-flow'
import { usePinLogin, useResetPin } from '../pin-requests'
import { readMobileNo } from '../otp-challenge'

/** For a member who has no PIN yet: verify the code, choose and repeat a PIN, then log in with the PIN. */
export default function FirstLoginPage() {
  // A login wipes the stored number before this page unmounts, so the number is read only once.
  const [hasNumber] = useState(() => readMobileNo() !== undefined)
  return hasNumber ? (
    <FirstLogin />
  ) : (
    <Navigate to={redirectFrom('login', { isMember: hasToken() }) ?? paths.login} replace />
  )
}

function FirstLogin() {
  const resetPin = useResetPin()
  const logIn = usePinLogin()
  const pinThatIsSet = useRef<string>(undefined)

  const flow = usePhoneFlow('first-login', async (proven) => {
    const { mobileNo, pin, attempt } = proven
    // If the PIN is already set, only the login failed; the proof cannot be used for a second reset.
    if (pinThatIsSet.current !== pin) {
      const error = await resetPin(proven)
      if (error) return error
      pinThatIsSet.current = pin
    }
    return logIn(mobileNo, pin, attempt)
  })

  if (readMobileNo() === undefined && flow.mobileNo === undefined)
    return <Navigate to={paths.login} replace />
  return (
    <PhoneFlowView
      flow={flow}
      title={null}
      text={null}
      reason={
        <FormattedMessage
          id="phone.firstLogin.reason"
          defaultMessage="You have no PIN yet. Confirm your number, then create one."
        />
      }
    />
  )
}
