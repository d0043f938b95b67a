import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const GIVE_UP_AFTER_MS = 2000

/** Where each entry of the history was scrolled to. */
const positions = new Map<string, number>()

/** A new page begins at its top, and one gone back to is where it was left. */
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

/** Scrolls to where the page was, again while it is still growing; the member's own scrolling ends that. */
function restore(top: number): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const gesture of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(gesture, stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) < 2) stop()
  })
  const timer = setTimeout(stop, GIVE_UP_AFTER_MS)
  for (const gesture of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(gesture, stop, { passive: true })
  window.scrollTo(0, top)
  observer.observe(document.body)
  return stop
}

/** Moves the focus to a new page's name, so that a screen reader says where one has come to; not on the first one. */
export function usePageFocus(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector('main')
    // A page that has put the focus into its own field keeps it there.
    if (!main || main.contains(document.activeElement)) return
    const name = document.querySelector('h1')
    focusOn(name ?? main)
    if (name) return
    // A page that bears its own name comes late.
    const observer = new MutationObserver(() => {
      const late = document.querySelector('h1')
      if (!late) return
      observer.disconnect()
      if (document.activeElement === main) focusOn(late)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

function focusOn(place: HTMLElement): void {
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
