import { ChevronRight, TicketCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { paths } from '@/addresses/paths'
import { api } from '@/api/api'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { whenIdle } from '@/lib/when-idle'
import { useAppSelector } from '@/store/hooks'
import { tokens } from '@/theme/tokens'
import { Link } from '@/ui/link'

/** More than this is told as "more than". */
const MOST = 20

/** What is redeemed and not used yet, what ends soonest first. */
const READY = {
  Filters: {
    Filters: [{ Field: 'status', Operator: 'eq' as const, Value: 'available' }],
    Ordering: [{ Field: 'valid_through', Direction: 'asc' as const }],
    Limit: MOST,
    Page: 1,
  },
}

const selectReady = api.endpoints.listPrivilegeHistory.select(READY)

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space(3)};
  min-height: 56px;
  padding: ${tokens.space(2)} ${tokens.space(3)};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primaryText};
  line-height: 1.4;
  text-decoration: none;
  svg {
    flex: none;
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
`

/**
 * What the member has redeemed and not used yet, one tap from its codes. It is read once the page is drawn, and stands where it was
 * known as the page began: nothing that is on screen moves for it.
 */
export function ReadyRow() {
  const locale = useLocale()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  api.useListPrivilegeHistoryQuery(READY, { skip: !isIdle, refetchOnMountOrArgChange: true })
  const rows = useAppSelector((state) => selectReady(state).data?.payload)
  const ready = rows?.filter(({ status }) => status === 'available') ?? []
  const [isPlaced] = useState(ready.length > 0)
  if (!isPlaced || ready.length === 0) return null
  const count = formatNumber(ready.length)
  const day = ready[0]?.is_forever ? undefined : ready[0]?.valid_through
  return (
    <Row to={`${paths.privilegeHistory}?status=available`}>
      <TicketCheck size={24} strokeWidth={1.75} aria-hidden />
      <span>
        <b>
          <FormattedMessage
            id="privilegeCard.ready"
            defaultMessage="{hasMore, select, true {More than {count}} other {{count}}} ready to use"
            description="Leads to the privileges that are redeemed and not used yet; count is a formatted number"
            values={{ count, hasMore: rows?.length === MOST }}
          />
        </b>
        {day && (
          <small>
            <FormattedMessage
              id="privilegeCard.ready.until"
              defaultMessage="First ends {date}"
              description="When the first of these can no longer be used"
              values={{ date: formatDate(day, locale) }}
            />
          </small>
        )}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Row>
  )
}
