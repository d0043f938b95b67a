import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Something open over a page. It is bound to the page that it was opened on, so that every change of page closes it. `turn`
 * counts the openings.
 */
export function useOpenOnPage() {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<{ pathname?: string; turn: number }>({ turn: 0 })
  const open = useCallback(() => setShown(({ turn }) => ({ pathname, turn: turn + 1 })), [pathname])
  const close = useCallback(() => setShown(({ turn }) => ({ turn })), [])
  return { isOpen: shown.pathname === pathname, turn: shown.turn, open, close }
}
