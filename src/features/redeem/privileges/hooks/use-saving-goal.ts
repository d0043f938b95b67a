import { useEffect, useState } from 'react'
import { attemptOf } from '../../attempts'
import { usePrivilegeCardQuery } from '../../card-query'
import { savingFor, useSavingFor, type SavingGoal } from '../saving-for'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { usePrivilegeItem, type PrivilegeItem } from '../privilege-item'

/** `unknown` while the goal is being read or cannot be; `gone` is no longer offered; `had` is gone while this phone redeems it. */
type SavingState = 'unknown' | 'missing' | 'reached' | 'unavailable' | 'had' | 'gone'

interface Saving {
  goal: SavingGoal | undefined
  state: SavingState
  /** As it was read last. */
  item: PrivilegeItem | undefined
  balance: number | undefined
}

const states = {
  expired: 'gone',
  available: 'reached',
  missing: 'missing',
  // It may come back.
  fullyRedeemed: 'unavailable',
  notIssuable: 'unavailable',
} as const

/** What the member saves for, as the API has it now. */
export function useSavingGoal(): Saving {
  const toItem = usePrivilegeItem()
  const memberKey = useMemberKey()
  const goal = useSavingFor(memberKey)
  const privilegeId = goal?.privilegeId ?? ''
  const profile = useProfile()
  const balance = profile.data?.point
  const query = usePrivilegeCardQuery(privilegeId, goal?.isForYou === true, { skip: !goal })
  const rows = query.currentData?.payload
  const card = rows?.find((one) => one.privilege_id === privilegeId)
  // The balance may have changed since an old card said how many points are missing: take the cost less the balance.
  const isOld = query.isFetching || query.isError
  const facts = card && isOld ? { ...card, point_need: undefined } : card
  const item = facts && balance !== undefined ? toItem(facts) : undefined

  const isBalanceKnown = profile.isSuccess && !profile.isFetching && profile.whole !== undefined
  const isKnown = query.isSuccess && !isOld && isBalanceKnown
  const state = (): SavingState => {
    if (!isKnown) return 'unknown'
    // A server that ignores the filter sends other privileges, which says nothing of this one.
    const now = item ? states[item.state] : rows?.length === 0 ? 'gone' : 'unknown'
    return now === 'gone' && isBeingRedeemed(goal) ? 'had' : now
  }
  return { goal, state: state(), item, balance }
}

/** Whether the outcome of an attempt to redeem the goal is awaited on this phone; a redemption that is done ends the saving itself. */
function isBeingRedeemed(goal: SavingGoal | undefined): boolean {
  const attempt =
    goal && attemptOf({ memberKey: goal.memberKey, kind: 'privilege', itemId: goal.privilegeId })
  return attempt?.status === 'sending' || attempt?.status === 'checking'
}

export interface GoalNews {
  kind: 'reached' | 'gone'
  goal: SavingGoal
  /** In the language on screen, where it is known. */
  title: string
}

/**
 * That there are enough points for what the member saves for, or that it is no longer offered. Each is told once (useToldGoal), and
 * stays as long as it is true. A goal that was redeemed ends without a word.
 */
export function useSavingGoalNews(): GoalNews | undefined {
  const { goal, state, item } = useSavingGoal()
  const [news, setNews] = useState<Omit<GoalNews, 'title'>>()
  const isDue = state === 'gone' || (state === 'reached' && !goal?.isReachedTold)
  // News that a goal has ended stays true, though the goal is removed by it; news of enough points is true as long as there are enough.
  const isTrue =
    goal && goal.privilegeId === news?.goal.privilegeId
      ? state === news.kind || (state === 'unknown' && item?.state !== 'missing')
      : news?.kind === 'gone'
  if (goal && isDue && (news?.kind !== state || news.goal.privilegeId !== goal.privilegeId))
    setNews({ kind: state, goal })
  else if (news && !isTrue) setNews(undefined)

  useEffect(() => {
    if (!goal) return
    if (state === 'had') savingFor.end(goal)
    // Once points have been spent, enough points are worth telling again.
    if (state === 'missing' && goal.isReachedTold) savingFor.noteReached(goal, false)
  }, [goal, state])
  return news && { ...news, title: item?.title ?? news.goal.title }
}

/** Notes that news of a goal are on screen; the saving for a goal that is no longer offered ends with that. */
export function useToldGoal({ kind, goal }: GoalNews): void {
  useEffect(() => {
    if (kind === 'gone') savingFor.end(goal)
    else savingFor.noteReached(goal, true)
  }, [kind, goal])
}
