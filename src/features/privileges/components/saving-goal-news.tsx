import { CircleOff, PartyPopper } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths, privilegeDetailPath } from '@/addresses/paths'
import { savingFor, type SavingGoal } from '@/session/saving-for'
import { NewsCard } from '@/ui/news-card'
import { BesideClose, NewsLink, NewsNotice } from '@/ui/news-notice'
import { useSavingGoal } from '../hooks/use-saving-goal'

type News = { kind: 'reached' | 'gone'; goal: SavingGoal }

/**
 * Tells on home, once, that there are enough points for what the member saves for, or that it is no longer offered, which ends the
 * saving; stays until it is closed or home is left. A goal that was redeemed ends without a word.
 */
export function SavingGoalNews() {
  const { goal, state, item } = useSavingGoal()
  const [news, setNews] = useState<News>()
  const [isClosed, setIsClosed] = useState(false)
  const isDue = state === 'gone' || (state === 'reached' && !goal?.isReachedTold)
  // That a goal has ended stays true, and ends the goal; that there are enough points, only while they are there for this goal.
  const isTrue =
    goal && goal.privilegeId === news?.goal.privilegeId
      ? state === news.kind || (state === 'unknown' && item?.state !== 'missing')
      : news?.kind === 'gone'
  if (goal && isDue && (news?.kind !== state || news.goal.privilegeId !== goal.privilegeId)) {
    setNews({ kind: state, goal })
    setIsClosed(false)
  } else if (news && !isTrue) setNews(undefined)

  useEffect(() => {
    if (!goal) return
    if (state === 'had') savingFor.end(goal)
    // Points that were spent meanwhile, and come again, are worth telling again.
    if (state === 'missing' && goal.isReachedTold) savingFor.noteReached(goal, false)
  }, [goal, state])
  const handleShown = () => {
    if (news?.kind === 'gone') savingFor.end(news.goal)
    if (news?.kind === 'reached') savingFor.noteReached(news.goal, true)
  }

  return (
    <NewsCard
      isShown={news !== undefined && !isClosed}
      onShown={handleShown}
      onClose={() => setIsClosed(true)}
    >
      {news && (
        <BesideClose>
          {news.kind === 'gone' ? (
            <Gone goal={news.goal} />
          ) : (
            <Reached goal={news.goal} title={item?.title} />
          )}
        </BesideClose>
      )}
    </NewsCard>
  )
}

interface ReachedProps {
  goal: SavingGoal
  /** In the language on screen, where it is known. */
  title: string | undefined
}

function Reached({ goal, title = goal.title }: ReachedProps) {
  return (
    <NewsNotice
      icon={PartyPopper}
      isGood
      title={
        <FormattedMessage
          id="privileges.saving.reachedTitle"
          defaultMessage="You have enough points"
          description="Title of a notice on home: for the privilege that the member saves for"
        />
      }
      text={
        <FormattedMessage
          id="privileges.saving.reachedText"
          defaultMessage="“{title}” is yours to redeem."
          description="Of the privilege that the member has saved points for"
          values={{ title }}
        />
      }
    >
      <NewsLink to={privilegeDetailPath(goal.privilegeId, goal.isForYou)}>
        <FormattedMessage
          id="privileges.saving.redeem"
          defaultMessage="Go and redeem it"
          description="Link to the privilege that there are enough points for"
        />
      </NewsLink>
    </NewsNotice>
  )
}

function Gone({ goal: { title } }: { goal: SavingGoal }) {
  return (
    <NewsNotice
      icon={CircleOff}
      isGood={false}
      title={
        <FormattedMessage
          id="privileges.saving.goneTitle"
          defaultMessage="What you were saving for has ended"
          description="Title of a notice on home"
        />
      }
      text={
        <FormattedMessage
          id="privileges.saving.goneText"
          defaultMessage="“{title}” has ended. Your points are safe; choose another."
          description="Of the privilege that the member was saving points for"
          values={{ title }}
        />
      }
    >
      <NewsLink to={paths.privilege}>
        <FormattedMessage
          id="privileges.saving.others"
          defaultMessage="Choose another"
          description="Link to the privileges, from one that is no longer offered"
        />
      </NewsLink>
    </NewsNotice>
  )
}
