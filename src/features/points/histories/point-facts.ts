import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { validityOf } from '@/lib/item-validity'
import { changeOf } from './points-months'
import { dayOf } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/ui/lists/use-endless-list'

/** Until when points can be used. */
export const validityOfPoints = ({ expire_date }: PointHistoryRow) => validityOf(false, expire_date)

const months = new WeakMap<PointHistoryRow, string>()

/** The month of a row in Thailand (`yyyy-MM`); empty without a date. Worked out once: ten thousand timestamps take a while. */
export function monthOf(row: PointHistoryRow): string {
  const month = months.get(row) ?? dayOf(row.date ?? '').slice(0, 7)
  months.set(row, month)
  return month
}

export interface GroupHeading {
  kind: 'heading'
  /** Differs from heading to heading, even where a group comes twice. */
  id: string
  /** What the rows of the group have in common; empty where they lack it. */
  group: string
  /** The group's points; undefined while rows of it may be missing. */
  sum?: number
  /** The only row of the group, where it stands in its heading. */
  row?: PointHistoryRow
}

/** A heading or a row of a list of points. */
export type PointItem = GroupHeading | { kind: 'row'; row: PointHistoryRow }

export const idOfItem = (item: PointItem) => (item.kind === 'heading' ? item.id : pointRowId(item.row))
export const isHeading = ({ kind }: PointItem) => kind === 'heading'

interface Grouping {
  groupOf: (row: PointHistoryRow) => string
  /** A group of one row is a heading with that row. */
  isOneInHeading?: boolean
}

/** The rows of a list of points, below a heading for each group; without `grouping`, where the order leaves no groups, the rows alone. */
export function usePointItems(
  { rows, end, isOutdated }: EndlessRows<PointHistoryRow>,
  grouping: Grouping | undefined,
) {
  const isComplete = end === 'complete' && !isOutdated
  return useMemo(
    () => (grouping ? groupRows(rows, isComplete, grouping) : rows.map(itemOf)),
    [rows, isComplete, grouping],
  )
}

const itemOf = (row: PointHistoryRow): PointItem => ({ kind: 'row', row })

/**
 * Rows, in their order, below a heading for each group. A group has its sum once all its rows are there: when the next group has
 * begun, or the list has ended. Canceled points are in no balance, and so in no sum.
 */
export function groupRows(
  rows: readonly PointHistoryRow[],
  isComplete: boolean,
  { groupOf, isOneInHeading = false }: Grouping,
): PointItem[] {
  const groups: { group: string; rows: PointHistoryRow[] }[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = groups.at(-1)
    if (last?.group === group) last.rows.push(row)
    else groups.push({ group, rows: [row] })
  }
  return groups.flatMap(({ group, rows: ofGroup }, index): PointItem[] => {
    const isWhole = isComplete || index < groups.length - 1
    const sum = ofGroup.reduce((points, row) => points + changeOf(row), 0)
    const heading: GroupHeading = { kind: 'heading', id: `${index} ${group}`, group, ...(isWhole && { sum }) }
    const [only, ...others] = ofGroup
    const isOne = isOneInHeading && isWhole && group !== '' && others.length === 0
    return isOne && only ? [{ ...heading, row: only }] : [heading, ...ofGroup.map(itemOf)]
  })
}

const messages = defineMessages({
  untitled: {
    id: 'histories.points.untitled',
    defaultMessage: 'Points',
    description: 'Name of a row of points that has none',
  },
})

/** A row's title in the member's language. */
export function usePointTitle(): (row: PointHistoryRow) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return ({ title_th, title_en }) => {
    const [own, other] = locale === 'en' ? [title_en, title_th] : [title_th, title_en]
    return own || other || formatMessage(messages.untitled)
  }
}
