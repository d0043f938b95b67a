import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { useStored } from '@/storage/use-stored'
import { isServerTimeKnown, msUntil, phoneNow } from '@/lib/server-clock'
import type { ItemKind } from './item-kinds'

/** A code for staff, kept on this phone until it expires, to be shown without network too. */
export type SavedStaffCode = StoredValue<'issuedCodes'>[number]

const MAX_SAVED = 20

/** How long (ms) staff can still scan a code; endless where it has no end, or only the server knows when that is. */
export function msLeftOf({ expiresAt, endsHereAt = Infinity }: SavedStaffCode): number {
  if (expiresAt === undefined) return Infinity
  return isServerTimeKnown() ? msUntil(expiresAt) : endsHereAt - phoneNow()
}

export const isRunning = (code: SavedStaffCode) => msLeftOf(code) > 0

/** A transaction's code, even if it has just expired; the same object until it changes. */
export const staffCodeOf = (transactionId: string): SavedStaffCode | undefined =>
  readStored('issuedCodes')?.find((code) => code.transactionId === transactionId)

/** The same as a hook, for changes in all tabs. */
export const useSavedStaffCode = (transactionId: string): SavedStaffCode | undefined =>
  useStored('issuedCodes')?.find((code) => code.transactionId === transactionId)

/** The transaction of the newest running code of a kind. */
export function runningTransactionOf(kind: ItemKind): string | undefined {
  return readStored('issuedCodes')?.find((code) => code.kind === kind && isRunning(code))?.transactionId
}

export function saveStaffCode(code: SavedStaffCode): void {
  const { expiresAt } = code
  const isEndKnown = expiresAt !== undefined && isServerTimeKnown()
  const saved = isEndKnown ? { ...code, endsHereAt: phoneNow() + msUntil(expiresAt) } : code
  const others = (readStored('issuedCodes') ?? []).filter(
    (other) => other.transactionId !== code.transactionId && isRunning(other),
  )
  writeStored('issuedCodes', [saved, ...others].slice(0, MAX_SAVED))
}

/** Removes a code that was used or is over; whether there was one. */
export function removeStaffCode(transactionId: string): boolean {
  if (staffCodeOf(transactionId) === undefined) return false
  writeStored(
    'issuedCodes',
    (readStored('issuedCodes') ?? []).filter((code) => code.transactionId !== transactionId),
  )
  return true
}
