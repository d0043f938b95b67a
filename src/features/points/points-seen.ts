import { serverNow, type ServerTime, phoneNow } from '@/lib/server-clock'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import type { AppDispatch } from '@/store/store'
import { loadMemberKey } from '@/session/use-member-key'

/** What this phone knows about a member's points, so that home can report what happened elsewhere (beyond spec 2, home). */
export type KnownPoints = StoredValue<'knownPoints'>
export type OwnPoints = KnownPoints['own'][number]
/** The part of the points history that a member has seen on this phone. */
export type SeenPoints = NonNullable<KnownPoints['seen']>

/** Enough for all that happens between two visits. */
const MAX_OWN = 50

const knownOf = (memberKey: string): KnownPoints => readStored('knownPoints', memberKey) ?? { own: [] }

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
  writeStored('knownPoints', { ...known, own }, memberKey)
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
  if (own.length < known.own.length) writeStored('knownPoints', { ...known, own }, memberKey)
}

/** Whether the history was read (ms) after what was seen. If that lies in the future, the clock was set back since. */
export const isAfterSeen = (readAt: number, seen: SeenPoints): boolean =>
  readAt > seen.readAt || seen.readAt > phoneNow()

/** Saves what a member has seen, unless a later read was seen here or in another tab. */
export function savePointsSeen(memberKey: string, seen: SeenPoints): void {
  const known = knownOf(memberKey)
  if (!known.seen || isAfterSeen(seen.readAt, known.seen))
    writeStored('knownPoints', { ...known, seen }, memberKey)
}
