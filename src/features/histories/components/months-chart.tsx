import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { displayYear } from '@/domain/calendar-date'
import { addMonths, daysOfMonth, type PointsMonth } from '@/domain/points-months'
import { sumOf } from '@/domain/row-groups'
import { formatMonth, formatPoints, unbroken } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { useFiguresCovered } from '@/lib/use-root-data'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { LoadingText } from '@/ui/spinner'
import { TextButton } from '@/ui/text-button'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import type { WholeHistory } from '../hooks/use-whole-history'
import { MONTHS } from '../known-points'
import { expiryMonthOf, type PointFacts } from '../point-facts'
import { MonthFigures } from './month-figures'
import { MonthsTable } from './months-table'
import { PointsPlot } from './points-plot'

const { color, font, space } = tokens

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  b {
    font-size: ${font.size.sm};
    font-weight: 600;
  }
`

/** What is known and what is not, and what can be done about it. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(5)};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  > p {
    flex: 1 1 11rem;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  color: ${color.text};
`

const withoutBalance = ({ balance: _balance, ...month }: PointsMonth): PointsMonth => month

interface MonthsChartProps {
  title: ReactNode
  titleId: string
  history: HistoryFilterState
  whole: WholeHistory
  /** The known ones of the chart's months, oldest first. */
  months: readonly PointsMonth[]
  /** Loads some months more. */
  onLoad: () => void
}

/** Twelve months of points, each of which narrows the list to itself, and what is not known of them. */
export function MonthsChart({ title, titleId, history, whole, months: known, onLoad }: MonthsChartProps) {
  const locale = useLocale()
  const { filter, apply, today } = history
  const isCovered = useFiguresCovered()
  const months = isCovered ? known.map(withoutBalance) : known
  const all = Array.from({ length: MONTHS }, (_, index) => addMonths(today.slice(0, 7), index - MONTHS + 1))
  const { from, to, ...others } = filter
  const pressed = all.map(daysOfMonth).findIndex((days) => days.from === from && days.to === to)
  const [pointed, setPointed] = useState<string>()
  const shown = months.find(({ month }) => month === (pointed ?? all[pressed])) ?? months.at(-1)
  const [isTable, setIsTable] = useState(false)
  const press = (month: string) =>
    apply(month === all[pressed] ? others : { ...others, ...daysOfMonth(month) })
  return (
    <Root>
      <Head>
        {title}
        {shown && <b aria-hidden>{formatMonth(shown.month, locale)}</b>}
      </Head>
      {shown && <MonthFigures month={shown} />}
      <PointsPlot months={months} all={all} pressed={all[pressed]} onPress={press} onPoint={setPointed} />
      <Foot>
        <WhatIsKnown whole={whole} months={months} isChartKnown={months.length === MONTHS} today={today} />
        <Actions>
          {whole.canLoad && <LoadEarlier isLoading={whole.isLoading} onLoad={onLoad} />}
          {months.length > 0 && (
            <TextButton type="button" aria-expanded={isTable} onClick={() => setIsTable(!isTable)}>
              <FormattedMessage
                id="histories.chart.table"
                defaultMessage="Table"
                description="Button: shows the figures of a chart as a table"
              />
            </TextButton>
          )}
        </Actions>
      </Foot>
      <BusyNote isBusy={whole.isLoading} />
      {isTable && <MonthsTable months={months} labelId={titleId} />}
    </Root>
  )
}

/** As wide as the wider of both texts, so that a tap moves nothing of the chart above. */
const BothTexts = styled.span`
  display: inline-grid;
  /* The button's own ends at the grid. */
  text-decoration: inherit;
  justify-items: start;
  > span {
    grid-area: 1 / 1;
  }
  > [aria-hidden='true'] {
    visibility: hidden;
  }
`

function LoadEarlier({ isLoading, onLoad }: { isLoading: boolean; onLoad: () => void }) {
  return (
    <TextButton
      type="button"
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && onLoad()}
    >
      <BothTexts>
        <span aria-hidden={isLoading}>
          <FormattedMessage
            id="histories.chart.load"
            defaultMessage="Earlier months"
            description="Button below a chart: loads the months before"
          />
        </span>
        <span aria-hidden={!isLoading}>
          <LoadingText />
        </span>
      </BothTexts>
    </TextButton>
  )
}

interface WhatIsKnownProps {
  whole: WholeHistory
  months: readonly PointsMonth[]
  /** None of the chart's months is missing. */
  isChartKnown: boolean
  today: string
}

/** How far back is loaded; once nothing is missing, how many points have expired in this year. */
function WhatIsKnown({ whole, months, isChartKnown, today }: WhatIsKnownProps) {
  const locale = useLocale()
  const year = today.slice(0, 4)
  const shownYear = String(displayYear(Number(year), locale))
  const name = (month = '') => unbroken(formatMonth(month, locale))
  if (whole.hasFailed)
    return (
      <p role="status">
        <FormattedMessage
          id="ui.errorState.text"
          defaultMessage="We could not load this just now. Please try again."
        />
      </p>
    )
  if (whole.isComplete && whole.isOfOneDay) {
    const points = expiredIn(year, whole.rows)
    if (points === undefined) return null
    return (
      <p role="status">
        <FormattedMessage
          id="histories.chart.expiredInYear"
          defaultMessage="{hasExpired, select, true {Expired in {year}: {points}} other {Nothing has expired in {year}}}"
          description="Points lost since the year began; points is a number with its unit"
          values={{ hasExpired: points > 0, year: shownYear, points: formatPoints(points, locale) }}
        />
      </p>
    )
  }
  if (isChartKnown && whole.canLoad)
    return (
      <p role="status">
        <FormattedMessage
          id="histories.chart.expiredUnknown"
          defaultMessage="{isComplete, select, true {What expired in {year} is shown once everything is loaded again} other {Loaded back to {oldest}; what expired in {year} is shown once everything is loaded}}"
          description="In place of the points lost since the year began: points of any age may be among them; oldest is a month"
          values={{ isComplete: whole.isComplete, oldest: name(whole.oldest), year: shownYear }}
        />
      </p>
    )
  return (
    <p role="status">
      <FormattedMessage
        id="histories.chart.only"
        defaultMessage="{known, select, none {No whole month yet} one {Showing {to}} other {Showing {from} to {to}}}"
        description="Below a chart of twelve months, of which the first ones are missing"
        values={{
          known: months.length === 0 ? 'none' : months.length === 1 ? 'one' : 'some',
          from: name(months[0]?.month),
          to: name(months.at(-1)?.month),
        }}
      />
    </p>
  )
}

/** The points that expired in a year, whenever they were received; undefined where a row does not say when it expired. */
function expiredIn(year: string, rows: readonly PointFacts[]): number | undefined {
  const expired = rows.filter(({ status }) => status === 'expired')
  const isKnown = expired.every((row) => expiryMonthOf(row) !== '')
  const ofYear = expired.filter((row) => expiryMonthOf(row).startsWith(year))
  return isKnown ? -sumOf(ofYear) : undefined
}
