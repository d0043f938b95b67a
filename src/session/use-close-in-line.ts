import { loadLineExtras } from '@/line/line-extras'
import { useBoot } from './boot-context'

/** Closes the app's window in LINE; undefined elsewhere, where a page cannot close what it did not open. Rejects when the network fails. */
export function useCloseInLine(): (() => Promise<void>) | undefined {
  const { browser } = useBoot().line
  if (browser === 'browser') return undefined
  return async () => {
    const { closeWindow } = await loadLineExtras()
    closeWindow()
  }
}
