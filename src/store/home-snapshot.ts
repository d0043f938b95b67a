import { api } from '@/api/api'
import { readJson, readStored, writeText } from '@/storage/storage'
import { isFresh } from '@/lib/is-fresh'
import { isRecord } from '@/lib/is-record'
import type { AppStore } from './store'

/** Endpoints whose last answers home is rendered from on the next visit. */
const PERSISTED = [
  'getProfile',
  'getMembershipSystem',
  'getTier',
  'getTierCriteria',
  'getCriteriaMappings',
  'getHomeLayout',
  'listPrivileges',
  'listForYouPrivileges',
  'listPrivilegeHistory',
] as const

type PersistedEndpoint = (typeof PERSISTED)[number]

export interface Snapshot {
  version: number
  brandRef: string
  savedAt: number
  entries: Entry[]
}

export interface Entry {
  endpointName: PersistedEndpoint
  arg: unknown
  value: unknown
  /** When it was answered (ms). */
  answeredAt?: number
  /** Nothing has made it stale, and no failure has come since. */
  isCurrent?: boolean
  /** Of what is the same for all: until when (ms) it need not be asked for again. */
  until?: number | undefined
}

/** What RTK Query says of an answer in the cache. */
export interface CachedAnswer {
  endpointName?: string
  originalArgs?: unknown
  fulfilledTimeStamp?: number
}

/** Raised whenever the contract of a persisted endpoint changes, so that an older app's answers are not shown. */
export const SNAPSHOT_VERSION = 3
export const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** What was restored, the time that it bears in the cache, and whether the page before has left the API in trouble. */
export let restored: Partial<Snapshot> & { restoredAt?: number; hadTrouble?: boolean } = {}

/**
 * Shows the last visit first: puts home's persisted answers into the cache; what may have changed since is requested again afterwards
 * (refetch-restored.ts). The snapshot is tied to the brand and, since every end of a session wipes it, to the member; a snapshot older
 * than a week is not used.
 */
export function restoreHome(store: AppStore): void {
  const snapshot = readJson('homeSnapshot', isSnapshot)
  const isUsable =
    snapshot?.version === SNAPSHOT_VERSION &&
    snapshot.brandRef === store.getState().session.brandRef &&
    Date.now() - snapshot.savedAt < LIFETIME_MS
  if (!isUsable) return writeText('homeSnapshot', undefined)
  const { entries } = snapshot
  store.dispatch(api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0])) // persisted from these very endpoints
  // All restored answers bear the same time.
  const restoredAt = api.endpoints.getProfile.select()(store.getState()).fulfilledTimeStamp
  restored = { ...snapshot, restoredAt, hadTrouble: readStored('circuitBreaker') !== undefined }
}

/** Whether an answer in the cache is one of the last visit which may have changed since; what is the same for all stands for its time. */
export function isRestored({ endpointName, fulfilledTimeStamp }: CachedAnswer): boolean {
  return (
    fulfilledTimeStamp !== undefined &&
    fulfilledTimeStamp === restored.restoredAt &&
    !restored.entries?.some((entry) => entry.endpointName === endpointName && isFresh(entry.until))
  )
}

/** Whether an endpoint's answers are persisted. */
export function isPersisted(endpointName: string | undefined): endpointName is PersistedEndpoint {
  return (PERSISTED as readonly (string | undefined)[]).includes(endpointName)
}

/** The check that a stored value is a snapshot. */
export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    Array.isArray(value.entries) &&
    value.entries.every((entry) => isRecord(entry) && isPersisted(entry.endpointName as string | undefined)) // isPersisted compares only
  )
}
