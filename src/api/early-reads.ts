import { isRecent } from '@/lib/is-recent'

/** A read that the head script sent before the app loaded (src/document/first-reads.ts). */
export interface EarlyRead {
  /** Its page reads again what is in the cache. */
  isAlwaysRead?: true | undefined
  requestId: string
  language: string
  authorization: string | null
  /** Like `answeredAt` by this phone's clock (ms), which goes on while the phone sleeps. */
  sentAt: number
  answer: Promise<Response>
  /** Gives it up, and frees its connection. */
  abort: () => void
  /** Undefined while it is pending. */
  answeredAt?: number
  /** Whether it succeeded. */
  isOk?: boolean
}

/** An answer that is older is not used. */
const MAX_AGE_MS = 10_000
/** Nor is a read that has been pending for longer. */
const LONGEST_WAIT_MS = 30_000

/** Whether an early read is recent enough to be taken. */
export const isUsable = ({ sentAt, answeredAt }: EarlyRead): boolean =>
  answeredAt === undefined ? isRecent(sentAt, LONGEST_WAIT_MS) : isRecent(answeredAt, MAX_AGE_MS)

/**
 * Takes the early read of a cache key, once; a list's first page is always the first read of its key. Undefined if it is too old,
 * or was sent in another language or with another bearer.
 */
export function takeEarlyRead(queryCacheKey = '', headers: Headers): EarlyRead | undefined {
  const reads = window.__head?.reads
  const read = reads?.[queryCacheKey]
  if (!read) return undefined
  delete reads?.[queryCacheKey]
  const isSame =
    read.language === headers.get('Accept-Language') && read.authorization === headers.get('Authorization')
  if (isSame && isUsable(read)) return read
  read.abort()
  return undefined
}
