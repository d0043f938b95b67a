import { FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import type { PointsMonth } from '@/domain/points-months'
import { formatDate, formatNumber } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import { tokens } from '@/theme/tokens'
import { FIGURES, figureMessages } from './month-figures'

const { color, font, space } = tokens

/** In large text a table of five columns is wider than a phone. */
const Root = styled.div`
  position: relative;
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${font.size.sm};
  }
  th,
  td {
    padding: ${space(1)};
    border-top: 1px solid ${color.outline};
    text-align: end;
    white-space: nowrap;
  }
  tr > :first-child {
    text-align: start;
  }
  th {
    font-weight: 400;
  }
  thead th {
    border-top: 0;
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
`

interface MonthsTableProps {
  /** Oldest first. */
  months: readonly PointsMonth[]
  /** Of the element that names them. */
  labelId: string
}

/** The chart's figures, newest month first as in the list. */
export function MonthsTable({ months, labelId }: MonthsTableProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const figures = FIGURES.filter((figure) => months.some((month) => month[figure] !== undefined))
  return (
    <Root role="group" aria-labelledby={labelId} tabIndex={0}>
      <table aria-labelledby={labelId}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage
                id="histories.chart.column"
                defaultMessage="Month"
                description="Heading of a column of months"
              />
            </th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {formatMessage(figureMessages[figure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatDate(`${month.month}-01`, locale).replace('1 ', '')}</th>
              {figures.map((figure) => (
                <td key={figure}>{formatNumber(month[figure] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  )
}
