import styled from 'styled-components'
import { formatNumber, formatRecentDay } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { media, tokens } from '@/theme/tokens'
import { Columns, MonthButtons, type MonthButtonsProps } from './month-buttons'
import { Mark } from './month-figures'

const { color, font, space } = tokens

/** Beyond the card's own padding on a phone: at 320 px a month is 24 px wide only if all of the card is theirs. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  margin-inline: calc(-1 * (${space(4)} + 1px));
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  line-height: 1.4;
  ${media.tabletUp} {
    margin-inline: 0;
  }
`

/** Takes what the texts leave, and is never lower than a glance needs. */
const Bars = styled(Columns)`
  position: relative;
  z-index: 1;
  flex: 1 0 72px;
  border-block: 1px solid ${color.outline};
  pointer-events: none;
  > span {
    position: relative;
    grid-row: 1;
  }
`

const Base = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: 1px solid ${color.outlineStrong};
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

/** Months of which something is missing: nothing is drawn of them. */
const Unknown = styled.div`
  grid-row: 1;
  margin: ${space(1)};
  border: 1px dashed ${color.outlineStrong};
  border-radius: ${tokens.radius.control};
`

const Line = styled.svg`
  position: relative;
  z-index: 1;
  display: block;
  width: 100%;
  height: 40px;
  margin-bottom: ${space(2)};
  border-top: 1px solid ${color.outline};
  overflow: visible;
  pointer-events: none;
  path {
    fill: none;
    stroke: ${color.primaryText};
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
`

const Axis = styled.div`
  position: relative;
  z-index: 1;
  min-height: 1.4em;
  padding-inline: ${space(1)};
  pointer-events: none;
`

const Labels = styled(Columns)`
  position: relative;
  z-index: 1;
  padding-block-end: ${space(1)};
  pointer-events: none;
  span {
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  /* A quarter's last month has its name; where there is room for more, each has. */
  span:not(:nth-child(3n)) {
    visibility: hidden;
    ${media.desktopUp} {
      visibility: visible;
    }
  }
  /* Large text wider than the column goes over its left side alone, for the other is the card's edge. */
  span:last-child {
    justify-self: end;
    width: max-content;
    min-width: 100%;
  }
  [data-pressed] {
    color: ${color.text};
    font-weight: 700;
  }
`

interface PointsPlotProps extends Omit<MonthButtonsProps, 'first'> {
  /** Every month of the chart (`yyyy-MM`), known or not. */
  all: readonly string[]
}

/** The months as bars: earned above a line, used and expired below it, and over them the balance as a line of its own scale. */
export function PointsPlot({ months, all, pressed, onPress, onPoint }: PointsPlotProps) {
  const locale = useLocale()
  const up = roundUp(Math.max(...months.map(({ earned }) => earned), 0))
  const down = roundUp(Math.max(...months.map(({ used, expired }) => used + expired), 0))
  const share = (points: number) => `${(points / (up + down || 1)) * 100}%`
  const balances = months.flatMap(({ balance }) => balance ?? [])
  const most = roundUp(Math.max(...balances, 0))
  const first = all.length - months.length + 1
  return (
    <Root>
      {balances.length > 1 && (
        <div aria-hidden>
          <AxisNumber value={most} />
          <Line viewBox={`0 0 ${all.length} 1`} preserveAspectRatio="none">
            <path
              d={`M${balances.map((one, index) => `${first + index - 0.5},${1 - Math.max(0, one) / (most || 1)}`).join('L')}`}
            />
          </Line>
        </div>
      )}
      <AxisNumber value={up} sign="+" />
      <Bars aria-hidden>
        {first > 1 && <Unknown style={{ gridColumn: `1 / ${first}` }} />}
        {months.map(({ month, earned, used, expired }, index) => (
          <span key={month} style={{ gridColumn: first + index }}>
            {earned > 0 && <Mark data-kind="earned" style={{ bottom: share(down), height: share(earned) }} />}
            {used > 0 && <Mark data-kind="used" style={{ top: share(up), height: share(used) }} />}
            {expired > 0 && (
              <Mark data-kind="expired" style={{ top: share(up + used), height: share(expired) }} />
            )}
          </span>
        ))}
        <Base style={{ top: share(up) }} />
      </Bars>
      <AxisNumber value={-down} />
      <Labels aria-hidden>
        {all.map((month) => (
          <span key={month} data-pressed={month === pressed || undefined}>
            {formatRecentDay(`${month}-01`, locale).replace('1 ', '')}
          </span>
        ))}
      </Labels>
      <MonthButtons {...{ months, first, pressed, onPress, onPoint }} />
    </Root>
  )
}

/** The number that an edge of the chart stands for. */
function AxisNumber({ value, sign = '' }: { value: number; sign?: string }) {
  return (
    <Axis aria-hidden>
      {value !== 0 && (
        <span data-figure>
          {sign}
          {formatNumber(value)}
        </span>
      )}
    </Axis>
  )
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10]

/** The next number that is easily read: 1,240 becomes 2,000. */
function roundUp(value: number): number {
  if (value <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  return (STEPS.find((step) => step * power >= value) ?? 10) * power
}
