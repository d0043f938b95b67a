import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { appPath } from '@/addresses/base-path'
import { lineLoginPath, paths } from '@/addresses/paths'
import { useBrand } from '@/brand/use-brand'
import { sessionExpiredMessages } from '@/i18n/session-expired'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { useBoot } from '@/session/boot-context'
import { endAttempt } from '@/session/lifetime'
import { endSession } from '@/session/session'
import { saveTarget } from '@/session/target-page'
import { isCleared } from '@/storage/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { danger } from '@/ui/dialogs/feedback-presets'
import { routeOf, titleOf } from '../routes'

export function ShellBehaviour({ pageKey }: { pageKey: string }) {
  useDocumentTitle()
  useEndAttemptOnNavigation()
  usePageScroll()
  const { isLoggedIn, sessions } = useAppSelector((state) => state.session)
  useCloseOnNavigation(pageKey, sessions)
  useSessionExpiry(pageKey)
  const { line } = useBoot()
  useEffect(() => {
    // Only LIFF tells which LINE user this is.
    if (isLoggedIn && line.browser === 'liff')
      void import('@/session/line/line-user').then((user) => user.noteLineUser(line)).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each session
  }, [line, isLoggedIn, sessions])
  const [firstPage] = useState(pageKey)
  const BackgroundSync = useLateBehaviour()
  return BackgroundSync ? <BackgroundSync pageKey={pageKey} firstPage={firstPage} /> : null
}

const loadLateBehaviour = () => import('./background-sync')

/** The interval of retries, and the longest wait for the brand. */
const AGAIN_MS = 10_000

/** Loads the late part when the brand has loaded and the browser is idle, so that it does not delay the first paint. */
function useLateBehaviour() {
  const { isAnswered } = useBrand()
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIsIdle(true)
    if (isAnswered) return whenIdle(begin)
    const timer = setTimeout(begin, AGAIN_MS)
    // Meanwhile another tab may have stored another member's session.
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [isAnswered])
  return useLazyComponent(loadLateBehaviour, isIdle, () => {
    setIsIdle(false)
    setTimeout(() => setIsIdle(true), AGAIN_MS)
  })
}

/**
 * Ends the attempt to sign in when the member goes to another page or step; LINE login continues the landing's. A layout
 * effect, because the next page may begin an attempt in an effect.
 */
function useEndAttemptOnNavigation(): void {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const place = `${pathname} ${query.get('mode')} ${query.get('page')}`
  const before = useRef({ pathname, place })
  useLayoutEffect(() => {
    const left = before.current
    before.current = { pathname, place }
    const isTakenOver = left.pathname === paths.landing && pathname === paths.lineLogin
    if (left.place !== place && !isTakenOver) dispatch(endAttempt())
  }, [dispatch, pathname, place])
}

/** Closes the feedback modal on every change of page except to home (spec 2, Modals), and when another session begins. */
export function useCloseOnNavigation(pathname: string, session: number): void {
  const { close } = useFeedback()
  const before = useRef({ pathname, session })
  // A layout effect, so that a modal shown by the next page's effect stays.
  useLayoutEffect(() => {
    const left = before.current
    before.current = { pathname, session }
    if (left.session !== session) close('')
    if (left.pathname !== pathname && pathname !== paths.home) close(pathname)
  }, [pathname, session, close])
}

/** The document's title, which LINE shows as its header. */
function useDocumentTitle(): void {
  const { pathname, search } = useLocation()
  const name = useIntl().formatMessage(titleOf(routeOf(pathname), search))
  useEffect(() => {
    document.title = name
  }, [name])
}

/**
 * Reports an expired session once and goes to LINE login (spec 8), storing the page to return to. The cache is emptied only
 * there, or the page behind the modal would refetch.
 */
function useSessionExpiry(pathname: string): void {
  const { isExpired, brandRef } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { show } = useFeedback()

  useEffect(() => {
    if (!isExpired) return
    if (pathname === paths.lineLogin) {
      dispatch(endSession('told'))
      return
    }
    const leave = () => {
      // A log-out whose answer was lost shows as a 401; nobody returns to its page.
      const page = appPath(location.pathname) + window.location.search
      if (!isCleared()) saveTarget(page)
      void navigate(lineLoginPath(brandRef), { replace: true })
    }
    const { title, message } = sessionExpiredMessages
    show(danger(title, message, { id: 'session-expired', cancelButton: { callback: leave } }))
  }, [isExpired, pathname, brandRef, dispatch, navigate, show])
}

const RESTORE_TIMEOUT_MS = 2000

const positions = new Map<string, number>()

/** Scrolls a new page to its top, and a page gone back to where it was left. */
function usePageScroll(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const current = useRef({ key, pathname })

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => positions.set(current.current.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    const before = current.current
    current.current = { key, pathname }
    if (before.key === key) return
    if (type === NavigationType.Pop) return restore(positions.get(key) ?? 0)
    if (before.pathname === pathname) positions.set(key, window.scrollY)
    else window.scrollTo(0, 0)
  }, [key, pathname, type])
}

/** Scrolls to `top`, repeatedly while the page grows, until the member scrolls. */
function restore(top: number): () => void {
  const gestures = new AbortController()
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    gestures.abort()
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS)
  for (const gesture of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(gesture, stop, { passive: true, signal: gestures.signal })
  window.scrollTo(0, top)
  observer.observe(document.body)
  return stop
}
