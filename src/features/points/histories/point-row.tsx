import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { PointHistoryRow } from '@/api/point-rows'
import { formatDate, formatPoints, formatRecentDay, formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { statusMessages } from '@/ui/page-words'
import { tappedGround } from '@/ui/tapped-ground'
import { tokens } from '@/theme/tokens'
import { clampLines } from '@/ui/clamp-lines'
import { MutedLine } from '@/ui/muted'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { monthOf, rowWords, usePointTitle, validityOfPoints } from './point-facts'
import { SignedPoints } from './signed-points'

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space(3)};
  align-items: center;
  width: 100%;
  min-height: 60px;
  padding: 5px 0;
  border-bottom: 1px solid ${tokens.color.outline};
  text-align: start;
  > :last-child {
    text-align: end;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${tappedGround(tokens.color.surfaceSunken, tokens.color.surfaceSunken)}
`

const Title = styled.span`
  ${clampLines(2)}
  font-weight: 600;
`

const Amount = styled.span`
  display: block;
  font-size: ${tokens.font.size.lg};
  font-weight: 700;
  line-height: 1.4;
  &:not([data-status]) {
    font-size: ${tokens.font.size.md};
    font-weight: 600;
  }
  &[data-status='received'] {
    color: ${tokens.color.success};
  }
  &[data-status='expired'],
  &[data-status='canceled'] {
    color: ${tokens.color.textMuted};
  }
  &[data-status='canceled'] {
    text-decoration: line-through;
  }
`

interface PointRowProps {
  row: PointHistoryRow
  /** Show the last day before the first, in a list of expiring points. */
  isExpiring?: boolean
  /** All rows are points the member still has, without sign or status. */
  isPlain?: boolean
  onOpen: () => void
}

/** Points with their reason, time and place; a tap opens the details. */
export function PointRow({ row, isExpiring = false, isPlain = false, onOpen }: PointRowProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const titleOf = usePointTitle()
  const { status } = row
  // Green and a plus say it to the eye.
  const Status = status === 'received' ? VisuallyHidden : MutedLine
  const validity = validityOfPoints(row)
  const thisYear = useToday().slice(0, 'yyyy'.length)
  const dayIn = monthOf(row).startsWith(thisYear) ? formatRecentDay : formatDate
  const facts = [
    row.date && dayIn(row.date, locale),
    row.date?.includes('T') && formatTime(row.date, locale),
    row.branch_name,
  ].filter(Boolean)
  return (
    <Row type="button" aria-haspopup="dialog" onClick={onOpen}>
      <span>
        <Title>{titleOf(row)}</Title>
        <MutedLine>
          {isExpiring && validity.kind === 'date' ? (
            <FormattedMessage {...rowWords.until} values={{ date: formatDate(validity.date, locale) }} />
          ) : (
            facts.join(' · ')
          )}
        </MutedLine>
      </span>
      <span>
        <Amount data-status={isPlain ? undefined : status}>
          {isPlain ? formatPoints(row.point, locale) : <SignedPoints points={row.point} />}
        </Amount>
        {!isPlain && status && <Status>{formatMessage(statusMessages[status])}</Status>}
      </span>
    </Row>
  )
}
