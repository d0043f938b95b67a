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

/**
 * The goal that is no longer offered, as news: told once (useMarkGoalNewsShown), and as long as it is true. A goal that was redeemed
 * makes no news, and that there are enough points is said by home's row of the goal.
 */
export function useSavingGoalNews(): SavingGoal | undefined {
  const { goal, state } = useSavingGoal()
  const [gone, setGone] = useState<SavingGoal>()
  // Once told, the goal is removed: of the same one that is there again, the news may become untrue.
  const isSame = goal?.privilegeId === gone?.privilegeId
  if (goal && state === 'gone' && !isSame) setGone(goal)
  else if (gone && isSame && state !== 'gone' && state !== 'unknown') setGone(undefined)
  return gone
}

/** Removes the goal that is no longer offered, once that is on screen. */
export function useMarkGoalNewsShown({ privilegeId }: SavingGoal): void {
  useEffect(() => savingFor.end(privilegeId), [privilegeId])
}
