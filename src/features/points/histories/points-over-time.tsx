import { useEffect, useId, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { endlessApi } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { formatNumber, formatRecentDay } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Unfolds } from '@/ui/end-icon'
import { PartError } from '@/ui/part-error'
import { Spinner } from '@/ui/spinner'
import { Stack } from '@/ui/stack'
import { wholePoints } from './history-filter'
import { changeOf, monthOf } from './point-facts'

const { color, font, space } = tokens

const MONTHS = 12
/** Fewer show no course. */
const FEWEST_FOR_SPARKLINE = 4
/** A longer history is not loaded for the chart, which then begins later. */
const MOST_PAGES = 20

const Root = styled(Card)`
  display: grid;
  padding: 0;
  line-height: 1.4;
  > button {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 54px;
    padding: ${space(1)} ${space(4)};
    border-radius: inherit;
    text-align: start;
    > svg {
      margin-inline-start: auto;
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
  b,
  small {
    display: block;
  }
  small,
  li {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
`

const Opened = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(3)};
`

/** Gains in the list's colour; losses hollow, so that colour is not needed. */
const Bar = styled.i`
  display: block;
  height: 6px;
  border: 1px solid ${color.textMuted};
  border-radius: 2px;
  &[data-kind='earned'] {
    border-color: ${color.success};
    background: ${color.success};
    forced-color-adjust: none;
  }
`

const Sparkline = styled.span`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  width: 40px;
  height: 24px;
  ${Bar} {
    flex: 0 1 6px;
    min-height: 2px;
  }
`

const shareOf = (points: number, most: number) => `${(points / (most || 1)) * 100}%`

/** The newest month with points as a line, if it is loaded already; opened, twelve months as bars, the newest first, for which it loads the pages needed. */
export function PointsOverTime() {
  const [isOpen, setIsOpen] = useState(false)
  const { months, isLoading, hasFailed, retry } = usePointsMonths(isOpen)
  const id = useId()
  const most = Math.max(...months.map(({ earned, used, expired }) => Math.max(earned, used + expired)), 0)
  // Of a month that has just begun there is nothing to say.
  const newest = months.findLast(hasPoints) ?? months.at(-1)
  return (
    <Root data-flat>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={`${id}line`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {months.filter(hasPoints).length >= FEWEST_FOR_SPARKLINE && (
          <Sparkline aria-hidden>
            {months.map(({ month, earned }) => (
              <Bar key={month} data-kind="earned" style={{ height: shareOf(earned, most) }} />
            ))}
          </Sparkline>
        )}
        <span>
          <b id={id}>
            <FormattedMessage
              id="histories.months.title"
              defaultMessage="12 months at a glance"
              description="Button: unfolds the points of each month"
            />
          </b>
          <small id={`${id}line`} aria-hidden>
            {newest && <MonthLine {...newest} />}
          </small>
        </span>
        <Unfolds />
      </button>
      {isOpen && (
        <Opened>
          {hasFailed ? <PartError read={{ refetch: retry }} /> : isLoading && <Spinner />}
          <Stack $gap={2} as="ul" aria-labelledby={id}>
            {!isLoading &&
              [...months].reverse().map((one) => (
                <li key={one.month}>
                  <MonthLine {...one} />
                  <Bar data-kind="earned" style={{ width: shareOf(one.earned, most) }} />
                  <Bar style={{ width: shareOf(one.used + one.expired, most) }} />
                </li>
              ))}
          </Stack>
        </Opened>
      )}
    </Root>
  )
}

function MonthLine({ month, earned, used, expired }: PointsMonth) {
  const locale = useLocale()
  return (
    <FormattedMessage
      id="histories.months.line"
      defaultMessage="{month}: received {earned} · used {used}{hasExpired, select, true { · expired {expired}} other {}}"
      description="A month’s points; the amounts are formatted numbers"
      values={{
        month: formatRecentDay(`${month}-01`, locale).replace('1 ', ''),
        earned: formatNumber(earned),
        used: formatNumber(used),
        hasExpired: expired > 0,
        expired: formatNumber(expired),
      }}
    />
  )
}

const endpoint = endlessApi.endpoints.endlessPointHistory

/** The last twelve months with all rows loaded, from the first with points; loads page after page while wanted. */
function usePointsMonths(isWanted: boolean) {
  const { currentData, hasNextPage, isFetching, isError } = endpoint.useInfiniteQueryState(wholePoints)
  const { fetchNextPage } = endpoint.useInfiniteQuerySubscription(wholePoints, { skip: !isWanted })
  const current = useToday().slice(0, 'yyyy-MM'.length)
  const pages = currentData?.pages
  const { known, isEnd } = useMemo(() => {
    const gap = pages?.findIndex(({ hasGap }) => hasGap) ?? -1
    const rows = pages ? rowsOf(gap < 0 ? pages : pages.slice(0, gap), pointRowId) : []
    const isAllRead = pages !== undefined && !hasNextPage && gap < 0
    // An API that repeats its first page has not sent all rows.
    const isComplete = isAllRead && rows.length >= (pages.at(-1)?.total ?? 0)
    const months = pointsMonths(rows, current, isComplete)
    const isLast = isAllRead || gap >= 0 || months.length === MONTHS || (pages?.length ?? 0) >= MOST_PAGES
    return { known: months, isEnd: isLast }
  }, [pages, hasNextPage, current])
  const isDue = isWanted && pages !== undefined && !isEnd && !isFetching && !isError
  useEffect(() => {
    if (isDue) void fetchNextPage()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page may come without a render between its request and it
  }, [isDue, pages, fetchNextPage])
  return {
    months: known.slice(known.findIndex(hasPoints)),
    isLoading: !isEnd,
    hasFailed: isError && !isEnd,
    retry: () => void fetchNextPage(),
  }
}

/** A month's points (`yyyy-MM`), each amount without a sign. */
type PointsMonth = ReturnType<typeof pointsMonths>[number]

const hasPoints = ({ earned, used, expired }: PointsMonth) => earned + used + expired > 0

/**
 * The twelve months up to `current` (`yyyy-MM`), oldest first, of rows that came newest first. Without the months of which a row may be
 * missing: unless the history is complete, those are the last row's and all before it.
 */
export function pointsMonths(rows: readonly PointHistoryRow[], current: string, isComplete: boolean) {
  const dated = rows.map(monthOf).filter(Boolean)
  const [first = current, last = current] = [dated[0], dated.at(-1)]
  // Rows in another order say nothing about what is missing.
  const partial = isComplete ? '' : first < last ? current : last
  const [year = 0, month = 0] = current.split('-').map(Number)
  const sums = Array.from({ length: MONTHS }, (_, index) => {
    const day = new Date(Date.UTC(year, month - MONTHS + index)).toISOString()
    return { month: day.slice(0, 7), earned: 0, used: 0, expired: 0 }
  }).filter((sum) => sum.month > partial)
  for (const row of rows) {
    const sum = sums.find((one) => one.month === monthOf(row))
    if (!sum) continue
    const change = changeOf(row)
    if (row.status === 'expired') sum.expired -= change
    else if (change > 0) sum.earned += change
    else sum.used -= change
  }
  return sums
}
