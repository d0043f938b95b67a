import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const RESTORE_TIMEOUT_MS = 2000

/** Scroll positions, by the key of the history entry. */
const positions = new Map<string, number>()

/** Scrolls a new page to its top, and a page that is gone back to where it was left. */
export function usePageScroll(): void {
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

/** Scrolls to `top`, and again while the page is still growing; the member's own scrolling ends that. */
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
