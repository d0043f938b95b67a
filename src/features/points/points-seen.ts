import { isRecord } from '@/lib/is-record'
import { serverNow, type ServerTime } from '@/lib/server-clock'
import { storedJson } from '@/storage/stored-json'
import type { AppDispatch } from '@/store/store'
import { loadMemberKey } from '@/session/use-member-key'

/** Points given or taken by this phone. */
export interface OwnPoints {
  /** The id of the request. */
  requestId: string
  points: number
  at: ServerTime
}

/** The part of the points history that a member has seen on this phone. */
export interface SeenPoints {
  /** Each row's status by row id; '' if it has none. */
  statuses: Readonly<Record<string, string>>
  /** The time of the oldest row seen (ms): older rows may be on a page that was not read. 0 if all rows were read. */
  from: number
  /** When the rows were read (ms, this phone's clock). */
  readAt: number
  /** The balance before the rows were read; the rows stay the same until it changes. Absent if unknown. */
  balance?: number | undefined
}

/** What this phone knows about a member's points. */
export interface KnownPoints {
  /** Absent until the history was first read. */
  seen?: SeenPoints
  own: OwnPoints[]
}

/** Enough for all that happens between two visits. */
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
  (value.seen === undefined || isSeen(value.seen)) &&
  Array.isArray(value.own) &&
  value.own.every(isOwn)

/** What this phone knows about a member's points, so that home can report what happened elsewhere (beyond spec 2, home). */
export const knownPoints = storedJson('knownPoints', isKnownPoints)

const knownOf = (memberKey: string): KnownPoints => knownPoints.read(memberKey) ?? { own: [] }

/**
 * Records points (signed) that this phone gives or takes, when the request is sent or answered, or at an earlier `at`. A
 * repeated request is recorded once.
 */
export function noteOwnPoints(
  memberKey: string,
  requestId: string,
  points: number,
  at: ServerTime = serverNow(),
): void {
  const known = knownOf(memberKey)
  const others = known.own.filter((one) => one.requestId !== requestId)
  const own = [{ requestId, points, at }, ...others].slice(0, MAX_OWN)
  knownPoints.write({ ...known, own }, memberKey)
}

/** Records points that the logged-in member has gained on this phone, if any. */
export function noteOwnGain(requestId: string, points: number) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const memberKey = points > 0 ? await dispatch(loadMemberKey()) : undefined
    if (memberKey !== undefined) noteOwnPoints(memberKey, requestId, points)
  }
}

/** Removes the record of a request that failed. */
export function removeOwnPoints(memberKey: string, requestId: string): void {
  const known = knownOf(memberKey)
  const own = known.own.filter((one) => one.requestId !== requestId)
  if (own.length < known.own.length) knownPoints.write({ ...known, own }, memberKey)
}

/** Whether the history was read (ms) after what was seen. If that lies in the future, the clock was set back since. */
export const isAfterSeen = (readAt: number, seen: SeenPoints): boolean =>
  readAt > seen.readAt || seen.readAt > Date.now()

/** Saves what a member has seen, unless a later read was seen here or in another tab. */
export function savePointsSeen(memberKey: string, seen: SeenPoints): void {
  const known = knownOf(memberKey)
  if (!known.seen || isAfterSeen(seen.readAt, known.seen)) knownPoints.write({ ...known, seen }, memberKey)
}
