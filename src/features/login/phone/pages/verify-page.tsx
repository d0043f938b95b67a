import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import { loginPath, paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import type { Flow } from '../login-flow'
import { PhoneFlowView } from '../phone-flow-view'
import { usePhoneFlow, type VerifiedPhone } from '../use-phone-flow'
import { useBoot } from '@/session/boot-context'
import { saveConsent, sendConsent } from '@/session/consent'
import { joinNumber } from '@/session/line-sign-in'
import { forgetLineIdentity, setInfoDue, type GivenConsent } from '@/session/registration'
import { destinationAfterLogin } from '@/session/where-next'
import { hasOwnBearer } from '@/storage/bearer'
import { applySession } from '../pin-requests'
import { readStored } from '@/storage/storage'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { Button } from '@/ui/button'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { Link } from '@/ui/link'

/** Registers after the consent: the number, the code, and a PIN unless LINE identifies the member. */
export default function VerifyPage() {
  // As the page opened: creating the account changes both, and so may a registration in another tab.
  const [consent] = useState(() => readStored('pdpaData'))
  const [isMember] = useState(hasOwnBearer)
  return consent ? <Verify consent={consent} /> : <Navigate to={isMember ? paths.home : paths.pdpa} replace />
}

/** Whether a LINE user is registering in this tab; a stored LINE reference alone may belong to a session. */
const isLineRegistration = () =>
  readStored('registrationToken') !== undefined && readStored('registrationOf') !== ''

function Verify({ consent }: { consent: GivenConsent }) {
  const { line } = useBoot()
  const [flowName] = useState((): Flow => {
    if (!isLineRegistration()) return 'register'
    return line.liffId === undefined ? 'line-account' : 'line'
  })
  const flow = usePhoneFlow(flowName, useRegistration(flowName, consent))

  return (
    <PhoneFlowView
      flow={flow}
      title={<FormattedMessage id="phone.verify.title" defaultMessage="We’ll text you a code" />}
    >
      <Button as={Link} to={paths.login} variant="quiet">
        <FormattedMessage id="phone.verify.login" defaultMessage="Already a member? Log in" />
      </Button>
    </PhoneFlowView>
  )
}

const messages = defineMessages({
  consentTitle: { id: 'phone.register.consentTitle', defaultMessage: 'Your account is ready' },
  consentText: {
    id: 'phone.register.consentText',
    defaultMessage: 'We couldn’t record your consent. You can try again on the home page.',
  },
})

/** Where LINE's login returns to. */
const RETURN_PATH = `${paths.verify}?page=mobile`

/** Completes a registration: makes an account with a PIN, or joins the number to LINE, and records the consent. */
function useRegistration(
  flow: Flow,
  consent: GivenConsent,
): (proven: VerifiedPhone) => Promise<AppError | undefined> {
  const { line } = useBoot()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { show } = useFeedback()
  const [createAccount] = api.useCreateAccountMutation()
  // Another tab may begin a registration with another LINE, or have begun one.
  const [lineRef] = useState(() => {
    const [ref, own] = [readStored('lineRef'), readStored('registrationOf')]
    return flow === 'line-account' && (own === undefined || own === ref) ? ref : undefined
  })
  const [person] = useState(() => line.person())

  const byPin = async ({ brandRef, mobileNo, otpToken, pin, requestId, attempt }: VerifiedPhone) => {
    const body = {
      Brand_Ref: brandRef,
      Mobile_No: mobileNo,
      Otp_Token: otpToken,
      Pin: pin,
      Store_Ref: readStored('storeRef'),
      Line_Ref: lineRef,
    }
    const { data, error } = await attempt.only(createAccount({ body, 'X-Request-Id': requestId }))
    if (error) return { error: toAppError(error) }
    return { isNew: true, error: dispatch(applySession(data, brandRef)) }
  }

  return async (proven) => {
    const { brandRef, attempt } = proven
    // Another login, a log-out or a day's end has removed what this registration began with, or another tab has begun another one:
    // nothing goes on in that name.
    const startAnew = () => {
      void navigate(paths.pdpa, { replace: true })
      return undefined
    }
    if (readStored('mobileNo') !== proven.mobileNo) return startAnew()
    const sub = readStored('registrationOf') || (await attempt.only(person))?.sub
    const made =
      flow === 'line'
        ? await dispatch(joinNumber(line, brandRef, RETURN_PATH, attempt, { ...proven, sub }))
        : await byPin(proven)
    if (made === 'anotherUser') {
      forgetLineIdentity()
      void navigate(loginPath(brandRef, 'register'), { replace: true })
      return undefined
    }
    if (!made || made.error) return made?.error
    const { isNew } = made
    setInfoDue(isNew)

    const consentError = await attempt.only(dispatch(recordConsent(consent)))
    const go = async () => {
      const path = await dispatch(destinationAfterLogin(attempt, { isNew, isConsented: !consentError }))
      void navigate(path, { replace: true })
    }
    if (!consentError) await go()
    // The account exists already; home asks for a missing consent again.
    else
      show(
        danger(messages.consentTitle, messages.consentText, { cancelButton: { callback: () => void go() } }),
      )
    return undefined
  }
}

/** Records a registration's consent for the new account; returns the error, if any. */
function recordConsent({ altReference, groupKey, wording, at }: GivenConsent) {
  return async (dispatch: AppDispatch): Promise<AppError | undefined> => {
    const answer = { action: 'given', reference: altReference, groupKey } as const
    const { error } = await dispatch(sendConsent(answer, newRequestId(), 'updatePdpa'))
    if (error) return toAppError(error)
    // The account's own answer says whether consent is given.
    void dispatch(saveConsent({ ...answer, wording, at }))
    return undefined
  }
}
