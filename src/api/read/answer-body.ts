import { isRecord } from '../../lib/is-record.ts'
import { readNumber } from '../../lib/wire-scalar.ts'
import { fieldsOf, isAbsent, listKeyOf, type Field } from './read-value.ts'

/** An answer's text as JSON; undefined for an empty one, `'unreadable'` for what is no JSON (an HTML page, a body cut short). */
export function parseBody(text: string): { body: unknown } | 'unreadable' {
  if (text.trim() === '') return { body: undefined }
  try {
    // Numbers too long for JavaScript keep their digits where the browser gives the source text: a member's code may be one.
    return { body: JSON.parse(text, /\d{16}/.test(text) ? reviveLongNumber : undefined) as unknown }
  } catch {
    return 'unreadable'
  }
}

function reviveLongNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isTooLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isTooLong && context?.source && /^-?\d+$/.test(context.source) ? context.source : value
}

/** The error that a body carries, whatever its HTTP status says: an `error` with a status of 400 or more, or with words. */
export function errorIn(body: unknown): Record<string, unknown> | undefined {
  return bodiesIn(body).find((candidate): candidate is Record<string, unknown> => {
    if (!isRecord(candidate) || !isRecord(candidate.error)) return false
    const { http_status, locale } = candidate.error
    return (readNumber(http_status) ?? 0) >= 400 || isRecord(locale)
  })
}

/**
 * The part of a body that holds what a call promises: the body itself or what its `data` holds, whichever knows more of
 * the needed keys, and then of the others. A bare list stands for an object whose one needed list it is, and an object for
 * that list alone; what is told of a list may stand in its envelope.
 */
export function promisedIn(body: unknown, code: string): unknown {
  const isList = code.endsWith('[]')
  const listKey = listKeyOf(code)
  const candidates = bodiesIn(body).map((candidate) => {
    if (isList) return isRecord(candidate) ? listIn(candidate) : candidate
    return Array.isArray(candidate) && listKey ? { [listKey]: candidate } : candidate
  })
  const known = (candidate: unknown) => {
    if (isList) return Array.isArray(candidate) ? 1 : 0
    if (!isRecord(candidate)) return -1
    // No shape has so many optional keys that they weigh as much as a needed one.
    const weigh = ({ key, isNeeded }: Field) => (isAbsent(candidate[key]) ? 0 : isNeeded ? 99 : 1)
    return fieldsOf(code).reduce((sum, field) => sum + weigh(field), 0)
  }
  // Of two that know as much, the inner one: it stands in an envelope.
  const best = candidates.reduce((found, candidate) => (known(candidate) >= known(found) ? candidate : found))
  if (listKey && isRecord(best)) return Object.assign({}, ...candidates, best) as unknown
  return best ?? (isList ? [] : {})
}

function listIn({ payload }: Record<string, unknown>): unknown {
  return Array.isArray(payload) ? payload : undefined
}

/** A body, and what stands in its `data`, and so on inwards. */
function bodiesIn(body: unknown): unknown[] {
  return isRecord(body) && 'data' in body ? [body, ...bodiesIn(body.data)] : [body]
}
