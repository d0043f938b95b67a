import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createSandbox, type Sandbox } from '../../../src/sandbox/create-sandbox.ts'
import { listen, stop } from '../../../tools/command-line/listen.ts'

type Fields = Record<string, unknown>

/** A brand's API that speaks otherwise than the contract: the sandbox in other words. */
export interface BrandOfAnotherKind {
  origin: string
  sandbox: Sandbox
  /** What arrived, oldest first. */
  arrivals: Pick<IncomingMessage, 'url' | 'headers'>[]
  /** Sent in place of the answers' own Date. */
  date: string | undefined
  close: () => Promise<void>
}

const PATHS: Readonly<Record<string, string>> = {
  'Session/Open': 'authentication/Login',
  'Session/Close': 'authentication/Logout',
  'Members/Me': 'Customer/Profile',
  'Rewards/Search': 'privilege/List',
  'Rewards/Redeem': 'privilege/Issue',
}
const CODES: Readonly<Record<string, string>> = {
  'invalid pin': 'WRONG_PIN',
  'invalid otp': 'WRONG_OTP',
  'qr used': 'QR_USED',
  'not enough points': 'FEW_POINTS',
  '401': 'NO_SESSION',
  '404': 'NOT_FOUND',
}

const snake = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '_$&')
const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)(.)/g, (_all, letter: string) => letter.toUpperCase())
const sentName = (name: string) => (name === 'RedemptionId' ? 'Transaction_Id' : snake(name))
const fieldName = (name: string) => sentName(name).toLowerCase()
const OWN: Readonly<Record<string, string>> = {
  payload: 'Items',
  total: 'TotalCount',
  transaction_id: 'RedemptionId',
}

/** Its redemptions have numbers above 2^53, which hold the letters of the sandbox's ids. */
const ownNumber = (id: string) => rawJSON(BigInt(`0x${Buffer.from(id).toString('hex')}`).toString())
const idOfNumber = (number: string) => Buffer.from(BigInt(number).toString(16), 'hex').toString()
// TypeScript does not know it yet.
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }

export async function brandOfAnotherKind(): Promise<BrandOfAnotherKind> {
  const sandbox = createSandbox()
  const server = createServer((request, response) => void serve(brand, request, response))
  const brand: BrandOfAnotherKind = {
    origin: await listen(server),
    sandbox,
    arrivals: [],
    date: undefined,
    close: () => stop(server),
  }
  return brand
}

async function serve(brand: BrandOfAnotherKind, request: IncomingMessage, response: ServerResponse) {
  brand.arrivals.push({ url: request.url, headers: request.headers })
  const url = new URL(request.url ?? '', brand.origin)
  const isPicture = url.pathname.startsWith('/sandbox/')
  const path = PATHS[url.pathname.slice(1)] ?? url.pathname.slice(1)
  const isAsItIs = /^(Theme|dynamicdisplay|customercustomfields)\//.test(path)
  const asked = new URL(isPicture ? url.pathname : `/api/v1.0/${path}`, brand.origin)
  for (const [name, value] of url.searchParams) asked.searchParams.set(queryName(path, name), value)
  const sent = await buffer(request)
  const type = request.headers['content-type']
  const body = type === 'application/json' && !isAsItIs ? contractsBody(path, sent.toString()) : sent
  const names = ['authorization', 'content-type', 'x-request-id', 'accept-language']
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const { method = 'GET' } = request
  const answer = await brand.sandbox.handle(
    new Request(asked, {
      method,
      headers,
      ...(sent.length > 0 && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    }),
  )
  if (brand.date !== undefined) response.setHeader('Date', brand.date)
  const text = (await answer?.text()) ?? ''
  if (isPicture) {
    response.writeHead(answer?.status ?? 404, { 'Content-Type': answer?.headers.get('content-type') ?? '' })
    response.end(text)
    return
  }
  const told = JSON.parse(text) as Fields // the sandbox's answers are objects
  const envelope = answer?.ok
    ? { Success: true, Data: isAsItIs ? told : inOwnWords(told) }
    : errorOf(answer?.status, told)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(envelope))
}

function errorOf(status: number | undefined, { message }: Fields) {
  return {
    Success: false,
    ErrorCode: CODES[String(message)] ?? CODES[String(status)] ?? `E${status}`,
    Message: 'ทำรายการไม่สำเร็จ',
  }
}

function queryName(path: string, name: string): string {
  if (path === 'authentication/Provider') return name === 'BrandRef' ? 'brand_ref' : snake(name)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function contractsBody(path: string, text: string): string {
  // What is no number there names no redemption.
  const readNumber = (name: string, value: unknown, { source = '' } = {}) =>
    name === 'RedemptionId' ? typeof value === 'number' && idOfNumber(source) : value
  const { Where, OrderBy, Skip, Take, ...fields } = JSON.parse(text, readNumber) as Fields & {
    Skip: number
    Take: number
  }
  const named = (rows: unknown) =>
    (rows as { Field: string }[]).map((row) => ({ ...row, Field: fieldName(row.Field) }))
  const list = Where !== undefined && {
    Filters: { Filters: named(Where), Ordering: named(OrderBy), Page: Skip / Take + 1, Limit: Take },
  }
  const nameOf = path === 'pdpa/info' ? fieldName : sentName
  const own = Object.entries(fields).map(([name, value]) => [nameOf(name), value])
  return JSON.stringify({ ...Object.fromEntries(own), ...list })
}

function inOwnWords(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => inOwnWords(entry, field))
  if (typeof value === 'string' && field === 'transaction_id') return ownNumber(value)
  if (typeof value === 'string' && /date|_at$|^valid_through$/.test(field)) return ownDate(value, field)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [OWN[name] ?? pascal(name), inOwnWords(entry, name)]),
  )
}

/** A code's end and a birthday in milliseconds, the end of points in seconds, else 25/11/2569 10:15 and 25/11/2569. */
function ownDate(text: string, field: string): string | number {
  if (field === 'expires_at') return `/Date(${Date.parse(text)})/`
  if (field === 'birthdate') return Date.parse(`${text}T00:00:00+07:00`)
  if (field === 'expire_date') return Date.parse(`${text}T00:00:00+07:00`) / 1000
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)(?:T(\d\d:\d\d))?/.exec(text) ?? []
  const date = `${day}/${month}/${String(Number(year) + 543).padStart(4, '0')}`
  return time === undefined ? date : `${date} ${time}`
}
