import { FormattedMessage } from 'react-intl'
import { pointRowPath } from '@/addresses/item-paths'
import { paths } from '@/addresses/paths'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { PointsSinceLastVisit, isLoss, LostPoints } from '@/features/points/histories/points-news'
import { usePointsNews } from '@/features/points/histories/use-points-news'
import { TierNewsTitle } from '@/features/membership/components/tier-news-notice'
import { useTierNews, useMarkTierNewsShown, type TierNews } from '@/features/membership/hooks/use-tier-news'
import { useSavingGoalNews, useMarkGoalNewsShown } from '@/features/redeem/privileges/hooks/use-saving-goal'
import type { SavingGoal } from '@/features/redeem/privileges/saving-for'
import { NewsRow, NoNewsRow } from './news-row'

interface News {
  /** Undefined while unknown; nothing is shown until then. */
  points: readonly PointHistoryRow[] | undefined
  tier: TierNews | undefined
  goal: SavingGoal | undefined
}

/** Home shows one piece of news at a time: points lost, but not by this phone; another tier; a saving goal that has ended; points gained. */
export function firstNews({ points, tier, goal }: News) {
  if (!points) return undefined
  const lost = points.find(isLoss)
  if (lost) return { kind: 'lost' as const, row: lost }
  if (tier) return { kind: 'tier' as const, news: tier }
  if (goal) return { kind: 'goal' as const, goal }
  return points.length > 0 ? { kind: 'gained' as const, rows: points } : undefined
}

/** What has happened since the last visit. Points stay news until the member opens the history. */
export default function HomeNews() {
  const told = firstNews({
    points: usePointsNews(),
    tier: useTierNews(),
    goal: useSavingGoalNews(),
  })
  switch (told?.kind) {
    case 'lost':
      return (
        <NewsRow to={pointRowPath(pointRowId(told.row))} data-tone="warning">
          <LostPoints row={told.row} />
        </NewsRow>
      )
    case 'tier':
      return <TierRow news={told.news} />
    case 'goal':
      return <GoalRow goal={told.goal} />
    case 'gained': {
      const [first, ...others] = told.rows
      return (
        <NewsRow to={first && others.length === 0 ? pointRowPath(pointRowId(first)) : paths.pointsHistory}>
          <PointsSinceLastVisit news={told.rows} />
        </NewsRow>
      )
    }
    case undefined:
      return <NoNewsRow />
  }
}

function TierRow({ news }: { news: TierNews }) {
  useMarkTierNewsShown(news)
  return (
    <NewsRow to={paths.memberInfo}>
      <TierNewsTitle news={news} />
    </NewsRow>
  )
}

function GoalRow({ goal }: { goal: SavingGoal }) {
  useMarkGoalNewsShown(goal)
  return (
    <NewsRow to={paths.privilege}>
      <FormattedMessage
        id="home.news.gone"
        defaultMessage="Goal ended: “{title}”"
        description="title is the privilege that the member was saving for; leads to the others"
        values={{ title: goal.title }}
      />
    </NewsRow>
  )
}
