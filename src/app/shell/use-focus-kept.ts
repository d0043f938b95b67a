import { useEffect } from 'react'

/**
 * Keeps the focus where the button that was pressed goes with its row, its card or its error: on the row that takes the place, else on
 * what is around and takes the focus, at the outside the page's main part.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let pressed: Element | null = null
    let top = 0
    const handleClick = () => {
      pressed = document.activeElement
      top = window.scrollY
    }
    // Left by the member, for the button is still there.
    const handleBlur = () => queueMicrotask(() => pressed?.isConnected && (pressed = null))
    const observer = new MutationObserver((records) => {
      if (!pressed || pressed.isConnected) return
      const isIn = (node: Node) => node.contains(pressed)
      const gone = records.find(({ removedNodes }) => [...removedNodes].some(isIn))
      const isRow = gone !== undefined && [...gone.removedNodes].some((node) => node instanceof HTMLLIElement)
      pressed = null
      // A row that was scrolled away is there all the same.
      if (document.activeElement !== document.body || (isRow && window.scrollY !== top)) return
      const rows = isRow ? [gone.nextSibling, gone.previousSibling] : []
      const row = rows.find((node) => node instanceof HTMLLIElement && node.isConnected) as
        | Element
        | undefined
      const around = (gone?.target as Element | undefined)?.closest<HTMLElement>(
        'main [tabindex="-1"], dialog',
      )
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
  }, [])
}
