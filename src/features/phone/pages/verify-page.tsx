import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { paths } from '@/addresses/paths'
import { readStored } from '@/storage/storage'
import { useBoot } from '@/session/boot-context'
import { givenConsent } from '@/session/registration'
import { hasToken } from '@/session/sign-in'
import { inPlaceOf } from '@/session/where-next'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { PhoneFlowView } from '@/login/phone/phone-flow-view'
import { usePhoneFlow } from '@/login/phone/use-phone-flow'
import { useRegistration } from '../hooks/use-registration'
import type { Flow } from '@/login/phone/login-flow'

/** A registration after its consent: the number, the code, and a PIN if LINE does not identify the member. */
export default function VerifyPage() {
  // Read once: creating the account changes both values before this page unmounts.
  const [isConsented] = useState(() => givenConsent() !== undefined)
  const [isMember] = useState(hasToken)
  return isConsented ? <Verify /> : <Navigate to={inPlaceOf('login', { isMember }) ?? paths.pdpa} replace />
}

/** Whether it is a LINE user who registers. A LINE reference alone says nothing: it may be that of a session. */
const isLineRegistration = () => readStored('registrationToken') !== undefined

function Verify() {
  const { line } = useBoot()
  const [flowName] = useState((): Flow => {
    if (!isLineRegistration()) return 'register'
    return line.liffId === undefined ? 'line-account' : 'line'
  })
  const { byPin, byLine } = useRegistration(flowName)
  const flow = usePhoneFlow(flowName, flowName === 'line' ? byLine : byPin)

  return (
    <PhoneFlowView
      flow={flow}
      title={<FormattedMessage id="phone.verify.title" defaultMessage="Your phone number" />}
      text={
        <FormattedMessage
          id="phone.verify.text"
          defaultMessage="We’ll text you a code to confirm it’s your number."
        />
      }
    >
      <Button as={Link} to={paths.login} variant="quiet">
        <FormattedMessage
          id="phone.verify.login"
          defaultMessage="Already a member? Log in"
          description="Link where a registration is refused"
        />
      </Button>
    </PhoneFlowView>
  )
}
