import { sharedAnswers } from './shared-answers'

const HOUR_MS = 3_600_000
/** A header that is wrong must not freeze a brand's colours. */
const LONGEST_MS = 24 * HOUR_MS

/**
 * Until when (ms) what a query was answered in this visit, at a moment (ms), need not be asked for again, by the answer's headers: an
 * hour where they say nothing. Undefined where this visit has no answer of the query that is the same for all.
 */
export function freshUntil(queryCacheKey: string, answeredAt = Date.now()): number | undefined {
  const headers = sharedAnswers.get(queryCacheKey)
  if (!headers) return undefined
  const control = headers.get('Cache-Control') ?? ''
  const expires = headers.get('Expires')
  const [, seconds] = /\bmax-age="?(\d+)/i.exec(control) ?? []
  let until = answeredAt + HOUR_MS
  if (/\bno-(cache|store)/i.test(control)) until = 0
  else if (seconds) until = answeredAt + Number(seconds) * 1000
  // What is no date, 0 for one, is over at once.
  else if (expires) until = Date.parse(expires) || 0
  return Math.min(until, answeredAt + LONGEST_MS)
}
