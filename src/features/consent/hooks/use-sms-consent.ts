import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import type { SmsInvitation } from '@/features/consent/sms-token'
import { useLocale } from '@/i18n/use-locale'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { policyIn, type PolicyContent } from '../policy-content'

// Without a refetch, a cached answer would ask again for a consent that was just given.
const alwaysRefetch = { refetchOnMountOrArgChange: true }

/**
 * The policy text that an SMS links to, and the consent to it: queried by the inner token if there is
 * one, else by reference; a `passed` text is not fetched. `accept` returns the error, if any.
 */
export function useSmsConsent(token: string, invitation: SmsInvitation, passed: PolicyContent | undefined) {
  const { innerToken, brandRef, customerRef, pdpaId, pdpaRef } = invitation
  const locale = useLocale()
  const byToken = api.useGetSmsPdpaByTokenQuery(passed ? skipToken : (innerToken ?? skipToken), alwaysRefetch)
  const byRef = api.useGetSmsPdpaQuery(
    passed || innerToken ? skipToken : { brandRef, pdpaRef },
    alwaysRefetch,
  )
  const [consentBySms, { isLoading: isSending }] = api.useConsentBySmsMutation()
  const idempotency = useIdempotencyKey()
  const query = innerToken ? byToken : byRef
  const content = passed ?? query.data?.resp.pdpa_data

  const accept = async (): Promise<AppError | undefined> => {
    const body = { Customer_S_Ref: customerRef, PDPA_Article_Id: pdpaId, Token: innerToken ?? token }
    const { error } = await consentBySms({ body, 'X-Request-Id': idempotency.keyOf(body) })
    if (error) return toAppError(error)
    idempotency.done()
    return undefined
  }

  return {
    query,
    text: content && policyIn(locale, content),
    isConsented: query.data?.resp.is_consent === true,
    accept,
    isSending,
  }
}

/** Whether an error of the SMS requests means that the link is used or expired. */
export function isLinkOver(error: AppError): boolean {
  return error.kind === 'unauthenticated' || error.kind === 'notFound'
}
