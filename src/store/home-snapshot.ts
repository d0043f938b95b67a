import { api } from '@/api/api'
import { paths } from '@/config/paths'
import { readJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import { whenIdle } from '@/lib/when-idle'
import type { AppStore } from './store'

/** Endpoints whose last answers home is painted from on the next visit. */
const KEPT = [
  'getProfile',
  'getMembershipSystem',
  'getTier',
  'getTierCriteria',
  'getCriteriaMappings',
  'getHomeLayout',
  'listPrivileges',
  'listForYouPrivileges',
] as const

type KeptEndpoint = (typeof KEPT)[number]

export interface Snapshot {
  version: number
  brandRef: string
  savedAt: number
  /** When the profile was answered (ms). */
  profileAnsweredAt?: number
  entries: { endpointName: KeptEndpoint; arg: unknown; value: unknown }[]
}

/** Raised whenever the contract of a kept endpoint changes, so that an older app's answers are not shown. */
export const SNAPSHOT_VERSION = 2
/** Should home's lower part never come. */
const PATIENCE = 3000
const LIFETIME = 7 * 24 * 60 * 60 * 1000

/**
 * Paints the last visit first: puts home's last answers into the cache and asks for each again behind. Tied to the brand and,
 * since every end of a session wipes it, to the member; older than a week it is not used.
 */
export function restoreHome(store: AppStore): void {
  const snapshot = readJson('homeSnapshot', isSnapshot)
  const isUsable =
    snapshot?.version === SNAPSHOT_VERSION &&
    snapshot.brandRef === store.getState().session.brandRef &&
    Date.now() - snapshot.savedAt < LIFETIME
  if (!isUsable) return writeText('homeSnapshot', undefined)
  const { entries } = snapshot
  store.dispatch(api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0])) // kept from these very endpoints
  const restoredAt = api.endpoints.getProfile.select()(store.getState()).fulfilledTimeStamp
  restoredProfile = { restoredAt, answeredAt: snapshot.profileAnsweredAt }
  askKept = () => {
    if (store.getState().session.isLoggedIn) for (const entry of entries) askAgain(store, entry)
  }
  if (location.pathname === paths.home) setTimeout(askKeptAgain, PATIENCE)
  else whenIdle(askKeptAgain)
}

let askKept: (() => void) | undefined

/**
 * Asks for everything that was restored again, once: when home has painted all of it, since an answer that changes the store
 * while React paints makes it start anew, in one long piece.
 */
export function askKeptAgain(): void {
  askKept?.()
  askKept = undefined
}

function askAgain(store: AppStore, { endpointName, arg }: Snapshot['entries'][number]): void {
  // The argument was kept beside the endpoint that it belongs to, which no type can say of a list.
  const initiate = api.endpoints[endpointName].initiate as unknown as (
    arg: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => Parameters<AppStore['dispatch']>[0]
  store.dispatch(initiate(arg, { forceRefetch: true, subscribe: false }))
}

let restoredProfile: { restoredAt?: number; answeredAt?: number } = {}

/** Whether a profile in the cache, by the time it bears there, is the one kept from the last visit: it may have changed since. */
export function isRestoredProfile(cachedAt: number | undefined): boolean {
  return cachedAt !== undefined && cachedAt === restoredProfile.restoredAt
}

/** When a profile was really answered: one that was kept from the last visit bears the time of its restoring in the cache. */
export function profileAnsweredAt(cachedAt: number | undefined): number | undefined {
  return isRestoredProfile(cachedAt) ? (restoredProfile.answeredAt ?? cachedAt) : cachedAt
}

/** Whether an endpoint's answers are kept. */
export function isKept(endpointName: string | undefined): endpointName is KeptEndpoint {
  return (KEPT as readonly (string | undefined)[]).includes(endpointName)
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    typeof value.brandRef === 'string' &&
    typeof value.savedAt === 'number' &&
    Array.isArray(value.entries) &&
    value.entries.every((entry) => isRecord(entry) && isKept(entry.endpointName as string | undefined)) // isKept compares only
  )
}
