import { api } from '@/api/api'
import { appPath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { readJson, writeText } from '@/storage/storage'
import { isRecord } from '@/lib/is-record'
import { whenIdle } from '@/lib/when-idle'
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
  /** Each with when it was answered (ms). */
  entries: { endpointName: PersistedEndpoint; arg: unknown; value: unknown; answeredAt?: number }[]
}

/** Raised whenever the contract of a persisted endpoint changes, so that an older app's answers are not shown. */
export const SNAPSHOT_VERSION = 2
/** The restored answers are requested again after this time even if home's lower part never mounts. */
const REFETCH_AFTER_MS = 3000
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Shows the last visit first: puts home's persisted answers into the cache, and requests each again afterwards. The snapshot
 * is tied to the brand and, since every end of a session wipes it, to the member; a snapshot older than a week is not used.
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
  restored = { ...snapshot, restoredAt }
  pendingRefetch = () => {
    if (store.getState().session.isLoggedIn) for (const entry of entries) refetch(store, entry)
  }
  if (appPath(location.pathname) === paths.home) setTimeout(refetchRestored, REFETCH_AFTER_MS)
  else whenIdle(refetchRestored)
}

let pendingRefetch: (() => void) | undefined

/**
 * Requests everything that was restored again, once, after home has rendered it: an answer that changes the store while React
 * renders makes React start the render over, as one long task.
 */
export function refetchRestored(): void {
  pendingRefetch?.()
  pendingRefetch = undefined
}

function refetch(store: AppStore, { endpointName, arg }: Snapshot['entries'][number]): void {
  // The argument was persisted beside the endpoint that it belongs to, which no type can say of a list.
  const initiate = api.endpoints[endpointName].initiate as unknown as (
    arg: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => Parameters<AppStore['dispatch']>[0]
  store.dispatch(initiate(arg, { forceRefetch: true, subscribe: false }))
}

/** What was restored, and the time that it bears in the cache. */
export let restored: Partial<Snapshot> & { restoredAt?: number } = {}

/** Whether an answer in the cache, by the time it bears there, is one restored from the last visit: what it says may have changed since. */
export function isRestored(cachedAt: number | undefined): boolean {
  return cachedAt !== undefined && cachedAt === restored.restoredAt
}

/** Whether an endpoint's answers are persisted. */
export function isPersisted(endpointName: string | undefined): endpointName is PersistedEndpoint {
  return (PERSISTED as readonly (string | undefined)[]).includes(endpointName)
}

/** The check that a stored value is a snapshot. */
export function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    typeof value.brandRef === 'string' &&
    typeof value.savedAt === 'number' &&
    Array.isArray(value.entries) &&
    value.entries.every((entry) => isRecord(entry) && isPersisted(entry.endpointName as string | undefined)) // isPersisted compares only
  )
}
