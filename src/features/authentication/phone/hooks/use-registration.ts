import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { paths } from '@/config/paths'
import { readText } from '@/config/storage'
import { useBoot } from '@/session/boot-context'
import { mergeWithLine } from '@/session/line-sign-in'
import { givenConsent, recordConsent, setInfoDue, type GivenConsent } from '@/session/registration'
import { applySession, destinationAfterLogin, keepCallback } from '@/session/sign-in'
import { useAppDispatch } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { danger } from '@/ui/feedback-presets'
import type { Proven } from './use-phone-flow'

const words = defineMessages({
  consentTitle: { id: 'phone.register.consentTitle', defaultMessage: 'Your account is ready' },
  consentText: {
    id: 'phone.register.consentText',
    defaultMessage: 'Consent failed, please try again on the home page.',
  },
})

/** Where LINE's login page redirects to, if the member must log in to LINE again. */
const RETURN_PATH = `${paths.verify}?page=mobile`

/** The last requests of a registration (behaviour, Phone): creates an account with a PIN, or merges the number with LINE. */
export function useRegistration() {
  const { line } = useBoot()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const intl = useIntl()
  const { show } = useFeedback()
  const [createAccount] = api.useCreateAccountMutation()

  /** Records the consent given at the start of the registration, then navigates on. */
  const goOn = async (consent: GivenConsent | undefined, path: string | undefined) => {
    const error = consent && (await dispatch(recordConsent(consent)))
    const go = async () =>
      void navigate(path ?? (await dispatch(destinationAfterLogin(!error))), { replace: true })
    if (!error || error.kind === 'sessionExpired') return go()
    // The account exists already; home requests a missing consent again.
    const cancelButton = { callback: () => void go() }
    show(
      danger(intl.formatMessage(words.consentTitle), intl.formatMessage(words.consentText), { cancelButton }),
    )
  }

  const byPin = async ({
    brandRef,
    mobileNo,
    otpToken,
    pin,
    requestId,
  }: Proven): Promise<AppError | undefined> => {
    const consent = givenConsent()
    const { data, error } = await createAccount({
      body: {
        Brand_Ref: brandRef,
        Mobile_No: mobileNo,
        Otp_Token: otpToken,
        Pin: pin,
        Store_Ref: readText('storeRef'),
        Line_Ref: readText('lineRef'),
      },
      'X-Request-Id': requestId,
    })
    if (error) return toAppError(error)
    dispatch(applySession(data, brandRef))
    setInfoDue(true)
    await goOn(consent, paths.registerWelcome)
    return undefined
  }

  const byLine = async ({ brandRef, ...number }: Proven): Promise<AppError | undefined> => {
    const consent = givenConsent()
    const merge = await dispatch(mergeWithLine(line, brandRef, RETURN_PATH, number))
    if (merge.status === 'refused') return merge.error
    if (merge.status === 'loginNeeded') merge.client.login(RETURN_PATH)
    if (merge.status === 'failed') return { kind: 'unavailable' }
    if (merge.status !== 'merged') return undefined
    if (merge.payload.action === 'register-customer') return { kind: 'malformed' }
    dispatch(keepCallback(merge.payload, brandRef))
    const isNew = merge.payload.action === 'customer-info'
    setInfoDue(isNew)
    await goOn(consent, isNew ? paths.registerWelcome : undefined)
    return undefined
  }

  return { byPin, byLine }
}
