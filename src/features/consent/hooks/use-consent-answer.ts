import { useEffect, useEffectEvent, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { api, profileTags } from '@/api/api'
import { outcomeOf } from '@/api/lost-answer'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { PDPA_GROUP_KEY } from '@/config/constants'
import { type ConsentAnswer, saveConsent, sendConsent } from '@/session/consent'
import { currentSession } from '@/session/lifetime'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { warning } from '@/ui/dialogs/feedback-presets'
import { consentMessages } from '../consent-messages'
import type { Article } from './use-articles'
import { useConsentErrorModal } from './use-consent-error-modal'
import { wordingOf } from './use-policy'

const messages = defineMessages({
  question: { id: 'consent.withdraw.question', defaultMessage: 'Withdraw your consent?' },
  otherLoss: {
    id: 'consent.withdraw.otherLoss',
    defaultMessage: 'We’ll stop using your data for this. Your membership stays the same.',
  },
  failed: {
    id: 'consent.withdraw.failed',
    defaultMessage: 'Your consent wasn’t withdrawn. Please try again.',
  },
})

type Action = ConsentAnswer['action']

/** How long to wait for an answer before each look at the article. */
const PATIENCE_MS = [8000, 8000, 8000]

const LOST = Promise.resolve({ error: { kind: 'server' } })

/**
 * Gives or withdraws the consent to an article in the profile. If the answer is lost or late, the article shows what was
 * recorded; if it cannot be read either, `open` is the unsettled action until `check` settles it.
 */
export function useConsentAnswer({ item, text, isOfMembership }: Article) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const idempotency = useIdempotencyKey()
  // Both directions take two taps: tick and button, or button and confirmation.
  const [isTicked, setIsTicked] = useState(false)
  const [pending, setPending] = useState<Action>()
  const [open, setOpen] = useState<Action>()
  const [answered, setAnswered] = useState(0)
  const showError = useConsentErrorModal()
  const { show } = useFeedback()
  const intl = useIntl()

  const reference = item.pdpa_article_alt_reference
  const query = { pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef } as const
  const answerOf = (action: Action) => ({ action, reference, groupKey: item.pdpa_article_group_key })

  /** Whether the article shows the action as recorded; undefined if it cannot be read or does not say. */
  const look = async (action: Action): Promise<boolean | undefined> => {
    const read = dispatch(api.endpoints.listPdpa.initiate(query, { forceRefetch: true }))
    const { data, isSuccess } = await dispatch(currentSession()).only(read)
    read.unsubscribe()
    const known = data?.pdpa_list.find((one) => one.pdpa_article_alt_reference === reference)
    if (!isSuccess || known?.is_consent === undefined) return undefined
    const isDone = known.is_consent === (action === 'given')
    // Without an answer the call has invalidated nothing.
    if (isDone) dispatch(api.util.invalidateTags(profileTags))
    return isDone
  }

  const save = (action: Action) => {
    idempotency.done()
    // Updates the page at once; the refetch then decides.
    dispatch(
      api.util.updateQueryData('listPdpa', query, ({ pdpa_list }) => {
        const known = pdpa_list.find((one) => one.pdpa_article_alt_reference === reference)
        if (known) known.is_consent = action === 'given'
      }),
    )
    void dispatch(saveConsent({ ...answerOf(action), isOfMembership, wording: wordingOf(text) }))
  }

  const settle = async (action: Action, sent: Parameters<typeof outcomeOf>[0]) => {
    setPending(action)
    const session = dispatch(currentSession())
    const outcome = await outcomeOf(sent, { session, look: () => look(action), patienceMs: PATIENCE_MS })
    if (outcome.status === 'done') {
      save(action)
      setIsTicked(false)
      setAnswered((count) => count + 1)
    }
    if (outcome.status === 'notDone')
      showError(outcome.error, action === 'withdrawn' ? messages.failed : consentMessages.failed)
    setOpen(outcome.status === 'unknown' ? action : undefined)
    setPending(undefined)
  }

  const send = (action: Action) => {
    const answer = answerOf(action)
    setOpen(undefined)
    void settle(action, dispatch(sendConsent(answer, idempotency.keyOf(answer))))
  }

  const askToWithdraw = () =>
    show(
      warning(
        intl.formatMessage(messages.question),
        intl.formatMessage(isOfMembership ? consentMessages.refusal : messages.otherLoss),
        { id: 'withdraw', confirmButton: { callback: () => send('withdrawn') } },
      ),
    )

  // A late answer or another read has settled it.
  const isFound = open !== undefined && !pending && item.is_consent === (open === 'given')
  const saveFound = useEffectEvent(() => {
    if (open) save(open)
  })
  useEffect(() => {
    if (isFound) saveFound()
  }, [isFound])

  return {
    isTicked,
    setIsTicked,
    pending,
    open: isFound ? undefined : open,
    /** The number of recorded answers. */
    answered,
    askToWithdraw,
    accept: () => send('given'),
    check: (action: Action) => void settle(action, LOST),
  }
}
