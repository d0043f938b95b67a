import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { OTP, PERSONAS, PIN, sessionFor } from '../../src/sandbox/personas.ts'
import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { closedOrigin, freePort, listen, stop } from '../command-line/listen.ts'
import { liveSite } from '../doctor/live-site.ts'
import { examined, saying, standIn, TIMEOUT_MS } from '../../tests/support/planted/examination.ts'
import { policy } from '../../tests/support/planted/planting.ts'
import { healthyConfig } from '../../tests/support/planted/stand-in-site.ts'
import type { Ask } from '../doctor/site.ts'
import {
  brandOfAnotherKind,
  type BrandOfAnotherKind,
} from '../../tests/support/planted/brand-of-another-kind.ts'

const bearer = { Authorization: `Bearer ${sessionFor('gold', 'doisai')}` }

let brand: BrandOfAnotherKind
let origin: string
let log: string[] = []
const proxies: ChildProcess[] = []

/** Starts it as a brand's engineer does; gives its origin. */
async function proxyTo(api: string): Promise<string> {
  const port = await freePort()
  const proxy = spawn(process.execPath, [join(import.meta.dirname, 'proxy.ts')], {
    env: { ...process.env, API: api, SITE: standIn.origin, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  proxies.push(proxy)
  const lines = createInterface({ input: proxy.stdout })
  lines.on('line', (line) => log.push(line))
  await once(lines, 'line')
  return `http://localhost:${port}`
}
const send = (path: string, ask?: Ask, at = origin) =>
  liveSite(TIMEOUT_MS).send(`${at}${path.startsWith('/') ? '' : '/api/v1.0/'}${path}`, ask)

beforeAll(async () => {
  brand = await brandOfAnotherKind()
  origin = await proxyTo(brand.origin)
})
afterAll(async () => {
  for (const proxy of proxies) proxy.kill()
  await brand.close()
})
beforeEach(() => {
  brand.sandbox.reset()
  standIn.config = healthyConfig(origin)
  // The pictures are on the brand's own host.
  standIn.faults = [
    policy('img-src', `img-src ${brand.origin}`),
    policy('connect-src', `connect-src ${origin}`),
  ]
  Object.assign(brand, { arrivals: [], date: undefined })
  log = []
})

it('lets the doctor find nothing bad in an API of another kind, as anybody and as a member', async () => {
  const findings = await examined({ token: sessionFor('gold', 'doisai') })
  expect(saying(findings, 'bad')).toEqual([])
  expect(saying(findings, 'note')).toEqual([])
  const read = saying(findings, 'good').map((line) => line.split(':')[0])
  expect(read).toEqual(expect.arrayContaining(['getProfile', 'listPrivileges', 'getPrivilegeHistory']))
})

it('lets the doctor change what a member changes, and find nothing bad', async () => {
  standIn.config = { ...standIn.config, staging: true }
  const findings = await examined({
    write: {
      mobile: PERSONAS.gold.mobile.doisai,
      pin: PIN,
      qr: 'EARN50',
      isLive: false,
      askOtp: () => Promise.resolve(OTP),
      mayBegin: () => Promise.resolve(true),
    },
  })
  expect(saying(findings, 'bad')).toEqual([])
  const well = saying(findings, 'good').map((line) => line.split(':')[0])
  const steps = ['login', 'name', 'OTP', 'redemption', 'staff code', 'collecting', 'consent', 'log-out']
  expect(well).toEqual(expect.arrayContaining(steps))
})

it('redeems once under one X-Request-Id', async () => {
  const { members } = brand.sandbox.context.state
  const before = members['doisai-gold']?.privileges.length ?? 0
  const ask: Ask = {
    method: 'POST',
    headers: { ...bearer, 'X-Request-Id': randomUUID() },
    body: { Privilege_Id: 'DSP001', Amount: 1, Type: 1 },
  }
  const [first, second] = [await send('privilege/Issue', ask), await send('privilege/Issue', ask)]
  expect(JSON.parse(first.text)).toEqual({ transaction_id: expect.any(String) })
  expect(second.text).toBe(first.text)
  expect(members['doisai-gold']?.privileges).toHaveLength(before + 1)
})

it('pages by the rows before, and gives back the contract’s words and dates', async () => {
  const pageOf = async (Page: number) => {
    const Ordering = [{ Field: 'date', Direction: 'desc' }]
    const body = { Filters: { Filters: [], Ordering, Page, Limit: 2 } }
    const { text: page } = await send('Customer/History/Privilege', { method: 'POST', headers: bearer, body })
    return JSON.parse(page) as { payload: Record<string, string>[]; total: number }
  }
  const [first, second] = [await pageOf(1), await pageOf(2)]
  expect(first.total).toBeGreaterThan(4)
  expect(first.payload[0]?.date).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00\+07:00$/)
  const ids = [...first.payload, ...second.payload].map(({ transaction_id }) => transaction_id)
  expect(new Set(ids).size).toBe(4)
})

it('keeps every digit of an id that is a number there, both ways', async () => {
  const issued = await send('privilege/Issue', {
    method: 'POST',
    headers: { ...bearer, 'X-Request-Id': randomUUID() },
    body: { Privilege_Id: 'DSP001', Amount: 1, Type: 1 },
  })
  const { transaction_id: id } = JSON.parse(issued.text) as { transaction_id: string }
  expect(Number.isSafeInteger(Number(id))).toBe(false)
  const body = { Transaction_Id: id }
  const detail = await send('Customer/History/Privileg/Detail', { method: 'POST', headers: bearer, body })
  expect(JSON.parse(detail.text)).toMatchObject({ transaction_id: id, privilege_id: 'DSP001' })
})

it('gives back days that are seconds or milliseconds there', async () => {
  const { birthdate, points } = brand.sandbox.context.state.members['doisai-gold'] ?? {}
  const profile = await send('Customer/Profile', { headers: bearer })
  expect(JSON.parse(profile.text)).toMatchObject({ birthdate })
  const body = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 100 } }
  const history = await send('Customer/History/Point', { method: 'POST', headers: bearer, body })
  const { payload } = JSON.parse(history.text) as { payload: { expire_date: string | null }[] }
  const ends = payload.flatMap(({ expire_date }) => expire_date ?? [])
  expect(ends.length).toBeGreaterThan(0)
  const days = points?.map(({ expireDate }) => expireDate) ?? []
  expect(ends.filter((end) => !days.includes(end))).toEqual([])
})

