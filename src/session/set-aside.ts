import { isRecord } from '@/lib/is-record'
import { readJson, readStored, writeJson, writeText } from '@/storage/storage'
import { STORED, type StorageRow, type StoredKey } from '@/storage/storage-keys'

/*
 * What waits for a login (a scanned code, an order, the page that was asked for) is the member's who began it, and a visitor's is
 * whoever's logs in next (behaviour, Time). Who a new session's member is, only the profile says: until then what waits for the one
 * before lies aside, where nobody reads it.
 */

interface Tab {
  brandRef?: string
  /** When the bearer was stored: one session's are those of one moment. */
  session?: string
  member?: string
}

const waitingKeys = (Object.entries(STORED) as [StoredKey, StorageRow][]).flatMap(([key, row]) =>
  row.waits ? [key] : [],
)

/** Whose this tab is. */
export function tabOwner(): Tab {
  return readJson('tabOwner', isRecord) ?? {}
}

/** Notes the session of this tab, and its member where the session is the one whose member is known. */
export function noteTabOwner(brandRef: string | undefined): void {
  const { session, member } = tabOwner()
  const current = readStored('tokenSince')
  writeJson('tabOwner', { brandRef, session: current, ...(session === current && { member }) })
}

/** Lays aside what waits for the member of this tab, whose session is over or about to be. */
export function setAside(): void {
  const { member, ...tab } = tabOwner()
  if (member === undefined) return
  const waiting = waitingKeys.map((key) => [key, readStored(key)] as const)
  if (waiting.some(([, text]) => text !== undefined))
    writeJson('setAside', { ...Object.fromEntries(waiting), member })
  for (const key of waitingKeys) writeText(key, undefined)
  writeJson('tabOwner', tab)
}

/** The member of this session is known: what lies aside is theirs, or nobody's any more. */
export function claimTab(brandRef: string, member: string): void {
  const session = readStored('tokenSince')
  const tab = tabOwner()
  if (tab.member === member && tab.session === session) return
  writeJson('tabOwner', { brandRef, session, member })
  const aside = readJson('setAside', isRecord)
  writeText('setAside', undefined)
  if (aside?.member !== member) return
  for (const key of waitingKeys) {
    const text = aside[key]
    if (typeof text === 'string' && readStored(key) === undefined) writeText(key, text)
  }
}
