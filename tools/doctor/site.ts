import type { Told } from './finding.ts'

export interface Ask {
  method?: 'GET' | 'POST' | 'OPTIONS'
  headers?: Record<string, string>
  /** Sent as JSON; a form as it is. */
  body?: unknown
}

/** The answer to a request, or why there is none. */
export interface Answer {
  url: string
  /** 0 without an answer that can be read. */
  status: number
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>
  /** Without a byte-order mark, as a browser reads it. */
  text: string
  /** The whole body, unpacked, where it came over the network. */
  content?: Buffer
  /** The body's size. */
  bytes: number
  ms: number
  /** When it came (ms). */
  at: number
  /** When the certificate of its host ends (ms), over https. */
  certificateEnd?: number
  /** Why there is no answer, and how to mend it. */
  failure?: Told
  /** Whether a server did answer, but its answer cannot be read. */
  isReached?: boolean
}

/** Where answers come from. Never throws. */
export interface Site {
  send: (url: string, ask?: Ask) => Promise<Answer>
}

export const isOk = ({ status }: Answer) => status >= 200 && status < 300
export const isRedirect = ({ status }: Answer) => status >= 300 && status < 400
export const isHtml = ({ headers, text }: Answer) =>
  /\bhtml\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype html|html)\b/i.test(text)
/** Whether a browser shows an answer of another origin to a page of `origin` (CORS). */
export const isReadableFrom = ({ headers }: Answer, origin: string) =>
  ['*', origin].includes(headers['access-control-allow-origin'] ?? '')
/** Whether a text is still compressed: it begins with bytes that are no UTF-8, or below the tab, as gzip and brotli do. */
export const isPacked = ({ text }: Answer) =>
  [...text.slice(0, 200)].some((sign) => sign === '\ufffd' || sign.charCodeAt(0) < 9)
/** The names of the cookies that an answer sets. */
export const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? '')
    .split(/,(?=\s*[^\s;,=]+=)/)
    .map((cookie) => cookie.split('=')[0]?.trim())
    .join(', ')
/** The items of a header that lists some, in lower case. */
export const listIn = ({ headers }: Answer, name: string) =>
  (headers[name] ?? '').split(',').map((item) => item.trim().toLowerCase())
