import { useState } from 'react'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { PDPA_ACTION } from '@/config/constants'
import { readStored, writeText } from '@/storage/storage'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { saveConsent } from '@/session/consent-record'
import { useAppDispatch } from '@/store/hooks'
import { usePolicy } from './use-policy'
import { useReportPolicyOpened } from './use-report-policy-opened'
import { wordingOf } from './use-wording'

/** The brand's privacy policy and the member's consent to it (spec 7, Consent). `accept` returns the error, if any. */
export function usePdpaConsent() {
  const policy = usePolicy()
  const [sendConsent, { isLoading: isSending }] = api.useSendConsentMutation()
  const { item, text } = policy
  const dispatch = useAppDispatch()
  const idempotency = useIdempotencyKey()
  // Who has withdrawn has answered already: to read again is no news.
  const [hasWithdrawn] = useState(() => readStored('isConsentStanding') === 'false')
  useReportPolicyOpened(hasWithdrawn ? undefined : item)

  const accept = async (): Promise<AppError | undefined> => {
    if (!item) return { kind: 'unexpected' }
    const body = {
      Pdpa_Article_Alt_Reference: item.pdpa_article_alt_reference,
      Pdpa_Article_Group_Key: item.pdpa_article_group_key,
      Pdpa_Action: PDPA_ACTION.consent,
    }
    const { error } = await sendConsent({ body, 'X-Request-Id': idempotency.keyOf(body) })
    if (error) return toAppError(error)
    idempotency.done()
    writeText('isConsentStanding', 'true')
    void dispatch(
      saveConsent({
        action: 'given',
        reference: item.pdpa_article_alt_reference,
        groupKey: item.pdpa_article_group_key,
        wording: wordingOf(text),
      }),
    )
    return undefined
  }

  return { ...policy, accept, isSending }
}
