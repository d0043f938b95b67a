import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-saver', 'data-text', 'data-figures'] })
  return () => observer.disconnect()
}

/** What the root element says of the display, from before the first paint on: the text size, that data is saved, or that figures are covered (theme/display.ts). */
export function useRootData(name: 'saver' | 'text' | 'figures'): string | undefined {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset[name])
}

/** Whether the member saves data: then no covers and no motion. */
export const useDataSaver = (): boolean => useRootData('saver') !== undefined

/** Whether the member has covered the balance and the tier's amounts. */
export const useFiguresCovered = (): boolean => useRootData('figures') !== undefined
