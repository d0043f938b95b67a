import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, type AskedOperation, type SandboxAnswer } from './ask-sandbox.ts'
import { createSandbox } from './create-sandbox.ts'
import type { Fault } from './faults.ts'
import { lineIdTokenFor, lineSub, memberIdOf, OTP, sessionFor } from './personas.ts'
import type { ListFilter, ListQuery } from './rules/list-query.ts'

// The app's tests rely on this and would not notice if it failed.

const GOLD = { token: sessionFor('gold', 'doisai') }
const NEW = { token: sessionFor('new', 'doisai') }

/** Noon in Bangkok. */
const NOW = Date.parse('2026-06-15T12:00:00+07:00')

const sandbox = createSandbox({ now: () => new Date(NOW) })
beforeEach(() => sandbox.reset())

const redeemQr = (requestId: string, qrCode = 'EARN50', persona: 'gold' | 'new' = 'gold') => {
  const query = `customerId=${memberIdOf(persona, 'doisai')}&qrCode=${qrCode}`
  return ask(sandbox, 'redeemQrCode', `UniversalScanCode/RedeemQrCode?${query}`, { requestId })
}
const issuePrivilege = (requestId: string, who: { token: string }, Privilege_Id = 'DSP001') => {
  const json = { Privilege_Id, Amount: 1, Type: 1 }
  return ask(sandbox, 'issuePrivilege', 'privilege/Issue', { ...who, json, requestId })
}
const issuePackage = (requestId: string) => {
  const json = { Package_Id: 'DPK001', Amount: 1 }
  return ask(sandbox, 'issuePackage', 'package/Issue', { ...GOLD, json, requestId })
}

/** A proof of a number, as the app gets it. */
async function proofOf(Mobile_No: string, Purpose: string) {
  const who = { Brand_Ref: 'doisai', Mobile_No }
  const sent = await ask(sandbox, 'requestOtp', 'CustomerAccount/RequestOTP', { json: { ...who, Purpose } })
  const json = { ...who, Otp_Ref: sent.body.otp_ref, Otp_Code: OTP }
  const { body } = await ask(sandbox, 'verifyOtp', 'CustomerAccount/VerifyOTP', { json })
  return { ...who, Otp_Token: body.otp_token }
}

describe('one request id', () => {
  it.each<[string, () => Promise<(requestId: string) => Promise<SandboxAnswer>>]>([
    ['RedeemQrCode', async () => redeemQr],
    [
      'WelcomeCampaign',
      async () => (requestId) =>
        ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', { ...NEW, requestId }),
    ],
    ['privilege/Issue', async () => (requestId) => issuePrivilege(requestId, GOLD)],
    ['package/Issue', async () => issuePackage],
    [
      'CreateAccount',
      async () => {
        const json = { ...(await proofOf('0891234567', 'register')), Pin: '204069' }
        return (requestId) =>
          ask(sandbox, 'createAccount', 'CustomerAccount/CreateAccount', { json, requestId })
      },
    ],
    [
      'ResetPasswordByOTP',
      async () => {
        const json = { ...(await proofOf('0810000005', 'forgot-pin')), New_Pin: '204069' }
        return (requestId) =>
          ask(sandbox, 'resetPinByOtp', 'CustomerAccount/ResetPasswordByOTP', { json, requestId })
      },
    ],
    [
      'MergeCustomerLine',
      async () => {
        const Line_Id_Token = lineIdTokenFor(lineSub('non-member'), NOW / 1000 + 600)
        const json = { ...(await proofOf('0891234567', 'line')), Line_Id_Token }
        return (requestId) =>
          ask(sandbox, 'mergeCustomerLine', 'authentication/MergeCustomerLine', { json, requestId })
      },
    ],
  ])(
    '%s acts once for one request id and is answered the same, and acts anew for another',
    async (_, prepare) => {
      const act = await prepare()
      const first = await act('same')
      const acted = JSON.stringify(sandbox.context.state)
      expect(first.status).toBe(200)
      expect(await act('same')).toEqual(first)
      expect(JSON.stringify(sandbox.context.state)).toBe(acted)
      expect(await act('other')).not.toEqual(first)
    },
  )

  it('is another member’s or another call’s own, and a refused one can still be done', async () => {
    const answers = [await issuePrivilege('same', GOLD), await issuePackage('same')]
    answers.push(await issuePrivilege('same', { token: sessionFor('platinum', 'doisai') }))
    expect(new Set(answers.map(({ body }) => body.transaction_id)).size).toBe(3)

    expect(await issuePrivilege('poor', NEW)).toMatchObject({ status: 422 })
    await redeemQr('earn', 'EARN100', 'new')
    expect(await issuePrivilege('poor', NEW)).toMatchObject({ status: 200 })
  })
})

