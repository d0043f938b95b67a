/** A read that the head script sent before the app loaded (src/document/first-reads.ts). */
export interface EarlyRead {
  /** Whose answer it is; absent if the page always reads again. */
  endpoint?: string | undefined
  requestId: string
  language: string
  authorization: string | null
  /** A list's request, as JSON. */
  body?: string | undefined
  /** When it was sent (performance.now()). */
  at: number
  answer: Promise<Response>
  /** Whether it succeeded; undefined while it is pending. */
  isOk?: boolean
}

/** Older early reads are not used. */
const MAX_AGE_MS = 10_000

/** Takes the early read of this request, once. Undefined unless its URL, body, language and bearer are the same. */
export function takeEarlyRead(url: string, headers: Headers, body?: BodyInit): EarlyRead | undefined {
  const reads = window.__head?.reads
  const read = reads?.[url]
  // Not deleted: it may be another page of the same list.
  if (!read || read.body !== body) return undefined
  delete reads?.[url]
  const isSame =
    read.language === headers.get('Accept-Language') && read.authorization === headers.get('Authorization')
  return isSame && performance.now() - read.at < MAX_AGE_MS ? read : undefined
}
