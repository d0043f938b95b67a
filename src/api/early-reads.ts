/** A read that the document's head has begun before the app was there (tools/build/document/early-reads.ts). */
export interface EarlyRead {
  requestId: string
  language: string
  authorization: string | null
  /** When it was begun, on the clock of performance.now(). */
  at: number
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** By address. */
    __reads?: Record<string, EarlyRead>
  }
}

/** An answer that nobody has taken by then (ms) is old. */
const LIFETIME_MS = 10_000

/** Takes over a read that is on its way, if it is the very one that would be sent: of this address, language and bearer. Gives it once. */
export function takeEarlyRead(url: string, headers: Headers): EarlyRead | undefined {
  const read = window.__reads?.[url]
  if (!read) return undefined
  delete window.__reads?.[url]
  const isSame =
    read.language === headers.get('Accept-Language') && read.authorization === headers.get('Authorization')
  return isSame && performance.now() - read.at < LIFETIME_MS ? read : undefined
}
