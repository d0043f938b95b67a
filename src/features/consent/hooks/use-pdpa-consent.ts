import { useState } from 'react'
import { toAppError, type AppError } from '@/api/app-error'
import { readStored } from '@/storage/storage'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { saveConsent, sendConsent } from '@/session/consent'
import { currentSession } from '@/session/lifetime'
import { useAppDispatch } from '@/store/hooks'
import { usePolicy, useReportPolicyOpened, wordingOf } from './use-policy'

/** The brand's privacy policy and the member's consent (spec 7, Consent). `accept` returns the error, if any. */
export function usePdpaConsent() {
  const policy = usePolicy()
  const [isSending, setIsSending] = useState(false)
  const { item, text } = policy
  const dispatch = useAppDispatch()
  const idempotency = useIdempotencyKey()
  // A withdrawal is an answer already, so opening the policy need not be reported.
  const [hasWithdrawn] = useState(() => readStored('isConsentGiven') === 'false')
  useReportPolicyOpened(hasWithdrawn ? undefined : item)

  const accept = async (): Promise<AppError | undefined> => {
    if (!item) return { kind: 'unexpected' }
    const answer = {
      action: 'given',
      reference: item.pdpa_article_alt_reference,
      groupKey: item.pdpa_article_group_key,
    } as const
    setIsSending(true)
    const { error } = await dispatch(currentSession()).only(
      dispatch(sendConsent(answer, idempotency.keyOf(answer))),
    )
    setIsSending(false)
    if (error) return toAppError(error)
    idempotency.done()
    void dispatch(saveConsent({ ...answer, isOfMembership: true, wording: wordingOf(text) }))
    return undefined
  }

  return { ...policy, accept, isSending }
}
