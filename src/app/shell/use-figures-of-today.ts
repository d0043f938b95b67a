import { setupListeners } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import { api } from '@/api/api'
import { figureTags } from '@/api/base-api'
import { isRecent } from '@/lib/is-recent'
import { useAppStore } from '@/store/hooks'
import type { AppStore } from '@/store/store'

/** Out of sight for less than this, nothing is read anew. */
const AWAY_MS = 60_000
/** What one return fires: `visibilitychange` and `pageshow`. */
const ONE_RETURN_MS = 1000

/**
 * Reads the figures on screen anew when the member comes back after a minute or more, by the back-forward cache, or online again:
 * LINE keeps a closed app for hours and shows it as it was.
 */
export function useFiguresOfToday(): void {
  const store = useAppStore()
  useEffect(() => {
    if (wasAway(store)) readFigures(store)
    return setupListeners(store.dispatch, () => watchReturns(() => readFigures(store)))
  }, [store])
}

/** Whether the page has slept before this part of the shell came: the figures of a visit that has just begun are not that old. */
function wasAway(store: AppStore): boolean {
  const { fulfilledTimeStamp } = api.endpoints.getProfile.select()(store.getState())
  return fulfilledTimeStamp !== undefined && !isRecent(fulfilledTimeStamp, AWAY_MS)
}

function watchReturns(read: () => void): () => void {
  const isHidden = () => document.visibilityState === 'hidden'
  let hiddenAt = isHidden() ? Date.now() : undefined
  let readAt = 0
  let isDue = false

  // What was sent a moment before the phone is online is on a connection that is gone.
  const readOnce = (isAnew = false) => {
    isDue = isHidden() || !navigator.onLine
    if (isDue || (!isAnew && isRecent(readAt, ONE_RETURN_MS))) return
    readAt = Date.now()
    read()
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

function readFigures(store: AppStore): void {
  store.dispatch(api.util.invalidateTags([...figureTags]))
  // Where no figure is on screen, the profile says whether the session still stands.
  const state = store.getState()
  if (!state.session.isLoggedIn || !api.endpoints.getProfile.select()(state).isUninitialized) return
  void store.dispatch(api.endpoints.getProfile.initiate(undefined, { subscribe: false }))
}
