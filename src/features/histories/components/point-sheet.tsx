import { useCallback, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatDateTime, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/bottom-sheet'
import { isSpent, usePointTitle, validityOfPoints, type PointFacts } from '../point-facts'
import { statusMessages } from '../history-kinds'
import { NotYou } from './not-you'
import { SignedPoints } from './signed-points'

const messages = defineMessages({
  status: { id: 'histories.status', defaultMessage: 'Status', description: 'Of a row' },
  date: { id: 'histories.points.date', defaultMessage: 'Date', description: 'Above date and time' },
  branch: {
    id: 'histories.points.branch',
    defaultMessage: 'Branch',
    description: 'Above a branch of the shop',
  },
  expires: {
    id: 'histories.points.expires',
    defaultMessage: 'Expiry date',
    description: 'Above the last day of points',
  },
  forever: {
    id: 'privilegeCard.forever',
    defaultMessage: 'No expiry',
    description: 'In place of a date',
  },
  reference: {
    id: 'histories.points.reference',
    defaultMessage: 'Reference',
    description: 'Above a transaction’s number, which the store can look up',
  },
})

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space(3)} ${tokens.space(4)};
  margin: 0;
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Amount = styled.p`
  padding-bottom: ${tokens.space(4)};
  font-size: ${tokens.font.size.xxl};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  small {
    font-size: ${tokens.font.size.md};
    font-weight: 400;
  }
  &[data-status='received'] {
    color: ${tokens.color.success};
  }
  &[data-status='canceled'] > :first-child {
    text-decoration: line-through;
  }
`

interface PointSheetProps {
  row: PointFacts
  isOpen: boolean
  onClose: () => void
}

/** All that is known of one row of points: why they came or went, and until when they are good. */
export function PointSheet({ row, isOpen, onClose }: PointSheetProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const titleOf = usePointTitle()
  const validity = validityOfPoints(row)
  const until =
    validity.kind === 'date'
      ? formatDate(validity.date, locale)
      : validity.kind === 'forever' && formatMessage(messages.forever)
  const status = row.status && statusMessages[row.status]
  const facts = [
    ['status', status && formatMessage(status)],
    ['date', row.date && formatDateTime(row.date, locale)],
    ['branch', row.branch_name],
    ['expires', until],
    ['reference', row.transaction_id],
  ] as const
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={titleOf(row)}>
      <Amount data-status={row.status}>
        <SignedPoints points={row.point} />{' '}
        <small aria-hidden>{pointLabel(Math.abs(row.point), locale)}</small>
      </Amount>
      <Facts>
        {facts.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>
                  <FormattedMessage {...messages[name]} />
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </Facts>
      {isSpent(row) && <NotYou />}
    </BottomSheet>
  )
}

/** The sheet with what is known of one row of points. */
export function usePointSheet(): { open: (row: PointFacts) => void; sheet: ReactNode } {
  // The row stays while its sheet slides away.
  const [row, setRow] = useState<PointFacts>()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((opened: PointFacts) => {
    setRow(opened)
    setIsOpen(true)
  }, [])
  return {
    open,
    sheet: row && <PointSheet row={row} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
