import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readText, writeText } from '@/config/storage'
import { singleFlight } from '@/lib/single-flight'
import type { AppDispatch } from '@/store/store'

export type CollectOutcome =
  | { status: 'collected'; points: number }
  /** Only these two lead to error-point-member (spec 8). */
  | { status: 'notAllowed'; error: AppError }
  | { status: 'refused'; error: AppError }
  /** The answer of the redemption was lost: it may have gone through. */
  | { status: 'unknown'; error: AppError }

const NOT_ALLOWED = ['invalid customer', 'point campaign is expired']
const LOST: AppError['kind'][] = ['offline', 'unavailable', 'server', 'malformed']

async function collect(
  dispatch: AppDispatch,
  scan: { brandRef: string; mobileNo: string; code: string },
): Promise<CollectOutcome> {
  const verified = await dispatch(
    api.endpoints.verifyCustomer.initiate({
      brandRef: scan.brandRef,
      customerMobileNo: scan.mobileNo,
      // A space travels as an encoded hash (spec 7).
      code: scan.code.replaceAll(' ', '#'),
    }),
  )
  if (verified.error) return refusal(toAppError(verified.error))
  const redeemed = await dispatch(
    api.endpoints.redeemQrCode.initiate({
      customerId: verified.data.customer_id,
      qrCode: scan.code,
      'X-Request-Id': newRequestId(),
    }),
  )
  if (!redeemed.error) return { status: 'collected', points: redeemed.data.point }
  const error = toAppError(redeemed.error)
  return LOST.includes(error.kind) ? { status: 'unknown', error } : refusal(error)
}

function refusal(error: AppError): CollectOutcome {
  const isNotAllowed = isNotAllowedText(error.message)
  return { status: isNotAllowed ? 'notAllowed' : 'refused', error }
}

/** Verifies the customer, then redeems the code (spec 4, QR redeem): one flight, each call once, never repeated by itself. */
export const collectCode = singleFlight(collect)

const isNotAllowedText = (text: string | undefined) => text !== undefined && NOT_ALLOWED.includes(text)

/** Keeps for error-point-member why points could not be collected: the contract's text, put into words there (spec 8). */
export function keepNotAllowed(error: AppError): void {
  writeText('textInvalid', error.message)
}

/** Why points could not be collected, as kept: an error where the contract names it, else the words themselves. */
export function keptNotAllowed(): AppError | string | undefined {
  const text = readText('textInvalid')
  return isNotAllowedText(text) ? { kind: 'invalid', message: text } : text
}

/** Forgets it, when the member leaves the page that says it. */
export function forgetNotAllowed(): void {
  writeText('textInvalid', undefined)
}
