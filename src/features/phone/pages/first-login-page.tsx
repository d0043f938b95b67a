import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { paths } from '@/addresses/paths'
import { hasToken } from '@/session/sign-in'
import { inPlaceOf } from '@/session/where-next'
import { PhoneFlowView } from '@/login/phone/phone-flow-view'
import { usePhoneFlow } from '@/login/phone/use-phone-flow'
import { usePinLogin } from '../hooks/use-pin-login'
import { readMobileNo } from '@/login/phone/otp-challenge'

/** For a member who has no PIN yet: verify the code, choose and repeat a PIN, then log in with the PIN. */
export default function FirstLoginPage() {
  // A login wipes the stored number before this page unmounts, so the number is read only once.
  const [hasNumber] = useState(() => readMobileNo() !== undefined)
  return hasNumber ? (
    <FirstLogin />
  ) : (
    <Navigate to={inPlaceOf('login', { isMember: hasToken() }) ?? paths.login} replace />
  )
}

function FirstLogin() {
  const [resetPin] = api.useResetPinByOtpMutation()
  const logIn = usePinLogin()
  const pinThatIsSet = useRef<string>(undefined)

  const flow = usePhoneFlow('first-login', async ({ attempt, ...proven }) => {
    const { brandRef, mobileNo, otpToken, pin, requestId } = proven
    // If the PIN is already set, only the login failed; the proof cannot be used for a second reset.
    if (pinThatIsSet.current !== pin) {
      const { error } = await resetPin({
        body: { Brand_Ref: brandRef, Mobile_No: mobileNo, Otp_Token: otpToken, New_Pin: pin },
        'X-Request-Id': requestId,
      })
      if (error) return toAppError(error)
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
