import { api } from '@/api/api'
import { freshUntil } from '@/api/fresh-until'
import { readJson, readStored, writeJson } from '@/storage/storage'
import { forYouSectionRequest, READY, sectionRequest } from '@/domain/section-request'
import { isRecord } from '@/lib/is-record'
import { answeredAt, restoredEntry } from './answered-at'
import {
  isPersisted,
  isSnapshot,
  LIFETIME_MS,
  SNAPSHOT_VERSION,
  type Entry,
  type Snapshot,
} from './home-snapshot'
import type { RootState } from './store'

/**
 * Persists home's own answers for the next visit, without phone number, email and birth date: no searches, no lists of other
 * pages.
 */
export function persistHome(state: RootState): void {
  const { brandRef, isLoggedIn } = state.session
  if (!brandRef || !isLoggedIn || readStored('token') === undefined) return
  const sections = sectionRequests(state)
  const before = readJson('homeSnapshot', isSnapshot)
  const isOfNow = before?.version === SNAPSHOT_VERSION && before.brandRef === brandRef
  const stored = new Map(isOfNow ? before.entries.map((entry) => [keyOf(entry), entry]) : [])
  const entries = Object.entries(state.api.queries).flatMap(([key, query]) => {
    // What is read again, in vain too, is still what the phone knows.
    if (query?.data === undefined || !isPersisted(query.endpointName)) return []
    const { endpointName, originalArgs: arg, data } = query
    const at = answeredAt(query)
    if (at === undefined || Date.now() - at > LIFETIME_MS) return []
    if (LISTS.includes(endpointName) && !sections.has(JSON.stringify(arg))) return []
    if (endpointName === 'listPrivilegeHistory' && JSON.stringify(arg) !== JSON.stringify(READY)) return []
    const value = endpointName === 'getProfile' ? withoutContact(data) : data
    const restored = restoredEntry(query)
    // What a brand announces at noon is on home at noon: the layout is asked for on every visit.
    const until =
      endpointName === 'getHomeLayout'
        ? undefined
        : restored
          ? restored.until
          : freshUntil(key, query.fulfilledTimeStamp)
    const own = { endpointName, arg, value, answeredAt: at, until, isCurrent: query.status === 'fulfilled' }
    return [withStored(own, stored.get(keyOf(own)))]
  })
  if (entries.some((entry) => entry.endpointName === 'getProfile')) {
    writeJson('homeSnapshot', {
      version: SNAPSHOT_VERSION,
      brandRef,
      savedAt: Date.now(),
      entries,
    } satisfies Snapshot)
  }
}

const keyOf = ({ endpointName, arg }: Entry) => JSON.stringify([endpointName, arg])

/**
 * Another tab may have stored a newer answer, where this one asks in vain; what either of them has made stale is stale until it is
 * answered again. Home's layout and its lists belong together, and stay this tab's.
 */
function withStored(own: Entry, stored: Entry | undefined): Entry {
  if (!stored || timeOf(stored) < timeOf(own)) return own
  const isOfLayout = own.endpointName === 'getHomeLayout' || LISTS.includes(own.endpointName)
  const isNewer = timeOf(stored) > timeOf(own) && !isOfLayout
  return { ...(isNewer ? stored : own), isCurrent: own.isCurrent === true && stored.isCurrent !== false }
}

/** A clock that has been set back since says nothing of an answer's age. */
const timeOf = ({ answeredAt: at = 0 }: Entry) => (at <= Date.now() ? at : 0)

/** Home shares these calls with the pages of lists, which search and page through them. */
const LISTS: readonly string[] = ['listPrivileges', 'listForYouPrivileges']

/** The requests of home's own sections, as JSON: what the brand's layout makes of them. */
function sectionRequests(state: RootState): Set<string> {
  const layout = api.endpoints.getHomeLayout.select()(state).data?.payload ?? []
  const requests = layout.flatMap(({ card_layout_limit: limit }) => [
    sectionRequest(limit),
    forYouSectionRequest(limit),
  ])
  return new Set(requests.map((request) => JSON.stringify(request)))
}

function withoutContact(profile: unknown): unknown {
  return isRecord(profile)
    ? { ...profile, mobile_no: '', email: undefined, birthdate: undefined, gender: undefined }
    : profile
}

/**
 * The balance of the persisted home, which another tab may have persisted; undefined if there is none, or that tab reads it again: two
 * tabs would go on to correct each other.
 */
export function persistedPoints(): number | undefined {
  const entries = readJson('homeSnapshot', isSnapshot)?.entries ?? []
  const profile = entries.find(
    (entry) => entry.endpointName === 'getProfile' && entry.isCurrent !== false,
  )?.value
  return isRecord(profile) && typeof profile.point === 'number' ? profile.point : undefined
}
