import { phoneNow } from '@/lib/server-clock'
import { keyOfName, markOf, storedName, type Owners } from './owner'
import { ORDER, STORED, type StorageRow, type StoredKey, type StoredValue, type Wipe } from './storage-keys'

/**
 * All access to local and session storage, by the rows of storage-keys.ts. Whose a thing is stands in its name (owner.ts), so
 * another's cannot be read, and what comes late is stored under its own owner or not at all. That storage works is a hint: full,
 * disabled, forgetful or corrupt storage is never an error, and what does not stay stored stays in memory until the page unloads.
 */
const memory = new Map<string, string>()

type Area = StorageRow['area']

function storageOf(area: Area): Storage | undefined {
  try {
    // null in an Android WebView without DOM storage.
    return (area === 'local' ? window.localStorage : window.sessionStorage) ?? undefined
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

const KEYS = Object.keys(STORED) as StoredKey[]
const rows: Record<string, StorageRow | undefined> = STORED
const rowOf = (key: StoredKey): StorageRow => STORED[key]

/** Whose this page is. Until it has begun or refused a session, and opened a brand, it is that of the stored ones. */
let page: { brandRef?: string | undefined; session?: string | null; member?: string | undefined } = {}
/** The stored `beganAt` that this page has found or begun; empty after its own log-out: its member stores nothing any more. */
let beganAt: string | undefined

/** The text of a name; an unowned key is its own name. */
const textOf = (area: Area, name: string) =>
  memory.get(name) ?? attempt(() => storageOf(area)?.getItem(name)) ?? undefined

function storedSession(): string | undefined {
  const token = textOf('local', 'token' satisfies StoredKey)
  return token === undefined ? undefined : markOf(token)
}

function owners(): Owners {
  const session = page.session === undefined ? storedSession() : (page.session ?? undefined)
  const brandRef = page.brandRef ?? textOf('local', 'brandRef' satisfies StoredKey)
  const of = { brandRef, session, member: undefined }
  const idName = nameOf('memberId', of)
  return { ...of, member: page.member ?? (idName && textOf('local', idName)) }
}

/** Most keys have no owner: their names are known without looking for one. A member key names the owner of a member's rows. */
function nameOf(key: StoredKey, of?: Owners | string): string | undefined {
  const { owner } = rowOf(key)
  if (owner === undefined || owner === 'members') return key
  return typeof of === 'string' ? `${key}@${of}` : storedName(key, owner, of ?? owners())
}

/** As a page that has just been loaded: whose it is follows from what is stored. */
export function forgetOwners(): void {
  page = {}
  beganAt = undefined
}

/** Sets whose session this page's is, by its bearer, which is stored. */
export function openSession(bearer: string): void {
  page = { ...page, session: markOf(bearer), member: undefined }
}

/** Nothing of this page's session is read or stored any more. What waits is its member's until they are told of the end. */
export function closeSession(isToBeTold = false): void {
  page = { ...page, session: null, member: isToBeTold ? page.member : undefined }
}

/** Whether somebody has logged out since this page began, in whichever tab: all that was stored is gone. */
export const isCleared = (): boolean => Boolean(beganAt) && readStored('beganAt') !== beganAt

/** Sets this page's and the stored brand. What was begun before one was chosen goes on at this one. */
export function openBrand(brandRef: string | undefined): void {
  if (brandRef !== undefined) {
    beganAt = readStored('beganAt') ?? String(phoneNow())
    writeStored('beganAt', beganAt)
    writeStored('tabBeganAt', beganAt)
  }
  page = { ...page, brandRef }
  writeStored('brandRef', brandRef)
  if (brandRef !== undefined) rename({ brandRef: undefined, session: undefined, member: undefined })
}

/**
 * Sets the id of this page's member. What waits for a login becomes theirs: what was begun since they left comes before what they
 * left, and an order is one thing. Of the brand's other members nothing is left but what waits for them, and of another brand's
 * nothing that they typed (behaviour, Whose phone is it).
 */
export function openMember(id: string): void {
  const before = { ...owners(), member: undefined }
  page = { ...page, member: id }
  rename(before)
  for (const listener of listeners) listener()
  const { brandRef = '' } = before
  for (const { area, name, key } of entries()) {
    const isOfAnother = rows[key]?.wipedBy.includes('anotherMember') && name !== nameOf(key as StoredKey)
    if (isOfAnother && (rows[key]?.isTyped || name.startsWith(`${key}@${brandRef}:`))) remove(area, name)
  }
}

/** Gives this page's owners what has the names of `before`. */
function rename(before: Owners): void {
  const moved = KEYS.filter((key) => {
    const name = nameOf(key, before)
    return name !== undefined && name !== nameOf(key) && textOf(rowOf(key).area, name) !== undefined
  })
  if (ORDER.some((key) => moved.includes(key))) for (const key of ORDER) put(key, undefined)
  for (const key of moved) {
    const { area, isJoined } = rowOf(key)
    const name = nameOf(key, before) ?? key
    const itemsOf = (one: string) => (parse(key, textOf(area, one) ?? '') ?? []) as unknown[] // such a row is a list
    put(
      key,
      isJoined ? JSON.stringify([...itemsOf(nameOf(key) ?? ''), ...itemsOf(name)]) : textOf(area, name),
    )
    remove(area, name)
  }
}

/** Whether something waits for the next login of a member of this brand. */
export function isWaiting(): boolean {
  const { brandRef = '' } = owners()
  return entries().some(
    ({ key, name }) => rows[key]?.owner === 'waiting' && name.startsWith(`${key}@${brandRef}:`),
  )
}

/** The brand of this page, or of the last one. */
export const openedBrand = (): string | undefined => owners().brandRef

/** Whether this page is nobody's yet: neither a session's nor a member's who is still to be told of its end. */
export const isVisitor = (): boolean => owners().session === undefined && owners().member === undefined

/** The last value read by each key, so that one whose text is unchanged is the same object. */
const parsed = new Map<StoredKey, { text: string; value: unknown }>()

function parse(key: StoredKey, text: string): unknown {
  const { shape } = rowOf(key)
  if (!shape) return text
  const known = parsed.get(key)
  if (known?.text === text) return known.value
  const json: unknown = attempt(() => JSON.parse(text) as unknown)
  // One item that cannot be read costs itself alone.
  const readable = Array.isArray(json) ? json.filter((one) => shape([one])) : json
  const value = shape(readable) ? readable : undefined
  parsed.set(key, { text, value })
  return value
}

/**
 * A key's stored value; undefined if absent, another owner's, too old, or of another shape. The same object while it is unchanged.
 * With a member key, that of this member.
 */
export function readStored<Key extends StoredKey>(
  key: Key,
  memberKey?: string,
): StoredValue<Key> | undefined {
  const text = readText(key, memberKey)
  // the shape of the row, which the type follows, has been looked at
  return text === undefined ? undefined : (parse(key, text) as StoredValue<Key> | undefined)
}

function readText(key: StoredKey, memberKey?: string): string | undefined {
  const { area, lifeMs } = rowOf(key)
  const name = nameOf(key, memberKey)
  const text = name === undefined ? undefined : textOf(area, name)
  if (text === undefined || lifeMs === undefined) return text
  const [, at, value] = /^(\d+) (.*)$/s.exec(text) ?? []
  if (at === undefined || phoneNow() - Number(at) > lifeMs) return undefined
  // The clock was set back since: the time begins now.
  if (Number(at) > phoneNow() && value !== undefined) put(key, `${phoneNow()} ${value}`, memberKey)
  return value
}

/** Stores a value; undefined removes it. What has no owner any more is not stored. With a member key, as that member's. */
export function writeStored<Key extends StoredKey>(
  key: Key,
  value: StoredValue<Key> | undefined,
  memberKey?: string,
): void {
  const { owner, lifeMs } = rowOf(key)
  if ((owner === 'session' || owner === 'member') && isOver(owner)) return
  // A member who has logged out comes back to nothing, even where the page has still to say so.
  if (owner === 'waiting' && beganAt === '' && owners().member !== undefined) return
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  put(key, value === undefined || lifeMs === undefined ? text : `${phoneNow()} ${text}`, memberKey)
  for (const listener of listeners) listener()
}

/** Whether nothing of this page's session, or of its member, is stored any more. */
function isOver(owner: 'session' | 'member'): boolean {
  const stored = storedSession()
  if (owner === 'session') return stored === undefined || owners().session !== stored
  if (stored !== undefined) return page.session !== undefined && page.session !== stored
  return beganAt === '' || isCleared()
}

/** If storage is full, home's copy is dropped for these: a lost token ends the session, a lost attempt may redeem twice. */
const NEEDED: readonly StoredKey[] = ['token', 'redemptionAttempts']

function remove(area: Area, name: string): void {
  memory.delete(name)
  attempt(() => storageOf(area)?.removeItem(name))
}

function put(key: StoredKey, text: string | undefined, memberKey?: string): void {
  const { area } = rowOf(key)
  const name = nameOf(key, memberKey)
  if (name === undefined) return
  if (text === undefined) return remove(area, name)
  // A storage that forgets what it takes does not say so.
  const isStored = () =>
    attempt(() => {
      const storage = storageOf(area)
      storage?.setItem(name, text)
      return storage?.getItem(name) === text
    })
  memory.delete(name)
  if (isStored()) return
  if (NEEDED.includes(key)) {
    for (const one of entries()) if (one.key === 'homeSnapshot') remove(one.area, one.name)
    if (isStored()) return
  }
  // The old text would return after a reload. Of attempts to redeem an old one is looked up again, and a lost one charges twice.
  if (key !== 'redemptionAttempts') remove(area, name)
  memory.set(name, text)
}

interface Entry {
  area: Area
  name: string
  key: string
}

/** All that is stored, other scripts' too. */
const entries = (): Entry[] =>
  (['local', 'session'] as const).flatMap((area) =>
    (attempt(() => Object.keys(storageOf(area) ?? {})) ?? []).map((name) => ({
      area,
      name,
      key: keyOfName(name),
    })),
  )

/**
 * Removes what `reason` removes of this page's owners, except keys about to be overwritten; with a log-out and another LINE user that
 * of all owners, and with a log-out even other scripts' things (spec 4, Logout). After a log-out in another tab or document (`only`)
 * what is in the other area is a visitor's.
 */
export function wipe(reason: Wipe, except: readonly StoredKey[] = [], only?: Area): void {
  const own = reason === 'anotherUser' ? 'logout' : reason
  // As it is before anything is gone: the member's id is among it.
  const of = owners()
  // Another tab may have stored its own session's.
  const isBearersOwn = of.session === storedSession()
  const isWiped = (key: StoredKey) =>
    (!only || only === rowOf(key).area) &&
    rowOf(key).wipedBy.includes(own) &&
    !except.includes(key) &&
    // The rows of the bearer are one.
    (isBearersOwn || rowOf(key) !== STORED.token)
  const ofAll = own === 'logout' ? entries() : []
  // The bearer (first row) goes last: other tabs watch it, and then check what is left.
  for (const key of KEYS.filter(isWiped).reverse()) {
    const { area } = rowOf(key)
    const names = ofAll.filter((entry) => entry.key === key).map(({ name }) => name)
    for (const name of [nameOf(key, of), ...names]) if (name !== undefined) remove(area, name)
  }
  if (own === 'logout') beganAt = ''
  if (reason !== 'logout' || only !== undefined) return
  memory.clear()
  attempt(() => window.localStorage.clear())
  attempt(() => window.sessionStorage.clear())
  // LINE's SDK keeps in a cookie when a login outside LINE ends.
  for (const name of document.cookie.match(/LIFF_STORE:[^=;]+/g) ?? [])
    document.cookie = `${name}=; max-age=0; path=/`
}

/**
 * Begins with what is stored, before anything is read: gives what an older version has stored without an owner, at the first start
 * of this one, to the stored session, brand and member, and removes what cannot be read any more: a tab's things from before a
 * log-out in another one, other sessions', and what is too old.
 */
export function tidy(): void {
  const inTab = readStored('tabBeganAt')
  if (inTab && inTab !== readStored('beganAt')) wipe('logout', [], 'session')
  for (const key of KEYS) takeOver(key)
  const session = storedSession()
  for (const { area, name, key } of entries()) {
    const row = rows[key]
    const isOfOtherSession =
      (row?.owner === 'session' && name !== `${key}@${session}`) ||
      (row?.owner === 'login' &&
        (name.includes(':') || session !== undefined) &&
        !name.endsWith(`:${session}`))
    const at = Number.parseInt(textOf(area, name) ?? '', 10)
    const isOld = row?.lifeMs !== undefined && phoneNow() - at > row.lifeMs
    if (isOfOtherSession || isOld) remove(area, name)
  }
}

/**
 * Versions before 5 stored without owners. What they kept of members, with the member in the value, begins anew; what a page of
 * theirs that is still open stores later may be another's, and goes.
 */
function takeOver(key: StoredKey): void {
  const { area, owner, lifeMs } = rowOf(key)
  const text = owner === undefined || owner === 'members' ? undefined : textOf(area, key)
  if (text === undefined) return
  // Another window may have begun with this version; a tab's own things are those of its visit.
  const hasBegun =
    readStored(area === 'session' && owner === 'waiting' ? 'tabBeganAt' : 'beganAt') !== undefined
  const value = key === ('qrCode' satisfies StoredKey) ? JSON.stringify([text]) : text
  if (owner !== 'member' && !hasBegun) put(key, lifeMs === undefined ? value : `${phoneNow()} ${value}`)
  remove(area, key)
}

/**
 * Stores a bearer and wipes the session before. It is overwritten, never removed in between, which other tabs would take for a
 * log-out; and first, so that no other tab stores the previous member's data any more.
 */
export function replaceBearer(token: string, brandRef: string | undefined): void {
  writeStored('token', token)
  openSession(token)
  wipe('replaced', ['token'])
  removeLogins()
  tidy()
  writeStored('tokenBrandRef', brandRef)
  writeStored('tokenSince', String(phoneNow()))
}

/** Removes what visitors' logins and registrations have stored, at all brands: somebody has logged in, and may be another person. */
function removeLogins(): void {
  for (const { area, name, key } of entries())
    if (['visitor', 'login'].includes(rows[key]?.owner ?? '') && rows[key]?.wipedBy.includes('replaced'))
      remove(area, name)
}

/**
 * Removes the logins that LINE's SDK stores outside LINE, so that the next person logs in themselves; but for that of a LIFF ID which
 * is the new member's own. Inside LINE each tab has its own.
 */
export function removeLineLogin(exceptLiffId?: string): void {
  for (const { area, name } of entries()) {
    const [store, liffId] = name.split(':')
    if (area !== 'local' || store !== 'LIFF_STORE' || !name.endsWith('Token')) continue
    if (liffId !== exceptLiffId) remove(area, name)
  }
}

const listeners = new Set<() => void>()

/** Calls back after a change of what this tab stores, and of a key's value in another one. Returns how to stop. */
export function watchStored(key: StoredKey, listener: () => void): () => void {
  listeners.add(listener)
  const stop = watchOtherTabs(key, listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Calls back with a local key's new text when another tab changes it. Returns how to stop. */
export function watchOtherTabs(key: StoredKey, onChange: (value: string | undefined) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    const name = nameOf(key)
    if (name === undefined || event.storageArea !== storageOf('local')) return
    if (event.key !== name && event.key !== null) return
    memory.delete(name)
    onChange(event.newValue ?? undefined)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
