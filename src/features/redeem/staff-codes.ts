import { useSyncExternalStore } from 'react'
import { storedJson } from '@/storage/stored-json'
import { isRecord } from '@/lib/is-record'
import { msUntil, type ServerTime } from '@/lib/server-clock'
import type { ItemKind } from './item-kinds'

/** A code for staff, kept on this phone until it expires, to be shown without network too. */
export interface SavedStaffCode {
  kind: ItemKind
  transactionId: string
  /** Encoded and shown unchanged. */
  code: string
  /** Absent if it does not expire. */
  expiresAt?: ServerTime
  /** When this phone received it (ms, its own clock). */
  issuedAt?: number
  /** The item's title, which may be out of reach later. */
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

/** Whether staff can still scan it. */
export const isRunning = ({ expiresAt }: SavedStaffCode) => expiresAt === undefined || msUntil(expiresAt) > 0

/** A transaction's code, even if it has just expired; the same object until it changes. */
export function staffCodeOf(transactionId: string): SavedStaffCode | undefined {
  return stored.read()?.find((code) => code.transactionId === transactionId)
}

/** The same as a hook, for changes in all tabs. */
export const useSavedStaffCode = (transactionId: string) =>
  useSyncExternalStore(stored.subscribe, () => staffCodeOf(transactionId))

/** The transaction of the newest running code of a kind. */
export function runningTransactionOf(kind: ItemKind): string | undefined {
  return stored.read()?.find((code) => code.kind === kind && isRunning(code))?.transactionId
}

/** Stores a code and removes expired ones. */
export function saveStaffCode(code: SavedStaffCode): void {
  const others = (stored.read() ?? []).filter(
    (other) => other.transactionId !== code.transactionId && isRunning(other),
  )
  stored.write([code, ...others].slice(0, MAX_SAVED))
}

/** Removes a code that was used or is over. */
export function removeStaffCode(transactionId: string): void {
  if (staffCodeOf(transactionId) === undefined) return
  stored.write((stored.read() ?? []).filter((code) => code.transactionId !== transactionId))
}
