/** A read that the document's head script has begun before the app loaded (src/document/first-reads.ts). */
export interface EarlyRead {
  /** The contract's path below `/api/v1.0`. */
  call: string
  requestId: string
  language: string
  authorization: string | null
  /** Of a list: its request, as JSON. */
  body?: string | undefined
  /** When the read was begun, on the clock of performance.now(). */
  at: number
  answer: Promise<Response>
  /** Whether it was answered with a success; undefined while it is on its way. */
  isOk?: boolean
}

declare global {
  interface Window {
    /** By address. */
    __reads?: Record<string, EarlyRead>
  }
}

/** An early read that is older than this is not used. */
const LIFETIME_MS = 10_000

/** Takes over an early read, once, if it is the very request that would be sent: of this address, body, language and bearer. */
export function loadEarlyRead(url: string, headers: Headers, body?: BodyInit): EarlyRead | undefined {
  const read = window.__reads?.[url]
  // Another page of the same list, say, which leaves this one to whoever asks for it.
  if (!read || read.body !== body) return undefined
  delete window.__reads?.[url]
  const isSame =
    read.language === headers.get('Accept-Language') && read.authorization === headers.get('Authorization')
  return isSame && performance.now() - read.at < LIFETIME_MS ? read : undefined
}
