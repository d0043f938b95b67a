import { isRecord } from '@/lib/is-record'
import { serverNow, type ServerTime } from '@/lib/server-clock'
import { storedJson } from '@/storage/stored-json'
import type { AppDispatch } from '@/store/store'
import { readMemberKey } from '@/session/use-member-key'

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

/** What this phone knows of one member's points: what was on screen, and what it did itself. */
export interface KnownPoints {
  /** Brand and member. */
  memberKey: string
  /** Absent until the history was read once. */
  seen?: SeenPoints
  own: OwnPoints[]
}

/** More than one does between two visits. */
const MAX_OWN = 50

const isSeen = (value: unknown): value is SeenPoints =>
  isRecord(value) &&
  [value.from, value.readAt, value.balance ?? 0].every((number) => typeof number === 'number') &&
  isRecord(value.statuses) &&
  Object.values(value.statuses).every((status) => typeof status === 'string')

const isOwn = (value: unknown): value is OwnPoints =>
  isRecord(value) &&
  typeof value.requestId === 'string' &&
  [value.points, value.at].every((number) => typeof number === 'number')

const isKnownPoints = (value: unknown): value is KnownPoints =>
  isRecord(value) &&
  typeof value.memberKey === 'string' &&
  (value.seen === undefined || isSeen(value.seen)) &&
  Array.isArray(value.own) &&
  value.own.every(isOwn)

/** What this phone knows of the points of the member who was here last, so that home tells of what happened elsewhere (beyond spec 2, home). */
export const knownPoints = storedJson('knownPoints', isKnownPoints)

const knownOf = (memberKey: string): KnownPoints => {
  const known = knownPoints.read()
  return known?.memberKey === memberKey ? known : { memberKey, own: [] }
}

/**
 * Notes points (signed) that this phone gives or takes for a member, as their request is sent or answered, or `at` an earlier moment;
 * a repeated request once.
 */
export function noteOwnPoints(
  memberKey: string,
  requestId: string,
  points: number,
  at: ServerTime = serverNow(),
): void {
  const known = knownOf(memberKey)
  const others = known.own.filter((one) => one.requestId !== requestId)
  knownPoints.write({ ...known, own: [{ requestId, points, at }, ...others].slice(0, MAX_OWN) })
}

/** Notes points that the member who is logged in was given for what was done on this phone; none are nothing. */
export function noteOwnGain(requestId: string, points: number) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const memberKey = points > 0 ? await dispatch(readMemberKey()) : undefined
    if (memberKey !== undefined) noteOwnPoints(memberKey, requestId, points)
  }
}

/** Removes what was noted of a request that has come to nothing. */
export function removeOwnPoints(memberKey: string, requestId: string): void {
  const known = knownOf(memberKey)
  const own = known.own.filter((one) => one.requestId !== requestId)
  if (own.length < known.own.length) knownPoints.write({ ...known, own })
}

/** Whether a reading of the history (its time in ms) is later than what was seen, which at a moment to come was seen before the clock was set back. */
export const isAfterSeen = (readAt: number, seen: SeenPoints): boolean =>
  readAt > seen.readAt || seen.readAt > Date.now()

/** Notes what a member has seen of the points history, unless a later reading of it was seen, here or in another tab. */
export function savePointsSeen(memberKey: string, seen: SeenPoints): void {
  const known = knownOf(memberKey)
  if (!known.seen || isAfterSeen(seen.readAt, known.seen)) knownPoints.write({ ...known, seen })
}
