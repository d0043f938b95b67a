import { STORED, type StorageRow, type StoredKey, type Wipe } from './storage-keys'

/**
 * All access to local and session storage, by the rows of storage-keys.ts. Full, disabled or corrupt storage is never an error:
 * what cannot be stored stays in memory until the page unloads.
 */
const memory = new Map<string, string>()

function area(key: StoredKey): Storage | undefined {
  try {
    // null in an Android WebView without DOM storage.
    return (STORED[key].area === 'local' ? window.localStorage : window.sessionStorage) ?? undefined
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

/** A key's stored text; undefined if absent, or another member's or brand's. */
export function readStored(key: StoredKey): string | undefined {
  const row: StorageRow = STORED[key]
  const isForeign =
    isOfOtherBrand(row) || (row.owner === 'member' && row.wipedBy.includes('replaced') && isOfOtherSession())
  return memory.get(key) ?? (isForeign ? undefined : attempt(() => area(key)?.getItem(key))) ?? undefined
}

/** Why this page's last session has ended; what that has wiped must not be written again. */
let endedBy: Wipe | undefined
/** This page's bearer; another tab may have stored another. */
let ownBearer: string | undefined

/** Allows writing the member's data from now on, because the bearer is stored (storage/bearer.ts). */
export function openMemberStorage(bearer: string): void {
  endedBy = undefined
  ownBearer = bearer
}

/** This page's brand; another tab may have opened another. */
let ownBrand: string | undefined

/** Sets this page's and the stored brand; wipes what was begun at another (in this tab, at `tabBrand`). */
export function openBrandStorage(brandRef: string | undefined, tabBrand = brandRef): void {
  const before = readStored('brandRef')
  if (before !== undefined && before !== brandRef) wipe('rebranded', [], 'local')
  if (tabBrand !== brandRef) wipe('rebranded', [], 'session')
  ownBrand = brandRef
  writeText('brandRef', brandRef)
}

const isOfOtherSession = () =>
  ownBearer !== undefined && ![undefined, ownBearer].includes(readStored('token'))

const isOfOtherBrand = ({ owner, area: place }: StorageRow) =>
  owner === 'brand' &&
  place === 'local' &&
  ![undefined, readStored('brandRef') ?? ownBrand].includes(ownBrand)

/** Whether a key may not be written: a member's data outside the session, except what outlives it. */
function isWriteForbidden({ owner, wipedBy }: StorageRow): boolean {
  if (owner !== 'member') return false
  if (readStored('token') !== undefined) return isOfOtherSession()
  return endedBy !== undefined && wipedBy.includes(endedBy)
}

/** Stores a text; undefined removes it. Another brand's text stays in memory. */
export function writeText(key: StoredKey, value: string | undefined): void {
  const row: StorageRow = STORED[key]
  if (isOfOtherBrand(row)) {
    if (value === undefined) memory.delete(key)
    else memory.set(key, value)
  } else if (!isWriteForbidden(row)) put(key, value)
}

/** If storage is full, home's copy is dropped for these: a lost token ends the session, a lost attempt may redeem twice. */
const NEEDED: readonly StoredKey[] = ['token', 'redemptionAttempts']

function put(key: StoredKey, value: string | undefined): void {
  const storage = area(key)
  const remove = (one: StoredKey) => attempt(() => storage?.removeItem(one))
  const isStored = (text: string) =>
    attempt(() => {
      storage?.setItem(key, text)
      return storage !== undefined
    })
  memory.delete(key)
  if (value === undefined) return remove(key)
  if (isStored(value)) return
  if (NEEDED.includes(key)) {
    remove('homeSnapshot')
    if (isStored(value)) return
  }
  // The old value would return after a reload.
  remove(key)
  memory.set(key, value)
}

/** A stored JSON value; undefined if corrupt or refused by `isValid`. */
export function readJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): T | undefined {
  const text = readStored(key)
  const value: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown)
  return isValid(value) ? value : undefined
}

export function writeJson(key: StoredKey, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

/**
 * Removes all keys that `reason` wipes, of one area or both, except keys about to be overwritten; a log-out removes everything,
 * even other scripts' keys (spec 4, Logout). A log-out `elsewhere`, in another tab, leaves only this tab's own keys to be wiped, and
 * what this page has written of its member since.
 */
export function wipe(
  reason: Wipe | 'elsewhere',
  except: readonly StoredKey[] = [],
  only?: StorageRow['area'],
): void {
  const own = reason === 'elsewhere' || reason === 'anotherUser' ? 'logout' : reason
  const reasons: readonly Wipe[] = own === 'refused' ? ['refused', 'replaced'] : [own]
  // The bearer (first row) goes last: other tabs watch it, and then check what is left.
  for (const key of (Object.keys(STORED) as StoredKey[]).reverse()) {
    const { area: place, wipedBy, owner }: StorageRow = STORED[key]
    const isOwn =
      reason !== 'elsewhere' ||
      place === 'session' ||
      (owner === 'member' && !readStored('token') && !readStored('brandRef'))
    const isWiped = isOwn && (only ?? place) === place && wipedBy.some((one) => reasons.includes(one))
    if (isWiped && !except.includes(key)) put(key, undefined)
  }
  if (own === 'logout' || own === 'expired') endedBy = own
  if (reason === 'logout') {
    memory.clear()
    attempt(() => window.localStorage.clear())
    attempt(() => window.sessionStorage.clear())
  }
}

/**
 * Removes the login that LINE's SDK stores outside LINE, so that the next person logs in themselves. Inside LINE each tab has
 * its own.
 */
export function removeLineLogin(): void {
  attempt(() => {
    for (const key of Object.keys(window.localStorage))
      if (/^LIFF_STORE.+Token$/.test(key)) window.localStorage.removeItem(key)
  })
}

/** Calls back with a local key's new text when another tab changes it. Returns how to stop. */
export function watchOtherTabs(key: StoredKey, onChange: (value: string | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea !== area(key) || (event.key !== key && event.key !== null)) return
    memory.delete(key)
    onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
