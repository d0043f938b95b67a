import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, pointRowPath, privilegeDetailPath } from '@/addresses/paths'
import { GainedPoints, isLoss, LostPoints } from '@/features/histories/components/points-news'
import { usePointsNews } from '@/features/histories/hooks/use-points-news'
import { useTierNews } from '@/features/membership/hooks/use-tier-news'
import { useSavingGoalNews } from '@/features/privileges/hooks/use-saving-goal-news'
import { tierInText } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { readStored } from '@/storage/storage'
import { NewsRow, QuietRow } from './news-row'

/**
 * What has happened since the last visit, one thing at a time: points that have gone without this phone's doing, another tier, what the
 * member saves for, points that came. Points stay news until they are seen in the history, which each of these rows leads to.
 */
export default function HomeNews() {
  const locale = useLocale()
  // The goal's card says by the history when there are enough points.
  const points = usePointsNews(readStored('savingFor') !== undefined)
  const tier = useTierNews()
  const { news: goal, noteShown } = useSavingGoalNews()
  const lost = points?.find(isLoss)
  const isGoalShown = points && goal && !lost && !tier
  const tellGoal = useEffectEvent(noteShown)
  useEffect(() => {
    if (isGoalShown) tellGoal()
  }, [isGoalShown])

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
  if (goal)
    return goal.kind === 'reached' ? (
      <NewsRow to={privilegeDetailPath(goal.goal.privilegeId, goal.goal.isForYou)}>
        <FormattedMessage
          id="home.news.reached"
          defaultMessage="You have enough points for “{title}”"
          description="title is the privilege that the member saves for"
          values={{ title: goal.title }}
        />
      </NewsRow>
    ) : (
      <NewsRow to={paths.privilege}>
        <FormattedMessage
          id="home.news.gone"
          defaultMessage="“{title}” has ended · choose another"
          description="title is the privilege that the member was saving for; leads to the others"
          values={{ title: goal.title }}
        />
      </NewsRow>
    )
  const [only] = points
  if (!only) return <QuietRow />
  return (
    <NewsRow to={points.length === 1 ? pointRowPath(only.id) : paths.pointsHistory}>
      <GainedPoints news={points} />
    </NewsRow>
  )
}
