import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const watch = new AbortController()
  for (const event of ['online', 'offline'])
    window.addEventListener(event, onChange, { signal: watch.signal })
  return () => watch.abort()
}

/** Whether the phone knows that it has no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)
