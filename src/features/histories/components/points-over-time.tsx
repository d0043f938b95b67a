import { useState } from 'react'
import styled from 'styled-components'
import { endlessApi } from '@/api/endless'
import { pointsMonths } from '@/domain/points-months'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { tokens } from '@/theme/tokens'
import { Card } from '@/ui/card'
import { PartError } from '@/ui/part-error'
import { Skeleton } from '@/ui/skeleton'
import { wholePoints } from '../history-filter'
import type { HistoryFilterState } from '../hooks/use-history-filter'
import { isWorthChart, knownPoints, MONTHS } from '../known-points'
import { monthOf } from '../point-facts'

/** As high as what it will have: what is below does not move when the chart comes, nor when the chart has more to show. */
const Root = styled(Card)`
  display: grid;
  margin-bottom: ${tokens.space(2)};
  padding-block: ${tokens.space(3)} ${tokens.space(1)};
  &[data-form='chart'] {
    min-height: calc(14.5rem + 120px);
  }
  &[data-form='offer'] {
    min-height: calc(${tokens.tap} + ${tokens.space(2)} + 2px);
    padding-block: ${tokens.space(1)};
  }
`

const loadChart = () => import('./points-chart').then(({ PointsChart }) => ({ default: PointsChart }))

/**
 * What stands above the points: a chart of what is known of twelve months, an offer to load what one takes, or nothing. What it is
 * at first it stays until a tap, so that the list below never moves by itself.
 */
export function PointsOverTime({ history }: { history: HistoryFilterState }) {
  const { currentData, hasNextPage } =
    endlessApi.endpoints.endlessPointHistory.useInfiniteQueryState(wholePoints)
  const [form, setForm] = useState<'chart' | 'offer' | 'none'>()
  if (form === undefined && (currentData || history.count > 0)) {
    const { rows, isComplete, canLoad } = knownPoints(currentData?.pages, hasNextPage)
    const current = history.today.slice(0, 7)
    const months = pointsMonths(rows, { monthOf, current, count: MONTHS, isComplete })
    setForm(isWorthChart(months) ? 'chart' : canLoad ? 'offer' : 'none')
  }
  const [hasFailed, setHasFailed] = useState(false)
  // Loaded beside the rows, which tell whether it is wanted.
  const Chart = useLazyComponent(loadChart, form !== 'none' && !hasFailed, () => setHasFailed(true))
  if (form === undefined || form === 'none') return null
  return (
    <Root data-flat data-form={form}>
      {Chart ? (
        <Chart history={history} isOffer={form === 'offer'} onShow={() => setForm('chart')} />
      ) : hasFailed ? (
        <PartError onRetry={() => setHasFailed(false)} />
      ) : (
        <div aria-busy>
          <Skeleton height="100%" />
        </div>
      )}
    </Root>
  )
}
