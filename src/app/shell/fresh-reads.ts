import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isDetailPath } from '@/addresses/item-paths'
import { appPath } from '@/addresses/base-path'
import { api, privilegeTags } from '@/api/api'
import { isHostError, toAppError, type AppError } from '@/api/app-error'
import { directionOf, figureTags, type Tag } from '@/api/base-api'
import type { ListPage } from '@/api/list-paging'
import { isRecent } from '@/lib/is-recent'
import { saysHidden } from '@/lib/phone-says'
import { phoneNow } from '@/lib/server-clock'
import { useWhileVisible } from '@/lib/use-while-visible'
import { whenIdle } from '@/lib/when-idle'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { restChanged } from '@/store/store'
import type { AppStore, RootState } from '@/store/store'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { pageOf } from '../lazy-page'
import { routeOf } from '../routes'

/* Reads without a component: at the start, on return, after a change of the balance, and after a failure. */

/**
 * Reads the member, the membership system and, if that is open, the tier (spec 4, Start) at every start and login, on whatever
 * page: after the page's own reads, and only what they have not requested.
 */
export function useStartReads(): void {
  const store = useAppStore()
  const { isLoggedIn, sessions } = useAppSelector((state) => state.session)
  useEffect(() => {
    if (isLoggedIn) void loadMember(store)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each session
  }, [store, isLoggedIn, sessions])
  useSystemErrorModal(isLoggedIn)
}

async function loadMember(store: AppStore): Promise<void> {
  await untilPageIsRead(store)
  read(store, 'getProfile', 'getMembershipSystem')
  await Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk()))
  const system = api.endpoints.getMembershipSystem.select()(store.getState())
  if (system.data?.is_opensystem) read(store, 'getTier', 'getTierCriteria', 'getCriteriaMappings')
}

type MemberRead = 'getProfile' | 'getMembershipSystem' | 'getTier' | 'getTierCriteria' | 'getCriteriaMappings'

/** Skips queries that have an answer, or an error, for which its part of the page offers a retry. */
function read(store: AppStore, ...names: MemberRead[]): void {
  const state = store.getState()
  if (!state.session.isLoggedIn) return
  for (const name of names) {
    if (!api.endpoints[name].select()(state).error) store.dispatch(api.util.prefetch(name, undefined, {}))
  }
}

/** Waits until the page is loaded and its reads, and the reads that follow from them, are answered. */
async function untilPageIsRead(store: AppStore): Promise<void> {
  const route = routeOf(appPath(location.pathname))
  await (route &&
    pageOf(route)
      .preload()
      .catch(() => undefined))
  await new Promise<void>((resolve) => whenIdle(resolve))
  const running = store.dispatch(api.util.getRunningQueriesThunk())
  if (running.length === 0) return
  await Promise.allSettled(running)
  return untilPageIsRead(store)
}

/**
 * Shows a failed check of the membership system (spec 8) once, until a check succeeds or the member changes. The page goes on
 * without a tier.
 */
function useSystemErrorModal(isLoggedIn: boolean): void {
  const system = api.endpoints.getMembershipSystem.useQueryState(undefined)
  useQueryErrorModal({ ...system, isLoaded: system.isSuccess || !isLoggedIn })
}

/** A shorter absence needs no refetch. */
const AWAY_MS = 60_000
/** One return fires both `visibilitychange` and `pageshow`. */
const ONE_RETURN_MS = 1000

/**
 * Refetches the figures on screen, and what has failed, when the member returns after a minute or more, by the back-forward cache, or online again:
 * LINE keeps a closed app for hours and shows it unchanged.
 */
