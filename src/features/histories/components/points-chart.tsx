import { useId, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { addMonths, pointsMonths } from '@/domain/points-months'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { TextButton } from '@/ui/text-button'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import { useWholeHistory } from '../hooks/use-whole-history'
import { isWorthChart, MONTHS } from '../known-points'
import { expiryMonthOf, monthOf } from '../point-facts'
import { MonthsChart } from './months-chart'

const MONTHS_A_TAP = 3

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  h2 {
    font-size: ${tokens.font.size.md};
  }
  &[data-offer] {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${tokens.space(4)};
    font-size: ${tokens.font.size.sm};
  }
`

interface PointsChartProps {
  history: HistoryFilterState
  /** What a chart takes is not loaded, and waits for a tap. */
  isOffer: boolean
  onShow: () => void
}

/** The chart of the points over time with its heading, or the offer to load it. */
export function PointsChart({ history, isOffer, onShow }: PointsChartProps) {
  const whole = useWholeHistory()
  const { rows, oldest, isComplete, isOfOneDay } = whole
  const current = history.today.slice(0, 7)
  const profile = useProfile().data
  const balance = isOfOneDay ? profile?.point : undefined
  const months = useMemo(
    () => pointsMonths(rows, { monthOf, current, count: MONTHS, isComplete, balance, expiryMonthOf }),
    [rows, current, isComplete, balance],
  )
  const titleId = useId()
  const load = () => {
    // Once the chart has all of its months, what is missing for the year may be of any age.
    whole.loadMonth(months.length === MONTHS ? '' : addMonths(oldest ?? current, 1 - MONTHS_A_TAP))
  }
  const title = (
    <h2 id={titleId}>
      <FormattedMessage
        id="histories.chart.title"
        defaultMessage="Points over 12 months"
        description="Heading of a chart with a bar for each month"
      />
    </h2>
  )
  return (
    <Root tabIndex={-1} data-offer={isOffer || undefined} aria-labelledby={titleId}>
      {isOffer ? (
        <>
          {title}
          <TextButton
            type="button"
            onClick={() => {
              onShow()
              load()
            }}
          >
            <FormattedMessage
              id="histories.chart.show"
              defaultMessage="Show chart"
              description="Button: loads what a chart of the points takes"
            />
          </TextButton>
        </>
      ) : isComplete && !isWorthChart(months) ? (
        <>
          {title}
          <p>
            <FormattedMessage id="histories.chart.nothing" defaultMessage="No chart yet" />
          </p>
        </>
      ) : (
        <MonthsChart
          title={title}
          titleId={titleId}
          history={history}
          whole={whole}
          months={months}
          onLoad={load}
        />
      )}
    </Root>
  )
}
