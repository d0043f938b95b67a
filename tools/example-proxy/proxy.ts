/*
 * An example to begin with: a proxy that speaks the app's contract (docs/api.md) to the app, and has a brand's API of another kind
 * behind it. Node alone. The tables are what differs from brand to brand; what stands below them holds for any.
 *
 *   API=https://loyalty.brand.example SITE=https://member.brand.example PORT=8080 node tools/example-proxy/proxy.ts
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The brand's path by the contract's. What is not named has the same path there. */
const PATHS: Readonly<Record<string, string>> = {
  'authentication/Login': 'Session/Open',
  'authentication/Logout': 'Session/Close',
  'Customer/Profile': 'Members/Me',
  'privilege/List': 'Rewards/Search',
  'privilege/Issue': 'Rewards/Redeem',
}

/** The brand's name by the contract's, where more than the casing differs: point_ref and Mobile_No are PointRef and MobileNo there. */
const NAMES: Readonly<Record<string, string>> = {
  payload: 'Items',
  total: 'TotalCount',
  transaction_id: 'RedemptionId',
  Transaction_Id: 'RedemptionId',
}

/** The calls whose bodies have the contract's names there too. */
const AS_THEY_ARE = /^(Theme|dynamicdisplay|customercustomfields)\//

/** The brand's ids that are numbers. The app sends every id as text, as it gets those above 2^53. */
const NUMBER_FIELD = /^RedemptionId$/

/** The contract's fields that are moments, and days alone; and each form of the brand's, text or number, with the contract's. */
const MOMENT_FIELD = /^date$|_at$/
const DAY_FIELD = /date|^valid_through$/
const DATES: readonly (readonly [form: RegExp, contracts: (...parts: string[]) => string])[] = [
  [
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d))?$/,
    (_all, day, month, year, time) =>
      `${String(Number(year) - 543).padStart(4, '0')}-${month}-${day}${time ? `T${time}:00+07:00` : ''}`,
  ],
  // Seconds since 1970, then milliseconds: where it counts these alone, no row of seconds, which takes those before March 1973.
  [/^-?[1-9]\d{0,10}$/, (seconds) => inBangkok(Number(seconds) * 1000)],
  [/^(?:\/Date\()?(-?\d{12,15})(?:\)\/)?$/, (_all, milliseconds) => inBangkok(Number(milliseconds))],
]

/** What the brand's error codes mean: a status, the contract's word, and the member's. Another code has the API's own words. */
const ERRORS: Readonly<Record<string, readonly [status: number, word: string, th: string, en: string]>> = {
  NO_SESSION: [401, '', 'กรุณาเข้าสู่ระบบอีกครั้ง', 'Please log in again.'],
  NOT_FOUND: [404, '', 'ไม่พบข้อมูล', 'It could not be found.'],
  WRONG_PIN: [422, 'invalid pin', 'รหัส PIN ไม่ถูกต้อง', 'The PIN is wrong.'],
  WRONG_OTP: [422, 'invalid otp', 'รหัส OTP ไม่ถูกต้อง', 'The OTP is wrong.'],
  QR_USED: [422, 'qr used', 'คิวอาร์โค้ดนี้ถูกใช้ไปแล้ว', 'This code has been used.'],
  FEW_POINTS: [422, 'not enough points', 'แต้มของคุณไม่พอ', 'You have too few points.'],
  DOWN: [503, '', 'ระบบขัดข้องชั่วคราว', 'The service is briefly unavailable.'],
}

/** The rows of a page where the app leaves their number to the API. */
const PAGE_SIZE = 20
/** After eight seconds the app looks up by itself what has become of a redemption. */
const GIVE_UP_MS = 8000

// From here on nothing is about one brand.

/** The base of the brand's API, and the origin of the site, whose pages alone may read the answers. */
const { API, SITE = '', PORT = '8080' } = process.env
// TypeScript does not know it yet.
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }
const inBangkok = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().replace('Z', '+07:00')

/** With every answer, preflights and errors too. */
const ALWAYS = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
  'Access-Control-Max-Age': '7200',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
}

const server = createServer((request, response) => void serve(request, response))
server.listen(Number(PORT), () => console.log(`It listens on port ${PORT}.`))
// What has begun is answered.
process.once('SIGTERM', () => server.close())

/** What goes back to the app; the cause of a failure into the log. */
interface Outcome {
  status: number
  headers?: Record<string, string>
  body?: unknown
  cause?: string
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const asked = URL.parse(`http://proxy${request.url}`) ?? new URL('http://proxy')
  const { status, headers, body, cause = '' } = await answerTo(request, asked)
  response.writeHead(status, { ...ALWAYS, ...headers }).end(JSON.stringify(body))
  // No body, no query, where numbers are, and no token at a path's end. The eight letters are the support code.
  const path = asked.pathname.replace(/(pdpa-detail)\/.*/, '$1/…')
  const supportCode = String(request.headers['x-request-id'] ?? '-').slice(0, 8)
  console.log(`${request.method} ${path} ${status} ${supportCode} ${cause}`.trimEnd())
}

async function answerTo(request: IncomingMessage, asked: URL): Promise<Outcome> {
  if (request.method === 'OPTIONS') return { status: 204 }
  if (asked.pathname === '/health') return { status: 200, body: {} }
  return ask(request, asked).catch((error: unknown) => ({ ...refused('DOWN'), cause: causeOf(error) }))
}

