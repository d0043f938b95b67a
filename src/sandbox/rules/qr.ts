import type { MemberState } from '../db/state.ts'
import { ApiError, type ApiErrorName } from './errors.ts'
import type { LedgerRow } from './ledger.ts'

const REFUSAL_OF_CODE: Record<string, ApiErrorName> = {
  USED: 'qrUsed',
  EXPIRED: 'qrExpired',
  INVALID: 'qrInvalid',
  POINTSEXPIRED: 'pointsExpired',
  CAMPAIGN: 'campaignExpired',
  NONMEMBER: 'invalidCustomer',
}

const MAX_POINTS = 1000

/** A code without the blanks that printing adds; they arrive as blanks or as the `#` that replaces them. */
export function normaliseQrCode(code: string): string {
  return code.replaceAll(/[\s#+]/g, '').toUpperCase()
}

/** How many points a code is worth to a member; refuses every invalid code. */
export function pointsOfQrCode(member: MemberState, qrCode: string): number {
  const code = normaliseQrCode(qrCode)
  const refusal = REFUSAL_OF_CODE[code]
  if (refusal !== undefined) throw new ApiError(refusal)
  const points = Number(/^EARN(\d{1,4})$/.exec(code)?.[1] ?? Number.NaN)
  if (Number.isNaN(points) || points > MAX_POINTS) throw new ApiError('qrInvalid')
  if (member.usedQrCodes.includes(code)) throw new ApiError('qrUsed')
  return points
}

/** Redeems a code once for a member and adds a row to the ledger. */
export function redeemQrCode(
  member: MemberState,
  qrCode: string,
  newRow: () => Omit<LedgerRow, 'points' | 'status'>,
): number {
  const points = pointsOfQrCode(member, qrCode)
  member.usedQrCodes.push(normaliseQrCode(qrCode))
  if (points > 0) member.points.unshift({ ...newRow(), points, status: 'received' })
  return points
}
