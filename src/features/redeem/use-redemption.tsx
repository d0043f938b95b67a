import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { watchOtherTabs, writeStored } from '@/storage/storage'
import { useIsMounted } from '@/lib/use-is-mounted'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useMemberKey } from '@/session/use-member-key'
import { useAppDispatch } from '@/store/hooks'
import { useErrorModal } from '@/ui/dialogs/use-error-modal'
import {
  attemptOf,
  clearError,
  isUnfinished,
  useAttempt,
  type RedemptionAttempt,
  type RedemptionItem,
} from './attempts'
import { RedeemQuestion, useQuestion, type Question } from './redeem-question'
import { itemKinds } from './item-kinds'
import {
  mayTryAgain,
  redeem,
  refetchAfterRedemption,
  resumeRedemption,
  type RedemptionOutcome,
} from './redeem'

/** `idle`, or the attempt's status; `done` until the member has seen it. */
type RedemptionStatus = 'idle' | RedemptionAttempt['status']

export type Redemption = ReturnType<typeof useRedemption>

/** Redeems an item: the question, the request, and the page after each outcome. */
export function useRedemption(
  item: Omit<RedemptionItem, 'memberKey'>,
  canRedeem: boolean,
  question: Question,
) {
  const { kind } = item
  const { transactionPath, words, errors } = itemKinds[kind]
  const navigate = useNavigate()
  const showError = useErrorModal(errors)
  const follow = (outcome: RedemptionOutcome) => {
    if (outcome.status === 'refused') return showError(outcome.error)
    if (outcome.status !== 'done') return
    // After a privilege, not a package, back leads to the privileges (spec 2, Sub header).
    if (kind === 'privilege') writeStored('checkIssueCP', 'true')
    void navigate(transactionPath(outcome.transactionId))
  }
  const memberKey = useMemberKey()
  const {
    redeem: redeemNow,
    doneBefore,
    agreedPoints,
    ...state
  } = useRedemptionState(item, memberKey, follow)
  const { status, requestId } = state

  // The attempt that the member knew of at the tap: another one is another tab's, even if it is over by now. Before the profile is
  // known, nobody knows of any.
  const [tapped, setTapped] = useState<{ requestId: string | undefined }>()
  const isSameAttempt = tapped === undefined ? status === 'idle' : requestId === tapped.requestId
  const { isWaiting, ask: askNow } = useQuestion(
    {
      id: 'redeem',
      what: kind,
      isAskable: canRedeem && isSameAttempt,
      agreed: question.cost,
      figures: question.read,
      isMemberKnown: memberKey !== undefined,
    },
    () => {
      setTapped({ requestId })
      return {
        title: words.question,
        description: <RedeemQuestion kind={kind} question={question} />,
        onConfirm: () => redeemNow(doneBefore),
      }
    },
  )
  const ask = () => {
    setTapped(memberKey === undefined ? undefined : { requestId })
    askNow()
  }
  return {
    kind,
    canRedeem,
    ...state,
    /** The item is redeemed, or not: nobody knows yet. */
    isOutcomeUnknown: status === 'checking' || status === 'notRedeemed',
    /** The member has tapped, and the question waits for the profile or the API. */
    isWaiting,
    ask,
    /** Redeems again, without a question where the price is the one that was agreed to. */
    redeem: () => (agreedPoints === item.points ? redeemNow(doneBefore) : ask()),
  }
}

/** How often an open redemption is looked up: a slow server may still act, and the tab that waited may be closed. */
const LOOK_AGAIN_MS = 15_000

/**
 * Redeems an item without a question, looks up what an earlier visit or another tab has left open, and reports each outcome
 * once. The member key is undefined until the profile is known.
 */
export function useRedemptionState(
  item: Omit<RedemptionItem, 'memberKey'>,
  memberKey: string | undefined,
  onOutcome: (outcome: RedemptionOutcome) => void,
) {
  const { kind, itemId } = item
  const dispatch = useAppDispatch()
  const isMounted = useIsMounted()
  const [isSending, setIsSending] = useState(false)
  const isResuming = useRef(false)
  const attempt = useAttempt({ kind, itemId }, memberKey)

  const tell = (own: RedemptionItem, outcome: RedemptionOutcome) => {
    onOutcome(outcome)
    if (outcome.status === 'refused') clearError(own)
  }

  const resume = async () => {
    if (memberKey === undefined || isSending || isResuming.current) return
    isResuming.current = true
    const own = { ...item, memberKey }
    const outcome = await resumeRedemption(dispatch, own)
    isResuming.current = false
    // "Not redeemed" is on screen already.
    const isNews = outcome?.status === 'done' || outcome?.status === 'refused'
    if (isNews && isMounted()) tell(own, outcome)
  }
  const resumeOnArrival = useEffectEvent(resume)

  useEffect(() => {
    if (memberKey === undefined) return
    void resumeOnArrival()
    // Points and stock are outdated after a redemption in another tab.
    return watchOtherTabs('redemptionAttempts', () => {
      if (attemptOf({ memberKey, kind, itemId })?.status === 'done') refetchAfterRedemption(dispatch, kind)
    })
  }, [memberKey, kind, itemId, dispatch])

  const isUnsettled = attempt !== undefined && attempt.status !== 'done'
  useWhileVisible(() => void resume(), isUnsettled ? LOOK_AGAIN_MS : undefined)

  const send = async (doneAsAgreed: string | undefined) => {
    if (memberKey === undefined || isSending) return
    setIsSending(true)
    const own = { ...item, memberKey }
    const outcome = await redeem(dispatch, own, doneAsAgreed)
    // The member sees the outcome on return.
    if (!isMounted()) return
    setIsSending(false)
    tell(own, outcome)
  }

  const status = isSending && attempt?.status !== 'checking' ? 'sending' : statusOf(attempt)
  return {
    status,
    transactionId: attempt?.transactionId,
    /** Of the latest attempt, for an operator to find it. */
    requestId: attempt?.requestId,
    /** The member may send the same once more. */
    canTryAgain: !isSending && status !== 'idle' && attempt !== undefined && mayTryAgain(attempt),
    /** What the latest attempt was to cost. */
    agreedPoints: attempt?.points,
    /** The attempt that is done; what a member agrees to now comes after it. */
    doneBefore: attempt?.status === 'done' ? attempt.requestId : undefined,
    redeem: (doneAsAgreed: string | undefined) => void send(doneAsAgreed),
  }
}

/** After an error the item can be redeemed again; a failed retry stays open, because its first try may still be pending. */
function statusOf(attempt: RedemptionAttempt | undefined): RedemptionStatus {
  if (!isUnfinished(attempt) || (attempt?.error && !attempt.isRetry)) return 'idle'
  return attempt?.status ?? 'idle'
}
