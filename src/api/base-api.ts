import type { Dispatch, Middleware, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { isRecent } from '@/lib/is-recent'
import { baseQuery } from './base-query'
import type { OperationId } from './generated/operations'

/** Data that staff, the passage of time or another phone can change; not theme, texts and places. */
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

const tagTypes = [...figureTags, 'Pdpa', 'CustomForms'] as const

export type Tag = (typeof tagTypes)[number]

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Read {
  tag?: Tag
  /** How old an answer may be when a component mounts: by default a minute with a tag, else an hour; 0 for none. */
  ageMs?: number
  /** Kept for the next visit (home-cache.ts). */
  isKept?: true
}

/**
 * The table of reads: every call that reads has a row. A read is repeated when a component mounts and its answer has failed or is too
 * old, when its tag becomes stale, when the member returns or asks for it, and when a host's rest ends. An endless list is repeated by
 * its first page (endless.ts).
 */
const reads: Partial<Record<string, Read>> = {
  getProfile: { tag: 'Profile', isKept: true },
  getMembershipSystem: { isKept: true },
  getTier: { tag: 'Tier', isKept: true },
  getTierCriteria: { tag: 'Tier', isKept: true },
  getCriteriaMappings: { tag: 'Tier', ageMs: HOUR_MS, isKept: true },
  // A brand's announcement should appear on home without delay.
  getHomeLayout: { ageMs: MINUTE_MS, isKept: true },
  listPrivileges: { tag: 'Privileges', isKept: true },
  listForYouPrivileges: { tag: 'Privileges', isKept: true },
  listPrivilegeHistory: { tag: 'PrivilegeHistory', isKept: true },
  // Staff may have used it meanwhile.
  getPrivilegeHistory: { tag: 'PrivilegeHistory', ageMs: 0 },
  listPointHistory: { tag: 'PointHistory' },
  listPackages: { tag: 'Packages' },
  listPackageHistory: { tag: 'PackageHistory' },
  getPackageHistory: { tag: 'PackageHistory', ageMs: 0 },
  getCustomerInfo: { tag: 'CustomerInfo' },
  listPdpa: { tag: 'Pdpa' },
  listCustomForms: { tag: 'CustomForms' },
  checkCustomForms: { tag: 'CustomForms' },
  endlessPrivileges: { tag: 'Privileges' },
  endlessForYouPrivileges: { tag: 'Privileges' },
  endlessPackages: { tag: 'Packages' },
  endlessPointHistory: { tag: 'PointHistory' },
  endlessPrivilegeHistory: { tag: 'PrivilegeHistory' },
  endlessPackageHistory: { tag: 'PackageHistory' },
  getTheme: {},
  getLogo: {},
  getDefaultImage: {},
  listProviders: {},
  issueLineLogin: {},
  listInfoFields: {},
  listCountries: {},
  listProvinces: {},
  listDistricts: {},
  listSubDistricts: {},
  listPostalCodes: {},
  // A cached answer would ask again for a consent that was just given.
  getSmsPdpa: { ageMs: 0 },
  getSmsPdpaByToken: { ageMs: 0 },
} satisfies Partial<Record<OperationId | `endless${string}`, Read>>

/** An endpoint's row of the table of reads (spec 7); undefined if it is a change. */
export const readOf = (endpointName = ''): Read | undefined => reads[endpointName]

/** An entry of RTK Query's cache. */
export interface CachedAnswer {
  endpointName?: string
  originalArgs?: unknown
  status?: string
  data?: unknown
  startedTimeStamp?: number
  fulfilledTimeStamp?: number
  /** Only of an endless list; RTK Query's own types lack it. */
  direction?: 'forward' | 'backward'
}

/** Whether a mounting component repeats a read: its answer is too old, has failed, or comes from an earlier visit. */
export function isDue(endpointName: string | undefined, answer: CachedAnswer | undefined): boolean {
  if (answer?.fulfilledTimeStamp === undefined) return false
  const { tag, ageMs = tag ? MINUTE_MS : HOUR_MS } = readOf(endpointName) ?? {}
  const isOfLastVisit = answer.startedTimeStamp === undefined && ageMs < HOUR_MS
  return answer.status === 'rejected' || isOfLastVisit || !isRecent(answer.fulfilledTimeStamp, ageMs)
}

/** Puts home's kept answers into the cache. */
export const homeRestored = (payload: Record<string, CachedAnswer>) => ({ type: 'homeRestored', payload })

type Restored = ReturnType<typeof homeRestored>

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
  // 'delayed' would wait for all pending calls, one of which may hang.
  invalidationBehavior: 'immediately',
  extractRehydrationInfo: (action) =>
    action.type === 'homeRestored'
      ? ({ queries: (action as Restored).payload, mutations: {}, provided: {} } as never) // RTK Query's state
      : undefined,
})

/** Tags cached answers; RTK Query itself tags only answers that it has read. */
export const provideTags = (answers: Record<string, Pick<CachedAnswer, 'endpointName'>>): UnknownAction =>
  baseApi.internalActions.updateProvidedBy(
    Object.entries(answers).map(([key, { endpointName }]) => {
      const { tag } = readOf(endpointName) ?? {}
      return { queryCacheKey: key as never, providedTags: tag ? [{ type: tag }] : [] }
    }),
  )

interface ReadAction extends UnknownAction {
  meta: {
    condition?: boolean
    arg: {
      endpointName: string
      originalArgs: unknown
      queryCacheKey: string
      forceRefetch?: boolean
      subscribe?: boolean
    }
  }
}

/**
 * RTK Query does not repeat a pending read when its tag becomes stale. This tags a read as soon as it is sent, and `resend` (by
 * cache key) sends it again, because it was sent before the change. A list whose next page is pending is read again from its first.
 */
export const makeStaleReads =
  (resend: ReadonlyMap<string, () => void>): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action)
    const { type, meta } = action as ReadAction // narrowed by its type below
    if (type === 'api/executeQuery/pending')
      store.dispatch(provideTags({ [meta.arg.queryCacheKey]: meta.arg }))
    if (type === 'api/executeQuery/rejected' && meta.condition && meta.arg.forceRefetch) {
      const { endpointName, originalArgs, queryCacheKey, subscribe } = meta.arg
      // A component that mounts is no change.
      if (subscribe) return result
      const { queries } = (store.getState() as { api: { queries: Partial<Record<string, CachedAnswer>> } })
        .api
      if (directionOf(queries[queryCacheKey])) readFromFirst(store.dispatch, endpointName, originalArgs)
      else resend.get(queryCacheKey)?.()
    }
    return result
  }

/** Which page of an endless list an entry has last asked for; undefined for its first, and for other reads. */
export const directionOf = (query: CachedAnswer | undefined) => query?.direction

/** Gives up a list's next page, and reads the list again. */
function readFromFirst(dispatch: Dispatch, endpointName: string, request: unknown): void {
  const thunks = dispatch as ThunkDispatch<unknown, unknown, UnknownAction>
  const { initiate } = baseApi.endpoints[endpointName as never] as Endpoint
  const nextPage = thunks(baseApi.util.getRunningQueryThunk(endpointName as never, request as never)) as
    | Running
    | undefined
  nextPage?.abort()
  void nextPage?.then(() => thunks(initiate(request, { forceRefetch: true, subscribe: false })))
}

type Running = Promise<unknown> & { abort: () => void }
interface Endpoint {
  initiate: (
    request: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => ThunkAction<unknown, unknown, unknown, UnknownAction>
}
