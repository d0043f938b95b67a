import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { addMonths, pointsMonths, type PointsMonth } from '@/domain/points-months'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useProfile } from '@/session/use-member'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { focusOnce } from '@/ui/focus-once'
import { PartError } from '@/ui/part-error'
import { Skeleton } from '@/ui/skeleton'
import { TextButton } from '@/ui/text-button'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import { useWholeHistory } from '../hooks/use-whole-history'
import { monthOf } from '../point-facts'

/** A chart of fewer says nothing that the list does not say. */
const FEWEST_MONTHS = 2
const MONTHS = 12
const MONTHS_A_TAP = 3

/** With the chart's place as high as the chart: what is below does not move when the chart comes, nor when it has more to show. */
const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space(1)};
  margin-bottom: ${tokens.space(2)};
  padding-bottom: ${tokens.space(1)};
  h2 {
    font-size: ${tokens.font.size.md};
  }
  &[data-form='chart'] {
    min-height: calc(14.5rem + 124px);
  }
  &[data-form='offer'] {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.space(1)};
    font-size: ${tokens.font.size.sm};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > [data-wait] {
    display: grid;
    flex: 1;
  }
`

const loadChart = () => import('./points-chart').then(({ PointsChart }) => ({ default: PointsChart }))

/**
 * What stands above the points: a chart of what is known of twelve months, an offer to load what one takes, or nothing. What it is
 * at first it stays until a tap, so that the list below never moves by itself.
 */
export function PointsOverTime({ history }: { history: HistoryFilterState }) {
  const whole = useWholeHistory()
  const { rows, oldest, isComplete } = whole
  const current = history.today.slice(0, 7)
  const balance = useProfile().data?.point
  const months = useMemo(
    () => pointsMonths(rows ?? [], { monthOf, current, count: MONTHS, isComplete, balance }),
    [rows, current, isComplete, balance],
  )
  const [form, setForm] = useState<'chart' | 'offer' | 'none'>()
  if (form === undefined && (rows || history.count > 0)) setForm(formOf(months, isComplete))
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // Loaded beside the rows, which tell whether it is wanted.
  const isWanted = form === undefined || form === 'chart'
  const Chart = useLazyComponent(loadChart, isWanted && !hasFailed, () => setHasFailed(true))
  const hasTapped = useRef(false)
  useEffect(() => {
    // The button that was tapped is gone.
    if (isComplete && hasTapped.current && document.activeElement === document.body) focusOnce(root.current)
  }, [isComplete])
  if (form === undefined || form === 'none') return null

  const isPointless = isComplete && !isWorthIt(months)
  const load = () => {
    hasTapped.current = true
    whole.loadMonth(addMonths(oldest ?? current, 1 - MONTHS_A_TAP))
  }
  const title = (
    <h2 id={titleId}>
      <FormattedMessage
        id="histories.chart.title"
        defaultMessage="Points over time"
        description="Heading of a chart with a bar for each month"
      />
    </h2>
  )
  return (
    <Root as="section" ref={root} tabIndex={-1} data-flat data-form={form} aria-labelledby={titleId}>
      {form === 'offer' && (
        <>
          {title}
          <TextButton
            type="button"
            onClick={() => {
              setForm('chart')
              load()
              focusOnce(root.current)
            }}
          >
            <FormattedMessage
              id="histories.chart.show"
              defaultMessage="Show chart"
              description="Button: loads what a chart of the points takes"
            />
          </TextButton>
        </>
      )}
      {form === 'chart' &&
        (Chart && !isPointless ? (
          <Chart title={title} history={history} whole={whole} months={months} count={MONTHS} onLoad={load} />
        ) : (
          <>
            {title}
            {isPointless ? (
              <p>
                <FormattedMessage
                  id="histories.chart.nothing"
                  defaultMessage="There are not enough points for a chart yet"
                />
              </p>
            ) : hasFailed ? (
              <PartError onRetry={() => setHasFailed(false)} />
            ) : (
              <div data-wait aria-busy>
                <Skeleton height="100%" />
              </div>
            )}
          </>
        ))}
    </Root>
  )
}

/** A history that is wholly known and has nothing to compare has no chart; one that is not may have, once more of it is loaded. */
function formOf(months: readonly PointsMonth[], isComplete: boolean) {
  return isWorthIt(months) ? 'chart' : isComplete ? 'none' : 'offer'
}

const isWorthIt = (months: readonly PointsMonth[]) =>
  months.filter(({ earned, used, expired }) => earned + used + expired > 0).length >= FEWEST_MONTHS
