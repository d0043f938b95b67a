import { useEffect, useEffectEvent, useState } from 'react'
import { api, profileTags } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { PDPA_ACTION, PDPA_GROUP_KEY } from '@/config/constants'
import { writeText } from '@/storage/storage'
import { useIdempotencyKey } from '@/api/use-idempotency-key'
import { saveConsent } from '@/session/consent-record'
import { currentSession } from '@/session/lifetime'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { Article } from './use-articles'
import { wordingOf } from './use-wording'

export type ConsentAction = 'given' | 'withdrawn'

export type AnswerOutcome =
  | { status: 'done' }
  | { status: 'refused'; error: AppError }
  /** Neither the answer nor the article says whether it was recorded. */
  | { status: 'unknown' }

const CODES = { given: PDPA_ACTION.consent, withdrawn: PDPA_ACTION.withdraw } as const

/** How long an answer is waited for before the article is read instead, and how often. */
const SLOW_MS = 8000
const LOOKS = 3

/**
 * Gives or withdraws the consent to an article. Where the answer is lost or late, the article itself
 * says what was recorded; where that is not to be had either, the outcome stays unknown until `check` finds it.
 */
export function useAnswer({ item, text, isOfMembership }: Article) {
  const dispatch = useAppDispatch()
  const brandRef = useAppSelector((state) => state.session.brandRef) ?? ''
  const [sendConsent] = api.useSendConsentMutation()
  const idempotency = useIdempotencyKey()
  const [pending, setPending] = useState<ConsentAction>()
  /** What was asked for without a known outcome. */
  const [open, setOpen] = useState<ConsentAction>()
  const reference = item.pdpa_article_alt_reference
  const groupKey = item.pdpa_article_group_key
  const query = { pdpa_group_key: PDPA_GROUP_KEY, brand_ref: brandRef } as const

  /** Stores what follows from an action that is known to be recorded. */
  const keep = (action: ConsentAction) => {
    idempotency.done()
    if (isOfMembership) writeText('isConsentStanding', String(action === 'given'))
    // The page says so at once; the refetch that follows has the last word.
    dispatch(
      api.util.updateQueryData('listPdpa', query, ({ pdpa_list }) => {
        const known = pdpa_list.find((one) => one.pdpa_article_alt_reference === reference)
        if (known) known.is_consent = action === 'given'
      }),
    )
    void dispatch(saveConsent({ action, reference, groupKey, wording: wordingOf(text) }))
  }

  const settle = (action: ConsentAction): AnswerOutcome => {
    setOpen(undefined)
    keep(action)
    return { status: 'done' }
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

  const find = async (action: ConsentAction, error: AppError): Promise<AnswerOutcome> => {
    const isDone = await look(action)
    if (isDone) return settle(action)
    setOpen(isDone === undefined ? action : undefined)
    return isDone === undefined ? { status: 'unknown' } : { status: 'refused', error }
  }

  const send = async (action: ConsentAction): Promise<AnswerOutcome> => {
    const body = {
      Pdpa_Article_Alt_Reference: reference,
      Pdpa_Article_Group_Key: groupKey,
      Pdpa_Action: CODES[action],
    }
    setOpen(undefined)
    const sent = sendConsent({ body, 'X-Request-Id': idempotency.keyOf(body) })
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const answer = await dispatch(currentSession()).only(Promise.race([sent, late()]))
      if (answer && !answer.error) return settle(action)
      if (answer) {
        const error = toAppError(answer.error)
        return isAnswerLost(error) ? find(action, error) : { status: 'refused', error }
      }
      if (await look(action)) return settle(action)
    }
    setOpen(action)
    return { status: 'unknown' }
  }

  const run = async (action: ConsentAction, act: () => Promise<AnswerOutcome>) => {
    setPending(action)
    const outcome = await act()
    setPending(undefined)
    return outcome
  }

  // An answer that came late, or another read, has brought the outcome.
  const isFound = open !== undefined && !pending && item.is_consent === (open === 'given')
  const saveFound = useEffectEvent(() => {
    if (open) keep(open)
  })
  useEffect(() => {
    if (isFound) saveFound()
  }, [isFound])

  return {
    pending,
    open: isFound ? undefined : open,
    answer: (action: ConsentAction) => run(action, () => send(action)),
    check: (action: ConsentAction) => run(action, () => find(action, { kind: 'server' })),
  }
}

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), SLOW_MS)
  })