it('A welcome is given once, and a second time it is worth nothing', async () => {
  const welcome = () => ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', NEW)
  const profile = () => ask(sandbox, 'getProfile', 'Customer/Profile', NEW)
  expect((await welcome()).body).toEqual({ point_earn: 100 })
  expect((await welcome()).body).toEqual({ point_earn: 0 })
  expect((await profile()).body).toMatchObject({ point: 100 })
})

it.each<[AskedOperation, string]>([
  ['listDistricts', 'District?provinceId=9'],
  ['listDistricts', 'District'],
  ['listSubDistricts', 'SubDistrict?districtId=4099'],
  ['listPostalCodes', 'PostalCode?subDistrictId=400199'],
  ['listPostalCodes', 'PostalCode?subDistrictId=x'],
])('%s has nothing under an unknown place (%s)', async (call, path) => {
  expect(await ask(sandbox, call, `Address/${path}`)).toEqual({ status: 200, body: { payload: [] } })
})

type Row = Record<string, string | number | null>
const LISTS = {
  listPointHistory: 'Customer/History/Point',
  listPrivilegeHistory: 'Customer/History/Privilege',
  listPackageHistory: 'Customer/History/Package',
  listPrivileges: 'privilege/List',
  listForYouPrivileges: 'Privilege/ForYou/List',
  listPackages: 'package/List',
} as const
type List = keyof typeof LISTS

async function list(call: List, query: ListQuery) {
  const json = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 1000, ...query } }
  const { body } = await ask(sandbox, call, LISTS[call], { ...GOLD, json })
  return body as { payload: Row[]; total: number; page: number; limit: number } // as ask() has seen
}

const dayFrom = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10)
const filter = (Field: string, Operator: ListFilter['Operator'], Value: ListFilter['Value']) => ({
  Field,
  Operator,
  Value,
})

