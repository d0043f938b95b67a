import { useCallback, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { PointHistoryRow } from '@/api/point-rows'
import SupportContact, { useSupport } from '@/brand/support-contact'
import { formatDate, formatDateTime, pointLabel } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { BottomSheet } from '@/ui/dialogs/bottom-sheet'
import { pageWords, statusMessages } from '@/ui/page-words'
import { Validity } from '@/ui/card-frame'
import { rowWords, usePointTitle, validityOfPoints } from './point-facts'
import { SignedPoints } from './signed-points'

const messages = defineMessages({
  status: rowWords.status,
  date: { id: 'histories.points.date', defaultMessage: 'Date', description: 'Above date and time' },
  branch: {
    id: 'histories.points.branch',
    defaultMessage: 'Branch',
    description: 'Above a branch of the shop',
  },
  expires: pageWords.expiryDate,
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
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.size.sm};
  }
  dd {
    font-weight: 600;
  }
`

const Amount = styled.p`
  padding-bottom: ${tokens.space(4)};
  font-size: ${tokens.font.size.xxl};
  font-weight: 700;
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
  row: PointHistoryRow
  isOpen: boolean
  onClose: () => void
}

function PointSheet({ row, isOpen, onClose }: PointSheetProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const titleOf = usePointTitle()
  const validity = validityOfPoints(row)
  const until =
    validity.kind === 'date'
      ? formatDate(validity.date, locale)
      : validity.kind === 'forever' && <Validity validity={validity} />
  const { status } = row
  const facts = [
    ['status', status && formatMessage(statusMessages[status])],
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
      {row.point < 0 && status !== 'expired' && status !== 'canceled' && <NotYou />}
    </BottomSheet>
  )
}

const Question = styled.details`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  summary {
    width: fit-content;
    color: ${tokens.color.text};
    line-height: ${tokens.tap};
    text-decoration: underline;
    text-underline-offset: 4px;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
`

/** Whom to contact about points the member did not spend, if the brand names somebody. */
function NotYou() {
  if (!useSupport()) return null
  return (
    <Question>
      <summary>
        <FormattedMessage
          id="histories.notYou"
          defaultMessage="Not you?"
          description="Beside points that were spent: shows how to reach the shop"
        />
      </summary>
      <FormattedMessage
        id="histories.notYouText"
        defaultMessage="Tell the store the date and the points so they can check."
      />
      <SupportContact />
    </Question>
  )
}

export function usePointSheet(): { open: (row: PointHistoryRow) => void; sheet: ReactNode } {
  // Kept while the sheet slides away.
  const [row, setRow] = useState<PointHistoryRow>()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((opened: PointHistoryRow) => {
    setRow(opened)
    setIsOpen(true)
  }, [])
  return {
    open,
    sheet: row && <PointSheet row={row} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  }
}
