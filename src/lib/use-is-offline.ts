import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const watch = new AbortController()
  for (const event of ['online', 'offline'])
    window.addEventListener(event, onChange, { signal: watch.signal })
  return () => watch.abort()
}

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine)
