import { useEffect, useLayoutEffect, useRef } from 'react'
import { api, privilegeTags, profileTags } from '@/api/api'
import { keepHome, laterPoints } from '@/api/keep-home'
import type { Tag } from '@/api/base-api'
import { isDetailPath } from '@/addresses/paths'
import { applyDisplay } from '@/theme/display'
import { nextTask } from '@/lib/next-task'
import { isSafeWebUrl } from '@/lib/safe-url'
import { whenIdle } from '@/lib/when-idle'
import { useBoot } from '@/session/boot-context'
import { readStored, watchOtherTabs } from '@/storage/storage'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { AppStore, RootState } from '@/store/store'
import { followStoredLanguage } from '@/store/switch-language'
import { useAbortUnwatchedReads } from './use-abort-unwatched-reads'
import { useBarsInView } from './use-bars-in-view'
import { useFocusKept } from './use-focus-kept'
import { useFiguresOfToday } from './use-figures-of-today'
import { useFailedAgain } from './use-read-failed'
import { useReconcile } from './use-reconcile'
import { useStartReads } from './use-start-reads'
import { useWhoseAccount } from './use-whose-account'

interface Props {
  pageKey: string
  /** The page that the app was opened at; the member may have gone on before this part came. */
  firstPage: string
}

/** The effects that no first paint waits for. They may come late: what other tabs stored before counts too. */
export default function BackgroundSync({ pageKey, firstPage }: Props): null {
  useFocusKept()
  usePageFocus(pageKey, firstPage)
  useReconcile()
  useLineUser()
  useAbortUnwatchedReads(pageKey)
  useListsBehindDetail(pageKey)
  useFiguresOfToday()
  useFiguresOfBalance()
  useLanguageOfOtherTabs()
  useDisplayOfOtherTabs()
  usePointsOfOtherTabs()
  useOldDraftsRemoved()
  usePersistedHome()
  useStartReads()
  useVitalsReport(firstPage)
  useBarsInView()
  useReadyBreaker()
  useFailedAgain()
  useWhoseAccount()
  return null
}

const PERSIST_AFTER_MS = 1000

/** Persists home's answers a second after they have changed, and when the page is hidden. */
function usePersistedHome(): void {
  const store = useAppStore()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const persist = () => {
      clearTimeout(timer)
      timer = undefined
      const state = store.getState()
      if (state.session.isLoggedIn) keepHome(state, state.session.brandRef)
    }
    const persistSoon = () => {
      timer ??= setTimeout(persist, PERSIST_AFTER_MS)
    }
    const persistWhenHidden = () => document.visibilityState === 'hidden' && persist()
    persistSoon()
    const unsubscribe = store.subscribe(persistSoon)
    document.addEventListener('visibilitychange', persistWhenHidden)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', persistWhenHidden)
    }
  }, [store])
}

function useLineUser(): void {
  const { line } = useBoot()
  const { isLoggedIn, sessions } = useAppSelector((state) => state.session)
  useEffect(() => {
    // Only where LIFF has booted does LINE say who it is.
    if (isLoggedIn && line.browser === 'liff')
      void import('@/line/line-user').then((user) => user.noteLineUser(line)).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each session
  }, [line, isLoggedIn, sessions])
}

/** What a member has typed is kept for a day, whether or not the form is opened again. */
function useOldDraftsRemoved(): void {
  useEffect(() => {
    const remove = () => import('@/forms/drafts').then((drafts) => drafts.removeOldDrafts())
    if (readStored('drafts') !== undefined) whenIdle(() => void remove().catch(() => undefined))
  }, [])
}

/** Follows another tab's switch of language, once the texts are here; a log-out there leads back to Thai. */
function useLanguageOfOtherTabs(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    // What is stored, not what the event says: of two choices made at once, all tabs keep the one that was stored last.
    const follow = () => void dispatch(followStoredLanguage())
    follow()
    return watchOtherTabs('language', follow)
  }, [dispatch])
}

/** Follows another tab's text size and data saver. */
function useDisplayOfOtherTabs(): void {
  useEffect(() => {
    applyDisplay()
    const stops = (['textSize', 'dataSaver'] as const).map((key) => watchOtherTabs(key, applyDisplay))
    return () => stops.forEach((stop) => stop())
  }, [])
}

/** Follows the points of another tab: where the home that it has persisted has another balance, the profile is stale here. */
function usePointsOfOtherTabs(): void {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      watchOtherTabs('homeSnapshot', () => {
        const state = store.getState()
        const profile = api.endpoints.getProfile.select()(state)
        const points = laterPoints(state.session.brandRef, profile)
        if (profile.data === undefined || points === undefined || points === profile.data.point) return
        dispatch(api.util.invalidateTags(profileTags))
      }),
    [store, dispatch],
  )
}

/** Has this document report how it was for its visitor, where config.json has an address for that. */
function useVitalsReport(firstPage: string): void {
  const { config, line } = useBoot()
  useEffect(() => {
    const address = config.raw?.vitalsReporting
    if (!isSafeWebUrl(address)) return
    const report = () => import('../vitals').then((vitals) => vitals.reportVitals(address, firstPage, line))
    whenIdle(() => void report().catch(() => undefined))
  }, [config, line, firstPage])
}

/** Loads what a read needs that fails, while the network is there. */
function useReadyBreaker(): void {
  useEffect(() => whenIdle(() => void import('@/api/hosts').catch(() => undefined)), [])
}

/** Moves the focus to a new page's heading, so that a screen reader announces the page; not on the first page. */
function usePageFocus(pathname: string, firstPage: string): void {
  const before = useRef(firstPage)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const end = new AbortController()
    // Once the tap that opened the page has been answered: a focus has the browser lay out the page.
    void nextTask().then(() => end.signal.aborted || focusOnPage(end.signal))
    return () => end.abort()
  }, [pathname])
}

function focusOnPage(left: AbortSignal): void {
  const main = document.querySelector('main')
  // A page that has focused a field of its own keeps that focus.
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return
  const heading = document.querySelector('h1')
  focusOn(heading ?? main)
  if (heading) return
  // A page with a heading of its own renders it when its lazy chunk has loaded.
  const observer = new MutationObserver(() => {
    const newHeading = document.querySelector('h1')
    if (!newHeading) return
    observer.disconnect()
    if (document.activeElement === main) focusOn(newHeading)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  left.addEventListener('abort', () => observer.disconnect())
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** By then the list's page has subscribed again. */
const RELEASE_DELAY_MS = 1000

/**
 * Keeps the lists that were on screen before a detail, which the member goes back to: what the detail makes stale is read anew
 * behind their rows. RTK Query would drop a list that no page subscribes to, and the member's place with it.
 */
function useListsBehindDetail(pageKey: string): void {
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

/** Reads that one change has sent together begin within this time of each other. */
const TOGETHER_MS = 1000

/**
 * Makes stale what says other than the balance does: wherever the member's points are found changed, at the counter or on another
 * phone, whichever read it was that found it.
 */
function useFiguresOfBalance(): void {
  const store = useAppStore()
  useEffect(() => {
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
  }, [store])
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
