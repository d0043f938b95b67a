import { msOf, type ServerTime } from '@/lib/server-clock'
import { validityOf } from './item-validity'

/** A row of the points history, as far as news needs it. */
export interface PointsRow {
  /** Tells the row apart from every other. */
  id: string
  /** Signed. */
  point: number
  status?: string
  date?: string
  expire_date?: string
}

/** What this phone did to the points itself. */
export interface OwnPoints {
  /** Of the request that did it. */
  requestId: string
  /** Signed. */
  points: number
  at: ServerTime
}

/** What a phone has seen of the points history. */
export interface SeenPoints {
  /** The status of each row, by its id; empty for none. */
  statuses: Readonly<Record<string, string>>
  /** The time of the oldest row seen (ms): what is no later may have stood on a further page. 0 where no row was missing. */
  from: number
  /** When the rows were read (ms, this phone's clock): an older reading says nothing of what was seen since. */
  readAt: number
  /** The member's points before the rows were read: while they are the same, the rows are. Absent where they were not known by then. */
  balance?: number | undefined
}

const DAY_MS = 86_400_000
/** Older rows are booked late, and no news. */
const MAX_AGE_MS = 90 * DAY_MS
/** The two clocks may differ, and a row may be booked on the next day, or have a day alone. */
const TOLERANCE_MS = 2 * DAY_MS
/** A row booked within this time of an own change is taken for it; from further away an unseen row is likelier than a seen one. */
const CLOSE_MS = 6 * 3_600_000
/** As many as a page has. */
const MAX_ROWS = 50

/** A day alone counts from seven in the morning in Bangkok, where it begins by universal time: within it, and before every later day. */
const timeOf = ({ date }: PointsRow) => Date.parse(date ?? '')

/** Whether nothing has happened since, by the balance of now: for a day, since what came and what went may be the same. */
export function isNothingNew(seen: SeenPoints, balance: number | undefined, now: number): boolean {
  const age = now - seen.readAt
  return balance !== undefined && seen.balance === balance && age >= 0 && age < DAY_MS
}

/** When the points of a row came or went: what has expired is a row of the day on which it was received. */
export const dateOfPoints = ({
  status,
  date,
  expire_date,
}: Pick<PointsRow, 'status' | 'date' | 'expire_date'>): string | undefined =>
  status === 'expired' && validityOf(false, expire_date).kind === 'date' ? expire_date : date

/** What is stored of a points history that is on screen; `isComplete`: the server has no further rows. */
export function seenPoints(rows: readonly PointsRow[], isComplete: boolean, readAt: number): SeenPoints {
  const newest = [...rows].sort((a, b) => (timeOf(b) || 0) - (timeOf(a) || 0)).slice(0, MAX_ROWS)
  const times = newest.map(timeOf).filter((time) => !Number.isNaN(time))
  const isWhole = isComplete && newest.length === rows.length
  return {
    statuses: Object.fromEntries(newest.map(({ id, status = '' }) => [id, status])),
    from: isWhole ? 0 : Math.min(...times, Number.MAX_SAFE_INTEGER),
    readAt,
  }
}

/**
 * What this phone has not seen, newest first: rows that are new, and rows that have expired or were canceled since. None without a
 * date or points, none that may have stood on a further page, no new row older than 90 days before `now`, none that was canceled
 * before it was seen, and none that this phone did itself.
 */
export function pointsNews<Row extends PointsRow>(
  rows: readonly Row[],
  seen: SeenPoints,
  own: readonly OwnPoints[],
  now: ServerTime,
): Row[] {
  const before = new Map(Object.entries(seen.statuses))
  const ownRows = rowsOf(own, rows, before)
  const happenedAt = (row: PointsRow) => Date.parse(dateOfPoints(row) ?? '')
  const isNews = (row: Row) => {
    const known = before.get(row.id)
    const isEnd = row.status === 'expired' || row.status === 'canceled'
    if (known !== undefined) return isEnd && known !== row.status
    const isRecent = msOf(now) - happenedAt(row) <= MAX_AGE_MS && timeOf(row) > seen.from
    return row.status !== 'canceled' && isRecent && !ownRows.has(row)
  }
  return rows
    .filter((row) => row.point !== 0 && row.date !== undefined && isNews(row))
    .sort((a, b) => happenedAt(b) - happenedAt(a))
}

/**
 * The row of each own change, since an answer need not name its row: the one with its points that is nearest in time, and among several one
 * that was not seen before.
 */
function rowsOf<Row extends PointsRow>(
  own: readonly OwnPoints[],
  rows: readonly Row[],
  before: ReadonlyMap<string, string>,
): Set<Row> {
  const taken = new Set<Row>()
  for (const { points, at } of own) {
    const distance = (row: Row) => Math.abs(timeOf(row) - msOf(at))
    const isSeen = (row: Row) => Number(before.has(row.id))
    const rank = (row: Row) => (distance(row) <= CLOSE_MS ? 0 : 1 + isSeen(row))
    const [nearest] = rows
      .filter((row) => row.point === points && !taken.has(row) && distance(row) <= TOLERANCE_MS)
      .sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || isSeen(a) - isSeen(b))
    if (nearest) taken.add(nearest)
  }
  return taken
}
