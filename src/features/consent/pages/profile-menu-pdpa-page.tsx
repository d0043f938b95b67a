import { ScrollText, ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { localeTags } from '@/i18n/locale'
import { pageTitles } from '@/i18n/page-titles'
import { useReadable } from '@/lib/readable'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Link } from '@/ui/link'
import { MutedLine } from '@/ui/muted'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { SubmenuButton } from '@/ui/submenu-button'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { NoTextYet } from '../components/no-text-yet'
import { consentMessages } from '../consent-messages'
import { useArticles, type Article } from '../hooks/use-articles'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(4)};
  max-width: calc(640px + 2 * ${tokens.gutter});
  padding: ${tokens.space(4)} ${tokens.gutter};
`

const List = styled(Card).attrs({ as: 'ul' })`
  li + li {
    border-block-start: 1px solid ${tokens.color.outline};
  }
  /* Their names have two lines. */
  li > a {
    padding-block: ${tokens.space(3)};
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
  padding: ${tokens.space(3)} ${tokens.space(4)};
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
              <FormattedMessage {...consentMessages[status]} />
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
      <Skeleton width="80%" height="60.6px" />
    </Waiting>
  )
}
