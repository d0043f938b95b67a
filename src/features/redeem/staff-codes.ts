import { useSyncExternalStore } from 'react'
import { storedJson } from '@/storage/stored-json'
import { isRecord } from '@/lib/is-record'
import { msUntil, type ServerTime } from '@/lib/server-clock'
import type { ItemKind } from './item-kinds'

/** A code for staff that has been issued: kept on this phone until it runs out, to be shown without a network too. */
export interface SavedStaffCode {
  kind: ItemKind
  transactionId: string
  /** Encoded and shown unchanged. */
  code: string
  /** When it runs out; absent: it does not by itself. */
  expiresAt?: ServerTime
  /** When this phone received it (ms, its own clock). */
  issuedAt?: number
  /** What it is for: the details may be out of reach later. */
  title: string
}

const MAX_SAVED = 20

function isCode(value: unknown): value is SavedStaffCode {
  return (
    isRecord(value) &&
    [value.transactionId, value.code, value.title].every((text) => typeof text === 'string') &&
    [value.expiresAt, value.issuedAt].every((moment) => moment === undefined || typeof moment === 'number')
  )
}

const stored = storedJson(
  'issuedCodes',
  (value): value is SavedStaffCode[] => Array.isArray(value) && value.every(isCode),
)

/** Whether staff can still scan a code. */
export const isRunning = ({ expiresAt }: SavedStaffCode) => expiresAt === undefined || msUntil(expiresAt) > 0

/** The code of a transaction, also one that has run out on screen; the same object until it changes. */
export function staffCodeOf(transactionId: string): SavedStaffCode | undefined {
  return stored.read()?.find((code) => code.transactionId === transactionId)
}

/** The same for components, as it changes in this and in other tabs. */
export const useSavedStaffCode = (transactionId: string) =>
  useSyncExternalStore(stored.subscribe, () => staffCodeOf(transactionId))

/** The transaction of the newest running code of a kind. */
export function runningTransactionOf(kind: ItemKind): string | undefined {
  return stored.read()?.find((code) => code.kind === kind && isRunning(code))?.transactionId
}

/** Stores a code that was issued, and removes those that have run out. */
export function saveStaffCode(code: SavedStaffCode): void {
  const others = (stored.read() ?? []).filter(
    (other) => other.transactionId !== code.transactionId && isRunning(other),
  )
  stored.write([code, ...others].slice(0, MAX_SAVED))
}

/** Removes the code of a transaction that was used, or is over. */
export function removeStaffCode(transactionId: string): void {
  if (staffCodeOf(transactionId) === undefined) return
  stored.write((stored.read() ?? []).filter((code) => code.transactionId !== transactionId))
}
