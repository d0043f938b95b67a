import { isRecord } from '../../lib/is-record.ts'
import { readNumber } from '../../lib/wire-scalar.ts'
import { fieldsOf, isAbsent, listKeyOf, type Field } from './read-value.ts'

/** An answer's text as JSON; undefined if it is empty, 'unreadable' if it is not JSON (an HTML page, a truncated body). */
export function parseBody(text: string): { body: unknown } | 'unreadable' {
  if (text.trim() === '') return { body: undefined }
  try {
    // A member's code may exceed JavaScript's integers; its digits are kept where the browser gives the source text.
    return { body: JSON.parse(text, /\d{16}/.test(text) ? reviveLongNumber : undefined) as unknown }
  } catch {
    return 'unreadable'
  }
}

function reviveLongNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isTooLong = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isTooLong && context?.source && /^-?\d+$/.test(context.source) ? context.source : value
}

/** A body's error, whatever the HTTP status: its `error`, if that has a status of 400 or more, or texts. */
export function errorIn(body: unknown): Record<string, unknown> | undefined {
  return bodiesIn(body).find((candidate): candidate is Record<string, unknown> => {
    if (!isRecord(candidate) || !isRecord(candidate.error)) return false
    const { http_status, locale } = candidate.error
    return (readNumber(http_status) ?? 0) >= 400 || isRecord(locale)
  })
}

/**
 * The part of a body that holds what a call promises: the body or its `data`, whichever has more of the needed keys, then of
 * the others. A bare list may stand for an object with one needed list, and the reverse; a list's facts may be in its envelope.
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
    // A needed key outweighs all optional ones.
    const weigh = ({ key, isNeeded }: Field) => (isAbsent(candidate[key]) ? 0 : isNeeded ? 99 : 1)
    return fieldsOf(code).reduce((sum, field) => sum + weigh(field), 0)
  }
  // In a tie the inner candidate wins; the outer one is an envelope.
  const best = candidates.reduce((found, candidate) => (known(candidate) >= known(found) ? candidate : found))
  if (listKey && isRecord(best)) return Object.assign({}, ...candidates, best) as unknown
  return best ?? (isList ? [] : {})
}

function listIn({ payload }: Record<string, unknown>): unknown {
  return Array.isArray(payload) ? payload : undefined
}

/** A body, its `data`, the `data` of that, and so on. */
function bodiesIn(body: unknown): unknown[] {
  return isRecord(body) && 'data' in body ? [body, ...bodiesIn(body.data)] : [body]
}
