import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The state of a dialog over a page. Every change of page closes the dialog for good: it stays closed when the member comes
 * back to the page. A change of the query alone leaves it open. `openCount` counts the openings.
 */
export function useOpenOnPage(isOpenAtFirst = false) {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState(isOpenAtFirst ? pathname : undefined)
  const [openCount, setOpenCount] = useState(0)
  const isOpen = openedOn === pathname
  const close = () => setOpenedOn(undefined)
  if (openedOn && !isOpen) close()
  const open = useCallback(() => {
    setOpenedOn(pathname)
    setOpenCount((count) => count + 1)
  }, [pathname])
  return { isOpen, openCount, open, close }
}
