import { useCallback, useSyncExternalStore } from 'react'
import { readStored, watchStored } from './storage'
import type { StoredKey, StoredValue } from './storage-keys'

/** What this page's owner has stored by a key (storage-keys.ts), kept up to date with all tabs; undefined if there is none. */
export function useStored<Key extends StoredKey>(key: Key): StoredValue<Key> | undefined {
  const watch = useCallback((listener: () => void) => watchStored(key, listener), [key])
  return useSyncExternalStore(watch, () => readStored(key))
}
