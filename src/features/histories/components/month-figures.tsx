import { defineMessages, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { PointsMonth } from '@/domain/points-months'
import { formatNumber } from '@/i18n/format'
import { tokens } from '@/theme/tokens'

const { color, font, space } = tokens

/** What a chart of points shows of a month. */
export const figureMessages = defineMessages({
  earned: { id: 'histories.chart.earned', defaultMessage: 'Received', description: 'Points of a month' },
  used: { id: 'histories.chart.used', defaultMessage: 'Used', description: 'Points of a month' },
  expired: { id: 'histories.chart.expired', defaultMessage: 'Expired', description: 'Points of a month' },
  balance: {
    id: 'histories.chart.balance',
    defaultMessage: 'Balance',
    description: 'Points at the end of a month',
  },
})

/** As a chart's month has them. */
export const FIGURES = ['earned', 'used', 'expired', 'balance'] as const

/** A bar, or its sample: full, striped or hollow, so that no eye needs the colours. */
export const Mark = styled.i`
  position: absolute;
  inset-inline: 22%;
  min-height: 3px;
  border: 1px solid var(--ink);
  --ink: ${color.textMuted};
  &[data-kind='earned'] {
    --ink: ${color.success};
    border-radius: 3px 3px 0 0;
    background: var(--ink);
  }
  &[data-kind='used'] {
    background: repeating-linear-gradient(135deg, var(--ink) 0 2px, transparent 2px 4px);
  }
  /* The balance is a line. */
  &[data-kind='balance'] {
    --ink: ${color.primaryText};
    height: 0;
    min-height: 0;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    &[data-kind] {
      --ink: CanvasText;
    }
  }
`

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  font-size: ${font.size.xs};
  > span {
    color: ${color.textMuted};
    white-space: nowrap;
  }
  strong {
    color: ${color.text};
  }
  i {
    position: static;
    display: inline-block;
    width: 1em;
    height: 1em;
    border-radius: 2px;
    margin-inline-end: ${space(1)};
    vertical-align: -1px;
    &[data-kind='balance'] {
      vertical-align: 4px;
    }
  }
`

/** A month's figures for the eye, and what each looks like in the chart; a screen reader has them as the month's name. */
export function MonthFigures({ month }: { month: PointsMonth }) {
  const { formatMessage } = useIntl()
  return (
    <Root aria-hidden>
      {FIGURES.map((figure) => {
        const points = month[figure]
        return (
          points !== undefined && (
            <span key={figure}>
              <Mark data-kind={figure} />
              {formatMessage(figureMessages[figure])} <strong>{formatNumber(points)}</strong>
            </span>
          )
        )
      })}
    </Root>
  )
}
