import { useCallback, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useChunkErrorModal } from './use-chunk-error-modal'

/**
 * A dialog over a page whose lazy chunk is loaded when the dialog is first opened, or before, once it `isDue`. Where the chunk of an
 * open dialog does not load, the dialog is closed, and a modal offers to try again.
 */
export function useLazyDialog<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isDue?: boolean,
  onFail?: () => void,
) {
  const state = useOpenOnPage()
  const showChunkError = useChunkErrorModal()
  const Dialog = useLazyComponent(load, isDue || state.isOpen, () => {
    onFail?.()
    if (!state.isOpen) return
    state.close()
    showChunkError(state.open)
  })
  return { ...state, Dialog }
}

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
