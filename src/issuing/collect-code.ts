import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError, type AppErrorKind } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readJson, readText, writeJson, writeText } from '@/config/storage'
import { isRecord } from '@/lib/is-record'
import type { AppDispatch } from '@/store/store'

/** A code, and the member whom its points are for. */
export interface Scan {
  brandRef: string
  mobileNo: string
  code: string
}

export type CollectOutcome =
  | { status: 'collected'; points: number }
  /** One of the two API messages that lead to error-point-member (spec 8). */
  | { status: 'notAllowed'; error: AppError }
  | { status: 'refused'; error: AppError }
  /** The redemption's answer was lost: the points may have been given. */
  | { status: 'unknown'; error: AppError }

/** The failures that the default error modal leaves out. */
const INTERRUPTIONS: readonly AppErrorKind[] = ['sessionExpired', 'aborted']
const NOT_ALLOWED_MESSAGES = ['invalid customer', 'point campaign is expired']

/** Verifies the customer, then redeems the code (spec 4, QR redeem): neither request is retried automatically. */
async function collect(dispatch: AppDispatch, scan: Scan): Promise<CollectOutcome> {
  const verified = await dispatch(
    api.endpoints.verifyCustomer.initiate({
      brandRef: scan.brandRef,
      customerMobileNo: scan.mobileNo,
      // A space is sent as an encoded hash (spec 7).
      code: scan.code.replaceAll(' ', '#'),
    }),
  )
  if (verified.error) return refusal(toAppError(verified.error))
  const redemption = redemptionOf(verified.data.customer_id, scan.code)
  const redeemed = await dispatch(api.endpoints.redeemQrCode.initiate(redemption))
  if (!redeemed.error) {
    const points = redeemed.data.point
    if (points > 0) reloadProfile(dispatch)
    return { status: 'collected', points }
  }
  const error = toAppError(redeemed.error)
  if (!isAnswerLost(error)) return refusal(error)
  reloadProfile(dispatch)
  return { status: 'unknown', error }
}

/** Points have changed, or may have: every balance is asked for again, whichever page is on screen. */
export function reloadProfile(dispatch: AppDispatch): void {
  writeText('isProfileStale', 'true')
  void dispatch(api.util.invalidateTags(['Profile']))
}

function refusal(error: AppError): CollectOutcome {
  const isNotAllowed = isNotAllowedText(error.message)
  return { status: isNotAllowed ? 'notAllowed' : 'refused', error }
}

interface Redemption {
  customerId: string
  qrCode: string
  'X-Request-Id': string
}

const areRedemptions = (value: unknown): value is Redemption[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      [one.customerId, one.qrCode, one['X-Request-Id']].every((text) => typeof text === 'string'),
  )

const keptRedemptions = () => readJson('redemptions', areRedemptions) ?? []

/** What redeems a code, stored before it is sent: after a reload the code is sent under the same id, and so redeemed once. */
function redemptionOf(customerId: string, qrCode: string): Redemption {
  const kept = keptRedemptions()
  const known = kept.find((one) => one.customerId === customerId && one.qrCode === qrCode)
  if (known) return known
  const redemption = { customerId, qrCode, 'X-Request-Id': newRequestId() }
  // No code is stored after a log-out, which leaves nothing behind.
  if (readText('qrCode') !== undefined) writeJson('redemptions', [...kept, redemption])
  return redemption
}

/** The outcomes that nobody has been told yet, in the order of the scans. */
const untold = new Map<string, { scan: Scan; outcome: Promise<CollectOutcome> }>()

const keyOf = ({ brandRef, mobileNo, code }: Scan) => JSON.stringify([brandRef, mobileNo, code])

/** The outcome of a code, which is collected once however often its outcome is asked for, until `forgetCode`. */
export function codeOutcome(dispatch: AppDispatch, scan: Scan): Promise<CollectOutcome> {
  const key = keyOf(scan)
  const known = untold.get(key)
  if (known) return known.outcome
  const outcome = collect(dispatch, scan)
  untold.set(key, { scan, outcome })
  void outcome.then((settled) => {
    // That the session has ended is told elsewhere: a home that was left collects the code after the next login.
    if (settled.status === 'refused' && INTERRUPTIONS.includes(settled.error.kind)) untold.delete(key)
  })
  return outcome
}

/** Removes a code and what is stored with the code, when its outcome is told; not a code that was scanned since. */
export function forgetCode(scan: Scan): void {
  untold.delete(keyOf(scan))
  const others = keptRedemptions().filter(({ qrCode }) => qrCode !== scan.code)
  if (others.length > 0) writeJson('redemptions', others)
  else writeText('redemptions', undefined)
  if (readText('qrCode') === scan.code) writeText('qrCode', undefined)
}

/** Stores the member's earliest code again whose outcome is untold because another code was scanned meanwhile. */
export function recallCode({ brandRef, mobileNo }: Scan): void {
  if (readText('qrCode') !== undefined) return
  const ofMember = [...untold.values()].find(
    ({ scan }) => scan.brandRef === brandRef && scan.mobileNo === mobileNo,
  )
  writeText('qrCode', ofMember?.scan.code)
}

/** Collects a code for a page that tells the outcome at once or not at all. */
export function collectCode(dispatch: AppDispatch, scan: Scan): Promise<CollectOutcome> {
  return codeOutcome(dispatch, scan).finally(() => forgetCode(scan))
}

const isNotAllowedText = (text: string | undefined) =>
  text !== undefined && NOT_ALLOWED_MESSAGES.includes(text)

/** Stores why points could not be collected: the contract's text, which error-point-member translates (spec 8). */
export function keepNotAllowed(error: AppError): void {
  writeText('textInvalid', error.message)
}

/** Why points could not be collected, as stored: an error for a text of the contract, else the text itself. */
export function keptNotAllowed(): AppError | string | undefined {
  const text = readText('textInvalid')
  return isNotAllowedText(text) ? { kind: 'invalid', message: text } : text
}

/** Removes the stored reason, when the member leaves error-point-member. */
export function forgetNotAllowed(): void {
  writeText('textInvalid', undefined)
}
