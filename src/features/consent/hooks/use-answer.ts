import { useEffect, useEffectEvent, useState } from 'react'
import { api, profileTags } from '@/api/api'
import { outcomeOf, type ChangeOutcome, type Following } from '@/api/lost-answer'
import { PDPA_GROUP_KEY } from '@/config/constants'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { saveConsent } from '@/session/consent-record'
import { currentSession } from '@/session/lifetime'
import { sendConsent, type ConsentAnswer } from '@/session/send-consent'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { Article } from './use-articles'
import { wordingOf } from './use-wording'

export type ConsentAction = ConsentAnswer['action']

/** How long an answer is waited for before the article is read instead, each time. */
const PATIENCE_MS = [8000, 8000, 8000]

/** The answer that `check` goes on from. */
const LOST = Promise.resolve({ error: { kind: 'server' } })

/**
 * Gives or withdraws the consent to an article. Where the answer is lost or late, the article itself
 * says what was recorded; where that is not to be had either, the outcome stays unknown until `check` finds it.
 */
export function useAnswer({ item, text, isOfMembership }: Article) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const idempotency = useIdempotencyKey()
  const [pending, setPending] = useState<ConsentAction>()
  /** What was asked for without a known outcome. */
  const [open, setOpen] = useState<ConsentAction>()
  const reference = item.pdpa_article_alt_reference
  const groupKey = item.pdpa_article_group_key
  const query = { pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef } as const

  const answerOf = (action: ConsentAction) => ({ action, reference, groupKey })

  /** Stores what follows from an action that is known to be recorded. */
  const save = (action: ConsentAction) => {
    idempotency.done()
    // The page says so at once; the refetch that follows has the last word.
    dispatch(
      api.util.updateQueryData('listPdpa', query, ({ pdpa_list }) => {
        const known = pdpa_list.find((one) => one.pdpa_article_alt_reference === reference)
        if (known) known.is_consent = action === 'given'
      }),
    )
    void dispatch(saveConsent({ ...answerOf(action), isOfMembership, wording: wordingOf(text) }))
  }

  /** Whether the article says that the action was recorded; undefined where it cannot be read, or says nothing. */
  const look = async (action: ConsentAction): Promise<boolean | undefined> => {
    const read = dispatch(api.endpoints.listPdpa.initiate(query, { forceRefetch: true }))
    const { data, isSuccess } = await dispatch(currentSession()).only(read)
    read.unsubscribe()
    const known = data?.pdpa_list.find((one) => one.pdpa_article_alt_reference === reference)
    if (!isSuccess || known?.is_consent === undefined) return undefined
    const isDone = known.is_consent === (action === 'given')
    // The call itself had no answer that would make the profile stale.
    if (isDone) dispatch(api.util.invalidateTags(profileTags))
    return isDone
  }

  const run = async (action: ConsentAction, act: (following: Following) => Promise<ChangeOutcome>) => {
    setPending(action)
    const session = dispatch(currentSession())
    const outcome = await act({ session, look: () => look(action), patienceMs: PATIENCE_MS })
    if (outcome.status === 'done') save(action)
    setOpen(outcome.status === 'unknown' ? action : undefined)
    setPending(undefined)
    return outcome
  }

  const send = (action: ConsentAction) => {
    const answer = answerOf(action)
    setOpen(undefined)
    return run(action, (following) =>
      outcomeOf(dispatch(sendConsent(answer, idempotency.keyOf(answer))), following),
    )
  }

  // An answer that came late, or another read, has brought the outcome.
  const isFound = open !== undefined && !pending && item.is_consent === (open === 'given')
  const saveFound = useEffectEvent(() => {
    if (open) save(open)
  })
  useEffect(() => {
    if (isFound) saveFound()
  }, [isFound])

  return {
    pending,
    open: isFound ? undefined : open,
    answer: send,
    check: (action: ConsentAction) => run(action, (following) => outcomeOf(LOST, following)),
  }
}
