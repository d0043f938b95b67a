import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchOtherTabs } from '@/config/storage'
import { useIsThere } from '@/lib/use-is-there'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useAppDispatch } from '@/store/hooks'
import { refetchAfterIssue } from './issue-calls'
import { forgetRefusal, intentOf, isOpen, type IssueIntent, type IssueItem } from './issue-intents'
import { issueItem, resumeIssue, type IssueOutcome } from './issue-item'
import { useStoredIntent } from './use-stored-intent'

/** How often what is open is looked at again: a slow server may still act, and another tab may have been closed meanwhile. */
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
  const isThere = useIsThere()
  const [isSending, setIsSending] = useState(false)
  const isResuming = useRef(false)
  const intent = useStoredIntent({ kind, itemId }, owner)

  const tell = (item: IssueItem, outcome: IssueOutcome) => {
    onOutcome(outcome)
    if (outcome.status === 'refused') forgetRefusal(item)
  }

  const resume = async () => {
    if (owner === undefined || isSending || isResuming.current) return
    isResuming.current = true
    const item = { owner, kind, itemId }
    const outcome = await resumeIssue(dispatch, item)
    isResuming.current = false
    // What has come to nothing is on screen already.
    const isNews = outcome?.status === 'done' || outcome?.status === 'refused'
    if (isNews && isThere()) tell(item, outcome)
  }
  const resumeOnArrival = useEffectEvent(resume)

  useEffect(() => {
    if (owner === undefined) return
    void resumeOnArrival()
    // Another tab has issued: what this tab shows of points and stock is old.
    return watchOtherTabs('issues', () => {
      if (intentOf({ owner, kind, itemId })?.status === 'done') refetchAfterIssue(dispatch, kind)
    })
  }, [owner, kind, itemId, dispatch])

  const isUnsettled = intent !== undefined && intent.status !== 'done'
  useWhileVisible(() => void resume(), isUnsettled ? LOOK_AGAIN_MS : undefined)

  const issue = async () => {
    if (owner === undefined || isSending) return
    // What is certainly not sent needs no look into the history.
    if (!navigator.onLine) return onOutcome({ status: 'refused', error: { kind: 'offline' } })
    setIsSending(true)
    const item = { owner, kind, itemId }
    const outcome = await issueItem(dispatch, { ...item, ...(isForYou && { isForYou }) })
    // A member who has left the page finds the outcome when coming back.
    if (!isThere()) return
    setIsSending(false)
    tell(item, outcome)
  }

  const status = isSending && intent?.status !== 'checking' ? 'sending' : statusOf(intent)
  return { status, transactionId: intent?.transactionId, issue: () => void issue() }
}

/** What has been refused can be issued again; a retry stays one, because its first try may still be on its way. */
function statusOf(intent: IssueIntent | undefined): IssueStatus {
  if (!isOpen(intent) || (intent?.refusal && !intent.isRetry)) return 'idle'
  return intent?.status ?? 'idle'
}
