import { Gift, Ticket } from 'lucide-react'
import { useCallback } from 'react'
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { endlessApi, transactionId } from '@/api/endless'
import { useBrand } from '@/brand/use-brand'
import { packageKind, privilegeKind } from '@/features/points/histories/history-filter'
import { HistoryView } from '@/features/points/histories/history-view'
import { rowWords } from '@/features/points/histories/point-facts'
import { useHistoryFilter } from '@/features/points/histories/use-history-filter'
import { formatDate, formatNumber, formatPoints } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { CardName, Validity, validityMessages } from '@/ui/card-frame'
import { clampLines } from '@/ui/clamp-lines'
import { Link } from '@/ui/link'
import { useEndlessList } from '@/ui/lists/use-endless-list'
import { PageLink } from '@/ui/page-link'
import { Picture } from '@/ui/picture'
import { statusMessages } from '@/ui/page-words'
import { itemKinds, type ItemKind } from '../../item-kinds'
import { toTransactionItem, type TransactionFacts } from '../../transaction-item'

/** The texts of a row (`date` taken, `count` taken at once, formatted) and of an empty history. */
type Words = Record<'taken' | 'amount' | 'empty' | 'emptyText', MessageDescriptor>

const privilegeWords: Words = defineMessages({
  taken: { id: 'histories.privileges.taken', defaultMessage: 'Redeemed {date}', description: 'On a row' },
  amount: {
    id: 'histories.privileges.amount',
    defaultMessage: '{count} privileges',
    description: 'How many were taken at once, more than one; count is a formatted number',
  },
  empty: { id: 'histories.privileges.empty', defaultMessage: 'No privileges yet' },
  emptyText: { id: 'histories.privileges.emptyText', defaultMessage: 'Privileges you redeem show up here.' },
})

const packageWords: Words = defineMessages({
  taken: { id: 'histories.packages.taken', defaultMessage: 'Received {date}', description: 'On a row' },
  amount: {
    id: 'histories.packages.amount',
    defaultMessage: '{count} coupons',
    description: 'How many were taken at once, more than one; count is a formatted number',
  },
  empty: { id: 'histories.packages.empty', defaultMessage: 'No packages yet' },
  emptyText: { id: 'histories.packages.emptyText', defaultMessage: 'Packages you take show up here.' },
})

const icon = { size: 32, strokeWidth: 1.5, 'aria-hidden': true } as const

const histories = {
  privilege: {
    filter: privilegeKind,
    title: pageTitles.privilegeHistory,
    words: privilegeWords,
    icon: <Gift {...icon} />,
    navbarSwitch: 'isPrivilegeActive',
  },
  package: {
    filter: packageKind,
    title: pageTitles.packageHistory,
    words: packageWords,
    icon: <Ticket {...icon} />,
    navbarSwitch: 'isPackageActive',
  },
} as const

/** What the member has redeemed: privileges or packages (spec 2, profile.privilege-history and profile.package-history). */
export default function ItemHistoryPage() {
  const kind = useLocation().pathname.startsWith(paths.packageHistory) ? 'package' : 'privilege'
  const { filter, title, words, navbarSwitch } = histories[kind]
  const isActive = useBrand().navbarMenu[navbarSwitch]
  const history = useHistoryFilter(filter)
  const { request, reading } = history
  const optionsOf = (name: typeof kind) => ({ ...reading, skip: kind !== name })
  const privileges = endlessApi.useEndlessPrivilegeHistoryInfiniteQuery(request, optionsOf('privilege'))
  const packages = endlessApi.useEndlessPackageHistoryInfiniteQuery(request, optionsOf('package'))
  const list = useEndlessList<TransactionFacts>(kind === 'privilege' ? privileges : packages, transactionId)
  const renderItem = useCallback((row: TransactionFacts) => <ItemRow row={row} kind={kind} />, [kind])
  return (
    <HistoryView
      history={history}
      list={list}
      title={title}
      rows={list.rows}
      getId={transactionId}
      estimatedHeight={124}
      hasPictures
      empty={{
        title: <FormattedMessage {...words.empty} />,
        text: <FormattedMessage {...words.emptyText} />,
        action: isActive && <PageLink to={itemKinds[kind].list} isMain />,
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

const used: MessageDescriptor = defineMessage({
  id: 'histories.item.used',
  defaultMessage: 'Used {date}',
  description: 'On a row',
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

/** A redeemed privilege or package with its status and last day, linked to its detail. */
function ItemRow({ row, kind }: { row: TransactionFacts; kind: ItemKind }) {
  const { words, icon: fallback } = histories[kind]
  const locale = useLocale()
  const item = toHistoryItem(row, locale)
  const { status, cost = 0 } = item
  const isOver = status !== undefined && !item.isUsable
  const isMany = item.amount > 1
  const dates: [name: string, message: MessageDescriptor, date: string | undefined][] = [
    ['taken', words.taken, item.issuedAt],
    ['used', used, item.usedAt],
    ['end', isOver ? validityMessages.expired : rowWords.until, item.validUntil],
  ]
  return (
    <Root data-flat data-over={isOver || undefined}>
      <Picture src={item.image} alt="" ratio="1" radius={tokens.radius.control} fallback={fallback} />
      <Words>
        <Name>
          <Link to={itemKinds[kind].transactionPath(item.transactionId)}>{item.title}</Link>
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
              {isMany && <FormattedMessage {...words.amount} values={{ count: formatNumber(item.amount) }} />}
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
