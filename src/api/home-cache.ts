import type { Dispatch } from '@reduxjs/toolkit'
import { readJson } from '@/storage/storage'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import { homeRestored, isDue, provideTags, type CachedAnswer } from './base-api'

/** Entries of RTK Query's cache by their keys. */
export type Entries = Record<string, CachedAnswer>

export interface Kept {
  version: number
  brandRef: string
  entries: Entries
}

/** Raise it when the contract of a kept read changes, so that old answers are not shown. */
export const VERSION = 4
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isRecord(value.entries) && Object.values(value.entries).every(isRecord)

/** A brand's kept answers that are at most a week old. */
export function readKept(brandRef: string | undefined): Entries {
  const kept = readJson('homeSnapshot', isKept)
  if (kept?.version !== VERSION || kept.brandRef !== brandRef) return {}
  return Object.fromEntries(
    Object.entries(kept.entries).filter(([, { fulfilledTimeStamp = 0 }]) =>
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
  const queries = readKept(brandRef)
  restoredTimes = Object.values(queries).map(({ fulfilledTimeStamp }) => fulfilledTimeStamp)
  dispatch(homeRestored(queries))
  dispatch(provideTags(queries))
}

/**
 * Whether a cached answer comes from an earlier visit and is too old to act on: a kept profile lacks contact and consent, and
 * news must come from a new answer.
 */
export const isOfLastVisit = ({ endpointName, fulfilledTimeStamp }: CachedAnswer): boolean =>
  restoredTimes.includes(fulfilledTimeStamp) && isDue(endpointName, { fulfilledTimeStamp })
