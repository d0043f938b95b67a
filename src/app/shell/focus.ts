import { useEffect, useRef } from 'react'
import { nextTask } from '@/lib/when-idle'

/** Focuses a new page's heading, so that screen readers announce the page; not on the first page. */
export function usePageFocus(pathname: string, firstPage: string): void {
  const before = useRef(firstPage)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const end = new AbortController()
    // After the tap has been answered, because focusing forces a layout.
    void nextTask().then(() => end.signal.aborted || focusOnPage(end.signal))
    return () => end.abort()
  }, [pathname])
}

function focusOnPage(left: AbortSignal): void {
  const main = document.querySelector('main')
  // The page has focused a field itself.
  if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return
  const heading = document.querySelector('h1')
  focusOn(heading ?? main)
  if (heading) return
  // A lazy page renders its heading when its chunk has loaded.
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

/**
 * When a pressed button disappears with its row, card or error, focuses the row that replaces it, else a focusable ancestor,
 * else the main part. Returns how to stop.
 */
export function keepFocus(): () => void {
  let pressed: Element | null = null
  let top = 0
  const handleClick = () => {
    pressed = document.activeElement
    top = window.scrollY
  }
  // The button is still there, so the member has moved on.
  const handleBlur = () => queueMicrotask(() => pressed?.isConnected && (pressed = null))
  const observer = new MutationObserver((records) => {
    if (!pressed || pressed.isConnected) return
    const containsPressed = (node: Node) => node.contains(pressed)
    const gone = records.find(({ removedNodes }) => [...removedNodes].some(containsPressed))
    const isRow = gone !== undefined && [...gone.removedNodes].some((node) => node instanceof HTMLLIElement)
    pressed = null
    // A row may be gone only because it was scrolled away.
    if (document.activeElement !== document.body || (isRow && window.scrollY !== top)) return
    const rows = isRow ? [gone.nextSibling, gone.previousSibling] : []
    const row = rows.find((node) => node instanceof HTMLLIElement && node.isConnected) as Element | undefined
    const around = (gone?.target as Element | undefined)?.closest<HTMLElement>('main [tabindex="-1"], dialog')
    const next = row?.querySelector<HTMLElement>('a, button') ?? around ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  })
  document.addEventListener('click', handleClick, true)
  document.addEventListener('focusout', handleBlur)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('click', handleClick, true)
    document.removeEventListener('focusout', handleBlur)
    observer.disconnect()
  }
}
