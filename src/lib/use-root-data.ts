import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-saver', 'data-text'] })
  return () => observer.disconnect()
}

/** What the root element says of the display, from before the first paint on: the text size, or that data is saved (theme/display.ts). */
export function useRootData(name: 'saver' | 'text'): string | undefined {
  const read = () => document.documentElement.dataset[name]
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether the member saves data: then no covers and no motion. */
export const useDataSaver = (): boolean => useRootData('saver') !== undefined
