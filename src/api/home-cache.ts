import type { Dispatch } from '@reduxjs/toolkit'
import { readJson } from '@/storage/storage'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import { homeRestored, isDue, provide, type CachedAnswer } from './base-api'

/** An answer as it is kept: one of RTK Query's cache entries, under its own key. */
export type Entries = Record<string, CachedAnswer>

export interface Kept {
  version: number
  brandRef: string
  entries: Entries
}

/** Raised whenever the contract of a kept read changes, so that an older app's answers are not shown. */
export const VERSION = 4
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.entries) && Object.values(value.entries).every(isRecord)

/** What home has kept of a brand, a week old at most. */
export function readKept(brandRef: string | undefined): Entries {
  const kept = readJson('homeSnapshot', isKept)
  if (kept?.version !== VERSION || kept.brandRef !== brandRef) return {}
  return Object.fromEntries(
    Object.entries(kept.entries).filter(([, { fulfilledTimeStamp = 0 }]) =>
      isRecent(fulfilledTimeStamp, LIFETIME_MS),
    ),
  )
}

/** The times of the answers that this page has from an earlier one. */
let restoredTimes: readonly (number | undefined)[] = []

/**
 * Puts what home has kept of a brand into the cache, with the answers' own times and tags: home is drawn at once, and what is too old
 * is read again as it is shown (spec 4, Start). It is the member's, since every end of a session wipes it, and a week old at most.
 */
export function restoreHome(dispatch: Dispatch, brandRef: string | undefined): void {
  const queries = readKept(brandRef)
  restoredTimes = Object.values(queries).map(({ fulfilledTimeStamp }) => fulfilledTimeStamp)
  dispatch(homeRestored(queries))
  dispatch(provide(queries))
}

/**
 * Whether an answer in the cache is one of an earlier page that is too old to act on: what is kept of a profile lacks the member's
 * contact and consent, and what is said once is said of the answer that this page has read.
 */
export const isOfLastVisit = ({ endpointName, fulfilledTimeStamp }: CachedAnswer): boolean =>
  restoredTimes.includes(fulfilledTimeStamp) && isDue(endpointName, { fulfilledTimeStamp })
