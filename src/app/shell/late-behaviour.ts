import { useEffect } from 'react'
import { api } from '@/api/api'
import { applyDisplay } from '@/config/display'
import { watchOtherTabs } from '@/config/storage'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { persistedPoints, persistHome } from '@/store/persist-home'
import { followStoredLanguage } from '@/store/switch-language'
import { useAbortUnwatchedReads } from './use-abort-unwatched-reads'

/** The effects that no first paint waits for. They may come late: what other tabs stored before counts too. */
export default function LateBehaviour({ pageKey }: { pageKey: string }): null {
  useAbortUnwatchedReads(pageKey)
  useLanguageOfOtherTabs()
  useDisplayOfOtherTabs()
  usePointsOfOtherTabs()
  usePersistedHome()
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
      persistHome(store.getState())
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

/** Follows the points of another tab: where the home that it has persisted has another balance, what points change is stale here. */
function usePointsOfOtherTabs(): void {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      watchOtherTabs('homeSnapshot', () => {
        const shown = api.endpoints.getProfile.select()(store.getState()).data?.point
        const elsewhere = persistedPoints()
        if (shown === undefined || elsewhere === undefined || shown === elsewhere) return
        dispatch(api.util.invalidateTags(['Profile', 'Tier', 'Privileges', 'PointHistory']))
      }),
    [store, dispatch],
  )
}
