import { invalidFields, ApiError, type ApiErrorName } from './errors.ts'

const REFUSAL_OF_DIGITS: Record<string, ApiErrorName> = {
  '401': 'sessionExpired',
  '403': 'accountClosed',
  '404': 'notFound',
  '409': 'conflict',
  '429': 'tooMany',
  '500': 'server',
  '502': 'badGateway',
  '503': 'busy',
}

const WAIT_S = 30

/** Refuses with the status that a tester typed on purpose; a 422 names the given fields. */
export function refuseDigits(digits: string | undefined, fields: string[]): void {
  if (digits === '422') throw invalidFields(fields)
  const refusal = REFUSAL_OF_DIGITS[digits ?? '']
  if (refusal !== undefined) throw new ApiError(refusal, refusal === 'tooMany' ? { retry_after: WAIT_S } : {})
}

/** A mobile number that ends in 0 and a status, such as 0890000500. */
export function refuseMagicNumber(mobileNo: string): void {
  refuseDigits(/0(\d{3})$/.exec(mobileNo)?.[1], ['Mobile_No'])
}

/** A PIN or an OTP made of 000 and a status, such as 000500. */
export function refuseMagicCode(code: string, field: string): void {
  refuseDigits(/^000(\d{3})$/.exec(code)?.[1], [field])
}
