import type { ComponentType } from 'react'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useChunkErrorModal } from './use-chunk-error-modal'
import { useOpenOnPage } from './use-open-on-page'

/**
 * A dialog over a page (useOpenOnPage) whose lazy chunk is loaded when the dialog is first opened, or before, once it `isDue`. Where
 * the chunk of an open dialog does not load, the dialog is closed, and a modal offers to try again.
 */
export function useLazyDialogOnPage<Props>(
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
