import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { useStored } from '@/storage/use-stored'
import { msUntil } from '@/lib/server-clock'
import type { ItemKind } from './item-kinds'

/** A code for staff, kept on this phone until it expires, to be shown without network too. */
export type SavedStaffCode = StoredValue<'issuedCodes'>[number]

const MAX_SAVED = 20

/** Whether staff can still scan it. */
export const isRunning = ({ expiresAt }: SavedStaffCode) => expiresAt === undefined || msUntil(expiresAt) > 0

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

/** Stores a code and removes expired ones. */
export function saveStaffCode(code: SavedStaffCode): void {
  const others = (readStored('issuedCodes') ?? []).filter(
    (other) => other.transactionId !== code.transactionId && isRunning(other),
  )
  writeStored('issuedCodes', [code, ...others].slice(0, MAX_SAVED))
}

/** Removes a code that was used or is over. */
export function removeStaffCode(transactionId: string): void {
  if (staffCodeOf(transactionId) === undefined) return
  writeStored(
    'issuedCodes',
    (readStored('issuedCodes') ?? []).filter((code) => code.transactionId !== transactionId),
  )
}
