import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isDetailPath } from '@/addresses/paths'
import { appPath } from '@/addresses/base-path'
import { api, privilegeTags } from '@/api/api'
import { isHostError, toAppError, type AppError } from '@/api/app-error'
import { figureTags, type Tag } from '@/api/base-api'
import { isRecent } from '@/lib/is-recent'
import { useWhileVisible } from '@/lib/use-while-visible'
import { whenIdle } from '@/lib/when-idle'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { restChanged } from '@/store/store'
import type { AppStore, RootState } from '@/store/store'
import { useQueryErrorModal } from '@/ui/dialogs/use-error-modal'
import { pageOf } from '../lazy-page'
import { routeOf } from '../routes'

/* What is read without a component that asks for it: at the start, on return, after another balance, and after a failure. */

/**
 * Loads the member, the membership system and, where that is open, the tier (spec 4, Start) at every start with a session and at
 * every login, whatever page is opened: after that page's own reads, and only what none of them has asked for.
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

/** Reads what has not been asked for: an answer stands, and so does an error, whose own part of the page offers the retry. */
function read(store: AppStore, ...names: MemberRead[]): void {
  const state = store.getState()
  if (!state.session.isLoggedIn) return
  for (const name of names) {
    if (!api.endpoints[name].select()(state).error) store.dispatch(api.util.prefetch(name, undefined, {}))
  }
}

/** The page of the address is there, and what it reads is answered; one read may lead to the next. */
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

/** A failed check of the membership system (spec 8), once until a check succeeds or the member is another. The page goes on without a tier. */
function useSystemErrorModal(isLoggedIn: boolean): void {
  const system = api.endpoints.getMembershipSystem.useQueryState(undefined)
  useQueryErrorModal({ ...system, isLoaded: system.isSuccess || !isLoggedIn })
}

/** Out of sight for less than this, nothing is read anew. */
const AWAY_MS = 60_000
/** What one return fires: `visibilitychange` and `pageshow`. */
const ONE_RETURN_MS = 1000

/**
 * Reads the figures on screen anew when the member comes back after a minute or more, by the back-forward cache, or online again:
 * LINE keeps a closed app for hours and shows it as it was.
 */