describe('A list', () => {
  it.each(Object.keys(LISTS) as List[])('%s comes in pages, and has none beyond its end', async (call) => {
    const { payload, total } = await list(call, {})
    expect(payload.length).toBe(total)
    const rows: Row[] = []
    const last = Math.ceil(total / 5)
    for (let Page = 1; Page <= last; Page += 1) {
      const { payload: some, ...facts } = await list(call, { Page, Limit: 5 })
      expect(facts).toEqual({ total, page: Page, limit: 5 })
      rows.push(...some)
    }
    expect(rows).toEqual(payload)
    expect(await list(call, { Page: last + 1, Limit: 5 })).toEqual({
      payload: [],
      total,
      page: last + 1,
      limit: 5,
    })
    expect(await list(call, { Limit: 0 })).toEqual({
      payload: payload.slice(0, 20),
      total,
      page: 1,
      limit: 20,
    })
  })

  it.each<[List, ListFilter[], (row: Row) => boolean]>([
    ['listPointHistory', [filter('status', 'eq', 'received')], ({ status }) => status === 'received'],
    [
      'listPointHistory',
      [filter('status', 'in', ['used', 'expired'])],
      ({ status }) => status === 'used' || status === 'expired',
    ],
    ['listPointHistory', [filter('point', 'gte', 20)], ({ point }) => Number(point) >= 20],
    [
      'listPointHistory',
      [filter('date', 'gte', dayFrom(-30)), filter('date', 'lte', dayFrom(-1))],
      ({ date }) => String(date).slice(0, 10) >= dayFrom(-30) && String(date).slice(0, 10) <= dayFrom(-1),
    ],
    [
      'listPointHistory',
      [filter('status', 'eq', 'received'), filter('expire_date', 'lte', dayFrom(7))],
      ({ status, expire_date }) =>
        status === 'received' && expire_date !== null && String(expire_date) <= dayFrom(7),
    ],
    ['listPrivilegeHistory', [filter('status', 'eq', 'available')], ({ status }) => status === 'available'],
    [
      'listPrivilegeHistory',
      [filter('valid_through', 'lte', dayFrom(12))],
      ({ valid_through }) =>
        valid_through !== null && valid_through !== '0001-01-01' && String(valid_through) <= dayFrom(12),
    ],
    [
      'listPackageHistory',
      [filter('status', 'eq', 'received'), filter('expiry_date', 'lte', dayFrom(5))],
      ({ status, expiry_date }) =>
        status === 'received' && expiry_date !== null && String(expiry_date) <= dayFrom(5),
    ],
    [
      'listPrivileges',
      [filter('privilege_id', 'eq', 'DSP004')],
      ({ privilege_id }) => privilege_id === 'DSP004',
    ],
    ['listPrivileges', [filter('category_id', 'eq', 'drink')], ({ category_id }) => category_id === 'drink'],
    ['listPrivileges', [filter('point_ref', 'lte', 60)], ({ point_ref }) => Number(point_ref) <= 60],
    ['listPrivileges', [filter('name', 'like', ' LATTE ')], ({ name_en }) => /latte/i.test(String(name_en))],
    ['listPrivileges', [filter('name', 'like', 'ลาเต้')], ({ name_th }) => /ลาเต้/.test(String(name_th))],
    ['listPackages', [filter('name', 'like', 'coffee')], ({ name_en }) => /coffee/i.test(String(name_en))],
  ])('%s gives only what its filter asks for, in its own order (%j)', async (call, Filters, isWanted) => {
    const { payload: all } = await list(call, {})
    const wanted = all.filter(isWanted)
    expect(await list(call, { Filters })).toMatchObject({ payload: wanted, total: wanted.length })
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(all.length)
  })

  it('takes 999 for all where the field is no number', async () => {
    const { payload: all } = await list('listPrivileges', {})
    for (const Value of [999, '999', ['999']])
      expect(
        (await list('listPrivileges', { Filters: [filter('category_id', 'eq', Value)] })).payload,
      ).toEqual(all)
    expect((await list('listPrivileges', { Filters: [filter('point_ref', 'eq', 999)] })).payload).toEqual([])
  })

  const direction = { asc: 1, desc: -1 }
  const order = (a: Row[string], b: Row[string]) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b
    const [first, second] = [String(a), String(b)]
    return first < second ? -1 : Number(first > second)
  }

  it.each<[List, NonNullable<ListQuery['Ordering']>]>([
    ['listPointHistory', [{ Field: 'point', Direction: 'asc' }]],
    ['listPointHistory', [{ Field: 'point', Direction: 'desc' }]],
    ['listPointHistory', [{ Field: 'expire_date', Direction: 'asc' }]],
    [
      'listPointHistory',
      [
        { Field: 'status', Direction: 'desc' },
        { Field: 'point', Direction: 'asc' },
      ],
    ],
    ['listPrivilegeHistory', [{ Field: 'point_ref', Direction: 'desc' }]],
    ['listPackageHistory', [{ Field: 'expiry_date', Direction: 'asc' }]],
    ['listPrivileges', [{ Field: 'point_ref', Direction: 'asc' }]],
    ['listPrivileges', [{ Field: 'name', Direction: 'asc' }]],
  ])('%s is ordered before it is cut into pages (%j)', async (call, Ordering) => {
    const { payload } = await list(call, {})
    const ordered = payload.sort((a, b) => {
      const differences = Ordering.map(({ Field, Direction }) => {
        const name = Field === 'name' ? 'name_th' : Field
        return order(a[name] ?? '', b[name] ?? '') * direction[Direction]
      })
      return differences.find((difference) => difference !== 0) ?? 0
    })
    const second = await list(call, { Ordering, Page: 2, Limit: 3 })
    expect(second.payload).toEqual(ordered.slice(3, 6))
    expect((await list(call, { Ordering })).payload).toEqual(ordered)
  })
})

