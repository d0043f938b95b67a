import { useCallback, useMemo } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { endlessApi, transactionId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { useBrand } from '@/brand/use-brand'
import { ALL, openingRequest, packageKind, privilegeKind } from '@/features/points/histories/history-filter'
import { HistoryView } from '@/features/points/histories/history-view'
import { rowWords } from '@/features/points/histories/point-facts'
import { useHistoryFilter, type HistoryFilterState } from '@/features/points/histories/use-history-filter'
import { formatDate, formatNumber, formatRecentDay, unbroken } from '@/i18n/format'
import { pageTitles } from '@/i18n/page-titles'
import { useLocale } from '@/i18n/use-locale'
import { daysBetween } from '@/lib/calendar-date'
import { validityOf } from '@/lib/item-validity'
import { useToday } from '@/lib/use-today'
import { media, tokens } from '@/theme/tokens'
import { CardName, Validity, validityMessages } from '@/ui/card-frame'
import { ChoiceChips } from '@/ui/choice-chips'
import { clampLines } from '@/ui/clamp-lines'
import { Label } from '@/ui/label'
import { Link } from '@/ui/link'
import { useEndlessList } from '@/ui/lists/use-endless-list'
import { PageLink } from '@/ui/page-link'
import { Picture } from '@/ui/picture'
import { filterWords, emptyList } from '@/ui/lists/list-words'
import { daysLeft, statusMessages } from '@/ui/page-words'
import { useMediaQuery } from '@/ui/use-media-query'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { countOf, itemKinds, type ItemKind } from '../../item-kinds'
import { CouponDrawing } from '../../packages/package-parts'
import { GiftDrawing } from '../../privileges/components/privilege-parts'
import { USE_AT_ONCE } from '../../transaction-detail'
import { toTransactionItem, type TransactionFacts } from '../../transaction-item'

const histories = {
  privilege: {
    filter: privilegeKind,
    title: pageTitles.privilegeHistory,
    icon: <GiftDrawing />,
    navbarSwitch: 'isPrivilegeActive',
  },
  package: {
    filter: packageKind,
    title: pageTitles.packageHistory,
    icon: <CouponDrawing />,
    navbarSwitch: 'isPackageActive',
  },
} as const

/** What the member has redeemed, as a wallet: privileges or packages (spec 2, profile.privilege-history and profile.package-history). */
export default function ItemHistoryPage() {
  const kind = useLocation().pathname.startsWith(paths.packageHistory) ? 'package' : 'privilege'
  const { filter: filterKind, title, navbarSwitch } = histories[kind]
  const isActive = useBrand().navbarMenu[navbarSwitch]
  const history = useHistoryFilter(filterKind)
  const { request, reading, filter } = history
  const optionsOf = (name: typeof kind) => ({ ...reading, skip: kind !== name })
  const privileges = endlessApi.useEndlessPrivilegeHistoryInfiniteQuery(request, optionsOf('privilege'))
  const packages = endlessApi.useEndlessPackageHistoryInfiniteQuery(request, optionsOf('package'))
  const list = useEndlessList<TransactionFacts>(kind === 'privilege' ? privileges : packages, transactionId)
  const isOfUsable = filter.status === filterKind.activeStatus
  const isBySoonest = isOfUsable && !filter.sort
  const rows = useMemo(
    () => (isBySoonest ? [...list.rows].sort(bySoonest) : list.rows),
    [list.rows, isBySoonest],
  )
  const first = isBySoonest ? rows[0]?.transaction_id : undefined
  const renderItem = useCallback(
    (row: TransactionFacts) => <TicketRow row={row} kind={kind} isFirst={row.transaction_id === first} />,
    [kind, first],
  )
  const isTabletUp = useMediaQuery(media.tabletUp)
  return (
    <HistoryView
      history={history}
      list={list}
      title={title}
      rows={rows}
      getId={transactionId}
      estimatedHeight={88}
      hasPictures
      head={!isTabletUp && <StatusChips kind={kind} history={history} />}
      empty={{
        title: isOfUsable ? (
          <FormattedMessage
            id="histories.ready.empty"
            defaultMessage="{kind, select, privilege {No privileges} other {No coupons}} ready to use"
            description="In place of a list of what is usable"
            values={{ kind }}
          />
        ) : (
          <FormattedMessage {...emptyList} values={{ kind: kind === 'privilege' ? 'redeemed' : 'coupon' }} />
        ),
        action: isActive && <PageLink to={itemKinds[kind].list} isMain />,
      }}
    >
      {renderItem}
    </HistoryView>
  )
}

/** What never ends comes last: servers have it first. */
function bySoonest(a: TransactionFacts, b: TransactionFacts): number {
  const endOf = ({ is_forever, valid_through, expiry_date }: TransactionFacts) => {
    const validity = validityOf(is_forever === true, valid_through ?? expiry_date)
    return validity.kind === 'date' ? validity.date : '9999'
  }
  return endOf(a).localeCompare(endOf(b))
}

/** The chips scroll beside the filter's button. */
const Rail = styled.div`
  flex: 1;
  min-width: 0;
  margin-inline-start: calc(-1 * ${tokens.gutter});
  padding: ${tokens.space(1)} ${tokens.space(6)} ${tokens.space(1)} ${tokens.gutter};
  overflow-x: auto;
  /* What goes on fades out. */
  mask: linear-gradient(to left, transparent, black ${tokens.space(6)});
  scrollbar-width: none;
  > div > div {
    flex-wrap: nowrap;
    width: max-content;
  }
  [data-unknown] {
    visibility: hidden;
  }
`

/** The statuses that members look for, with the number of what is usable; the others are in the filter's sheet. */
function StatusChips({ kind, history }: { kind: ItemKind; history: HistoryFilterState }) {
  const { filter, apply } = history
  const { filter: filterKind } = histories[kind]
  const request = openingRequest(filterKind)
  const privileges = endlessApi.endpoints.endlessPrivilegeHistory.useInfiniteQueryState(request)
  const packages = endlessApi.endpoints.endlessPackageHistory.useInfiniteQueryState(request)
  const { data, hasNextPage } = kind === 'privilege' ? privileges : packages
  const count = data && rowsOf<TransactionFacts>(data.pages, transactionId).length
  return (
    <Rail>
      <ChoiceChips
        label={<FormattedMessage {...rowWords.status} />}
        isLabelHidden
        choices={[
          {
            value: filterKind.activeStatus,
            label: (
              <span>
                <FormattedMessage {...statusMessages.available} />{' '}
                {/* The place of a digit, or the chips would move as it comes. */}
                <span data-unknown={count === undefined || undefined}>
                  {formatNumber(count ?? 0)}
                  {hasNextPage && '+'}
                </span>
              </span>
            ),
          },
          { value: 'used', label: <FormattedMessage {...statusMessages.used} /> },
          { value: 'expired', label: <FormattedMessage {...statusMessages.expired} /> },
          { value: ALL, label: <FormattedMessage {...filterWords.all} /> },
        ]}
        value={filter.status ?? ALL}
        onChange={(status) =>
          apply({ ...filter, expires: undefined, status: status === ALL ? undefined : status })
        }
      />
    </Rail>
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

const messages = defineMessages({
  used: { id: 'histories.item.used', defaultMessage: 'Used {date}', description: 'On a row' },
  today: {
    id: 'histories.item.today',
    defaultMessage: 'Use it today, until 23:59',
    description: 'On a row, on the last day',
  },
})

/** From here on the last day is a warning. */
const SOON_DAYS = 7
/** The width of the part of a ticket that is torn off. */
const STUB = 'var(--stub)'
const HOLE = '7px'
const hole = (edge: string) => `circle ${HOLE} at calc(100% - ${STUB}) ${edge}`
const cut = (edge: string) => `radial-gradient(${hole(edge)}, transparent 98%, black)`
const rim = (edge: string) =>
  `radial-gradient(${hole(edge)}, transparent 98%, ${tokens.color.outline} 98%, ${tokens.color.outline} calc(100% + 1px), transparent calc(100% + 1px))`

const Root = styled.div`
  --stub: 76px;
  @media (max-width: 359px) {
    --stub: 60px;
  }
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${tokens.space(3)};
  align-items: center;
  height: 100%;
  min-height: 88px;
  padding: 11px;
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surfaceRaised};
  transition: transform ${tokens.motion.fast};
  &:active {
    transform: scale(0.99);
  }
  &[data-usable] {
    grid-template-columns: 64px minmax(0, 1fr) ${STUB};
    padding-inline-end: 0;
    background:
      ${rim('0')} border-box,
      ${rim('100%')} border-box,
      ${tokens.color.surfaceRaised};
    mask: ${cut('0')}, ${cut('100%')};
    mask-composite: intersect;
  }
  /* Subdued once over. */
  &[data-over] img,
  &[data-over] svg {
    filter: grayscale(1);
    opacity: 0.55;
  }
  @media (hover: hover) {
    &:hover ${CardName} a {
      color: ${tokens.color.primaryText};
    }
  }
`

const Pictured = styled.div`
  position: relative;
`

/** How many of it, on its picture. */
const Badge = styled.span`
  position: absolute;
  inset: auto -4px -4px auto;
  padding: 0 ${tokens.space(2)};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.xs};
  font-weight: 700;
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.sm};
  [data-soon] {
    color: ${tokens.color.warning};
    font-weight: 600;
  }
`

const Name = styled(CardName)`
  ${clampLines(1)}
  font-size: ${tokens.font.size.md};
  font-weight: 700;
  /* Breaks between any two letters: the line is as full as it can be before the dots. */
  word-break: break-all;
`

/** Above the link that covers the ticket. */
const Use = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  align-self: stretch;
  margin-block: -11px;
  border-inline-start: 1px dashed ${tokens.color.outlineStrong};
  color: ${tokens.color.primaryText};
  font-weight: 700;
  text-decoration: none;
  > span {
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 48px;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.primarySoft};
  }
  &[data-first] > span {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`

interface TicketRowProps {
  row: TransactionFacts
  kind: ItemKind
  /** The soonest to expire. */
  isFirst: boolean
}

/** A redeemed privilege or package with its last day, linked to its detail, and to its code while it is usable. */
function TicketRow({ row, kind, isFirst }: TicketRowProps) {
  const { icon: fallback } = histories[kind]
  const locale = useLocale()
  const item = toHistoryItem(row, locale)
  const { status, isUsable } = item
  const path = itemKinds[kind].transactionPath(item.transactionId)
  return (
    <Root data-usable={isUsable || undefined} data-over={(status !== undefined && !isUsable) || undefined}>
      <Pictured>
        <Picture src={item.image} alt="" ratio="1" radius={tokens.radius.control} fallback={fallback} />
        {item.amount > 1 && <Badge aria-hidden>×{formatNumber(item.amount)}</Badge>}
      </Pictured>
      <Words>
        <Name>
          <Link to={path}>{item.title}</Link>
        </Name>
        <LastDay item={item} />
        {item.amount > 1 && (
          <VisuallyHidden>
            <FormattedMessage
              {...countOf[kind]}
              values={{ count: formatNumber(item.amount), n: item.amount }}
            />
          </VisuallyHidden>
        )}
      </Words>
      {isUsable && (
        <Use to={path} state={USE_AT_ONCE} data-first={isFirst || undefined}>
          <span>
            <Label>
              <FormattedMessage
                id="histories.use"
                defaultMessage="Use"
                description="Button of a ticket: asks, and then shows the code for the staff"
              />
            </Label>{' '}
            <VisuallyHidden>{item.title}</VisuallyHidden>
          </span>
        </Use>
      )}
    </Root>
  )
}

/** Until when it can be used, as a warning in the last days; or when it was used, or has expired. */
function LastDay({ item }: { item: ReturnType<typeof toHistoryItem> }) {
  const locale = useLocale()
  const today = useToday()
  const { status, isUsable, usedAt, validUntil, isForever } = item
  /** The year only where it is another one. */
  const dayIn = (day: string) =>
    day.slice(0, 4) === today.slice(0, 4) ? formatRecentDay(day, locale) : formatDate(day, locale)
  const dated = (message: MessageDescriptor, day: string) => (
    <FormattedMessage {...message} values={{ date: unbroken(formatDate(day, locale)) }} />
  )
  if (isForever)
    return (
      <span>
        <Validity validity={item.validity} />
      </span>
    )
  if (isUsable && validUntil) {
    const days = daysBetween(today, validUntil)
    const isSoon = days >= 0 && days <= SOON_DAYS
    return (
      <span data-soon={isSoon || undefined}>
        {days === 0 ? (
          <FormattedMessage {...messages.today} />
        ) : (
          <FormattedMessage {...validityMessages.until} values={{ date: unbroken(dayIn(validUntil)) }} />
        )}
        {isSoon && days > 0 && (
          <>
            {' · '}
            <FormattedMessage {...daysLeft} values={{ days }} />
          </>
        )}
      </span>
    )
  }
  if (status === 'used' && usedAt) return <span>{dated(messages.used, usedAt)}</span>
  if (status === 'expired' && validUntil)
    return (
      <span>
        <Validity validity={item.validity} isOver />
      </span>
    )
  return status && !isUsable ? (
    <span>
      <FormattedMessage {...statusMessages[status]} />
    </span>
  ) : null
}
