import type { StorageRow, StoredKey } from './storage-keys'

/** A short mark of a bearer (FNV-1a), which names its session's things in storage and does not give the bearer away. */
export function markOf(bearer: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < bearer.length; at += 1) hash = Math.imul(hash ^ bearer.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Who owns what a page stores. */
export interface Owners {
  brandRef: string | undefined
  /** The mark of the session's bearer. */
  session: string | undefined
  /** The member's id, once known. */
  member: string | undefined
}

/** A key's name in storage, which contains its owner; undefined where there is no such owner. */
export function storedName(key: StoredKey, owner: StorageRow['owner'], owners: Owners): string | undefined {
  const { brandRef = '', session, member } = owners
  switch (owner) {
    case 'session':
      return session === undefined ? undefined : `${key}@${session}`
    case 'visitor':
      return `${key}@${brandRef}`
    case 'login':
      return session === undefined ? `${key}@${brandRef}` : `${key}@${brandRef}:${session}`
    case 'waiting':
      return member === undefined ? `${key}@${brandRef}` : `${key}@${brandRef}:${member}`
    case 'member':
      return member === undefined ? undefined : `${key}@${brandRef}:${member}`
    default:
      return key
  }
}

/** The key of a name in storage, which may be another script's. */
export const keyOfName = (name: string): string => name.split('@')[0] ?? ''