const respond = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { Authorization: `Bearer ${NEW.token}` }
  const response = await sandbox.handle(new Request(`http://localhost${path}`, { headers, ...init }))
  if (response === undefined) throw new Error(`${path} is not the sandbox's`)
  return response
}
const profile = () => respond('/api/v1.0/Customer/Profile')
const welcome = () => respond('/api/v1.0/WelcomeCampaign/Issue')
const statuses = async (times: number, call: () => Promise<Response>) => {
  const all: number[] = []
  for (let time = 0; time < times; time += 1) all.push((await call()).status)
  return all
}
const fail = (kind: Fault['kind'], more: Partial<Fault> = {}) =>
  sandbox.faults.add({ operation: 'getProfile', kind, ...more })

describe('A fault', () => {
  it('affects as many calls as it says, by an id or a part of a path, the older first, until it is cleared', async () => {
    fail(500, { times: 2 })
    fail(409, { operation: 'Customer/Prof' })
    expect(await statuses(4, profile)).toEqual([500, 500, 409, 409])
    expect(await statuses(1, welcome)).toEqual([200])
    sandbox.faults.clear()
    expect(await statuses(1, profile)).toEqual([200])
  })

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503] as const)(
    'answers %i in both languages, and how long to wait',
    async (kind) => {
      fail(kind, { retryAfter: 7 })
      const response = await profile()
      expect([response.status, response.headers.get('Retry-After')]).toEqual([kind, '7'])
      const body = (await response.json()) as object
      expect(body).toMatchObject({
        error: {
          http_status: kind,
          locale: {
            'th-th': { title: expect.stringMatching(/[ก-๙]/) as string },
            'en-us': { title: expect.stringMatching(/^[ -~]+$/) as string },
          },
        },
      })
      expect('retry_after' in body).toBe(kind === 429)
    },
  )

  it('breaks an answer in every way that a network or a server can', async () => {
    const answerTo = (kind: Fault['kind']) => {
      sandbox.faults.clear()
      fail(kind)
      return profile()
    }
    expect((await answerTo('offline')).type).toBe('error')
    const page = await answerTo('html502')
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('<html>')])
    expect(await (await answerTo('empty')).text()).toBe('')
    expect(await (await answerTo('null')).json()).toBeNull()
    expect(await (await answerTo('wrong-types')).json()).toMatchObject({ point: 'not a number' })
    await expect((await answerTo('truncated')).json()).rejects.toThrow()
  })

  it('loses the answer of a call that has acted, or keeps the call from acting', async () => {
    fail('offline', { operation: 'issueWelcomePoints', times: 1 })
    fail(500, { operation: 'issueWelcomePoints', times: 1, after: true })
    expect((await welcome()).type).toBe('error')
    expect(await (await profile()).json()).toMatchObject({ point: 0 })
    expect((await welcome()).status).toBe(500)
    expect(await (await profile()).json()).toMatchObject({ point: 100 })
  })

  it.each([
    ['hang', {}, 'error'],
    ['delay', {}, 200],
    [500, { isHeld: true }, 500],
  ] as const)('holds an answer until it is cleared (%s)', async (kind, more, answer) => {
    fail(kind, more)
    const answered = vi.fn<() => void>()
    const held = profile().finally(answered)
    await vi.waitFor(() => expect(sandbox.faults.held()).toBe(1))
    // A later call is answered meanwhile.
    await welcome()
    expect(answered).not.toHaveBeenCalled()
    sandbox.faults.clear()
    const { type, status } = await held
    expect(type === 'error' ? type : status).toBe(answer)
    expect(sandbox.faults.held()).toBe(0)
  })

  it('can be added and cleared over HTTP, and what is none is refused', async () => {
    const post = (body: string) => respond('/sandbox/faults', { method: 'POST', body })
    expect((await post('{"operation":"getProfile","kind":404}')).status).toBe(204)
    expect(await statuses(1, profile)).toEqual([404])
    await respond('/sandbox/faults', { method: 'DELETE' })
    for (const body of [
      '{"operation":"getProfile","kind":418}',
      '{"kind":404}',
      '{"operation":"","kind":404}',
      '{',
    ])
      expect((await post(body)).status).toBe(400)
    expect(await statuses(1, profile)).toEqual([200])
  })
})

