import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { OTP, PERSONAS, PIN } from '../../src/sandbox/personas.ts'
import { settleLedger } from '../../src/sandbox/rules/ledger.ts'
import { toThaiDate } from '../../src/sandbox/rules/thai-time.ts'
import { listOperations, readDocument, resolve } from '../openapi/document.ts'
import { checkWrites, type Writing } from './checks/writes.ts'
import { liveSite } from './live-site.ts'
import { expectNamed, saying, standIn, TIMEOUT_MS } from '../../tests/support/planted/examination.ts'
import { healthyConfig } from '../../tests/support/planted/stand-in-site.ts'
import { readSiteConfig } from './site-config.ts'
import type { Answer, Ask, Site } from './site.ts'
import type { Visit } from './visit.ts'

const MOBILE = PERSONAS.gold.mobile.doisai
const member = () => {
  const { members } = standIn.sandbox.context.state
  return members['doisai-gold'] ?? expect.fail('The sandbox has no such member')
}
const balance = () => settleLedger(member().points, toThaiDate(new Date())).balance

/** A call of the API on its way; `count` is how many of its path there have been. */
interface Passing {
  path: string
  ask: Ask
  count: number
  send: (changes?: Ask & { url?: string }) => Promise<Answer>
  url: string
}
/** What an API does otherwise; undefined leaves the call alone. */
type Habit = (call: Passing) => Promise<Answer> | undefined

/** The sandbox over HTTP, with habits that are not the contract's. */
function siteWith(habit: Habit = () => undefined): Site {
  const live = liveSite(TIMEOUT_MS)
  const counts = new Map<string, number>()
  return {
    send: (url, ask = {}) => {
      const path = new URL(url).pathname.replace('/api/v1.0/', '')
      const count = (counts.get(path) ?? 0) + 1
      counts.set(path, count)
      const send: Passing['send'] = ({ url: other = url, ...changes } = {}) =>
        live.send(other, { ...ask, ...changes })
      return habit({ path, ask, count, send, url }) ?? send()
    },
  }
}

const writing: Writing = {
  mobile: MOBILE,
  pin: PIN,
  qr: 'EARN50',
  askOtp: () => Promise.resolve(OTP),
  mayBegin: () => Promise.resolve(true),
}
async function written(habit?: Habit, changes: Partial<Writing> = {}, config: object = {}) {
  const { origin, apiOrigin } = standIn
  const site = siteWith(habit)
  const visit: Visit = {
    site,
    origin,
    root: origin,
    config: readSiteConfig({ ...healthyConfig(apiOrigin), ...config }, origin),
    front: await site.send(`${origin}/`),
    home: undefined,
    hashes: undefined,
    token: undefined,
    idToken: undefined,
    brandRef: 'doisai',
    lineApi: `${apiOrigin}/line`,
    calls: [],
    unknownBrands: new Set(),
    pictures: new Map(),
  }
  return checkWrites(visit, { ...writing, ...changes })
}

beforeEach(() => standIn.sandbox.reset())

/** Changes the calls to one path; `from` leaves the first ones alone. */
const at =
  (path: string, change: (call: Passing) => Promise<Answer> | undefined, from = 1): Habit =>
  (call) =>
    call.path === path && call.count >= from ? change(call) : undefined
const bodyIn = ({ ask }: Passing) => ask.body as Record<string, unknown> // these calls send objects
/** Sends another body. */
const sends = (changes: object) => (call: Passing) => call.send({ body: { ...bodyIn(call), ...changes } })
/** Answers with another body, status or Date. */
const answers = (change: (body: Record<string, unknown>) => unknown, status?: number) => (call: Passing) =>
  call.send().then((answer) => ({
    ...answer,
    status: status ?? answer.status,
    text: JSON.stringify(change(JSON.parse(answer.text) as Record<string, unknown>)),
  }))
/** Answers well, and does nothing. */
const ignores = ({ url }: Passing): Promise<Answer> =>
  Promise.resolve({ url, status: 200, headers: {}, text: '{}', bytes: 2, ms: 1, at: Date.now() })
