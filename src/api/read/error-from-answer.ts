import { isRecord } from '../../lib/is-record.ts'
import type { AppError, LocalizedText } from '../app-error.ts'
import { readNumber, parseText } from '../../lib/wire-scalar.ts'

type Common = Pick<AppError, 'requestId' | 'message' | 'texts'>
type Words = Record<'th' | 'en', string>

export interface ErrorAnswer {
  /** The HTTP status, or the status named in the body of a success that carries an error. */
  status: number
  /** The body without its envelope, parsed or not. */
  body: unknown
  requestId: string
  hasMemberBearer: boolean
  /** The Retry-After header: seconds or a date. */
  retryAfter?: string | null | undefined
  /** The server's clock (ms), to read a Retry-After date. */
  now: number
}

/** The error of an HTTP answer, from its status and body (spec 8, Error body). */
export function errorFromAnswer(answer: ErrorAnswer): AppError {
  const { status, body, requestId } = answer
  const outer = isRecord(body) ? body : {}
  const inner = isRecord(outer.error) ? outer.error : {}
  const common: Common = {
    requestId,
    message: readMessage(outer, inner),
    texts: readTexts(inner.locale),
  }
  switch (readNumber(inner.http_status) === 401 ? 401 : status) {
    case 401:
      return { ...common, kind: answer.hasMemberBearer ? 'sessionExpired' : 'unauthenticated' }
    case 403:
      return { ...common, kind: 'forbidden' }
    case 404:
    case 410:
      return { ...common, kind: 'notFound' }
    case 409:
      return { ...common, kind: 'rejected', isConflict: true }
    case 422:
      return { ...common, kind: 'invalid', fields: readFields(outer.fields) ?? readFields(inner.fields) }
  }
  // A proxy before the API may use other codes above 501 for an API that is down.
  if (status === 429 || status > 501)
    return {
      ...common,
      kind: status === 429 ? 'rateLimited' : 'unavailable',
      retryAfterSeconds: readRetryAfter(outer.retry_after ?? inner.retry_after, answer),
    }
  return { ...common, kind: status >= 500 ? 'server' : 'rejected' }
}

function readMessage(outer: Record<string, unknown>, inner: Record<string, unknown>): string | undefined {
  const text = parseText(outer.message) ?? parseText(inner.message)
  return text?.trim().toLowerCase()
}

/** A record's values by language; keys may be `th-th`, `th`, `th-TH`, `th_TH` and the like. */
function byLanguage(value: unknown): { th: unknown; en: unknown } {
  const entries = isRecord(value) ? Object.entries(value) : []
  const of = (language: string) =>
    entries.find(([key]) => key.toLowerCase().split(/[-_]/)[0] === language)?.[1]
  return { th: of('th'), en: of('en') }
}

function readTexts(locale: unknown): Common['texts'] {
  if (!isRecord(locale)) return undefined
  const { th, en } = byLanguage(locale)
  return { th: readWords(th), en: readWords(en) }
}

function readWords(value: unknown): LocalizedText | undefined {
  const { title, message } = isRecord(value)
    ? { title: parseText(value.title) ?? '', message: parseText(value.message) ?? '' }
    : { title: '', message: parseText(value) ?? '' }
  return title || message ? { title, message } : undefined
}

function readFields(value: unknown): Record<string, Words> | undefined {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([name, text]) => {
    const { th, en } = isRecord(text) ? byLanguage(text) : { th: text, en: text }
    const messages = { th: parseText(th) ?? parseText(en), en: parseText(en) ?? parseText(th) }
    return messages.th && messages.en ? [[name, { th: messages.th, en: messages.en }] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function readRetryAfter(said: unknown, { retryAfter, now }: ErrorAnswer): number | undefined {
  const seconds = readNumber(said) ?? readNumber(retryAfter ?? undefined)
  if (seconds !== undefined) return seconds >= 0 ? seconds : undefined
  const until = Date.parse(retryAfter ?? '')
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}
