import { pointRowId } from '@/api/endless'
import { validityOf } from '@/domain/item-validity'
import type { GroupedItem } from '@/domain/row-groups'
import type { HistoryStatus } from './status-messages'

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

type Item = GroupedItem<PointFacts>

/** Tells the headings and rows of a list of points apart. */
export const idOfItem = (item: Item) => (item.kind === 'heading' ? item.id : pointRowId(item.row))
export const isHeading = (item: Item) => item.kind === 'heading'
