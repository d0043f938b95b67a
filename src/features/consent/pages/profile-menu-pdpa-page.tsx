import { ScrollText, ShieldCheck } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { localeTags } from '@/i18n/locale'
import { pageTitles } from '@/i18n/page-titles'
import { useReadable } from '@/lib/readable'
import { media, tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Link } from '@/ui/link'
import { MutedLine } from '@/ui/muted'
import { Notice } from '@/ui/notice'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { SubmenuButton } from '@/ui/submenu-button'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { NoTextYet } from '../components/no-text-yet'
import { consentMessages } from '../consent-messages'
import { useArticles, type Article } from '../hooks/use-articles'

const messages = defineMessages({
  given: { id: 'consent.menu.given', defaultMessage: 'Given', description: 'State of a consent, in a list' },
  none: {
    id: 'consent.menu.none',
    defaultMessage: 'Not given',
    description: 'State of a consent, in a list',
  },
  withdrawn: {
    id: 'consent.menu.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a consent, in a list',
  },
})

/** The list, with its purpose beside it from tablets up. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(4)};
  padding: ${tokens.space(4)} ${tokens.gutter};
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${tokens.space(8)};
    align-items: start;
  }
`

const List = styled(Card).attrs({ as: 'ul' })`
  li + li {
    border-block-start: 1px solid ${tokens.color.outline};
  }
`

const State = styled(MutedLine)`
  &[data-status='given'] {
    color: ${tokens.color.success};
  }
`

const Waiting = styled(SkeletonGroup)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space(3)};
  padding: ${tokens.space(2)} ${tokens.space(4)};
`

/** profile.profile-menu-pdpa: the consent articles with the member's answers, and the terms. */
export default function ProfileMenuPdpaPage() {
  const { query, articles, outdated } = useArticles()
  useQueryErrorModal({ ...query, isLoaded: query.data !== undefined })
  if (!articles && query.error) return <ErrorState read={query} />
  return (
    <>
      {articles?.length === 0 && <NoTextYet title={<FormattedMessage {...consentMessages.noArticles} />} />}
      <Root>
        {outdated && <AsOf read={outdated} />}
        <List data-flat>
          {articles ? (
            articles.map((article) => (
              <li key={article.item.pdpa_article_alt_reference}>
                <ArticleRow article={article} />
              </li>
            ))
          ) : (
            <li>
              <WaitingRow />
            </li>
          )}
          <li>
            <SubmenuButton
              as={Link}
              to={paths.condition}
              icon={<ScrollText size={24} strokeWidth={1.75} aria-hidden />}
              title={<FormattedMessage {...pageTitles.condition} />}
            />
          </li>
        </List>
        {articles?.length !== 0 && (
          <Notice tone="info">
            <FormattedMessage
              id="consent.menu.about"
              defaultMessage="See what you’ve consented to. Withdraw any time."
            />
          </Notice>
        )}
      </Root>
    </>
  )
}

function ArticleRow({ article: { item, text, status } }: { article: Article }) {
  const title = useReadable(text.html)?.title
  if (title === undefined) return <WaitingRow />
  return (
    <SubmenuButton
      as={Link}
      to={`${paths.profilePdpa}?${new URLSearchParams({ pdpaRef: item.pdpa_article_alt_reference })}`}
      icon={<ShieldCheck size={24} strokeWidth={1.75} aria-hidden />}
      title={
        <>
          {title ? (
            <span lang={localeTags[text.locale]}>{title}</span>
          ) : (
            <FormattedMessage {...pageTitles.pdpa} />
          )}
          {status && (
            <State data-status={status}>
              <FormattedMessage {...messages[status]} />
            </State>
          )}
        </>
      }
    />
  )
}

/** As high as a title of two lines and the member's answer. */
function WaitingRow() {
  return (
    <Waiting>
      <Skeleton width="24px" height="24px" />
      <Skeleton width="80%" height="73.6px" />
    </Waiting>
  )
}
