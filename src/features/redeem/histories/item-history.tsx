import { useCallback, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import styled from 'styled-components'
import { transactionId } from '@/api/endless'
import { formatDate, formatNumber, formatPoints } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/ui/lists/use-endless-list'
import { toTransactionItem, type TransactionFacts } from '../transaction-item'
import { statusMessages } from '@/ui/words'
import { media, tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { clampLines } from '@/ui/clamp-lines'
import { CardName, Validity } from '@/ui/card-frame'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { useMediaQuery } from '@/ui/use-media-query'
import type { HistoryFilterState } from '@/features/points/histories/use-history-filter'
import { HistoryView } from '@/features/points/histories/history-view'

interface ItemHistoryProps {
  history: HistoryFilterState
  list: EndlessRows<TransactionFacts>
  label: MessageDescriptor
  pathOf: (transactionId: string) => string
  icon: ReactNode
  /** Texts of a row (`date` taken, `count` taken at once, formatted) and of an empty history. */
  messages: Record<'taken' | 'amount' | 'empty' | 'emptyText', MessageDescriptor>
  /** Shown in an empty history. */
  action: ReactNode
}

/** A history of privileges or packages: rows with pictures that link to details. */
export function ItemHistory({
  history,
  list,
  label,
  pathOf,
  icon,
  messages: texts,
  action,
}: ItemHistoryProps) {
  const { formatMessage } = useIntl()
  const isDesktopUp = useMediaQuery(media.desktopUp)
  const renderItem = useCallback(
    (row: TransactionFacts) => (
      <ItemRow row={row} to={pathOf(row.transaction_id)} fallback={icon} messages={texts} />
    ),
    [pathOf, icon, texts],
  )
  return (
    <HistoryView
      history={history}
      list={list}
      label={formatMessage(label)}
      rows={list.rows}
      getId={transactionId}
      columns={isDesktopUp ? 2 : 1}
      estimatedHeight={124}
      gap={12}
      hasPictures
      empty={{
        title: <FormattedMessage {...texts.empty} />,
        text: <FormattedMessage {...texts.emptyText} />,
        action,
      }}
    >
      {renderItem}
    </HistoryView>
  )
}

/** A redeemed privilege or package as a row shows it, in a language. */
export function toHistoryItem(row: TransactionFacts, locale: 'th' | 'en') {
  const item = toTransactionItem(row, locale)
  const { status, isUsable, validity } = item
  // The last day of a used or canceled one no longer matters.
  const isGone = status === 'used' || status === 'canceled'
  return {
    ...item,
    validUntil: validity.kind === 'date' && !isGone ? validity.date : undefined,
    isForever: isUsable && validity.kind === 'forever',
  }
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
  /* Subdued once over. */
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
`

const StatusRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space(1)} ${tokens.space(2)};
`

/** The colour only repeats the word. */
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

const Name = styled(CardName)`
  ${clampLines(2)}
  font-size: ${tokens.font.size.md};
`

interface ItemRowProps {
  row: TransactionFacts
  /** The path of its detail. */
  to: string
  /** Shown without a picture. */
  fallback: ReactNode
  messages: Record<'taken' | 'amount', MessageDescriptor>
}

/** A redeemed privilege or package with its status and last day, linked to its detail. */
function ItemRow({ row, to, fallback, messages: { taken, amount } }: ItemRowProps) {
  const locale = useLocale()
  const item = toHistoryItem(row, locale)
  const { status, cost = 0 } = item
  const isOver = status !== undefined && !item.isUsable
  const isMany = item.amount > 1
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
        <StatusRow>
          {status && (
            <Tag data-status={status}>
              <FormattedMessage {...statusMessages[status]} />
            </Tag>
          )}
          {(cost > 0 || isMany) && (
            <span>
              {cost > 0 && formatPoints(cost, locale)}
              {cost > 0 && isMany && ' · '}
              {isMany && <FormattedMessage {...amount} values={{ count: formatNumber(item.amount) }} />}
            </span>
          )}
        </StatusRow>
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
            <Validity validity={item.validity} />
          </span>
        )}
      </Words>
    </Root>
  )
}
