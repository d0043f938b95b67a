import { isRecord } from '@/lib/is-record'
import { readJson, readStored, writeJson, writeText } from '@/storage/storage'
import { ORDER, STORED, type StorageRow, type StoredKey } from '@/storage/storage-keys'
import { saveTarget } from './where-next'

/*
 * What waits for a login (a scanned code, an order, a requested page) belongs to the member who began it; what a visitor began belongs
 * to the next login (behaviour, Time). Only the profile says who the member of a new session is: until then, what waits lies aside.
 */

interface Tab {
  brandRef?: string
  /** When the bearer was stored, which tells one session from another. */
  session?: string
  member?: string
  /** Brand and member of the last session, for the notice that a link has put another member's in its place. */
  last?: string | undefined
}

const waitingKeys = (Object.entries(STORED) as [StoredKey, StorageRow][]).flatMap(([key, row]) =>
  row.waits ? [key] : [],
)

/** Whose this tab is. */
export function tabOwner(): Tab {
  return readJson('tabOwner', isRecord) ?? {}
}

/** Notes the stored session as this tab's, with its member where that is known already; without `last` it is a login's own. */
export function noteTabOwner(brandRef: string | undefined, last?: string): void {
  writeJson('tabOwner', { brandRef, session: readStored('tokenSince'), member: readStored('memberId'), last })
}

/**
 * Lays aside what waits for the member of this tab, whose session is over or about to be, and the page (path and query) to lead
 * back to. Another page may be stored, for whoever has asked for that one as a visitor, in another tab.
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

/** The member of this session is known: what lies aside is theirs, or nobody's any more. */
export function claimTab(brandRef: string, member: string): void {
  if (tabOwner().member !== member) noteTabOwner(brandRef, tabOwner().last)
  const aside = readJson('setAside', isRecord)
  if (!aside) return
  writeText('setAside', undefined)
  if (aside.member !== member) return
  const isStored = (key: StoredKey) => readStored(key) !== undefined
  // An order is one: no part of it stands beside another's.
  const isTaken = Object.fromEntries(ORDER.map((key) => [key, ORDER.some(isStored)]))
  for (const key of waitingKeys) {
    const text = aside[key]
    if (typeof text === 'string' && !(isTaken[key] ?? isStored(key))) writeText(key, text)
  }
}

/** Whether a link has put this member (brand and member) in the place of another one; once. */
export function isInPlaceOfAnother(memberKey: string): boolean {
  const { last, session } = tabOwner()
  // Nothing is noted of a session that is over by now.
  if (session !== undefined && session === readStored('tokenSince') && last !== memberKey)
    writeJson('tabOwner', { ...tabOwner(), last: memberKey })
  return last !== undefined && last !== memberKey
}