const rows = (change: (row: Record<string, unknown>) => object[]) =>
  answers(({ payload }) => ({ payload: (payload as Record<string, unknown>[]).flatMap(change) }))
/** Does not know the id by which a repeat is told. */
const forgetsIds = ({ ask, send }: Passing) =>
  send({ headers: { ...ask.headers, 'X-Request-Id': randomUUID() } })
const isConsent = (action: number) => (call: Passing) => bodyIn(call).Pdpa_Action === action
const endsAt = (text: (inMs: (ms: number) => string) => string) =>
  at(
    STAFF_CODE,
    answers((body) => ({ ...body, expires_at: text((ms) => new Date(Date.now() + ms).toISOString()) })),
  )
const HOUR_MS = 3_600_000

const LOGIN = 'authentication/Login'
const UPDATE = 'Customer/UpdateCustomerInfo'
const VERIFY = 'CustomerAccount/VerifyOTP'
const ISSUE = 'privilege/Issue'
const HISTORY = 'Customer/History/Privilege'
const STAFF_CODE = 'Customer/History/Privileg/GetIssueCode'
const REDEEM_QR = 'UniversalScanCode/RedeemQrCode'
const CONSENT = 'pdpa/consent'

type Mistake = readonly [id: string, habit: Habit, words?: string]