export function followReturns(store: AppStore): () => void {
  if (wasAway(store)) readFigures(store)
  let hiddenAt = saysHidden() ? phoneNow() : undefined
  let readAt = 0
  let isDue = false

  // What is read without a network is read anew as it returns: a request sent just before uses a dead connection.
  const readOnce = (isAnew = false) => {
    isDue = saysHidden()
    if (isDue || (!isAnew && isRecent(readAt, ONE_RETURN_MS))) return
    readAt = phoneNow()
    readFigures(store)
    // What failed hours ago is no news.
    repeatFailedReads(store)
  }
  const handleVisibility = () => {
    const awaySince = hiddenAt
    hiddenAt = saysHidden() ? phoneNow() : undefined
    if (saysHidden()) return
    if (isDue || (awaySince !== undefined && !isRecent(awaySince, AWAY_MS))) readOnce()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && readOnce()

  const watch = new AbortController()
  // Captured, to run before a page's own refetch, which then finds the query pending.
  const options = { capture: true, signal: watch.signal }
  window.addEventListener('visibilitychange', handleVisibility, options)
  window.addEventListener('pageshow', handlePageShow, options)
  window.addEventListener('online', () => readOnce(true), options)
  return () => watch.abort()
}

/** Whether the page was suspended before this chunk loaded. */
function wasAway(store: AppStore): boolean {
  const { fulfilledTimeStamp } = api.endpoints.getProfile.select()(store.getState())
  return fulfilledTimeStamp !== undefined && !isRecent(fulfilledTimeStamp, AWAY_MS)
}

function readFigures(store: AppStore): void {
  store.dispatch(api.util.invalidateTags([...figureTags]))
  // Without a figure on screen, the profile tells whether the session is still valid.
  const state = store.getState()
  if (!state.session.isLoggedIn || !api.endpoints.getProfile.select()(state).isUninitialized) return
  void store.dispatch(api.endpoints.getProfile.initiate(undefined, { subscribe: false }))
}

/** Reads of one change begin within this time of each other. */
const TOGETHER_MS = 1000

/**
 * When any read finds the balance changed (at the counter, on another phone), makes stale whatever was read before the change.
 */
export function followBalance(store: AppStore): () => void {
  let known = balanceOf(store.getState())
  return store.subscribe(() => {
    const now = balanceOf(store.getState())
    const before = known
    // A profile without a subscriber leaves the cache.
    known = now ?? before
    if (!now || !before || now.member !== before.member || now.points === before.points) return
    const stale = privilegeTags.filter((tag) => isOlderThanBalance(store.getState(), tag))
    if (stale.length > 0) store.dispatch(api.util.invalidateTags(stale))
  })
}

function balanceOf(state: RootState) {
  const profile = api.endpoints.getProfile.select()(state).data
  return profile && { member: profile.customer_info, points: profile.point }
}

/**
 * Whether a query was answered before the profile that shows the change. What a redemption has made stale was read together
 * with it.
 */
function isOlderThanBalance(state: RootState, tag: Tag): boolean {
  const { queries } = state.api
  const balanceAt = api.endpoints.getProfile.select()(state).fulfilledTimeStamp ?? 0
  return api.util
    .selectInvalidatedBy(state, [tag])
    .some(({ queryCacheKey }) => balanceAt - (readAtOf(queries[queryCacheKey]) ?? 0) > TOGETHER_MS)
}

/** When what an entry shows was read. A list of several pages is as old as its first, which is on its way if no other one is. */
function readAtOf(query: RootState['api']['queries'][string]): number | undefined {
  // A pending read is sent again when it becomes stale.
  if (query?.status === 'pending' && !directionOf(query)) return query.startedTimeStamp
  const { pages } = (query?.data ?? {}) as { pages?: ListPage<unknown>[] } // only an endless list has pages
  return pages?.[0]?.readAt ?? query?.fulfilledTimeStamp
}

/** Failed reads are repeated at this interval, plus a random time per phone. */
const AGAIN_MS = 60_000

/** Repeats the reads on screen that failed because of their host. */
export function useRetryHostErrors(): () => void {
  const store = useAppStore()
  return useCallback(() => repeatFailedReads(store), [store])
}

/** The same every minute or two unless a host rests, so that a refused part fills in at last. */
export function useRepeatFailedReadsRegularly(): void {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const [intervalMs] = useState(() => AGAIN_MS * (1 + Math.random()))
  useWhileVisible(useRetryHostErrors(), isResting ? undefined : intervalMs)
}

function repeatFailedReads(store: AppStore): void {
  const { dispatch } = store
  for (const query of Object.values(store.getState().api.queries)) {
    if (query?.status !== 'rejected' || !isOfHost(toAppError(query.error))) continue
    const { endpointName, originalArgs } = query
    // Of a list whose next page has failed, that page alone.
    const direction = directionOf(query)
    if (direction)
      void dispatch(endlessOf(endpointName).initiate(originalArgs, { direction, subscribe: false }))
    else dispatch(api.util.prefetch(endpointName as never, originalArgs, { force: true }))
  }
  if (dispatch(api.util.getRunningQueriesThunk()).length === 0) dispatch(restChanged(undefined))
}

/** A 429's wait concerns that call only. */
const isOfHost = (error: AppError) => isHostError(error) && (error.isResting || error.kind !== 'rateLimited')

/** The list's page has subscribed again by then. */
const RELEASE_DELAY_MS = 1000

/**
 * Keeps the lists behind a detail cached, and with them the member's place: RTK Query would drop an unsubscribed list that the
 * detail makes stale, instead of refetching it.
 */
export function useListsBehindDetail(pageKey: string): void {
  const store = useAppStore()
  const isDetail = isDetailPath(pageKey)
  // A layout effect, to run before the last page's effect cleanup ends its subscriptions.
  useLayoutEffect(() => {
    if (!isDetail) return
    const lists = holdLists(store)
    return () => void setTimeout(() => lists.forEach((list) => list.unsubscribe()), RELEASE_DELAY_MS)
  }, [store, isDetail])
}

/** The lists that the last page shows; those of its other filters are read when they are wanted. */
function holdLists(store: AppStore) {
  // What RTK Query's own hooks ask. Nothing public tells it in time: the subscriptions in its state follow half a second later.
  const subscriptions = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as object
  const { getSubscriptionCount } = subscriptions as { getSubscriptionCount: (key: string) => number }
  return Object.entries(store.getState().api.queries).flatMap(([key, query]) => {
    const isShown = getSubscriptionCount(key) > 0
    if (!query?.endpointName?.startsWith('endless') || query.data === undefined || !isShown) return []
    return [store.dispatch(endlessOf(query.endpointName).initiate(query.originalArgs))]
  })
}

interface Endless {
  initiate: (
    request: unknown,
    options?: { direction: 'forward' | 'backward'; subscribe: false },
  ) => (dispatch: AppStore['dispatch']) => { unsubscribe: () => void }
}

/** A list's endpoint, which is in another chunk (api/endless.ts); its argument is the list's own. */
const endlessOf = (name: string | undefined) => api.endpoints[name as never] as Endless
