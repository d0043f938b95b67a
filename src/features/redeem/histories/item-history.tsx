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
  /** On a row, when it was taken (value: `date`), and how many were taken at once (value: `count`, a formatted number); of an empty history. */
  messages: Record<'taken' | 'amount' | 'empty' | 'emptyText', MessageDescriptor>
  /** Where an empty history leads. */
  action: ReactNode
}

/** What privileges and packages have in common: rows with a picture that lead to a detail. */
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

/** What a history's row shows of a privilege or package that the member has taken, in the member's language. */
export function toHistoryItem(row: TransactionFacts, locale: 'th' | 'en') {
  const item = toTransactionItem(row, locale)
  const { status, isUsable, validity } = item
  // Of what was used or canceled the last day no longer matters.
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
`

/** Status and cost. */
const Standing = styled.div`
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
  /** Of its detail. */
  to: string
  /** In place of a missing picture. */
  fallback: ReactNode
  messages: Record<'taken' | 'amount', MessageDescriptor>
}

/** A privilege or package that the member has taken: what, in which state, and until when; leads to its detail. */
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
        <Standing>
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
            <Validity validity={item.validity} />
          </span>
        )}
      </Words>
    </Root>
  )
}
