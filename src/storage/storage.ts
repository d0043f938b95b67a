import { STORED, type StorageRow, type StoredKey, type Wipe } from './storage-keys'

/**
 * The one access to local and session storage. Every key is a row of storage-keys.ts. Storage that is full,
 * disabled or corrupt is never an error: what cannot be stored stays in memory until the page unloads.
 */
const memory = new Map<string, string>()

function area(key: StoredKey): Storage | undefined {
  try {
    // null in an Android WebView without DOM storage
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

/** The stored text of a key; undefined when there is none, or it is another member's or another brand's. */
export function readStored(key: StoredKey): string | undefined {
  const row: StorageRow = STORED[key]
  const isAnothers =
    isOfOtherBrand(row) || (row.owner === 'member' && row.wipedBy.includes('replaced') && isOfOtherSession())
  return memory.get(key) ?? (isAnothers ? undefined : attempt(() => area(key)?.getItem(key))) ?? undefined
}

/** Why the last session of this page has ended, until another begins: what that has wiped stays away. */
let endedBy: Wipe | undefined
/** The bearer of this page's session, once it is known; another tab may have stored another one. */
let ownBearer: string | undefined

/** What belongs to a member may be written from now on: the bearer is stored (storage/bearer.ts). */
export function openMemberStorage(bearer: string): void {
  endedBy = undefined
  ownBearer = bearer
}

/** The brand of this page; another tab may have opened another one. */
let ownBrand: string | undefined

/** Makes a brand this page's and the stored one; what was begun at another is wiped, in this tab what was begun at `tabBrand`. */
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

/** What belongs to a member is written under that member's session alone, but for what outlives its end. */
function isClosed({ owner, wipedBy }: StorageRow): boolean {
  if (owner !== 'member') return false
  if (readStored('token') !== undefined) return isOfOtherSession()
  return endedBy !== undefined && wipedBy.includes(endedBy)
}

/** Stores a text under a key; undefined removes it. What another brand's pages would read stays in this page. */
export function writeText(key: StoredKey, value: string | undefined): void {
  const row: StorageRow = STORED[key]
  if (isOfOtherBrand(row)) {
    if (value === undefined) memory.delete(key)
    else memory.set(key, value)
  } else if (!isClosed(row)) put(key, value)
}

/** If storage is full, home's copy makes room for these: without them the next visit is another member's, or a redemption is sent twice. */
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
  // What was stored before would be back after a reload.
  remove(key)
  memory.set(key, value)
}

/** The stored value of a key that `isValid` accepts; a corrupt value or one of another shape reads as undefined. */
export function readJson<T>(key: StoredKey, isValid: (value: unknown) => value is T): T | undefined {
  const text = readStored(key)
  const value: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text) as unknown)
  return isValid(value) ? value : undefined
}

/** Stores a value as JSON under a key. */
export function writeJson(key: StoredKey, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

/**
 * Removes every key that `reason` wipes by its row, of one area or of both, except keys that are about to be overwritten; a log-out
 * removes everything stored, other scripts' keys too (spec 4, Logout). A log-out `elsewhere`, in another tab, has left this tab's own keys, and what
 * this page has written of its member since.
 */
export function wipe(
  reason: Wipe | 'elsewhere',
  except: readonly StoredKey[] = [],
  only?: StorageRow['area'],
): void {
  const own = reason === 'elsewhere' || reason === 'anotherUser' ? 'logout' : reason
  const reasons: readonly Wipe[] = own === 'refused' ? ['refused', 'replaced'] : [own]
  // The bearer, the first row, goes last: other tabs watch it, and then look at what is left.
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
  if (own === 'expired') removeLineLogin()
  if (reason === 'logout') {
    memory.clear()
    attempt(() => window.localStorage.clear())
    attempt(() => window.sessionStorage.clear())
  }
}

/**
 * Removes the login that LINE's SDK stores outside LINE, so that the next person logs in to LINE themselves. Inside LINE the tab has
 * its own.
 */
export function removeLineLogin(): void {
  attempt(() => {
    for (const key of Object.keys(window.localStorage))
      if (/^LIFF_STORE.+Token$/.test(key)) window.localStorage.removeItem(key)
  })
}

/** Calls back when another tab changes a local key, with the key's new text. Returns how to stop. */
export function watchOtherTabs(key: StoredKey, onChange: (value: string | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea !== area(key) || (event.key !== key && event.key !== null)) return
    memory.delete(key)
    onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
