/** A read that the head script sent before the app loaded (src/document/first-reads.ts). */
export interface EarlyRead {
  endpoint: string
  argument?: unknown
  /** Its page reads again what is in the cache. */
  isAlwaysRead?: true | undefined
  requestId: string
  language: string
  authorization: string | null
  /** When it was sent (performance.now()). */
  at: number
  answer: Promise<Response>
  /** Whether it succeeded; undefined while it is pending. */
  isOk?: boolean
}

/** Older early reads are not used. */
const MAX_AGE_MS = 10_000

/**
 * Takes the early read of a cache key, once; a list's first page is always the first read of its key. Undefined unless language
 * and bearer are the same.
 */
export function takeEarlyRead(queryCacheKey = '', headers: Headers): EarlyRead | undefined {
  const reads = window.__head?.reads
  const read = reads?.[queryCacheKey]
  if (!read) return undefined
  delete reads?.[queryCacheKey]
  const isSame =
    read.language === headers.get('Accept-Language') && read.authorization === headers.get('Authorization')
  return isSame && performance.now() - read.at < MAX_AGE_MS ? read : undefined
}