it('gives an error that came with status 200 its status, the app’s word and the member’s', async () => {
  const body = {
    Brand_Ref: 'doisai',
    Mobile_No: PERSONAS.gold.mobile.doisai,
    Pin: '111111',
    Is_Global: false,
  }
  const wrong = await send('authentication/Login', { method: 'POST', body })
  expect(wrong.status).toBe(422)
  expect(JSON.parse(wrong.text)).toMatchObject({
    error: { http_status: 422, locale: { 'en-us': { message: 'The PIN is wrong.' } } },
    message: 'invalid pin',
  })
  expect((await send('Customer/Profile', { headers: { Authorization: 'Bearer nobody' } })).status).toBe(401)
  const unnamed = await send('privilege/Issue', { method: 'POST', headers: bearer, body: { Amount: 'x' } })
  expect(unnamed.status).toBeGreaterThanOrEqual(400)
})

it('passes the member’s headers on as they are, and the word null for a bearer not at all', async () => {
  const requestId = randomUUID()
  await send('Customer/Profile', { headers: { ...bearer, 'X-Request-Id': requestId, Cookie: 'a=1' } })
  await send('authentication/Provider?brand_ref=doisai', { headers: { Authorization: 'Bearer null' } })
  const [profile, provider] = brand.arrivals
  expect(profile?.headers).toMatchObject({
    authorization: bearer.Authorization,
    'x-request-id': requestId,
  })
  expect(profile?.headers).not.toHaveProperty('cookie')
  expect(provider?.headers).not.toHaveProperty('authorization')
})

it('answers with the API’s own clock, for no cache, and to the site’s pages alone', async () => {
  brand.date = 'Wed, 25 Nov 2026 03:15:00 GMT'
  for (const headers of [bearer, {}]) {
    const answer = await send('Customer/Profile', { headers })
    expect(answer.headers).toMatchObject({
      date: brand.date,
      'cache-control': 'no-store',
      'access-control-allow-origin': standIn.origin,
      'access-control-expose-headers': 'Date, Retry-After',
    })
  }
})

