import { readJson, readStored, watchOtherTabs, writeJson, writeText } from './storage'
import type { StoredKey } from './storage-keys'

export interface StoredJson<T> {
  /** The stored value; the same object while the text is unchanged. */
  read: () => T | undefined
  /** Stores a value, or removes it if undefined. */
  write: (value: T | undefined) => void
  /** Calls back after a change in any tab. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A stored value for `useSyncExternalStore(stored.subscribe, stored.read)`, synchronised between tabs. */
export function storedJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): StoredJson<T> {
  const listeners = new Set<() => void>()
  let last: { text: string | undefined; value: T | undefined } = { text: undefined, value: undefined }
  return {
    read: () => {
      const text = readStored(key)
      // A log-out may have removed the text.
      if (text !== last.text) last = { text, value: readJson(key, isValid) }
      return last.value
    },
    write: (value) => {
      if (value === undefined) writeText(key, undefined)
      else writeJson(key, value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = watchOtherTabs(key, listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