/** An error by its name and code: its text may quote a bearer or a body. */
function causeOf(error: unknown): string {
  const { name, code, cause } = error as NodeJS.ErrnoException // nothing else is thrown
  return cause ? causeOf(cause) : `${name} ${typeof code === 'string' ? code : ''}`
}

/** Passes a call on, once and with its X-Request-Id, by which the API tells a repeat. */
async function ask(request: IncomingMessage, asked: URL): Promise<Outcome> {
  const [, path] = /^\/api\/v1\.0\/(.+)/.exec(asked.pathname) ?? []
  // No other path of the brand's API is opened to the public.
  if (path === undefined) return refused('NOT_FOUND')
  const isAsItIs = AS_THEY_ARE.test(path)
  const url = new URL(`${API}/${PATHS[path] ?? path}`)
  for (const [name, value] of asked.searchParams) url.searchParams.set(brandsName(name), value)
  const names = ['authorization', 'content-type', 'x-request-id', 'accept-language']
  const headers = headersOf(names, (name) => request.headers[name])
  // So the app says that nobody is logged in.
  if (headers.authorization === 'Bearer null') delete headers.authorization
  const sent = await buffer(request)
  // The form of the member's details, with their picture, is not JSON, and goes on as it is.
  const isTranslated = headers['content-type'] === 'application/json' && !isAsItIs
  const reply = await fetch(url, {
    method: request.method ?? 'GET',
    headers,
    body: sent.length === 0 ? null : isTranslated ? bodyForBrand(sent.toString()) : new Uint8Array(sent),
    redirect: 'manual',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  })
  // The API's own clock, by which its codes are over, and how long it wants to be left alone.
  const kept = headersOf(['date', 'retry-after'], (name) => reply.headers.get(name))
  const { Success, Data, ErrorCode, Message } = readEnvelope(await reply.text())
  const body = isAsItIs ? Data : toContract(Data ?? {})
  if (Success === true) return { status: 200, headers: kept, body }
  const code = Success === false ? String(ErrorCode) : 'DOWN'
  // A word, perhaps with a short number: nothing else of a body is written down.
  const told =
    Success === false ? (/^[a-z_]{0,40}\d{0,4}$/i.exec(code)?.[0] ?? 'another code') : 'no envelope'
  return {
    ...refused(code, String(Message), reply.status),
    headers: kept,
    cause: `API ${reply.status} ${told}`,
  }
}

const headersOf = (names: readonly string[], valueOf: (name: string) => unknown): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (valueOf(name) ? [[name, String(valueOf(name))]] : [])))

function refused(code: string, words = '', sentStatus = 200): Outcome {
  const [status, word, th, en] = ERRORS[code] ?? [Math.max(sentStatus, 400), '', words, words]
  const locale = { 'th-th': { title: '', message: th }, 'en-us': { title: '', message: en } }
  return { status, body: { error: { http_status: status, locale }, message: word } }
}

type Fields = Record<string, unknown>
type List = Record<'Filters' | 'Ordering', Fields[]> & Record<'Page' | 'Limit', number>

/** What the API says, of which each field is looked at; nothing, where it is no JSON. */
function readEnvelope(text: string): Fields {
  try {
    return (JSON.parse(text, withAllDigits) ?? {}) as Fields
  } catch {
    return {}
  }
}

/** A whole number above 2^53 as text: as a number it would be rounded. */
const withAllDigits = (_name: string, value: unknown, { source = '' } = {}) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value

/** A body of the app's for the brand; a list's page, which the app counts from 1, by the rows before it. */
function bodyForBrand(text: string): string {
  const { Filters: list, ...fields } = JSON.parse(text) as Fields & { Filters?: List }
  const named = (rows: Fields[]) =>
    rows.map(({ Field, Value, ...row }) => {
      const name = brandsName(String(Field))
      return { ...row, Field: name, Value: toBrand(Value, name) }
    })
  const take = list?.Limit || PAGE_SIZE
  const page = list && {
    Where: named(list.Filters),
    OrderBy: named(list.Ordering),
    Skip: Math.max(0, list.Page - 1) * take,
    Take: take,
  }
  return JSON.stringify({ ...(toBrand(fields) as Fields), ...page })
}

/** Gives all names and values of one side those of the other. */
function translator(nameOf: (name: string) => string, valueOf: (value: unknown, field: string) => unknown) {
  return function translate(value: unknown, field = ''): unknown {
    if (Array.isArray(value)) return value.map((entry) => translate(entry, field))
    if (typeof value !== 'object' || value === null) return valueOf(value, field)
    const rows = Object.entries(value).map(([name, entry]) => [nameOf(name), entry] as const)
    return Object.fromEntries(rows.map(([name, entry]) => [name, translate(entry, name)]))
  }
}

const toContract = translator(
  (name) =>
    Object.keys(NAMES).find((contracts) => NAMES[contracts] === name) ??
    name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase(),
  (value, field) => {
    const isMoment = MOMENT_FIELD.test(field)
    const forms = isMoment || DAY_FIELD.test(field) ? DATES : []
    const date = forms.reduce((text, [form, contracts]) => text.replace(form, contracts), String(value))
    if (date === String(value)) return value
    return isMoment ? date : date.slice(0, 10)
  },
)

const toBrand = translator(brandsName, (value, field) =>
  NUMBER_FIELD.test(field) && /^\d+$/.test(String(value)) ? rawJSON(String(value)) : value,
)

function brandsName(name: string): string {
  return NAMES[name] ?? name.replaceAll(/(?:^|_)(.)/g, (_all, letter: string) => letter.toUpperCase())
}
