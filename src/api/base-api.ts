import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { isRecent } from '@/lib/is-recent'
import { baseQuery } from './base-query'
import type { OperationId } from './generated/operations'

/** What the counter, the calendar or another phone changes too; theme, texts and places stay as they are. */
export const figureTags = [
  'Profile',
  'CustomerInfo',
  'Tier',
  'Privileges',
  'PrivilegeHistory',
  'Packages',
  'PackageHistory',
  'PointHistory',
] as const

/** What a call may make stale; which calls do is the table of api.ts. */
const tagTypes = [...figureTags, 'Pdpa', 'CustomForms'] as const

export type Tag = (typeof tagTypes)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Read {
  tag?: Tag
  /** How old an answer may be for a component that mounts: a minute where there is a tag, else an hour. */
  ageMs?: number
  /** Home keeps the answer for the next visit (home-cache.ts). */
  isKept?: true
}

/**
 * The table of reads. A read is sent again where a component mounts and its answer has failed or is too old, where its tag became
 * stale, where the member comes back or asks for it, and at the end of a host's rest. Whether an answer is the same for all stands in
 * the contract.
 */
const reads: Partial<Record<string, Read>> = {
  getProfile: { tag: 'Profile', isKept: true },
  getMembershipSystem: { isKept: true },
  getTier: { tag: 'Tier', isKept: true },
  getTierCriteria: { tag: 'Tier', isKept: true },
  getCriteriaMappings: { tag: 'Tier', ageMs: HOUR_MS, isKept: true },
  // What a brand announces at noon is on home at noon.
  getHomeLayout: { ageMs: MINUTE_MS, isKept: true },
  listPrivileges: { tag: 'Privileges', isKept: true },
  listForYouPrivileges: { tag: 'Privileges', isKept: true },
  listPrivilegeHistory: { tag: 'PrivilegeHistory', isKept: true },
  getPrivilegeHistory: { tag: 'PrivilegeHistory' },
  listPointHistory: { tag: 'PointHistory' },
  listPackages: { tag: 'Packages' },
  listPackageHistory: { tag: 'PackageHistory' },
  getPackageHistory: { tag: 'PackageHistory' },
  getCustomerInfo: { tag: 'CustomerInfo' },
  listPdpa: { tag: 'Pdpa' },
  listCustomForms: { tag: 'CustomForms' },
  checkCustomForms: { tag: 'CustomForms' },
} satisfies Partial<Record<OperationId, Read>>

/** What the cache table says of an endpoint (spec 7). */
export const readOf = (endpointName = ''): Read => reads[endpointName] ?? {}

/** What RTK Query says of an answer in its cache. */
export interface CachedAnswer {
  endpointName?: string
  originalArgs?: unknown
  status?: string
  data?: unknown
  startedTimeStamp?: number
  fulfilledTimeStamp?: number
}

/** Whether a component that mounts reads an answer again: one that is too old, whose last read failed, or that only an earlier visit has read. */
export function isDue(endpointName: string | undefined, answer: CachedAnswer | undefined): boolean {
  if (answer?.fulfilledTimeStamp === undefined) return false
  const { tag, ageMs = tag ? MINUTE_MS : HOUR_MS } = readOf(endpointName)
  const isOfLastVisit = answer.startedTimeStamp === undefined && ageMs < HOUR_MS
  return answer.status === 'rejected' || isOfLastVisit || !isRecent(answer.fulfilledTimeStamp, ageMs)
}

/** What home has kept, as entries of RTK Query's cache. */
export const homeRestored = (payload: Record<string, CachedAnswer>) => ({ type: 'homeRestored', payload })

type Restored = ReturnType<typeof homeRestored>

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  // Delayed, a change would wait for all that is on its way, which may hang.
  invalidationBehavior: 'immediately',
  extractRehydrationInfo: (action) =>
    action.type === 'homeRestored'
      ? ({ queries: (action as Restored).payload, mutations: {}, provided: {} } as never) // RTK Query's own state
      : undefined,
})

/** Gives answers their tags, which RTK Query knows only once it has read them itself. */
export const provide = (answers: Record<string, Pick<CachedAnswer, 'endpointName'>>): UnknownAction =>
  baseApi.internalActions.updateProvidedBy(
    Object.entries(answers).map(([key, { endpointName }]) => {
      // An endless list has the tag of the call that reads its pages.
      const { tag } = readOf(endpointName?.replace(/^endless/, 'list'))
      return { queryCacheKey: key as never, providedTags: tag ? [{ type: tag }] : [] }
    }),
  )

interface ReadAction extends UnknownAction {
  meta: { condition?: boolean; arg: { endpointName: string; queryCacheKey: string; forceRefetch?: boolean } }
}

/**
 * RTK Query leaves alone what is to be read again and is on its way. Here a read has its tag from the beginning, and `resend` (by
 * cache key) has it sent again, for what is on its way was sent before the change.
 */
export const makeStaleReads =
  (resend: ReadonlyMap<string, () => void>): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    const { type, meta } = action as ReadAction // told apart by its type
    if (type === 'api/executeQuery/pending') dispatch(provide({ [meta.arg.queryCacheKey]: meta.arg }))
    if (type === 'api/executeQuery/rejected' && meta.condition && meta.arg.forceRefetch)
      resend.get(meta.arg.queryCacheKey)?.()
    return result
  }
