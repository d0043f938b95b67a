import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { pointRowId, type PointHistoryRow } from '@/api/point-rows'
import { validityOf } from '@/lib/item-validity'
import { dayOf } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/ui/lists/use-endless-list'
import { withUnits } from '@/ui/phrases'

export const validityOfPoints = ({ expire_date }: PointHistoryRow) => validityOf(false, expire_date)

const months = new WeakMap<PointHistoryRow, string>()

/** A row's month in Thailand (`yyyy-MM`); empty without a date. Cached, because ten thousand take a while. */
export function monthOf(row: PointHistoryRow): string {
  const month = months.get(row) ?? dayOf(row.date ?? '').slice(0, 7)
  months.set(row, month)
  return month
}

/** How a row changes the balance: canceled points do not. */
export const changeOf = ({ point, status }: PointHistoryRow): number => (status === 'canceled' ? 0 : point)

export interface GroupHeading {
  kind: 'heading'
  /** Unique, even if a group occurs twice. */
  id: string
  /** The rows' common value; empty if they have none. */
  group: string
  /** Undefined until all of the group's rows are loaded. */
  sum?: number
  /** The group's only row, if it is shown in the heading. */
  row?: PointHistoryRow
}

export type PointItem = GroupHeading | { kind: 'row'; row: PointHistoryRow }

export const idOfItem = (item: PointItem) => (item.kind === 'heading' ? item.id : pointRowId(item.row))
/** The ids of the rows that an item shows. */
export const idsOfItem = ({ row }: PointItem): string[] => (row ? [pointRowId(row)] : [])
export const isHeading = ({ kind }: PointItem) => kind === 'heading'

interface Grouping {
  groupOf: (row: PointHistoryRow) => string
  /** A group's only row is shown in its heading. */
  isOneInHeading?: boolean
}

/** Rows below a heading for each group; without `grouping`, in orders that have no groups, only rows. */
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
 * Adds a heading before each group of rows. A group has a sum once all its rows are loaded: the next group has begun, or the
 * list has ended.
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
    const isSingleRow = isOneInHeading && isWhole && group !== '' && others.length === 0
    return isSingleRow && only ? [{ ...heading, row: only }] : [heading, ...ofGroup.map(itemOf)]
  })
}

/** Words of a history's rows, and of what is about them. */
export const rowWords = defineMessages<{ status: never; until: { date: string }; untitled: never }>({
  status: { id: 'histories.status', defaultMessage: 'Status', description: 'Of a row' },
  until: { id: 'histories.item.until', defaultMessage: 'Until {date}', description: 'On a row' },
  untitled: {
    id: 'histories.points.untitled',
    defaultMessage: 'Points',
    description: 'Name of a row of points that has none',
  },
})

export function usePointTitle(): (row: PointHistoryRow) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return ({ title_th, title_en }) => {
    const [own, other] = locale === 'en' ? [title_en, title_th] : [title_th, title_en]
    return withUnits(own || other || '') || formatMessage(rowWords.untitled)
  }
}