it.each([
  ['POST', '/sandbox/settings', '{"otpExpiresIn":0}', 400],
  ['POST', '/sandbox/settings', '{"otpExpire":5}', 400],
  ['POST', '/sandbox/settings', '{"wire":"odd"}', 400],
  ['POST', '/sandbox/settings', '[', 400],
  ['POST', '/sandbox/settings', '{"otpExpiresIn":5}', 204],
  ['POST', '/sandbox/staff/use', '{"code":"PV-NONE"}', 404],
  ['POST', '/sandbox/staff/use', '{"code":""}', 404],
  ['POST', '/sandbox/staff/use', '{}', 400],
  ['GET', '/sandbox/line-login?brandRef=nobrand', undefined, 404],
  ['GET', '/sandbox/pictures/none.svg', undefined, 404],
  ['GET', '/sandbox/uploads/U1', undefined, 404],
  ['GET', '/sandbox/reset', undefined, 404],
  // The contract's paths are case-sensitive, and each has its method.
  ['GET', '/api/v1.0/customer/Profile', undefined, 501],
  ['POST', '/api/v1.0/Customer/Profile', '{}', 501],
])('%s %s with %s is answered %i', async (method, path, body, status) => {
  const before = JSON.stringify([sandbox.context.settings, sandbox.context.state])
  expect((await respond(path, { method, body })).status).toBe(status)
  const isSame = JSON.stringify([sandbox.context.settings, sandbox.context.state]) === before
  expect(isSame).toBe(status !== 204)
})

it('The staff use a code once', async () => {
  const { body } = await issuePrivilege('id', GOLD)
  const json = { Transaction_Id: body.transaction_id, Amount: 1 }
  const code = await ask(sandbox, 'issuePrivilegeCode', 'Customer/History/Privileg/GetIssueCode', {
    ...GOLD,
    json,
  })
  const use = () =>
    respond('/sandbox/staff/use', { method: 'POST', body: JSON.stringify({ code: code.body.issue_code }) })
  expect(await statuses(2, use)).toEqual([204, 409])
})

it.each([
  ['none', 'DSP006', 0],
  ['any number', 'DSP001', null],
])('a privilege of which %s are left says so', async (_what, Value, left) => {
  const json = {
    Filters: { Filters: [{ Field: 'privilege_id', Operator: 'eq', Value }], Ordering: [], Limit: 1, Page: 1 },
  }
  const { body } = await ask(sandbox, 'listPrivileges', 'privilege/List', { ...GOLD, json })
  expect((body.payload as { remaining_limit: unknown }[]).map((card) => card.remaining_limit)).toEqual([left])
})
