import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, privilegeDetailPath } from '@/addresses/paths'
import { useSavingGoalNews } from '@/features/privileges/hooks/use-saving-goal-news'
import { NewsRow } from './news-row'

/** What has become of the privilege that the member saves for, where that is news; told once. */
export default function GoalNews({ otherwise }: { otherwise: ReactNode }) {
  const { news, noteShown } = useSavingGoalNews()
  const isShown = news !== undefined
  const tell = useEffectEvent(noteShown)
  useEffect(() => {
    if (isShown) tell()
  }, [isShown])
  if (!news) return otherwise
  return news.kind === 'reached' ? (
    <NewsRow to={privilegeDetailPath(news.goal.privilegeId, news.goal.isForYou)}>
      <FormattedMessage
        id="home.news.reached"
        defaultMessage="You have enough points for “{title}”"
        description="title is the privilege that the member saves for"
        values={{ title: news.title }}
      />
    </NewsRow>
  ) : (
    <NewsRow to={paths.privilege}>
      <FormattedMessage
        id="home.news.gone"
        defaultMessage="“{title}” has ended · choose another"
        description="title is the privilege that the member was saving for; leads to the others"
        values={{ title: news.title }}
      />
    </NewsRow>
  )
}
