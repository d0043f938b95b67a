import { useCallback, useMemo, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { formatDate, formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/lists/use-endless-list'
import type { TransactionFacts } from '@/redemption/transaction-item'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { clampLines } from '@/ui/clamp-lines'
import { CardName } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { useMediaQuery } from '@/ui/use-media-query'
import { toHistoryItem, type HistoryItem } from '../history-item'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import { statusMessages, type HistoryStatus } from '../history-kinds'
import { HistoryView, type EmptyHistory } from './history-view'

interface ItemHistoryProps {
  history: HistoryFilterState
  list: EndlessRows<TransactionFacts>
  label: string
  pathOf: (transactionId: string) => string
  icon: ReactNode
  /** When a row's item was taken; value: `date`. */
  taken: MessageDescriptor
  /** How many were taken at once; value: `count`, a formatted number. */
  amount: MessageDescriptor
  empty: EmptyHistory
}

const idOf = ({ transactionId }: HistoryItem) => transactionId

/** What privileges and packages have in common: rows with a picture that lead to a detail. */
export function ItemHistory(props: ItemHistoryProps) {
  const { history, list, label, pathOf, icon, taken, amount, empty } = props
  const locale = useLocale()
  const isDesktopUp = useMediaQuery('(min-width: 1200px)')
  const items = useMemo(() => list.rows.map((row) => toHistoryItem(row, locale)), [list.rows, locale])
  const renderItem = useCallback(
    (item: HistoryItem) => (
      <ItemRow item={item} to={pathOf(item.transactionId)} fallback={icon} taken={taken} amount={amount} />
    ),
    [pathOf, icon, taken, amount],
  )
  return (
    <HistoryView
      history={history}
      list={list}
      label={label}
      items={items}
      idOf={idOf}
      columns={isDesktopUp ? 2 : 1}
      estimatedHeight={124}
      gap={12}
      hasPictures
      empty={empty}
    >
      {renderItem}
    </HistoryView>
  )
}

const messages: Record<'used' | 'until' | 'expired', MessageDescriptor> = defineMessages({
  used: { id: 'histories.item.used', defaultMessage: 'Used {date}', description: 'On a row' },
  until: { id: 'histories.item.until', defaultMessage: 'Valid until {date}', description: 'On a row' },
  expired: {
    id: 'privilegeCard.expired',
    defaultMessage: 'Expired {date}',
    description: 'On a card: the last day, which is past',
  },
})

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${tokens.space(3)};
  align-items: start;
  height: 100%;
  padding: ${tokens.space(3)};
  transition: transform ${tokens.motion.fast};
  &:active {
    transform: scale(0.99);
  }
  /* What is over steps back. */
  &[data-over] img,
  &[data-over] svg {
    filter: grayscale(1);
    opacity: 0.55;
  }
  @media (max-width: 359px) {
    grid-template-columns: 64px minmax(0, 1fr);
  }
  @media (hover: hover) {
    &:hover a {
      color: ${tokens.color.primaryText};
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`

/** Status and cost. */
const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(1)} ${tokens.space(2)};
`

const Name = styled(CardName)`
  ${clampLines(2)}
  font-size: ${tokens.font.size.md};
`

interface ItemRowProps {
  item: HistoryItem
  /** Of its detail. */
  to: string
  /** In place of a missing picture. */
  fallback: ReactNode
  taken: MessageDescriptor
  amount: MessageDescriptor
}

/** A privilege or package that the member has taken: what, in which state, and until when; leads to its detail. */
function ItemRow({ item, to, fallback, taken, amount }: ItemRowProps) {
  const locale = useLocale()
  const isOver = item.status !== undefined && item.status !== 'available' && item.status !== 'received'
  const dates = [
    ['taken', taken, item.issuedAt],
    ['used', messages.used, item.usedAt],
    ['end', isOver ? messages.expired : messages.until, item.validUntil],
  ] as const
  return (
    <Root data-flat data-over={isOver || undefined}>
      <Picture src={item.image} alt="" ratio="1" radius={tokens.radius.control} fallback={fallback} />
      <Words>
        <Name>
          <Link to={to}>{item.title}</Link>
        </Name>
        <Standing>
          {item.status && <StatusTag status={item.status} />}
          <Cost item={item} amount={amount} />
        </Standing>
        {dates.map(
          ([name, message, date]) =>
            date && (
              <span key={name}>
                <FormattedMessage {...message} values={{ date: formatDate(date, locale) }} />
              </span>
            ),
        )}
        {item.isForever && (
          <span>
            <FormattedMessage
              id="privilegeCard.forever"
              defaultMessage="No expiry"
              description="In place of a date"
            />
          </span>
        )}
      </Words>
    </Root>
  )
}

function Cost({ item, amount: message }: { item: HistoryItem; amount: MessageDescriptor }) {
  const { cost = 0, amount } = item
  const locale = useLocale()
  const isMany = amount > 1
  if (cost === 0 && !isMany) return null
  return (
    <span>
      {cost > 0 && formatPoints(cost, locale)}
      {cost > 0 && isMany && ' · '}
      {isMany && <FormattedMessage {...message} values={{ count: formatNumber(amount) }} />}
    </span>
  )
}

const Tag = styled.span`
  flex: none;
  padding: 1px ${tokens.space(2)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  font-weight: 600;
  &[data-status='available'],
  &[data-status='received'] {
    background: ${tokens.color.successSoft};
    color: ${tokens.color.success};
  }
`

/** A row's status in a word; the colour only repeats it. */
function StatusTag({ status }: { status: HistoryStatus }) {
  return (
    <Tag data-status={status}>
      <FormattedMessage {...statusMessages[status]} />
    </Tag>
  )
}
