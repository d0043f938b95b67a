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

export interface ListPage<Row> {
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

function matches(row: object, filter: ListFilter): boolean {
  const cells = cellsOf(row, filter.Field)
  const [cell] = cells
  const values = Array.isArray(filter.Value) ? filter.Value : [filter.Value]
  if (values.some((value) => Number(value) === ALL && typeof cell !== 'number')) return true
  if (filter.Operator === 'like') return values.some((value) => contains(cells, String(value)))
  if (cell === undefined || cell === null) return false
  if (filter.Operator === 'gte') return values.every((value) => compare(cell, value) >= 0)
  if (filter.Operator === 'lte') return values.every((value) => compare(cell, value) <= 0)
  return values.some((value) => compare(cell, value) === 0)
}

function order<Row extends object>(rows: Row[], ordering: ListQuery['Ordering'] = []): Row[] {
  return rows.toSorted((a, b) => {
    for (const { Field, Direction } of ordering) {
      const [left] = cellsOf(a, Field)
      const [right] = cellsOf(b, Field)
      const difference = compare(left, right ?? '')
      if (difference !== 0) return Direction === 'desc' ? -difference : difference
    }
    return 0
  })
}

/** Filters, orders and pages rows as a list request asks; Limit 0 leaves the length to the server. */
export function listPage<Row extends object>(rows: Row[], query: ListQuery = {}): ListPage<Row> {
  const found = rows.filter((row) => (query.Filters ?? []).every((filter) => matches(row, filter)))
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
