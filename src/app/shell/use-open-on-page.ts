import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The state of a dialog over a page. An open dialog is bound to the page that it was opened on, so that every change of page
 * closes it. `openCount` counts the openings.
 */
export function useOpenOnPage() {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<{ pathname?: string; openCount: number }>({ openCount: 0 })
  const open = useCallback(
    () => setShown(({ openCount }) => ({ pathname, openCount: openCount + 1 })),
    [pathname],
  )
  const close = useCallback(() => setShown(({ openCount }) => ({ openCount })), [])
  return { isOpen: shown.pathname === pathname, openCount: shown.openCount, open, close }
}
