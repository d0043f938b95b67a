import type { MemberTransaction } from '../db/state.ts'
import { hasPassed, toThaiDate, toThaiDateTime } from './thai-time.ts'

interface Standing<Open> {
  status: Open | 'used' | 'canceled' | 'expired'
  usedAt?: string
}

/**
 * What has become of a transaction by now. A code that has run out counts as used, from the moment it was issued; one
 * that is still running is worth its full time, past midnight of the last day too.
 */
export function transactionStandingOf<Open extends 'available' | 'received'>(
  transaction: MemberTransaction<Open>,
  now: Date,
): Standing<Open> {
  const { status, usedAt, code, validThrough } = transaction
  if (status === 'used') return usedAt === undefined ? { status } : { status, usedAt }
  if (status === 'canceled') return { status }
  if (code?.expiresAt !== undefined) {
    const hasRunOut = code.expiresAt <= now.getTime()
    return hasRunOut ? { status: 'used', usedAt: toThaiDateTime(new Date(code.issuedAt)) } : { status }
  }
  return { status: hasPassed(validThrough, toThaiDate(now)) ? 'expired' : status }
}
