import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-saver', 'data-text', 'data-figures'] })
  return () => observer.disconnect()
}

/** A display setting on the root element: text size, data saver, or hidden figures (theme/display.ts). */
export function useRootData(name: 'saver' | 'text' | 'figures'): string | undefined {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset[name])
}

/** Whether the member saves data, without covers and motion. */
export const useDataSaver = (): boolean => useRootData('saver') !== undefined

/** Whether the member has hidden the balance and the tier's amounts. */
export const useFiguresCovered = (): boolean => useRootData('figures') !== undefined
