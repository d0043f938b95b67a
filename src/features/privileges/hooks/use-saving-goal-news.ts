import { useEffect, useState } from 'react'
import { savingFor, type SavingGoal } from '@/session/saving-for'
import { useSavingGoal } from './use-saving-goal'

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
  // That a goal has ended stays true, and ends the goal; that there are enough points, only while they are there for this goal.
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
    // Points that were spent meanwhile, and come again, are worth telling again.
    if (state === 'missing' && goal.isReachedTold) savingFor.noteReached(goal, false)
  }, [goal, state])
  return news && { ...news, title: item?.title ?? news.goal.title }
}

/** Notes that news of a goal are on screen; a goal that is no longer offered ends with that. */
export function useToldGoal({ kind, goal }: GoalNews): void {
  useEffect(() => {
    if (kind === 'gone') savingFor.end(goal)
    else savingFor.noteReached(goal, true)
  }, [kind, goal])
}
