import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, pointRowPath } from '@/addresses/paths'
import { GainedPoints, isLoss, LostPoints } from '@/features/histories/components/points-news'
import { usePointsNews, type NewsRow as PointsNews } from '@/features/histories/hooks/use-points-news'
import { useTierNews } from '@/features/membership/hooks/use-tier-news'
import { tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { readStored } from '@/storage/storage'
import { NewsRow, QuietRow } from './news-row'

const loadGoalNews = () => import('./goal-news')

/**
 * What has happened since the last visit, one thing at a time: points that have gone without this phone's doing, another tier, what the
 * member saves for, points that came. Points stay news until they are seen in the history, which each of these rows leads to.
 */
export default function HomeNews() {
  const locale = useLocale()
  // What is said of a goal that has ended stays on screen. The goal's card says by the history when there are enough points.
  const [hasGoal] = useState(() => readStored('savingFor') !== undefined)
  const points = usePointsNews(hasGoal)
  const lost = points?.find(isLoss)
  const GoalNews = useLazyComponent(loadGoalNews, hasGoal)
  const tier = useTierNews(!points || lost !== undefined)

  if (!points) return <QuietRow />
  if (lost)
    return (
      <NewsRow to={pointRowPath(lost.id)} data-tone="warning">
        <LostPoints row={lost} />
      </NewsRow>
    )
  if (tier)
    return (
      <NewsRow to={paths.memberInfo}>
        <FormattedMessage
          id="home.news.tier"
          defaultMessage="{change, select, up {Congratulations, you have reached {tier}} other {Your tier is now {tier}}}"
          description="tier is the member's new tier"
          values={{
            change: tier.change,
            tier: tierInText(
              (locale === 'en' && tier.now.nameEn) || tier.now.nameTh,
              locale,
              tier.change === 'up',
            ),
          }}
        />
      </NewsRow>
    )
  if (hasGoal) return GoalNews ? <GoalNews otherwise={<PointsThatCame news={points} />} /> : <QuietRow />
  return <PointsThatCame news={points} />
}

function PointsThatCame({ news }: { news: readonly PointsNews[] }) {
  const [only] = news
  if (!only) return <QuietRow />
  return (
    <NewsRow to={news.length === 1 ? pointRowPath(only.id) : paths.pointsHistory}>
      <GainedPoints news={news} />
    </NewsRow>
  )
}
