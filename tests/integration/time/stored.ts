import { keyOfName, markOf, storedName } from '@/storage/owner'
import { STORED, type StorageRow, type StoredKey } from '@/storage/storage-keys'

/* All that the judge knows of how the app stores its things; the rest of it asks here. */

/** The real storage, which the tests read even where the app has none. */
export const localStore = localStorage

/** Everything in a storage, by name. */
export const storedIn = (area: Storage): Record<string, string> =>
  Object.fromEntries(Object.keys(area).map((name) => [name, area.getItem(name) ?? '']))

const rowOf = (key: StoredKey): StorageRow => STORED[key]
const areaOf = (key: StoredKey) => (rowOf(key).area === 'local' ? localStore : sessionStorage)

/** The text of a key that is whoever's the phone is, or the stored session's. */
export function stored(key: StoredKey): string | undefined {
  const token = localStore.getItem('token' satisfies StoredKey)
  const session = token === null ? undefined : markOf(token)
  const name = storedName(key, rowOf(key).owner, { brandRef: undefined, session, member: undefined })
  return (name !== undefined && areaOf(key).getItem(name)) || undefined
}

/** The texts of a key, whoever's they are. */
export const textsOf = (key: StoredKey): string[] =>
  Object.entries(storedIn(areaOf(key))).flatMap(([name, text]) => (keyOfName(name) === key ? [text] : []))

/** Whatever is stored, with its key, which may be none of the app's. */
export const allStored = (): { name: string; key: string; text: string }[] =>
  [localStore, sessionStorage].flatMap((area) =>
    Object.entries(storedIn(area)).map(([name, text]) => ({ name, key: keyOfName(name), text })),
  )

/** Whether what is stored under a key can wait for its member's next login. */
export const mayWait = (key: string): boolean =>
  (STORED as Record<string, StorageRow | undefined>)[key]?.owner === 'waiting'

/** The names of what is stored for the stored session, and its bearer. */
export function ofStoredSession(): { token: string | undefined; names: string[] } {
  const token = stored('token')
  const mark = token && `@${markOf(token)}`
  return { token, names: allStored().flatMap(({ name }) => (mark && name.endsWith(mark) ? [name] : [])) }
}

/** Whether a name lacks the owner that its row of the table asks for. */
export function lacksOwner(name: string): boolean {
  const row = (STORED as Record<string, StorageRow | undefined>)[name]
  return row?.owner !== undefined && row.owner !== 'members'
}

/** A member's session, as their last visit has left it. */
export function storeSession(token: string, brandRef: string): void {
  const texts: Partial<Record<StoredKey, string>> = { token, tokenBrandRef: brandRef }
  for (const [key, text] of Object.entries(texts)) localStore.setItem(key, text)
}

export const storeBrand = (brandRef: string): void =>
  localStore.setItem('brandRef' satisfies StoredKey, brandRef)
