import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { appPath, sitePath } from '@/addresses/base-path'
import { lineLoginPath, paths } from '@/addresses/paths'
import { isSessionOver } from '@/session/lifetime'
import { emptyCache, endSession } from '@/session/session'
import { readStored, watchOtherTabs, wipe } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { reconcileOf, storedFor } from '@/session/reconcile'
import { routeOf } from '../routes'
import { saysHidden } from '@/lib/phone-says'

/** Another tab stores more than its bearer; by then it has stored everything. */
const SETTLE_MS = 100

/**
 * Keeps the page's session and storage consistent: when another tab changes the bearer, when the page is shown again, and when
 * a call misses its bearer. Writes nothing to local storage, which belongs to the other tab's session.
 */
export function useReconcile(): void {
  const session = useAppSelector((state) => state.session)
  const { brandRef, doubts } = session
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const isLeaving = useRef(false)
  // oxlint-disable-next-line react/exhaustive-deps -- as the session began
  const loggedOutBefore = useMemo(() => readStored('isLoggedOut'), [session.sessions])

  const startAnew = () => {
    // Refused calls lead here repeatedly until the page is gone.
    if (isLeaving.current) return
    isLeaving.current = true
    // The previous member's answers must not be kept for this one.
    dispatch(emptyCache())
    if (appPath(location.pathname) !== paths.lineLogin) return window.location.reload()
    window.location.replace(sitePath(`${paths.home}?${new URLSearchParams({ brandRef: brandRef ?? '' })}`))
  }
  const check = useEffectEvent(() => {
    const isLoggedOutHere = readStored('isLoggedOut') !== loggedOutBefore
    const stored = storedFor({ brandRef, isOver: dispatch(isSessionOver()), isLoggedOutHere })
    const found = reconcileOf(session.isLoggedIn ? 'member' : 'visitor', stored)
    if (found === 'reload') return startAnew()
    if (found === 'told') dispatch(endSession('vanished'))
    if (found === 'forget' && !isLoggedOutHere) wipe('logout', [], 'session')
    if (found !== 'follow' && found !== 'leave') return
    // A page that has failed renders nothing that would redirect.
    if (routeOf(appPath(location.pathname))?.isForMembers)
      void navigate(lineLoginPath(brandRef), { replace: true })
    // No automatic sign-in inside LINE afterwards, which would replace the other tab's session. A log-out in this tab has
    // already wiped the tab; newer data is a visitor's.
    if (found === 'leave') dispatch(endSession('otherBrand'))
    else dispatch(endSession('elsewhere', { isTabWiped: isLoggedOutHere }))
  })

  useEffect(() => check(), [doubts])
  useEffect(() => {
    const stop = watchOtherTabs('token', () => void setTimeout(() => check(), SETTLE_MS))
    const checkShown = () => !saysHidden() && check()
    window.addEventListener('pageshow', checkShown)
    document.addEventListener('visibilitychange', checkShown)
    return () => {
      stop()
      window.removeEventListener('pageshow', checkShown)
      document.removeEventListener('visibilitychange', checkShown)
    }
  }, [])
}
