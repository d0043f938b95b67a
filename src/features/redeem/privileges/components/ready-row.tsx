import { TicketCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { useBrand } from '@/brand/use-brand'
import { hasEnded } from '@/lib/item-validity'
import { formatDate, formatNumber, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { whenIdle } from '@/lib/when-idle'
import { toTransactionItem, type TransactionFacts } from '../../transaction-item'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { LeadsOn } from '@/ui/end-icon'
import { Link } from '@/ui/link'

/** The largest number shown. One more row is requested, to know whether there are more. */
const MOST_READY = 20

/** Redeemed but unused, soonest to expire first. */
export const READY = {
  Filters: {
    Filters: [{ Field: 'status', Operator: 'eq' as const, Value: 'available' }],
    Ordering: [{ Field: 'valid_through', Direction: 'asc' as const }],
    Limit: MOST_READY + 1,
    Page: 1,
  },
}

/** A row of home that leads to what it says, as high for each of them. */
export const HomeRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: var(--row);
  padding: calc((var(--row) - 42px) / 2) ${tokens.space(4)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryText};
  line-height: 1.4;
  text-decoration: none;
  /* The English line of how many are ready would break on the smallest phones. */
  @media (max-width: 359px) {
    gap: ${tokens.space(2)};
    padding-inline: ${tokens.space(2)};
  }
  > b {
    flex: 1;
  }
  small {
    font-size: ${tokens.font.size.sm};
  }
  [data-today] {
    color: ${tokens.color.warning};
  }
`

/**
 * Redeemed but unused privileges, one tap from their codes. Loaded after the page is drawn; until then, and if there are none,
 * the row leads to all redemptions, so that nothing moves.
 */
export function ReadyRow() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const known = api.endpoints.listPrivilegeHistory.useQueryState(READY)
  const read = api.useListPrivilegeHistoryQuery(READY, { skip: !isIdle })
  if (!useBrand().navbarMenu.isPrivilegeActive) return null
  return (
    <div>
      <HomeRow as={Link} to={`${paths.privilegeHistory}?status=available`}>
        <TicketCheck size={24} strokeWidth={1.75} aria-hidden />
        <ReadyText rows={known.data?.payload} />
        <LeadsOn />
      </HomeRow>
      <AsOf read={read} />
    </div>
  )
}

/** Counts the rows that can be used today, because they may be some days old, and names the soonest to expire. */
export function ReadyText({ rows = [] }: { rows: readonly TransactionFacts[] | undefined }) {
  const locale = useLocale()
  const today = useToday()
  const usable = rows
    .filter(({ status }) => status === 'available')
    .map((row) => toTransactionItem(row, locale))
    .filter(({ validity }) => !hasEnded(validity, today))
  const count = usable.length
  const [first] = usable
    .flatMap(({ title, validity }) => (validity.kind === 'date' ? { title, date: validity.date } : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const isToday = first?.date === today
  if (count === 0)
    return (
      <b>
        <FormattedMessage
          id="privilegeCard.ready.none"
          defaultMessage="My privileges"
          description="In place of how many are ready to use: leads to the history"
        />
      </b>
    )
  return (
    <Lines>
      <b>
        <FormattedMessage
          id="privilegeCard.ready"
          defaultMessage="{hasMore, select, true {More than {count}} other {{count}}} {n, plural, one {privilege} other {privileges}} ready to use"
          description="Leads to the privileges that are redeemed and not used yet; count is a formatted number"
          values={{
            count: formatNumber(Math.min(count, MOST_READY)),
            n: count,
            hasMore: count > MOST_READY,
          }}
        />
      </b>
      {first && (
        <small data-today={isToday || undefined}>
          <span>{first.title}</span>
          <span>
            {' · '}
            <FormattedMessage
              id="privilegeCard.ready.until"
              defaultMessage="{isToday, select, true {Expires today} other {Expires {date}}}"
              description="The last day of the privilege that is named before it"
              values={{ isToday, date: unbroken(formatDate(first.date, locale)) }}
            />
          </span>
        </small>
      )}
    </Lines>
  )
}

/** A long title is cut, and not its day. */
const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  /* Thai has more room above its letters than below. */
  translate: 0 2px;
  small {
    display: flex;
    white-space: pre;
  }
  small > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small > :last-child {
    flex: none;
  }
`
