import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { readStored } from '@/storage/storage'
import { hasOwnBearer } from '@/storage/bearer'
import { PhoneFlowView } from '../phone-flow-view'
import { usePhoneFlow } from '../use-phone-flow'
import { usePinLogin, useResetPin } from '../pin-requests'

/** Sets a member's first PIN after a code, then logs in. */
export default function FirstLoginPage() {
  // A login wipes the stored number before this page unmounts.
  const [hasNumber] = useState(() => readStored('mobileNo') !== undefined)
  return hasNumber ? <FirstLogin /> : <Navigate to={hasOwnBearer() ? paths.home : paths.login} replace />
}

function FirstLogin() {
  const resetPin = useResetPin()
  const logIn = usePinLogin()
  const pinThatIsSet = useRef<string>(undefined)

  const flow = usePhoneFlow('first-login', async (proven) => {
    const { mobileNo, pin, attempt } = proven
    // If the PIN was set, only the login failed; the proof is valid for one reset.
    if (pinThatIsSet.current !== pin) {
      const error = await resetPin(proven)
      if (error) return error
      pinThatIsSet.current = pin
    }
    return logIn(mobileNo, pin, attempt)
  })

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
