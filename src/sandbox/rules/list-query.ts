import { PLACEHOLDER_DATE } from './thai-time.ts'

export interface ListFilter {
  Field: string
  Operator: 'eq' | 'in' | 'gte' | 'lte' | 'like'
  Value: string | number | boolean | (string | number)[]
}

export interface ListQuery {
  Filters?: ListFilter[]
  Ordering?: { Field: string; Direction: 'asc' | 'desc' }[]
  Page?: number
  Limit?: number
}

export interface ListAnswer<Row> {
  payload: Row[]
  total: number
  page: number
  limit: number
}

type Cell = string | number | boolean | null | undefined

const DEFAULT_LIMIT = 20
const ALL = 999
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A bare day compared with a date-time means that whole day, so both ends of a range are inclusive. */
function compare(cell: Cell, value: string | number | boolean): number {
  if (typeof cell === 'number') return cell - Number(value)
  const text = String(cell ?? '')
  const comparable = isDay(value) ? text.slice(0, 10) : text
  return comparable < String(value) ? -1 : comparable > String(value) ? 1 : 0
}

function contains(cells: Cell[], value: string): boolean {
  const searchText = value.replaceAll('%', '').trim().toLocaleLowerCase()
  return cells.some((cell) =>
    String(cell ?? '')
      .toLocaleLowerCase()
      .includes(searchText),
  )
}

function cellsOf(row: object, field: string): Cell[] {
  const cells = row as Record<string, Cell>
  return field === 'name' ? [cells.name_th, cells.name_en] : [cells[field]]
}

function matches(row: object, filter: ListFilter, values: (string | number | boolean)[]): boolean {
  const cells = cellsOf(row, filter.Field)
  const [cell] = cells
  if (values.some((value) => Number(value) === ALL && typeof cell !== 'number')) return true
  if (filter.Operator === 'like') return values.some((value) => contains(cells, String(value)))
  if (cell === undefined || cell === null) return false
  if (cell === PLACEHOLDER_DATE) return false // it stands for no date, so it is in no range
  if (filter.Operator === 'gte') return values.every((value) => compare(cell, value) >= 0)
  if (filter.Operator === 'lte') return values.every((value) => compare(cell, value) <= 0)
  return values.some((value) => compare(cell, value) === 0)
}

function order<Row extends object>(rows: Row[], ordering: ListQuery['Ordering'] = []): Row[] {
  if (ordering.length === 0) return rows
  // each row's cells are looked up once, because a long history is compared a hundred thousand times
  const keyed = rows.map((row) => ({ row, cells: ordering.map(({ Field }) => cellsOf(row, Field)[0]) }))
  keyed.sort((a, b) => {
    for (let index = 0; index < ordering.length; index += 1) {
      const difference = compare(a.cells[index], b.cells[index] ?? '')
      if (difference !== 0) return ordering[index]?.Direction === 'desc' ? -difference : difference
    }
    return 0
  })
  return keyed.map(({ row }) => row)
}

/** Filters, orders and pages rows as a list request asks; Limit 0 leaves the length to the server. */
export function listPage<Row extends object>(rows: Row[], query: ListQuery = {}): ListAnswer<Row> {
  const filters = (query.Filters ?? []).map((filter) => ({
    filter,
    values: Array.isArray(filter.Value) ? filter.Value : [filter.Value],
  }))
  const found = rows.filter((row) => filters.every(({ filter, values }) => matches(row, filter, values)))
  const limit = query.Limit !== undefined && query.Limit > 0 ? query.Limit : DEFAULT_LIMIT
  const page = Math.max(1, query.Page ?? 1)
  const from = (page - 1) * limit
  return {
    payload: order(found, query.Ordering).slice(from, from + limit),
    total: found.length,
    page,
    limit,
  }
}
