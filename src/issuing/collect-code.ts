import { api } from '@/api/api'
import { isAnswerLost, toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readText, writeText } from '@/config/storage'
import { singleFlight } from '@/lib/single-flight'
import type { AppDispatch } from '@/store/store'

export type CollectOutcome =
  | { status: 'collected'; points: number }
  /** One of the two API messages that lead to error-point-member (spec 8). */
  | { status: 'notAllowed'; error: AppError }
  | { status: 'refused'; error: AppError }
  /** The redemption's answer was lost: the points may have been given. */
  | { status: 'unknown'; error: AppError }

const NOT_ALLOWED_MESSAGES = ['invalid customer', 'point campaign is expired']

async function collect(
  dispatch: AppDispatch,
  scan: { brandRef: string; mobileNo: string; code: string },
): Promise<CollectOutcome> {
  const verified = await dispatch(
    api.endpoints.verifyCustomer.initiate({
      brandRef: scan.brandRef,
      customerMobileNo: scan.mobileNo,
      // A space is sent as an encoded hash (spec 7).
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
  return isAnswerLost(error) ? { status: 'unknown', error } : refusal(error)
}

function refusal(error: AppError): CollectOutcome {
  const isNotAllowed = isNotAllowedText(error.message)
  return { status: isNotAllowed ? 'notAllowed' : 'refused', error }
}

/** Verifies the customer, then redeems the code (spec 4, QR redeem): single flight, and no request is retried automatically. */
export const collectCode = singleFlight(collect)

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
