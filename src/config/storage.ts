import { STORED, type StoredKey, type Wipe } from './storage-keys'

/**
 * The one access to local and session storage. Every key is a row of storage-keys.ts. Storage that is full,
 * disabled or corrupt is never an error: what cannot be stored stays in memory until the page unloads.
 */
const memory = new Map<string, string>()

function area(key: StoredKey): Storage | undefined {
  try {
    return STORED[key].area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The stored text of a key, or undefined when there is none. */
export function readText(key: StoredKey): string | undefined {
  return memory.get(key) ?? attempt(() => area(key)?.getItem(key)) ?? undefined
}

/** Stores a text under a key; undefined removes it. */
export function writeText(key: StoredKey, value: string | undefined): void {
  memory.delete(key)
  const isStored = attempt(() => {
    const storage = area(key)
    if (value === undefined) storage?.removeItem(key)
    else storage?.setItem(key, value)
    return storage !== undefined
  })
  if (!isStored && value !== undefined) memory.set(key, value)
}

/** The stored value of a key that `isValid` accepts; a corrupt value or one of an older version reads as undefined. */
export function readJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): T | undefined {
  const text = readText(key)
  const value: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown)
  return isValid(value) ? value : undefined
}

/** Stores a value as JSON under a key. */
export function writeJson(key: StoredKey, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

/**
 * Removes every key that `reason` wipes by its row, except keys that are about to be overwritten; a log-out removes everything
 * stored, other scripts' keys too (spec 4, Logout).
 */
export function wipe(reason: Wipe, except: readonly StoredKey[] = []): void {
  const reasons: readonly Wipe[] = reason === 'refused' ? ['refused', 'replaced'] : [reason]
  for (const key of Object.keys(STORED) as StoredKey[]) {
    const isWiped = STORED[key].wipedBy.some((one) => reasons.includes(one))
    if (isWiped && !except.includes(key)) writeText(key, undefined)
  }
  if (reason === 'logout') {
    memory.clear()
    attempt(() => window.localStorage.clear())
    attempt(() => window.sessionStorage.clear())
  }
}

/** Calls back when another tab changes a local key, with the key's new text. Returns how to stop. */
export function watchOtherTabs(key: StoredKey, onChange: (value: string | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea !== area(key) || (event.key !== key && event.key !== null)) return
    if (event.newValue === null) memory.delete(key)
    onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
