import { ChevronRight, TicketCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { useBrand } from '@/brand/use-brand'
import { validityOf } from '@/domain/item-validity'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { whenIdle } from '@/lib/when-idle'
import { tokens } from '@/theme/tokens'
import { AsOf } from '@/ui/as-of'
import { Link } from '@/ui/link'

/** How many of what is ready to use are told one by one; one more is asked for, to know of more. */
const MOST_READY = 20

/** What the member has redeemed and not used yet, what ends soonest first. */
const READY = {
  Filters: {
    Filters: [{ Field: 'status', Operator: 'eq' as const, Value: 'available' }],
    Ordering: [{ Field: 'valid_through', Direction: 'asc' as const }],
    Limit: MOST_READY + 1,
    Page: 1,
  },
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: 56px;
  padding: ${tokens.space(1)} ${tokens.space(3)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryText};
  line-height: 1.4;
  text-decoration: none;
  svg {
    flex: none;
  }
  > b {
    flex: 1;
  }
  > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    column-gap: ${tokens.space(2)};
  }
  small {
    font-size: ${tokens.font.size.sm};
  }
  [data-today] {
    color: ${tokens.color.warning};
  }
`

/**
 * What the member has redeemed and not used yet, one tap from its codes. It is read once the page is drawn; until then, and where
 * nothing is ready, its place has the way to what was redeemed: nothing that is on screen moves for it.
 */
export function ReadyRow() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const known = api.endpoints.listPrivilegeHistory.useQueryState(READY)
  const read = api.useListPrivilegeHistoryQuery(READY, { skip: !isIdle })
  const ready = useReadyItems(known.data?.payload)
  if (!useBrand().navbarMenu.isPrivilegeActive) return null
  return (
    <div>
      <Row to={`${paths.privilegeHistory}?status=available`}>
        <TicketCheck size={24} strokeWidth={1.75} aria-hidden />
        <ReadyText {...ready} />
        <ChevronRight size={20} aria-hidden />
      </Row>
      <AsOf read={read} />
    </div>
  )
}

/** What is read of a row of the history. */
interface RedeemedFacts {
  status?: string
  is_forever?: boolean
  valid_through?: string
}

interface Ready {
  count: number
  /** The day on which the first of them ends, where one does. */
  day: string | undefined
  isToday: boolean
}

/** What of the rows can be used today: a phone may show those of some days ago. */
function useReadyItems(rows: readonly RedeemedFacts[] = []): Ready {
  const today = useToday()
  const days = rows
    .filter(({ status }) => status === 'available')
    .map(({ is_forever, valid_through }) => {
      const validity = validityOf(is_forever === true, valid_through)
      return validity.kind === 'date' ? dayOf(validity.date) : undefined
    })
    .filter((day) => day === undefined || day >= today)
  const [first] = days.filter((day) => day !== undefined).sort()
  return { count: days.length, day: first, isToday: first === today }
}

const dayOf = (date: string) => date.slice(0, 'yyyy-MM-dd'.length)

function ReadyText({ count, day, isToday }: Ready) {
  const locale = useLocale()
  if (count === 0)
    return (
      <b>
        <FormattedMessage
          id="privilegeCard.ready.none"
          defaultMessage="Redeemed privileges"
          description="In place of how many are ready to use: leads to the history"
        />
      </b>
    )
  return (
    <span>
      <b>
        <FormattedMessage
          id="privilegeCard.ready"
          defaultMessage="{hasMore, select, true {More than {count}} other {{count}}} ready to use"
          description="Leads to the privileges that are redeemed and not used yet; count is a formatted number"
          values={{ count: formatNumber(Math.min(count, MOST_READY)), hasMore: count > MOST_READY }}
        />
      </b>
      {day !== undefined && (
        <small data-today={isToday || undefined}>
          <FormattedMessage
            id="privilegeCard.ready.until"
            defaultMessage="{isOne, select, true {Expires} other {First one expires}} {isToday, select, true {today} other {{date}}}"
            description="The last day of the first of these"
            values={{ isOne: count === 1, isToday, date: formatDate(day, locale) }}
          />
        </small>
      )}
    </span>
  )
}