export function followReturns(store: AppStore): () => void {
  if (wasAway(store)) readFigures(store)
  const isHidden = () => document.visibilityState === 'hidden'
  let hiddenAt = isHidden() ? Date.now() : undefined
  let readAt = 0
  let isDue = false

  // What was sent a moment before the phone is online is on a connection that is gone.
  const readOnce = (isAnew = false) => {
    isDue = isHidden() || !navigator.onLine
    if (isDue || (!isAnew && isRecent(readAt, ONE_RETURN_MS))) return
    readAt = Date.now()
    readFigures(store)
  }
  const handleVisibility = () => {
    const awaySince = hiddenAt
    hiddenAt = isHidden() ? Date.now() : undefined
    if (isHidden()) return
    if (isDue || (awaySince !== undefined && !isRecent(awaySince, AWAY_MS))) readOnce()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && readOnce()

  const watch = new AbortController()
  // Captured, and so before what a page itself reads on return: that call finds its query on its way and sends none of its own.
  const options = { capture: true, signal: watch.signal }
  window.addEventListener('visibilitychange', handleVisibility, options)
  window.addEventListener('pageshow', handlePageShow, options)
  window.addEventListener('online', () => readOnce(true), options)
  return () => watch.abort()
}

/** Whether the page has slept before this part of the shell came: the figures of a visit that has just begun are not that old. */
function wasAway(store: AppStore): boolean {
  const { fulfilledTimeStamp } = api.endpoints.getProfile.select()(store.getState())
  return fulfilledTimeStamp !== undefined && !isRecent(fulfilledTimeStamp, AWAY_MS)
}

function readFigures(store: AppStore): void {
  store.dispatch(api.util.invalidateTags([...figureTags]))
  // Where no figure is on screen, the profile says whether the session still stands.
  const state = store.getState()
  if (!state.session.isLoggedIn || !api.endpoints.getProfile.select()(state).isUninitialized) return
  void store.dispatch(api.endpoints.getProfile.initiate(undefined, { subscribe: false }))
}

/** Reads that one change has sent together begin within this time of each other. */
const TOGETHER_MS = 1000

/**
 * Makes stale what says other than the balance does: wherever the member's points are found changed, at the counter or on another
 * phone, whichever read it was that found it.
 */
export function followBalance(store: AppStore): () => void {
  let known = balanceOf(store.getState())
  return store.subscribe(() => {
    const now = balanceOf(store.getState())
    const before = known
    // A profile that nothing on screen shows leaves the cache.
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

/** Whether a read was answered before the profile, which has found the change; what a redemption has made stale was read with it. */
function isOlderThanBalance(state: RootState, tag: Tag): boolean {
  const { queries } = state.api
  const balanceAt = api.endpoints.getProfile.select()(state).fulfilledTimeStamp ?? 0
  return api.util.selectInvalidatedBy(state, [tag]).some(({ queryCacheKey }) => {
    const query = queries[queryCacheKey]
    // What is on its way is sent again where it became stale.
    const readAt = query?.status === 'pending' ? query.startedTimeStamp : query?.fulfilledTimeStamp
    return balanceAt - (readAt ?? 0) > TOGETHER_MS
  })
}

/** What has failed alone is read again by itself every so often, at another moment on each phone. */
const AGAIN_MS = 60_000

/** Reads again what has failed on screen for its host's sake; where there is nothing, there is nothing to tell either. */
export function useReadFailed(): () => void {
  const store = useAppStore()
  return useCallback(() => readFailed(store), [store])
}

/** The same every minute or two, while no rest of the API does so: a part that was refused fills in the end. */
export function useFailedAgain(): void {
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const [intervalMs] = useState(() => AGAIN_MS * (1 + Math.random()))
  useWhileVisible(useReadFailed(), isResting ? undefined : intervalMs)
}

function readFailed(store: AppStore): void {
  const { dispatch } = store
  for (const query of Object.values(store.getState().api.queries)) {
    if (query?.status !== 'rejected' || !isOfHost(toAppError(query.error))) continue
    dispatch(api.util.prefetch(query.endpointName as never, query.originalArgs, { force: true }))
  }
  if (dispatch(api.util.getRunningQueriesThunk()).length === 0) dispatch(restChanged(undefined))
}

/** The wait that a 429 asks for is that call's. */
const isOfHost = (error: AppError) => isHostError(error) && (error.isResting || error.kind !== 'rateLimited')

/** By then the list's page has subscribed again. */
const RELEASE_DELAY_MS = 1000

/**
 * Keeps the lists that were on screen before a detail, which the member goes back to: what the detail makes stale is read anew
 * behind their rows. RTK Query would drop a list that no page subscribes to, and the member's place with it.
 */
export function useListsBehindDetail(pageKey: string): void {
  const store = useAppStore()
  const isDetail = isDetailPath(pageKey)
  // A layout effect, because the page just left ends its subscriptions in an effect's cleanup, which comes after.
  useLayoutEffect(() => {
    if (!isDetail) return
    const lists = holdLists(store)
    return () => void setTimeout(() => lists.forEach((list) => list.unsubscribe()), RELEASE_DELAY_MS)
  }, [store, isDetail])
}

function holdLists(store: AppStore) {
  return Object.values(store.getState().api.queries).flatMap((query) => {
    if (!query?.endpointName?.startsWith('endless')) return []
    // The lists are injected by a chunk of their own (api/endless.ts), and the argument is the very one of the list.
    const endpoint = api.endpoints[query.endpointName as never] as {
      initiate: (request: unknown) => (dispatch: AppStore['dispatch']) => { unsubscribe: () => void }
    }
    return [store.dispatch(endpoint.initiate(query.originalArgs))]
  })
}
