import { useSyncExternalStore } from 'react'
import { readJson, readStored, watchOtherTabs, writeJson, writeText } from './storage'
import type { StoredKey } from './storage-keys'

export interface StoredJson<T> {
  /** The stored value, with a member key that member's; the same object while the text is unchanged. */
  read: (memberKey?: string) => T | undefined
  /** Stores a value, with a member key as that member's, or removes it if undefined. */
  write: (value: T | undefined, memberKey?: string) => void
  /** Calls back after a change in any tab. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A stored JSON value, synchronised between tabs. */
export function storedJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): StoredJson<T> {
  const listeners = new Set<() => void>()
  let last: { text: string | undefined; value: T | undefined } = { text: undefined, value: undefined }
  return {
    read: (memberKey) => {
      const text = readStored(key, memberKey)
      // A log-out may have removed the text.
      if (text !== last.text) last = { text, value: readJson(key, isValid, memberKey) }
      return last.value
    },
    write: (value, memberKey) => {
      if (value === undefined) writeText(key, undefined, memberKey)
      else writeJson(key, value, memberKey)
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

/** A member's stored value in a component; undefined while the member is unknown. */
export function useStoredOf<T>(stored: StoredJson<T>, memberKey: string | undefined): T | undefined {
  return useSyncExternalStore(stored.subscribe, () =>
    memberKey === undefined ? undefined : stored.read(memberKey),
  )
}
