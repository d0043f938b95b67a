import { useEffect, useState } from 'react'
import { savingFor, type SavingGoal } from '@/session/saving-for'
import { useSavingGoal } from './use-saving-goal'

interface GoalNews {
  kind: 'reached' | 'gone'
  goal: SavingGoal
  /** In the language on screen, where it is known. */
  title: string
}

/**
 * That there are enough points for what the member saves for, or that it is no longer offered, which ends the saving; each is told once,
 * as it `isShown`, and stays as long as it is true. A goal that was redeemed ends without a word.
 */
export function useSavingGoalNews(): { news: GoalNews | undefined; noteShown: () => void } {
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
  const noteShown = () => {
    if (news?.kind === 'gone') savingFor.end(news.goal)
    if (news?.kind === 'reached') savingFor.noteReached(news.goal, true)
  }
  return { news: news && { ...news, title: item?.title ?? news.goal.title }, noteShown }
}
