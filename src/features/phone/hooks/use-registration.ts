import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { paths } from '@/addresses/paths'
import { readStored } from '@/storage/storage'
import type { Lifetime } from '@/lib/lifetime'
import { useBoot } from '@/session/boot-context'
import { joinNumber } from '@/session/line-sign-in'
import { saveConsent, sendConsent } from '@/session/consent'
import { givenConsent, setInfoDue, type GivenConsent } from '@/session/registration'
import { destinationAfterLogin, applySession } from '@/session/sign-in'
import { useAppDispatch } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'
import type { Flow } from '@/login/phone/login-flow'
import type { Proven } from '@/login/phone/use-phone-flow'

const messages = defineMessages({
  consentTitle: { id: 'phone.register.consentTitle', defaultMessage: 'Your account is ready' },
  consentText: {
    id: 'phone.register.consentText',
    defaultMessage: 'Consent failed, please try again on the home page.',
  },
})

/** Where LINE's login page redirects to, if the member must log in to LINE again. */
const RETURN_PATH = `${paths.verify}?page=mobile`

/** The last requests of a registration: creates an account with a PIN, or merges the number with LINE. */
export function useRegistration(flow: Flow) {
  const { line } = useBoot()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const intl = useIntl()
  const { show } = useFeedback()
  const [createAccount] = api.useCreateAccountMutation()

  /** Records the consent given at the start of the registration, then navigates on. */
  const goOn = async (attempt: Lifetime, consent: GivenConsent | undefined, isNew: boolean) => {
    const error = consent && (await attempt.only(dispatch(recordConsent(consent))))
    const go = async () =>
      void navigate(await dispatch(destinationAfterLogin(attempt, { isNew, isConsented: !error })), {
        replace: true,
      })
    if (!error) return go()
    // The account exists already; home requests a missing consent again.
    const cancelButton = { callback: () => void go() }
    show(
      danger(intl.formatMessage(messages.consentTitle), intl.formatMessage(messages.consentText), {
        cancelButton,
      }),
    )
  }

  const byPin = async ({
    brandRef,
    mobileNo,
    otpToken,
    pin,
    requestId,
    attempt,
  }: Proven): Promise<AppError | undefined> => {
    const consent = givenConsent()
    const body = {
      Brand_Ref: brandRef,
      Mobile_No: mobileNo,
      Otp_Token: otpToken,
      Pin: pin,
      Store_Ref: readStored('storeRef'),
      // Where another tab has begun one with LINE meanwhile, it is not this registration's.
      Line_Ref: flow === 'line-account' ? readStored('lineRef') : undefined,
    }
    const { data, error } = await attempt.only(createAccount({ body, 'X-Request-Id': requestId }))
    if (error) return toAppError(error)
    const appError = dispatch(applySession(data, brandRef))
    if (appError) return appError
    setInfoDue(true)
    await goOn(attempt, consent, true)
    return undefined
  }

  const byLine = async ({ brandRef, attempt, ...number }: Proven): Promise<AppError | undefined> => {
    const consent = givenConsent()
    const joined = await dispatch(joinNumber(line, brandRef, RETURN_PATH, attempt, number))
    if (!joined || joined.error) return joined?.error
    setInfoDue(joined.isNew)
    await goOn(attempt, consent, joined.isNew)
    return undefined
  }

  return { byPin, byLine }
}

/** Records the consent of a registration for the account that there is now; returns the error, if there was one. */
function recordConsent({ altReference, groupKey, wording, at }: GivenConsent) {
  return async (dispatch: AppDispatch): Promise<AppError | undefined> => {
    const answer = { action: 'given', reference: altReference, groupKey } as const
    const { error } = await dispatch(sendConsent(answer, newRequestId(), 'updatePdpa'))
    if (error) return toAppError(error)
    // Whether it stands was said by the answer that made the account.
    void dispatch(saveConsent({ ...answer, wording, at }))
    return undefined
  }
}
