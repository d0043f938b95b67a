import { useEffect, useId, useMemo, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { endlessApi } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { formatNumber, formatRecentDay } from '@/i18n/format'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'
import { useToday } from '@/lib/use-today'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { Unfolds } from '@/ui/end-icon'
import { PartError } from '@/ui/part-error'
import { statusMessages } from '@/ui/page-words'
import { Spinner } from '@/ui/spinner'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { wholePoints } from './history-filter'
import { changeOf, monthOf } from './point-facts'

const { color, font, space } = tokens

const MONTHS = 12
/** Fewer show no course. */
const FEWEST_FOR_SPARKLINE = 4
/** A longer history is not loaded for the chart, which then begins later. */
const MOST_PAGES = 20

const monthLine = defineMessage<{
  month: string
  earned: string
  used: string
  hasExpired: boolean
  expired: string
}>({
  id: 'histories.months.line',
  defaultMessage:
    '{month}: received {earned} · used {used}{hasExpired, select, true { · expired {expired}} other {}}',
  description: 'A month’s points; the amounts are formatted numbers',
})

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
  small {
    color: ${color.textMuted};
    font-size: ${font.size.sm};
  }
`

const Opened = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(3)};
  container-type: inline-size;
  font-size: ${font.size.sm};
  > p {
    min-height: 1.4em;
  }
`

/** Gains in the brand's colour; losses hollow, so that colour is not needed. */
const Bar = styled.i`
  display: block;
  border: 1px solid ${color.textMuted};
  border-radius: 2px;
  &[data-kind='earned'] {
    border-color: ${color.primaryText};
    background: ${color.primaryText};
    forced-color-adjust: none;
  }
  /* Longer than the others allow: broken near its end. */
  &[data-broken] {
    mask: linear-gradient(172deg, black 12px, transparent 12px 16px, black 16px);
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

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  > span {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  ${Bar} {
    width: 10px;
    height: 10px;
  }
`

/** As high while it loads. */
const Chart = styled.div`
  position: relative;
  display: flex;
  height: calc(120px + 1.25rem);
  > [role='status'] {
    margin: auto;
  }
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    /* As wide as a column, so that a tap chooses the one that is under it. */
    &::-webkit-slider-thumb {
      width: calc(100cqi / var(--columns));
      height: 100%;
    }
    &::-moz-range-thumb {
      width: calc(100cqi / var(--columns));
      height: 100%;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${tokens.radius.control};
  }
`

const Column = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) 1.25rem / repeat(2, minmax(0, 9px));
  gap: 0 1px;
  align-items: end;
  justify-content: center;
  border-radius: ${space(2)};
  &[data-chosen] {
    background: ${color.surfaceSunken};
  }
  small {
    grid-column: 1 / -1;
    justify-self: center;
    font-size: ${font.size.xs};
    line-height: 1.25rem;
    white-space: nowrap;
  }
  /* As many names as there is room for, the newest among them. */
  @container (max-width: 19.5rem) {
    &:nth-last-of-type(even) > small {
      visibility: hidden;
    }
  }
  @container (max-width: 12rem) {
    &:not(:nth-last-of-type(4n + 1)) > small {
      visibility: hidden;
    }
  }
`

/** As high as its points, at most the whole height; nothing at 0. */
function barOf(points: number, most: number) {
  const height = `${Math.min(points / (most || 1), 1) * 100}%`
  return {
    'data-broken': points > most || undefined,
    style: points > 0 ? { height, minHeight: 3 } : ({ visibility: 'hidden' } as const),
  }
}

/** The points of a bar of full height: one month far above all others is cut, or it would flatten them. */
function mostOf(months: readonly PointsMonth[]): number {
  const [first = 0, second = 0] = months
    .flatMap(({ earned, used, expired }) => Math.max(earned, used + expired))
    .sort((one, other) => other - one)
  return second > 0 ? Math.min(first, second * 2) : first
}

/** The newest month with points as a line, if it is loaded already; opened, twelve months as columns, for which it loads the pages needed. */
export function PointsOverTime() {
  const [isOpen, setIsOpen] = useState(false)
  const { months, isLoading, hasFailed, retry } = usePointsMonths(isOpen)
  const lineOf = useMonthLine()
  const id = useId()
  const most = mostOf(months)
  // Of a month that has just begun there is nothing to say.
  const newest = months.findLast(hasPoints) ?? months.at(-1)
  const isDrawn = isOpen && !hasFailed
  return (
    <Root data-flat>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={`${id}line`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {months.filter(hasPoints).length >= FEWEST_FOR_SPARKLINE && (
          <Sparkline aria-hidden hidden={isDrawn}>
            {months.map(({ month, earned }) => (
              <Bar key={month} data-kind="earned" {...barOf(earned, most)} />
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
          <small id={`${id}line`} aria-hidden hidden={isDrawn}>
            {newest && lineOf(newest)}
          </small>
        </span>
        <Unfolds />
      </button>
      {isOpen && (
        <Opened>
          {hasFailed ? (
            <PartError read={{ refetch: retry }} />
          ) : (
            <MonthsChart months={isLoading ? [] : months} newest={newest} most={most} labelledBy={id} />
          )}
          <VisuallyHidden as="ul" aria-labelledby={id}>
            {!isLoading && [...months].reverse().map((one) => <li key={one.month}>{lineOf(one)}</li>)}
          </VisuallyHidden>
        </Opened>
      )}
    </Root>
  )
}

interface MonthsChartProps {
  /** None while they load. */
  months: readonly PointsMonth[]
  newest: PointsMonth | undefined
  most: number
  labelledBy: string
}

/** A slider lies over the columns: a tap, a finger that moves or a key chooses the month whose points are told above them. */
function MonthsChart({ months, newest, most, labelledBy }: MonthsChartProps) {
  const locale = useLocale()
  const lineOf = useMonthLine()
  const [wanted, setWanted] = useState<string>()
  const chosen = months.find(({ month }) => month === wanted) ?? (months.length > 0 ? newest : undefined)
  const last = months.length - 1
  return (
    <>
      <p aria-hidden>{chosen && lineOf(chosen)}</p>
      <Chart style={{ '--columns': months.length }}>
        {!chosen && <Spinner />}
        {months.map(({ month, earned, used, expired }) => (
          <Column key={month} aria-hidden data-chosen={month === chosen?.month || undefined}>
            <Bar data-kind="earned" {...barOf(earned, most)} />
            <Bar {...barOf(used + expired, most)} />
            <small>{nameOf(month, locale)}</small>
          </Column>
        ))}
        {chosen && (
          <input
            type="range"
            min={0}
            max={last}
            value={months.indexOf(chosen)}
            aria-labelledby={labelledBy}
            aria-valuetext={lineOf(chosen)}
            onChange={({ target }) => setWanted(months[target.valueAsNumber]?.month)}
          />
        )}
      </Chart>
      <Legend aria-hidden>
        <span>
          <Bar data-kind="earned" /> <FormattedMessage {...statusMessages.received} />
        </span>
        <span>
          <Bar /> <FormattedMessage {...statusMessages.used} />
        </span>
      </Legend>
    </>
  )
}

const nameOf = (month: string, locale: Locale) => formatRecentDay(`${month}-01`, locale).replace('1 ', '')

function useMonthLine(): (month: PointsMonth) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return ({ month, earned, used, expired }) =>
    formatMessage(monthLine, {
      month: nameOf(month, locale),
      earned: formatNumber(earned),
      used: formatNumber(used),
      hasExpired: expired > 0,
      expired: formatNumber(expired),
    })
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