/** What can be wrong with an API's writing calls. */
const mistakes: readonly Mistake[] = [
  ['any-pin', at(LOGIN, sends({ Pin: PIN })), 'a wrong PIN is accepted'],
  [
    'write-unread',
    at(
      LOGIN,
      answers(({ token }) => ({ data: { jwt: token } })),
    ),
    'token: missing',
  ],
  [
    'write-unread',
    at(
      LOGIN,
      answers(({ token }) => ({ Token: token })),
    ),
    'Token for token',
  ],
  ['write-refused', at(LOGIN, sends({ Pin: '111111' })), 'answered 422'],
  [
    'login-twice',
    at(
      LOGIN,
      answers((body) => (typeof body.token === 'string' ? { token: `${body.token}2` } : body)),
      3,
    ),
  ],
  [
    'login-says-bearer',
    at(
      LOGIN,
      answers((body) => (typeof body.token === 'string' ? { token: `Bearer ${body.token}` } : body)),
    ),
  ],
  [
    'refusal-not-422',
    at(LOGIN, (call) => (call.count === 1 ? answers((body) => body, 401)(call) : undefined)),
    'a wrong PIN is answered 401',
  ],
  [
    'refusal-not-422',
    at(VERIFY, (call) => (call.count === 1 ? answers(() => ({ otp_token: null }), 200)(call) : undefined)),
    'a wrong code is answered 200',
  ],
  [
    'otp-told',
    at(
      'CustomerAccount/RequestOTP',
      answers((body) => ({ ...body, otp: OTP })),
    ),
  ],
  [
    'otp-times',
    at(
      'CustomerAccount/RequestOTP',
      answers((body) => ({ ...body, resend_in: 60_000 })),
    ),
    'after 60000',
  ],
  ['name-not-kept', at(UPDATE, ignores)],
  ['not-put-back', at(UPDATE, ignores, 2), 'first letter twice'],
  [
    'not-put-back',
    at(
      'Customer/info',
      answers(({ email: _email, ...body }) => body),
      2,
    ),
    'lost it: email',
  ],
  [
    'write-unread',
    at(
      'CustomerAccount/RequestOTP',
      answers(() => ({ expires_in: 300 })),
    ),
    'otp_ref: missing',
  ],
  [
    'repeat-refused',
    at(
      LOGIN,
      answers(() => ({}), 409),
      3,
    ),
    'whose answer was lost reads that it failed',
  ],
  ['repeat-refused', at('CustomerAccount/RequestOTP', forgetsIds), 'answered 429'],
  ['repeat-refused', at(VERIFY, forgetsIds), 'answered 422'],
  [
    'otp-twice',
    at(
      'CustomerAccount/RequestOTP',
      answers((body) => ({ ...body, otp_ref: 'ZZZZ' })),
      2,
    ),
  ],
  [
    'staff-code-end',
    at(
      STAFF_CODE,
      answers(({ issue_code }) => ({ issue_code, expires_in: 900 })),
    ),
    'expires_in',
  ],
  ['any-otp', at(VERIFY, sends({ Otp_Code: OTP }))],
  ['otp-refused', at(VERIFY, sends({ Otp_Code: '111111' })), 'answered 422'],
  ['redeemed-twice', at(ISSUE, forgetsIds), 'redeems again'],
  [
    'repeat-refused',
    at(
      ISSUE,
      answers(() => ({}), 500),
      2,
    ),
    'answered 500',
  ],
  [
    'repeat-refused',
    at(
      ISSUE,
      answers(() => ({}), 409),
      2,
    ),
    'answered 409',
  ],
  [
    'write-unread',
    at(
      ISSUE,
      answers(({ transaction_id }) => ({ id: transaction_id })),
    ),
    'transaction_id: missing; it has id: the member reads that it failed, though it has happened',
  ],
  [
    'write-unread',
    at(ISSUE, (call) => answers((body) => body)(call).then((one) => ({ ...one, text: '<p>' }))),
  ],
  [
    'local-time-as-utc',
    at(
      HISTORY,
      rows((row) => [{ ...row, date: new Date(Date.now() + 7 * HOUR_MS).toISOString() }]),
    ),
    '7 hours ahead',
  ],
  [
    'redemption-not-in-history',
    at(
      HISTORY,
      rows(() => []),
    ),
    'the history has it not',
  ],
  [
    'redemption-not-in-history',
    at(
      HISTORY,
      rows((row) => [{ ...row, transaction_id: `H-${String(row.transaction_id)}` }]),
    ),
    'under another transaction_id',
  ],
  [
    'price-not-taken',
    at(
      'Customer/Profile',
      answers((body) => ({ ...body, point: 2480 })),
    ),
  ],
  [
    'staff-code-differs',
    at(
      STAFF_CODE,
      answers((body) => ({ ...body, issue_code: 'PV-OTHER' })),
      2,
    ),
  ],
  ['staff-code-over', endsAt((inMs) => inMs(-7 * HOUR_MS)), 'is over 420 minutes before'],
  // Bangkok's time, said to be UTC's.
  ['staff-code-long', endsAt((inMs) => inMs(7 * HOUR_MS + 900_000)), 'ends 7 hours after'],
  ['dates-without-offset', endsAt((inMs) => inMs(7 * HOUR_MS + 900_000).slice(0, 19)), 'has no offset'],
  ['dates-unread', endsAt(() => '25/11/2569 10:15'), '"25/11/2569 10:15"'],
  [
    'collected-twice',
    at(REDEEM_QR, ({ url, count, ask, send }) => {
      const headers = { ...ask.headers, 'X-Request-Id': randomUUID() }
      return send({ url: url.replace('EARN50', `EARN${50 + count}`), headers })
    }),
    'a code of 51 points gave 156',
  ],
  ['repeat-refused', at(REDEEM_QR, forgetsIds), 'answered 422'],
  ['consent-not-kept', at(CONSENT, (call) => (isConsent(1)(call) ? ignores(call) : undefined))],
  ['withdrawal-not-kept', at(CONSENT, (call) => (isConsent(4)(call) ? ignores(call) : undefined))],
  [
    'not-put-back',
    at(CONSENT, (call) => (isConsent(1)(call) ? ignores(call) : undefined)),
    'withdrawn still',
  ],
  ['bearer-outlives-logout', at('authentication/Logout', ignores), 'answered 200 after the log-out'],
]

it.for(mistakes)('a mistake of a writing call is named: %s', async ([id, habit, words]) =>
  expectNamed(await written(habit), [id, () => false, words]),
)

