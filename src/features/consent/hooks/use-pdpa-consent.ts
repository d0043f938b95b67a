import { useState } from 'react'
import { api, type PdpaItem } from '@/api/api'
import type { AppError } from '@/api/app-error'
import { outcomeOf, type ChangeOutcome } from '@/api/lost-answer'
import { once, settleDeed } from '@/api/once'
import { saveConsent, sendConsent, type ConsentAnswer } from '@/session/consent'
import { currentSession } from '@/session/lifetime'
import { readStored } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { policyRequest } from '../policy-request'
import type { Article } from './use-articles'
import { usePolicy, useReportPolicyOpened, wordingOf } from './use-policy'

/** The brand's privacy policy and the member's consent (spec 7, Consent). `accept` returns the error, if any. */
export function usePdpaConsent() {
  const policy = usePolicy()
  const { item, text } = policy
  const { send, isSending } = useSendConsent()
  // A withdrawal is an answer already, so opening the policy need not be reported.
  const [hasWithdrawn] = useState(() => readStored('isConsentGiven') === 'false')
  useReportPolicyOpened(hasWithdrawn ? undefined : item)

  const accept = async (): Promise<AppError | undefined> => {
    if (!item || !text) return { kind: 'unexpected' }
    const outcome = await send('given', { item, text, isOfMembership: true })
    return outcome.status === 'done' ? undefined : outcome.error
  }

  return { ...policy, accept, isSending }
}

/**
 * Sends and records the member's answer to an article. If the server's answer is lost, the article itself shows whether it was
 * recorded. Another try has the same idempotency key.
 */
export function useSendConsent() {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const [isSending, setIsSending] = useState(false)
  const query = policyRequest(brandRef)

  const send = async (
    action: ConsentAnswer['action'],
    { item, text, isOfMembership }: Pick<Article, 'item' | 'text' | 'isOfMembership'>,
  ): Promise<ChangeOutcome> => {
    const reference = item.pdpa_article_alt_reference
    const answer = { action, reference, groupKey: item.pdpa_article_group_key }
    const isGiven = action === 'given'
    const itemIn = (items: PdpaItem[] = []) =>
      items.find((one) => one.pdpa_article_alt_reference === reference)

    const look = async () => {
      const read = dispatch(api.endpoints.listPdpa.initiate(query, { forceRefetch: true }))
      const { data, isSuccess } = await read
      read.unsubscribe()
      const isConsented = isSuccess ? itemIn(data.pdpa_list)?.is_consent : undefined
      return isConsented === undefined ? undefined : isConsented === isGiven
    }

    setIsSending(true)
    const sent = once('sendConsent', answer, (requestId) => dispatch(sendConsent(answer, requestId)))
    const session = dispatch(currentSession())
    const outcome = await outcomeOf(sent, { session, look })
    setIsSending(false)
    if (outcome.status !== 'done') return outcome
    settleDeed('sendConsent')
    const saved = dispatch(saveConsent({ ...answer, isOfMembership, wording: wordingOf(text) }))
    // The update changes the page, so the consent is saved on this phone first. The refetch then decides.
    const show = api.util.updateQueryData('listPdpa', query, ({ pdpa_list }) => {
      const known = itemIn(pdpa_list)
      if (known) known.is_consent = isGiven
    })
    void session.only(saved).then(() => dispatch(show))
    return outcome
  }

  return { send, isSending }
}
