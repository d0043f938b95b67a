export type Method = 'GET' | 'POST' | 'OPTIONS'

export interface Ask {
  method?: Method
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
}

export interface Answer {
  kind: 'answer'
  url: string
  status: number
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>
  text: string
  /** The body's size on the wire. */
  bytes: number
  ms: number
}

/** No answer: why, and what mends it. */
export interface Failure {
  kind: 'failure'
  what: string
  mend: string
  /** Somebody did answer: the answer alone cannot be read. */
  isReached?: true
}

/** A recording does not hold this request. */
export interface Unrecorded {
  kind: 'unrecorded'
}

export type Reply = Answer | Failure | Unrecorded

/** A request of a recording, with its answer. */
export interface Recorded extends Answer {
  method: string
  /** The body that was sent. */
  sent?: string | undefined
}

/** Where answers come from: the network, or a recording of a browser. Gives a reply for every request, and never throws. */
export interface Site {
  send: (url: string, ask?: Ask) => Promise<Reply>
  /** All that a recording holds; absent: the site is live. */
  recording?: readonly Recorded[]
}

export const isOk = ({ status }: Answer) => status >= 200 && status < 300
export const isRedirect = ({ status }: Answer) => status >= 300 && status < 400
export const isHtml = ({ headers, text }: Answer) =>
  /\bhtml\b/i.test(headers['content-type'] ?? '') || /^\s*<(!doctype html|html)\b/i.test(text)
/** Whether a browser shows an answer of another origin to a page of `origin` (CORS). */
export const isReadableFrom = ({ headers }: Answer, origin: string) =>
  ['*', origin].includes(headers['access-control-allow-origin'] ?? '')