/** An API that answers each call with this status, and with what is made of the body and the bearer that were sent. */
async function apiSaying(status: number, answer: (sent: string) => string | Promise<string>) {
  const api = createServer((request, response) => {
    void text(request)
      .then((body) => answer(`${request.headers.authorization} ${body}`))
      .then((said) => response.writeHead(status, { Location: '/elsewhere' }).end(said))
  })
  const at = await listen(api)
  onTestFinished(() => stop(api))
  return at
}

it.each<[why: string, api: () => Promise<string>, status: number, says: string]>([
  ['is down', closedOrigin, 503, 'ECONNREFUSED'],
  ['answers with a page', () => apiSaying(502, () => '<h1>Bad gateway</h1>'), 503, 'API 502 no envelope'],
  ['leads elsewhere', () => apiSaying(302, () => '{}'), 503, 'API 302 no envelope'],
  ['refuses', () => Promise.resolve(brand.origin), 401, 'API 200 NO_SESSION'],
  [
    'quotes what it was sent',
    () => apiSaying(500, (sent) => JSON.stringify({ Success: false, ErrorCode: sent })),
    500,
    'API 500 another code',
  ],
])('says in its log why a call has failed where the API %s, and nothing of the member', async (...row) => {
  const [, api, status, says] = row
  const at = await proxyTo(await api())
  const line = new RegExp(`^GET /api/v1.0/Customer/Profile ${status} 12345678 .*${says}$`)
  const headers = { Authorization: 'Bearer 0812345678', 'X-Request-Id': '12345678-rest' }
  const answer = await send('Customer/Profile', { headers }, at)
  expect(answer.status).toBe(status)
  expect(answer.headers['access-control-allow-origin']).toBe(standIn.origin)
  await vi.waitFor(() => expect(log).toContainEqual(expect.stringMatching(line)))
  expect(log.join()).not.toContain('0812345678')
})

it('answers what it has begun as it is stopped, and before that a look at its health', async () => {
  const moments = new EventEmitter()
  const api = await apiSaying(200, async () => {
    moments.emit('arrived')
    await once(moments, 'stopped')
    return '{"Success":true,"Data":{"Point":1}}'
  })
  const at = await proxyTo(api)
  expect((await send('/health', {}, at)).status).toBe(200)
  const arrived = once(moments, 'arrived')
  const answer = send('Customer/Profile', { headers: bearer }, at)
  await arrived
  proxies.at(-1)?.kill('SIGTERM')
  moments.emit('stopped')
  expect(JSON.parse((await answer).text)).toEqual({ point: 1 })
})

it('opens no other path of the API', async () => {
  for (const path of ['/Members/Me', '/api/v1.0/../v2/Members/Me', '/', '//'])
    expect((await send(path, { headers: bearer })).status).toBe(404)
  expect(brand.arrivals).toEqual([])
})

it('writes neither numbers nor PINs, bearers or tokens into its log', async () => {
  const mobile = PERSONAS.gold.mobile.doisai
  const token = smsTokenFor('doisai', 'fresh')
  const body = { Brand_Ref: 'doisai', Mobile_No: mobile, Pin: PIN, Is_Global: false }
  const requestId = randomUUID()
  await send('authentication/Login', { method: 'POST', headers: { 'X-Request-Id': requestId }, body })
  const query = new URLSearchParams({ brandRef: 'doisai', customerMobileNo: mobile, code: 'EARN50' })
  await send(`UniversalScanCode/VerifyCustomer?${query}`, { headers: bearer })
  await send(`pdpa/pdpa-detail/${token}`)
  await vi.waitFor(() => expect(log).toContainEqual(expect.stringContaining('/pdpa-detail/… 200')))
  expect(log).toContain(`POST /api/v1.0/authentication/Login 200 ${requestId.slice(0, 8)}`)
  const secrets = [mobile, PIN, token, bearer.Authorization.slice(7), 'EARN50']
  expect(secrets.filter((secret) => log.join().includes(secret))).toEqual([])
})
