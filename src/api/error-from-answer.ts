import { isRecord } from '@/lib/is-record'
import type { AppError, LocalizedText } from './app-error'

type Common = Pick<AppError, 'requestId' | 'message' | 'texts'>

/** The error that an HTTP answer means (spec 8, Error body): from its status and its body, parsed or not. */
export function errorFromAnswer(
  status: number,
  body: unknown,
  context: { requestId: string; hasMemberBearer: boolean; retryAfter?: string | null },
): AppError {
  const inner = isRecord(body) && isRecord(body.error) ? body.error : undefined
  const claimed = typeof inner?.http_status === 'number' ? inner.http_status : status
  const common: Common = {
    requestId: context.requestId,
    message: readMessage(body, inner),
    texts: readTexts(inner),
  }
  switch (claimed === 401 ? 401 : status) {
    case 401:
      return { ...common, kind: context.hasMemberBearer ? 'sessionExpired' : 'unauthenticated' }
    case 403:
      return { ...common, kind: 'forbidden' }
    case 404:
    case 410:
      return { ...common, kind: 'notFound' }
    case 422:
      return { ...common, kind: 'invalid', fields: readFields(body) }
    case 429:
      return { ...common, kind: 'rateLimited', retryAfterSeconds: readRetryAfter(body, context.retryAfter) }
    case 502:
    case 503:
    case 504:
      return { ...common, kind: 'unavailable' }
    default:
      return { ...common, kind: status >= 500 ? 'server' : 'rejected' }
  }
}

function readMessage(body: unknown, inner: Record<string, unknown> | undefined): string | undefined {
  const top = isRecord(body) ? body.message : undefined
  const text = typeof top === 'string' ? top : inner?.message
  return typeof text === 'string' ? text.trim().toLowerCase() : undefined
}

function readTexts(inner: Record<string, unknown> | undefined): Common['texts'] {
  const locale = isRecord(inner?.locale) ? inner.locale : undefined
  if (!locale) return undefined
  return { th: readText(locale['th-th']), en: readText(locale['en-us']) }
}

function readText(value: unknown): LocalizedText | undefined {
  if (!isRecord(value)) return undefined
  const title = typeof value.title === 'string' ? value.title : ''
  const message = typeof value.message === 'string' ? value.message : ''
  return title || message ? { title, message } : undefined
}

function readFields(body: unknown): Record<string, { th: string; en: string }> | undefined {
  if (!isRecord(body) || !isRecord(body.fields)) return undefined
  const entries = Object.entries(body.fields).flatMap(([name, text]) =>
    isRecord(text) && typeof text.th === 'string' && typeof text.en === 'string'
      ? [[name, { th: text.th, en: text.en }] as const]
      : [],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function readRetryAfter(body: unknown, header: string | null | undefined): number | undefined {
  const fromBody = isRecord(body) ? body.retry_after : undefined
  const seconds = typeof fromBody === 'number' ? fromBody : Number(header ?? NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined
}
