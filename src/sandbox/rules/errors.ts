import { REFUSALS, texts, type Refused, type Texts } from './api-errors.ts'

export type ApiErrorName = keyof typeof REFUSALS | 'badGateway'

export interface ErrorBody {
  error: { http_status: number; locale: { 'th-th': Texts; 'en-us': Texts } }
  message?: string
}

/** The error body of the contract. */
export function errorBody({ status, message, th, en }: Refused): ErrorBody {
  return {
    error: { http_status: status, locale: { 'th-th': th, 'en-us': en } },
    ...(message === undefined ? {} : { message }),
  }
}

/** Keys beside the error: the seconds to wait of a 429, the messages by field of a 422. */
export interface ApiErrorExtra {
  retry_after?: number
  fields?: Record<string, { th: string; en: string }>
}

/** Thrown by rules and handlers; the gate turns it into the contract's error answer. */
export class ApiError extends Error {
  readonly refusal: ApiErrorName
  readonly extra: ApiErrorExtra

  constructor(refusal: ApiErrorName, extra: ApiErrorExtra = {}) {
    super(refusal)
    this.refusal = refusal
    this.extra = extra
  }
}

/** A 422 with the same message for each of the named fields. */
export function invalidFields(names: string[]): ApiError {
  const text = { th: 'กรุณากรอกข้อมูลให้ถูกต้อง', en: 'Please enter valid information' }
  return new ApiError('invalid', { fields: Object.fromEntries(names.map((name) => [name, text])) })
}

/** The answer of a proxy whose API is down: not the contract's error body. */
function badGateway(): Response {
  const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
  return new Response(page, { status: 502, headers: { 'Content-Type': 'text/html' } })
}

/** The error answer for a refusal. */
export function errorResponse(name: ApiErrorName, extra: ApiErrorExtra = {}): Response {
  if (name === 'badGateway') return badGateway()
  const refusal = REFUSALS[name]
  return Response.json({ ...errorBody(refusal), ...extra }, { status: refusal.status })
}

/** The answer to a call that has no handler. */
export function notImplementedResponse(method: string, path: string): Response {
  const en = texts('Not in the sandbox yet', `${method} ${path} has no handler.`)
  const th = texts('ยังไม่มีในระบบจำลอง', `ยังไม่มีตัวจัดการสำหรับ ${method} ${path}`)
  return Response.json(errorBody({ status: 501, message: 'not implemented', th, en }), { status: 501 })
}
