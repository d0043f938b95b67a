import type { Dispatch } from '@reduxjs/toolkit'
import { readStored } from '@/storage/storage'
import { isRecent } from '@/lib/is-recent'
import { homeRestored, isDue, provideTags, type CachedAnswer } from './base-api'

/** Entries of RTK Query's cache by their keys. */
export type Entries = Record<string, CachedAnswer>

/** Raise it when the contract of a kept read changes, so that old answers are not shown. */
export const VERSION = 5
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** A brand's kept answers that are at most a week old. */
export function readKept(brandRef: string | undefined): Entries {
  const kept = readStored('homeSnapshot')
  if (kept?.version !== VERSION || kept.brandRef !== brandRef) return {}
  const entries = kept.entries as Entries // as keep-home.ts has stored them
  return Object.fromEntries(
    Object.entries(entries).filter(([, { fulfilledTimeStamp = 0 }]) =>
      isRecent(fulfilledTimeStamp, LIFETIME_MS),
    ),
  )
}

/** The times of the restored answers. */
let restoredTimes: readonly (number | undefined)[] = []

/**
 * Puts a brand's kept answers into the cache with their times and tags: home is drawn at once, and old answers are read again
 * as they are shown (spec 4, Start). They are the member's own, because every end of a session wipes them.
 */
export function restoreHome(dispatch: Dispatch, brandRef: string | undefined): void {
  const queries = Object.fromEntries(
    Object.entries(readKept(brandRef)).map(([key, query]) => [key, withMemberNumber(query, brandRef)]),
  )
  restoredTimes = Object.values(queries).map(({ fulfilledTimeStamp }) => fulfilledTimeStamp)
  dispatch(homeRestored(queries))
  dispatch(provideTags(queries))
}

/** Home is kept without the member's number: the session's id is it, or stands for it (session/use-member-key.ts). */
function withMemberNumber(query: CachedAnswer, brandRef: string | undefined): CachedAnswer {
  if (query.endpointName !== 'getProfile') return query
  const id = readStored('memberId')
  const number = readStored('memberAlias', `${brandRef}:${id}`) ?? id
  const isNameless = number === undefined || number === readStored('tokenSince')
  return isNameless ? query : { ...query, data: { customer_info: number, ...(query.data as object) } } // an answer's data
}

/**
 * Whether a cached answer comes from an earlier visit and is too old to act on: a kept profile lacks contact and consent, and
 * news must come from a new answer.
 */
export const isOfLastVisit = ({ endpointName, fulfilledTimeStamp }: CachedAnswer): boolean =>
  restoredTimes.includes(fulfilledTimeStamp) && isDue(endpointName, { fulfilledTimeStamp })