it('finds nothing wrong with an API that keeps the contract', async () => {
  const findings = await written()
  expect(saying(findings, 'bad')).toEqual([])
  expect(saying(findings, 'note')).toEqual([])
  expect(saying(findings, 'good')).toEqual([
    'login: the PIN gives a bearer, and a wrong one none',
    'name: is saved, shown, and put back',
    'OTP: the code that came is taken, and a wrong one refused',
    'redemption: costs 40 points once, and is in the history once',
    'staff code: ends 15 minutes after it is made',
    'collecting: a code gives its 50 points once',
    'consent: is given and withdrawn, and shows so',
    'log-out: ends the session',
  ])
})

it('sends consent as a form where the API has no pdpa/consent', async () => {
  const paths: string[] = []
  const noting: Habit = ({ path }) => void paths.push(path)
  const findings = await written(noting, {}, { off: ['consent'] })
  expect(saying(findings, 'good')).toContain('consent: is given and withdrawn, and shows so')
  expect(paths).toContain('CustomerAccount/UpdatePDPA')
  expect(paths).not.toContain(CONSENT)
})

describe('the member', () => {
  /** Acts, and loses the answer. */
  const loses = answers(() => ({}), 500)
  const kept = () => {
    const { firstName, lastName, birthdate, email, gender, address, consent } = member()
    return { firstName, lastName, birthdate, email, gender, address, consent }
  }

  it.for<[what: string, habit: Habit]>([
    ['well', () => undefined],
    ['with the answer to the name lost', at(UPDATE, (call) => (call.count === 1 ? loses(call) : undefined))],
    ['with a redemption that is refused', at(ISSUE, sends({ Privilege_Id: 'none' }))],
    [
      'with a withdrawal whose answer is lost',
      at(CONSENT, (call) => (isConsent(4)(call) ? loses(call) : undefined)),
    ],
    ['with a history that cannot be read', at(HISTORY, loses)],
  ])('is afterwards as before, but for points, where it went %s', async ([, habit]) => {
    const before = kept()
    const sessions = Object.keys(standIn.sandbox.context.state.sessions)
    await written(habit)
    expect(kept()).toEqual(before)
    expect(Object.keys(standIn.sandbox.context.state.sessions)).toEqual(sessions)
  })

  it('pays once, collects once, and takes no step that nobody has agreed to', async () => {
    const before = JSON.stringify(standIn.sandbox.context.state)
    let plan: readonly string[] = []
    const mayBegin: Writing['mayBegin'] = (lines) => {
      plan = lines
      return Promise.resolve(false)
    }
    const findings = await written(undefined, { mayBegin })
    expectNamed(findings, ['write-untried', () => false, 'nobody said yes'])
    expect(JSON.stringify(standIn.sandbox.context.state)).toBe(before)
    expect(plan.join('\n')).toContain('its price stays spent')
    expect(plan.join('\n')).not.toContain(MOBILE)

    const [points, privileges] = [balance(), member().privileges.length]
    await written()
    expect(balance()).toBe(points - 40 + 50)
    expect(member().privileges).toHaveLength(privileges + 1)
  })

  it('whose consent was withdrawn before is left so', async () => {
    member().consent = 'withdrawn'
    expect(saying(await written(), 'bad')).toEqual([])
    expect(member().consent).toBe('withdrawn')
  })

  it('is not named in the report, even where each call fails', async () => {
    for (const habit of [
      undefined,
      at(LOGIN, loses),
      at(UPDATE, loses),
      at(ISSUE, loses),
      at(REDEEM_QR, loses),
    ]) {
      const report = JSON.stringify(await written(habit))
      const { firstName, lastName } = PERSONAS.gold
      expect([MOBILE, PIN, OTP, firstName, lastName].filter((secret) => report.includes(secret))).toEqual([])
      expect(report).not.toMatch(/eyJ|PV-/)
      standIn.sandbox.reset()
    }
  })
})

