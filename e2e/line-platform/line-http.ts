export type LineRequest = {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

export type LineAnswer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** A request as the endpoints see it: parsed, header names in lower case. */
export type LineCall = {
  readonly url: URL
  readonly form: URLSearchParams
  readonly json: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Thrown for an address that is set to refuse: there is no HTTP answer to send. */
export class ConnectionRefused extends Error {}

export const LINE_HOSTS: ReadonlySet<string> = new Set([
  'access.line.me',
  'api.line.me',
  'liff.line.me',
  'liff-ext.line.me',
  'liff-shortcut.line.me',
  'liff-subwindow.line.me',
  'liffsdk.line-scdn.net',
  'profile.line-scdn.net',
  'static.line-scdn.net',
])

export const readCall = ({ url, headers = {}, body = '' }: LineRequest): LineCall => ({
  url: new URL(url),
  form: new URLSearchParams(body),
  json: readJsonObject(body),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
})

export const jsonAnswer = (value: unknown, status = 200): LineAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** A member's picture. */
export const pictureAnswer: LineAnswer = {
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="90" fill="#06c755"/></svg>',
}

export const oauthError = (error: string, description: string): LineAnswer =>
  jsonAnswer({ error, error_description: description }, 400)

export const failureAnswer = (status: number): LineAnswer =>
  jsonAnswer({ error: 'server_error', error_description: 'Told to fail' }, status)

export const pageAnswer = (content: string, status = 200): LineAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><meta name="viewport" content="width=device-width"><title>LINE</title>${content}`,
})

/** A page that redirects by script: unlike a 302 it gives the next page a real referrer, and may carry a hash. */
export const redirectPage = (target: string): LineAnswer =>
  pageAnswer(`<script>location.replace(${scriptString(target)})</script>`)

/** A string literal that cannot end the script element it stands in. */
export const scriptString = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The browser's own CORS check runs against a real socket, so the answers have to pass it. */
export const withCors = (answer: LineAnswer, origin: string | undefined): LineAnswer =>
  origin === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'access-control-allow-origin': origin, vary: 'origin' } }

export const preflightAnswer: LineAnswer = {
  status: 204,
  headers: {
    'access-control-allow-headers': 'accept,authorization,content-type',
    'access-control-allow-methods': 'GET,POST,OPTIONS',
  },
  body: '',
}

function readJsonObject(body: string): Readonly<Record<string, unknown>> {
  if (!body.startsWith('{')) return {}
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
