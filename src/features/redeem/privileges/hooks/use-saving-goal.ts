import { useEffect, useState } from 'react'
import { attemptOf } from '../../attempts'
import { usePrivilegeCardQuery } from '../../card-query'
import { savingFor, type SavingGoal } from '../saving-for'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { useStored } from '@/storage/use-stored'
import { usePrivilegeItem, type PrivilegeState } from '../privilege-item'

/** `unknown` while loading, after an error, or while it is being redeemed on this phone; `gone` is no longer offered. */
type SavingState = 'unknown' | 'gone' | Exclude<PrivilegeState, 'expired'>

/** The member's saving goal as the API has it now; its item as last read. */
export function useSavingGoal() {
  const toItem = usePrivilegeItem()
  const memberKey = useMemberKey()
  const goal = useStored('savingFor')
  const privilegeId = goal?.privilegeId ?? ''
  const profile = useProfile()
  const balance = profile.data?.point
  const query = usePrivilegeCardQuery(privilegeId, goal?.isForYou === true, { skip: !goal })
  const rows = query.currentData?.payload
  const card = rows?.find((one) => one.privilege_id === privilegeId)
  // An old card may count the missing points with another balance: compute them from the cost.
  const isOld = query.isFetching || query.isError
  const facts = card && isOld ? { ...card, point_need: undefined } : card
  const item = facts && balance !== undefined ? toItem(facts) : undefined

  const isBalanceKnown = profile.isSuccess && !profile.isFetching && profile.whole !== undefined
  const isKnown = query.isSuccess && !isOld && isBalanceKnown
  const state = (): SavingState => {
    if (!isKnown || isBeingRedeemed(goal, memberKey)) return 'unknown'
    // A server that ignores the filter sends other privileges.
    if (!item) return rows?.length === 0 ? 'gone' : 'unknown'
    return item.state === 'expired' ? 'gone' : item.state
  }
  return { goal, state: state(), item, balance }
}

/** Whether a redemption of the goal is unsettled on this phone; a settled one removes the goal itself. */
function isBeingRedeemed(goal: SavingGoal | undefined, memberKey: string | undefined): boolean {
  const attempt =
    goal && attemptOf({ memberKey: memberKey ?? '', kind: 'privilege', itemId: goal.privilegeId })
  return attempt?.status === 'sending' || attempt?.status === 'checking'
}

export interface GoalNews {
  kind: 'reached' | 'gone'
  goal: SavingGoal
  /** In the current language, if known. */
  title: string
}

/**
 * News that the goal's points are reached, or that it is no longer offered. Each is announced once (useMarkGoalNewsShown) and stays as
 * long as it is true. A goal that was redeemed makes no news.
 */
export function useSavingGoalNews(): GoalNews | undefined {
  const { goal, state, item } = useSavingGoal()
  const [news, setNews] = useState<Omit<GoalNews, 'title'>>()
  const now = state === 'gone' ? 'gone' : state === 'available' ? 'reached' : undefined
  const isTold = now === 'reached' && goal?.isReachedTold
  // A goal that ended is removed, so only news of a reached goal can become untrue.
  const isTrue =
    goal && goal.privilegeId === news?.goal.privilegeId
      ? news.kind === now || (state === 'unknown' && item?.state !== 'missing')
      : news?.kind === 'gone'
  if (goal && now && !isTold && (news?.kind !== now || news.goal.privilegeId !== goal.privilegeId))
    setNews({ kind: now, goal })
  else if (news && !isTrue) setNews(undefined)

  useEffect(() => {
    // After points were spent, reaching the goal is news again.
    if (state === 'missing' && goal?.isReachedTold) savingFor.noteReached(goal, false)
  }, [goal, state])
  return news && { ...news, title: item?.title ?? news.goal.title }
}

/** Records that the news is on screen, which removes a goal that is no longer offered. */
export function useMarkGoalNewsShown({ kind, goal }: GoalNews): void {
  useEffect(() => {
    if (kind === 'gone') savingFor.end(goal.privilegeId)
    else savingFor.noteReached(goal, true)
  }, [kind, goal])
}
