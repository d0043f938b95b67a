import { useCallback, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useChunkErrorModal } from './use-chunk-error-modal'

/**
 * A dialog whose chunk loads when it first opens, or earlier once it `isDue`. If the chunk fails, the dialog closes, and a
 * modal offers a retry.
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
 * A dialog's state. A change of page closes it, also for a return to the page; a change of the query does not. `openCount`
 * counts the openings.
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
