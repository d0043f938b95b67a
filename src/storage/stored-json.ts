import { readJson, readStored, watchOtherTabs, writeJson, writeText } from './storage'
import type { StoredKey } from './storage-keys'

export interface StoredJson<T> {
  /** The stored value, the same object as long as the stored text is the same. */
  read: () => T | undefined
  /** Stores a value; undefined removes it. */
  write: (value: T | undefined) => void
  /** Calls back when this or another tab has changed the value. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A stored value that components follow (`useSyncExternalStore(stored.subscribe, stored.read)`), in this and in other tabs. */
export function storedJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): StoredJson<T> {
  const listeners = new Set<() => void>()
  let last: { text: string | undefined; value: T | undefined } = { text: undefined, value: undefined }
  return {
    read: () => {
      const text = readStored(key)
      // The text may go at any time: a log-out deletes everything.
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
