import { useMemo } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { pointRowId } from '@/api/point-rows'
import { validityOf } from '@/domain/item-validity'
import { groupRows, type GroupedItem, type RowGroupHeading } from '@/domain/row-groups'
import { dayOf } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'
import type { EndlessRows } from '@/lists/use-endless-list'
import type { HistoryStatus } from './history-kinds'

/** A row of the points history, as the contract has it. */
export interface PointFacts {
  transaction_id?: string
  title_th?: string
  title_en?: string
  /** Signed. */
  point: number
  status?: Exclude<HistoryStatus, 'available'>
  date?: string
  branch_name?: string
  expire_date?: string
}

/** Until when points can be used. */
export const validityOfPoints = ({ expire_date }: PointFacts) => validityOf(false, expire_date)

/** Whether someone has spent a row's points, which the member may want to question. */
export const isSpent = ({ point, status }: PointFacts) =>
  point < 0 && status !== 'expired' && status !== 'canceled'

const months = new WeakMap<PointFacts, string>()

/** The month of a row in Thailand (`yyyy-MM`); empty without a date. Worked out once: ten thousand timestamps take a while. */
export function monthOf(row: PointFacts): string {
  const month = months.get(row) ?? dayOf(row.date ?? '').slice(0, 7)
  months.set(row, month)
  return month
}

type Item = GroupedItem<PointFacts>

/** Tells the headings and rows of a list of points apart. */
export const idOfItem = (item: Item | DayItem) => (item.kind === 'heading' ? item.id : pointRowId(item.row))
export const isHeading = (item: Item) => item.kind === 'heading'

/** The rows of a list of points, below a heading for each group; `groupOf` is undefined where the order leaves no groups. */
export function usePointItems(
  { rows, end, isOutdated }: EndlessRows<PointFacts>,
  groupOf: ((row: PointFacts) => string) | undefined,
) {
  const isComplete = end === 'complete' && !isOutdated
  return useMemo<Item[]>(
    () => (groupOf ? groupRows(rows, { isComplete, groupOf }) : rows.map((row) => ({ kind: 'row', row }))),
    [rows, isComplete, groupOf],
  )
}

/** A day's heading with its only row, a heading above several, or a row. */
export type DayItem = (RowGroupHeading & { row?: PointFacts }) | Extract<Item, { kind: 'row' }>

/** The items of a list by day, with the days of one row in one item each; a group whose sum is not known may have further rows. */
export function withOneRow(items: readonly Item[]): DayItem[] {
  return items.flatMap((item, index): DayItem[] => {
    const [before, next, afterNext] = [items[index - 1], items[index + 1], items[index + 2]]
    const isAlone = (heading: Item | undefined, following: Item | undefined) =>
      heading?.kind === 'heading' &&
      heading.group !== '' &&
      heading.sum !== undefined &&
      following?.kind !== 'row'
    if (item.kind === 'row') return isAlone(before, next) ? [] : [item]
    return next?.kind === 'row' && isAlone(item, afterNext) ? [{ ...item, row: next.row }] : [item]
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
export function usePointTitle(): (row: PointFacts) => string {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  return ({ title_th, title_en }) => {
    const [own, other] = locale === 'en' ? [title_en, title_th] : [title_th, title_en]
    return own || other || formatMessage(messages.untitled)
  }
}
