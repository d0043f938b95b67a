import { isRecord } from '@/lib/is-record'
import { readJson, readStored, writeJson, writeText } from '@/storage/storage'
import { ORDER, STORED, type StorageRow, type StoredKey } from '@/storage/storage-keys'
import { saveTarget } from './where-next'

/*
 * What waits for a login (a scanned code, an order, a requested page) belongs to the member who began it; what a visitor began
 * belongs to the next login (behaviour, Time). It is set aside until the new session's profile tells who the member is.
 */

export interface Tab {
  brandRef?: string
  /** When the bearer was stored, which identifies the session. */
  session?: string
  member?: string
  /** The member key of the last session, for the notice that a link has replaced it. */
  last?: string | undefined
}

const waitingKeys = (Object.entries(STORED) as [StoredKey, StorageRow][]).flatMap(([key, row]) =>
  row.waits ? [key] : [],
)

/** The session and member of this tab. */
export function tabOwner(): Tab {
  return readJson('tabOwner', isRecord) ?? {}
}

/** Records the stored session as this tab's, with its member if already known; `last` is absent after a login. */
export function noteTabOwner(brandRef: string | undefined, last?: string): void {
  writeJson('tabOwner', { brandRef, session: readStored('tokenSince'), member: readStored('memberId'), last })
}

/**
 * Sets aside what waits for this tab's member, whose session is ending, and the page (path and query) to return to.
 * `targetPage` is not taken from storage, where a visitor in another tab may have put theirs.
 */
export function setAside(targetPage?: string): void {
  const { member, ...tab } = tabOwner()
  if (member === undefined) return targetPage === undefined ? undefined : saveTarget(targetPage)
  const ofTab = waitingKeys.filter((key) => STORED[key].area === 'session')
  const waiting = { ...Object.fromEntries(ofTab.map((key) => [key, readStored(key)])), targetPage }
  if (Object.values(waiting).some((text) => text !== undefined)) writeJson('setAside', { ...waiting, member })
  for (const key of ofTab) writeText(key, undefined)
  writeJson('tabOwner', tab)
}

/** Called once the session's member is known: restores what was set aside, or drops it if it is another member's. */
export function claimTab(brandRef: string, member: string): void {
  if (tabOwner().member !== member) noteTabOwner(brandRef, tabOwner().last)
  const aside = readJson('setAside', isRecord)
  if (!aside) return
  writeText('setAside', undefined)
  if (aside.member !== member) return
  const isStored = (key: StoredKey) => readStored(key) !== undefined
  // An order is restored as a whole or not at all.
  const isTaken = Object.fromEntries(ORDER.map((key) => [key, ORDER.some(isStored)]))
  for (const key of waitingKeys) {
    const text = aside[key]
    if (typeof text === 'string' && !(isTaken[key] ?? isStored(key))) writeText(key, text)
  }
}

/** Whether a link has replaced another member's session with this one. True once. */
export function hasReplacedAnotherMember(memberKey: string): boolean {
  const { last, session } = tabOwner()
  // The session may have ended meanwhile.
  if (session !== undefined && session === readStored('tokenSince') && last !== memberKey)
    writeJson('tabOwner', { ...tabOwner(), last: memberKey })
  return last !== undefined && last !== memberKey
}