it('leaves out what it has no code for, and what the member cannot do', async () => {
  member().points = []
  const findings = await written(undefined, { qr: undefined, askOtp: () => Promise.resolve(undefined) })
  expect(saying(findings, 'bad')).toEqual([])
  expect(saying(findings, 'note')).toEqual([
    'OTP: not tried: nobody gave the code',
    'redemption: not tried: the first page has no privilege that the points pay',
    'staff code: not tried: nothing was redeemed',
  ])
  expect(saying(findings, 'good').join()).not.toContain('collecting')
})

it.each([1, 2])(
  'says of a history that cannot be read that alone: the time it is asked is %i',
  async (time) => {
    const lost = at(HISTORY, (call) => (call.count === time ? answers(() => ({}), 500)(call) : undefined))
    expect(saying(await written(lost), 'bad')).toEqual(['listPrivilegeHistory: answered 500 (server)'])
  },
)

it('stops where nobody is logged in', async () => {
  const findings = await written(undefined, { pin: '111112' })
  expect(findings.map(({ id }) => id)).toEqual(['write-refused', 'write-untried'])
})

it('sends every field that the form shows, for an API may clear what is absent', async () => {
  const address = {
    detail: '9/9',
    country_id: 66,
    province_id: 10,
    district_id: 1001,
    sub_district_id: 100101,
  }
  const info = { first_name: 'Ann', email: 'ann@mail.example', birthdate: null, gender: 'female' }
  const payload = ['first_name', 'birthdate', 'email', 'address'].map((field) => ({
    field,
    is_display: true,
  }))
  const forms: object[] = []
  await written((call) => {
    if (call.path === UPDATE) forms.push(Object.fromEntries(call.ask.body as FormData))
    if (call.path === 'Customer/DynamicInfoConfig') return answers(() => ({ payload }))(call)
    const isInfo = call.path === 'Customer/info'
    return isInfo
      ? answers(() => ({ ...info, address: { ...address, postal_code: '10200' } }))(call)
      : undefined
  })
  const form = {
    First_Name: 'Ann',
    Email: 'ann@mail.example',
    Country_Id: '66',
    Province_Id: '10',
    District_Id: '1001',
    Sub_District_Id: '100101',
    Postal_Code: '10200',
    Address_Detail: '9/9',
  }
  expect(forms).toEqual([{ ...form, First_Name: 'AAnn' }, form])
})

/** The calls that change something, of which each is sent. */
const WRITES = [
  'login',
  'requestOtp',
  'verifyOtp',
  'updateCustomerInfo',
  'issuePrivilege',
  'issuePrivilegeCode',
  'verifyCustomer',
  'redeemQrCode',
  'sendConsent',
  'updatePdpa',
  'logout',
]

it('sends each call as the contract has it: its path, its method, its fields, and a form where it wants one', async () => {
  const sent = new Map<string, Passing>()
  const noting: Habit = (call) => void sent.set(call.path, call)
  await written(noting)
  await written(noting, {}, { off: ['consent'] })
  const contract = readDocument(join(import.meta.dirname, '../../src/api/openapi.yaml'))
  for (const { id, path, verb, operation, isMultipart, request } of listOperations(contract)) {
    if (!WRITES.includes(id)) continue
    const { ask, url } = sent.get(path.replace('/api/v1.0/', '')) ?? expect.fail(`${id} was not sent`)
    expect(ask.method).toBe(verb.toUpperCase())
    expect(ask.body instanceof FormData, id).toBe(isMultipart)
    const asked = (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    const names = asked.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []))
    expect([...new URL(url).searchParams.keys()], id).toEqual(names)
    const fields = Object.keys(ask.body instanceof FormData ? Object.fromEntries(ask.body) : (ask.body ?? {}))
    const { properties = {}, required = [] } = request ? resolve(contract, request.schema) : {}
    expect(Object.keys(properties), id).toEqual(expect.arrayContaining(fields))
    expect(fields, id).toEqual(expect.arrayContaining(required))
  }
})
