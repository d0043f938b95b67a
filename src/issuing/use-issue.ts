import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { watchOtherTabs } from '@/config/storage'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useAppDispatch } from '@/store/hooks'
import { refetchAfterIssue } from './issue-calls'
import { intentOf, subscribeToIntents, type IssueItem } from './issue-intents'
import { issueItem, resumeIssue, type IssueOutcome } from './issue-item'

/** How often the history is asked again after it has shown nothing: a slow server may still act. */
const LOOK_AGAIN_MS = 15_000

/** An item's issue as its page shows it: `idle`, or the status of its intent; `done` is one that the member has not seen yet. */
export type IssueStatus = 'idle' | 'sending' | 'checking' | 'notFound' | 'done'

/**
 * The issue of an item: `issue` sends it, and what an earlier visit or another tab has left open is looked up. Each outcome is
 * told once. The owner (brand and member) is undefined until the profile is known.
 */
export function useIssue(
  { kind, itemId, isForYou }: Omit<IssueItem, 'owner'>,
  owner: string | undefined,
  onOutcome: (outcome: IssueOutcome) => void,
) {
  const dispatch = useAppDispatch()
  const tell = useEffectEvent(onOutcome)
  const [isSending, setIsSending] = useState(false)
  const isMounted = useRef(false)
  const intent = useSyncExternalStore(
    subscribeToIntents,
    useCallback(
      () => (owner === undefined ? undefined : intentOf({ owner, kind, itemId })),
      [owner, kind, itemId],
    ),
  )

  useEffect(() => {
    if (owner === undefined) return
    let isCurrent = true
    void resumeIssue(dispatch, { owner, kind, itemId }).then((outcome) => {
      if (isCurrent && outcome) tell(outcome)
    })
    // Another tab has issued: what this tab shows of points and stock is old.
    const stop = watchOtherTabs('issues', () => {
      if (intentOf({ owner, kind, itemId })?.status === 'done') refetchAfterIssue(dispatch, kind)
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [owner, kind, itemId, dispatch])

  useWhileVisible(
    () => {
      if (owner === undefined || isSending || intent?.status !== 'notFound') return
      void resumeIssue(dispatch, { owner, kind, itemId }).then((outcome) => {
        if (isMounted.current && outcome?.status === 'done') onOutcome(outcome)
      })
    },
    intent?.status === 'notFound' ? LOOK_AGAIN_MS : undefined,
  )

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const issue = async () => {
    if (owner === undefined || isSending) return
    // What is certainly not sent needs no look into the history.
    if (!navigator.onLine) return onOutcome({ status: 'refused', error: { kind: 'offline' } })
    setIsSending(true)
    const outcome = await issueItem(dispatch, { owner, kind, itemId, ...(isForYou && { isForYou }) })
    // A member who has left the page finds the outcome when coming back.
    if (!isMounted.current) return
    setIsSending(false)
    onOutcome(outcome)
  }

  const status: IssueStatus =
    isSending && intent?.status !== 'checking'
      ? 'sending'
      : intent === undefined || intent.isSeen
        ? 'idle'
        : intent.status
  return { status, transactionId: intent?.transactionId, issue: () => void issue() }
}
