import { ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { paths, pointRowPath } from '@/addresses/paths'
import { dateOfPoints } from '@/domain/points-news'
import { changeOf } from '@/domain/row-groups'
import { formatNumber, formatRecentDay, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { clampLines } from '@/ui/clamp-lines'
import { Link } from '@/ui/link'
import { NewsCard } from '@/ui/news-card'
import { useMediaQuery } from '@/ui/use-media-query'
import type { NewsRow } from '../hooks/use-points-news'
import { statusMessages } from '../history-kinds'
import { isSpent, usePointTitle } from '../point-facts'
import { NotYou } from './not-you'
import { SignedPoints } from './signed-points'

const MAX_ROWS = 3
/** On a short screen the card would cover what the member has come for. */
const SHORT_SCREEN = '(max-height: 720px)'

const Root = styled.div`
  padding: ${tokens.space(1)} ${tokens.space(4)};
  h2 {
    padding-block: ${tokens.space(3)} ${tokens.space(1)};
    padding-inline-end: ${tokens.space(10)};
    font-size: ${tokens.font.size.md};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  text-decoration: none;
  > b {
    flex: none;
    min-width: 3rem;
    font-variant-numeric: tabular-nums;
  }
  > b[data-gain] {
    color: ${tokens.color.success};
  }
  > b[data-status='canceled'] {
    text-decoration: line-through;
  }
  > span {
    flex: 1;
    min-width: 0;
    ${clampLines(1)}
    overflow-wrap: anywhere;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space(5)};
  font-size: ${tokens.font.size.sm};
  &:empty {
    display: none;
  }
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.tap};
  color: ${tokens.color.text};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

/** The newest rows, one of them spent where any is: points that have gone are what a member has to know of. */
function shownOf(news: readonly NewsRow[], count: number): NewsRow[] {
  const newest = news.slice(0, count)
  const spent = news.find(isSpent)
  return spent && !newest.includes(spent) ? [...newest.slice(0, -1), spent] : newest
}

interface PointsNewsCardProps {
  /** Newest first. */
  news: readonly NewsRow[]
  onClose: () => void
}

/** What has happened to the points since the last visit: the newest rows, each leading to itself in the history. */
export function PointsNewsCard({ news, onClose }: PointsNewsCardProps) {
  const locale = useLocale()
  const titleOf = usePointTitle()
  const { formatMessage } = useIntl()
  const maxRows = useMediaQuery(SHORT_SCREEN) ? 1 : MAX_ROWS
  const more = news.length - maxRows
  const shown = shownOf(news, maxRows)
  const placeOf = (row: NewsRow) =>
    row.status === 'expired' || row.status === 'canceled'
      ? formatMessage(statusMessages[row.status])
      : row.branch_name || titleOf(row)
  return (
    <NewsCard isShown={news.length > 0} onClose={onClose}>
      <Root>
        <h2>
          <FormattedMessage
            id="histories.news.title"
            defaultMessage="Since your last visit"
            description="Heading of a card on home, above points that came or went meanwhile"
          />
        </h2>
        <ul>
          {shown.map((row) => (
            <li key={row.id}>
              <Row to={pointRowPath(row.id)}>
                <b data-gain={changeOf(row) > 0 || undefined} data-status={row.status}>
                  <SignedPoints points={row.point} />
                </b>
                <span>
                  {unbroken(formatRecentDay(dateOfPoints(row), locale))} · {placeOf(row)}
                </span>
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              </Row>
            </li>
          ))}
        </ul>
        <Foot>
          {more > 0 && (
            <More to={paths.pointsHistory}>
              <FormattedMessage
                id="histories.news.more"
                defaultMessage="{count} more"
                description="Link to all of the history, below its newest rows; count is a formatted number"
                values={{ count: formatNumber(more) }}
              />
            </More>
          )}
          {shown.some(isSpent) && <NotYou />}
        </Foot>
      </Root>
    </NewsCard>
  )
}
