import { describe, expect, it } from 'vitest'
import { ask, type AskedOperation, type SandboxAnswer } from './ask-sandbox.ts'
import { createSandbox, type Sandbox } from './create-sandbox.ts'
import {
  expiredSessionFor,
  lineIdTokenFor,
  lineSub,
  memberIdOf,
  OTP,
  PERSONAS,
  PIN,
  sessionFor,
} from './personas.ts'
import { listDistricts, listPostalCodes, listProvinces, listSubDistricts } from './rules/address.ts'

// What the tests of the app rely on and cannot see.

const STRANGER = '0891234567'
const LATER = 4_102_444_800
const GOLD = { token: sessionFor('gold', 'doisai') }

/** A sandbox whose clock the test advances. */
function withClock() {
  let at = Date.parse('2026-11-02T12:00:00+07:00')
  const sandbox = createSandbox({ now: () => new Date(at) })
  return { sandbox, wait: (seconds: number) => (at += seconds * 1000) }
}

const atNumber = (
  sandbox: Sandbox,
  operation: AskedOperation,
  name: string,
  more: object,
  requestId?: string,
) =>
  ask(sandbox, operation, `CustomerAccount/${name}`, {
    json: { Brand_Ref: 'doisai', Mobile_No: STRANGER, ...more },
    requestId,
  })

const requestOtp = (sandbox: Sandbox) =>
  atNumber(sandbox, 'requestOtp', 'RequestOTP', { Purpose: 'register' })
const verifyOtp = (sandbox: Sandbox, Otp_Ref: unknown, Otp_Code: string) =>
  atNumber(sandbox, 'verifyOtp', 'VerifyOTP', { Otp_Ref, Otp_Code })

async function proofOf(sandbox: Sandbox, Mobile_No = STRANGER): Promise<string> {
  const sent = await atNumber(sandbox, 'requestOtp', 'RequestOTP', { Mobile_No, Purpose: 'register' })
  const code = { Mobile_No, Otp_Ref: sent.body.otp_ref, Otp_Code: OTP }
  return String((await atNumber(sandbox, 'verifyOtp', 'VerifyOTP', code)).body.otp_token)
}

const create = (sandbox: Sandbox, Otp_Token: string, requestId?: string) =>
  atNumber(sandbox, 'createAccount', 'CreateAccount', { Otp_Token, Pin: '135791' }, requestId)

const login = (sandbox: Sandbox, Pin: string) =>
  ask(sandbox, 'login', 'authentication/Login', {
    json: { Brand_Ref: 'doisai', Mobile_No: PERSONAS.gold.mobile.doisai, Pin, Is_Global: false },
  })

const issuePrivilege = (sandbox: Sandbox, requestId?: string, Privilege_Id = 'DSP001') =>
  ask(sandbox, 'issuePrivilege', 'privilege/Issue', {
    ...GOLD,
    json: { Privilege_Id, Amount: 1, Type: 1 },
    requestId,
  })

const profile = (sandbox: Sandbox, token = GOLD.token) =>
  ask(sandbox, 'getProfile', 'Customer/Profile', { token })

describe('the same request id', () => {
  it.each<[string, (sandbox: Sandbox, requestId: string) => Promise<SandboxAnswer>]>([
    [
      'RedeemQrCode',
      (sandbox, requestId) => {
        const query = `customerId=${memberIdOf('gold', 'doisai')}&qrCode=EARN50`
        return ask(sandbox, 'redeemQrCode', `UniversalScanCode/RedeemQrCode?${query}`, { requestId })
      },
    ],
    [
      'WelcomeCampaign',
      (sandbox, requestId) =>
        ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', {
          token: sessionFor('new', 'doisai'),
          requestId,
        }),
    ],
    ['privilege/Issue', issuePrivilege],
    [
      'package/Issue',
      (sandbox, requestId) =>
        ask(sandbox, 'issuePackage', 'package/Issue', {
          ...GOLD,
          json: { Package_Id: 'DPK001', Amount: 1 },
          requestId,
        }),
    ],
  ])('of %s acts once and is answered the same, another one acts anew', async (_call, act) => {
    const sandbox = createSandbox()
    const first = await act(sandbox, 'same')
    const acted = JSON.stringify(sandbox.context.state)
    expect(first.status).toBe(200)
    expect(await act(sandbox, 'same')).toEqual(first)
    expect(JSON.stringify(sandbox.context.state)).toBe(acted)
    expect(await act(sandbox, 'other')).not.toEqual(first)
  })

  it.each<[string, (sandbox: Sandbox, proof: string, requestId: string) => Promise<SandboxAnswer>]>([
    ['CreateAccount', create],
    [
      'ResetPasswordByOTP',
      (sandbox, Otp_Token, requestId) => {
        const more = { Mobile_No: PERSONAS.gold.mobile.doisai, Otp_Token, New_Pin: '135791' }
        return atNumber(sandbox, 'resetPinByOtp', 'ResetPasswordByOTP', more, requestId)
      },
    ],
    [
      'MergeCustomerLine',
      (sandbox, Otp_Token, requestId) => {
        const Line_Id_Token = lineIdTokenFor(lineSub('non-member'), LATER)
        const json = { Brand_Ref: 'doisai', Line_Id_Token, Mobile_No: STRANGER, Otp_Token }
        const path = 'authentication/MergeCustomerLine'
        return ask(sandbox, 'mergeCustomerLine', path, { json, requestId })
      },
    ],
  ])('of %s uses up the proof of a number once', async (call, act) => {
    const sandbox = createSandbox()
    const mobile = call === 'ResetPasswordByOTP' ? PERSONAS.gold.mobile.doisai : STRANGER
    const proof = await proofOf(sandbox, mobile)
    const first = await act(sandbox, proof, 'same')
    expect(first.status).toBe(200)
    expect(await act(sandbox, proof, 'same')).toEqual(first)
    expect((await act(sandbox, proof, 'other')).status).toBeGreaterThanOrEqual(400)
  })
})

describe('a session', () => {
  it('has no member where it has expired, was ended, or is none', async () => {
    const sandbox = createSandbox()
    expect((await profile(sandbox)).status).toBe(200)
    await ask(sandbox, 'logout', 'authentication/Logout', { ...GOLD, json: { AccessToken: GOLD.token } })
    for (const token of [GOLD.token, expiredSessionFor('gold', 'doisai'), 'null']) {
      expect((await profile(sandbox, token)).status).toBe(401)
    }
  })
})

describe('a one-time password', () => {
  it('proves its number once, for ten minutes', async () => {
    const { sandbox, wait } = withClock()
    const proof = await proofOf(sandbox)
    expect((await create(sandbox, 'made-up')).body.message).toBe('otp expired')
    wait(600)
    expect((await create(sandbox, proof)).body.message).toBe('otp expired')
    expect((await create(sandbox, await proofOf(sandbox))).status).toBe(200)
  })

  it('expires after five minutes', async () => {
    const { sandbox, wait } = withClock()
    const { otp_ref } = (await requestOtp(sandbox)).body
    wait(299)
    expect((await verifyOtp(sandbox, otp_ref, '111111')).body.message).toBe('invalid otp')
    wait(1)
    expect((await verifyOtp(sandbox, otp_ref, OTP)).body.message).toBe('otp expired')
  })

  it('is not sent again within a minute, and a new one voids the one before', async () => {
    const { sandbox, wait } = withClock()
    const { otp_ref } = (await requestOtp(sandbox)).body
    const resend = () =>
      atNumber(sandbox, 'resendOtp', 'ResendOTP', { Otp_Ref: otp_ref, Purpose: 'register' })
    wait(20)
    for (const early of [await resend(), await requestOtp(sandbox)]) {
      expect(early).toMatchObject({ status: 429, body: { retry_after: 40 } })
    }
    wait(40)
    const second = (await resend()).body.otp_ref
    expect((await verifyOtp(sandbox, otp_ref, OTP)).body.message).toBe('otp expired')
    expect((await verifyOtp(sandbox, second, OTP)).status).toBe(200)
  })
})

it.each<[string, (sandbox: Sandbox) => Promise<(code: string) => Promise<SandboxAnswer>>, string]>([
  [
    'OTPs',
    async (sandbox) => {
      const { otp_ref } = (await requestOtp(sandbox)).body
      return (code) => verifyOtp(sandbox, otp_ref, code)
    },
    OTP,
  ],
  ['PINs', (sandbox) => Promise.resolve((code) => login(sandbox, code)), PIN],
])('five wrong %s lock for a minute, after which the right one is accepted', async (_codes, begin, right) => {
  const { sandbox, wait } = withClock()
  const enter = await begin(sandbox)
  for (let count = 0; count < 5; count += 1) expect((await enter('111111')).status).toBe(422)
  wait(59)
  expect(await enter(right)).toMatchObject({ status: 429, body: { retry_after: 1 } })
  wait(1)
  expect((await enter(right)).status).toBe(200)
})

describe('the code of a privilege', () => {
  const issued = async (sandbox: Sandbox, id?: string) => {
    const { transaction_id } = (await issuePrivilege(sandbox, undefined, id)).body
    const json = { Transaction_Id: transaction_id, Amount: 1 }
    const path = 'Customer/History/Privileg'
    return {
      code: () => ask(sandbox, 'issuePrivilegeCode', `${path}/GetIssueCode`, { ...GOLD, json }),
      detail: async () =>
        (await ask(sandbox, 'getPrivilegeHistory', `${path}/Detail`, { ...GOLD, json })).body,
    }
  }
  const scan = async (sandbox: Sandbox, code: unknown) => {
    const body = JSON.stringify({ code })
    const request = new Request('http://localhost/sandbox/staff/use', { method: 'POST', body })
    return (await sandbox.handle(request))?.status
  }

  it('stays the same with the same end for 15 minutes, and counts as used from its issue then', async () => {
    const { sandbox, wait } = withClock()
    const { code, detail } = await issued(sandbox)
    const first = await code()
    expect(first.body.expires_at).toBe('2026-11-02T12:15:00+07:00')
    wait(899)
    expect(await code()).toEqual(first)
    expect(await detail()).toMatchObject({ status: 'available', used_at: null })
    wait(1)
    expect(await detail()).toMatchObject({ status: 'used', used_at: '2026-11-02T12:00:00+07:00' })
    expect((await code()).body.message).toBe('privilege used')
  })

  it('never runs out where it has no end', async () => {
    const { sandbox, wait } = withClock()
    const { code, detail } = await issued(sandbox, 'DSP904')
    await code()
    wait(86_400)
    expect(await detail()).toMatchObject({ status: 'available' })
  })

  it('is used by the staff at once, and once', async () => {
    const { sandbox, wait } = withClock()
    const { code, detail } = await issued(sandbox)
    const { issue_code } = (await code()).body
    wait(30)
    expect([await scan(sandbox, issue_code), await scan(sandbox, issue_code)]).toEqual([204, 409])
    expect(await detail()).toMatchObject({ status: 'used', used_at: '2026-11-02T12:00:30+07:00' })
    expect(await scan(sandbox, 'PV-AAAA-AAAA')).toBe(404)
  })
})

describe('generated rows of a history', () => {
  const LIST = 'Customer/History/Privilege'
  const list = async (sandbox: Sandbox, Filters: object[] = []) => {
    const json = { Filters: { Filters, Ordering: [], Page: 1, Limit: 20 } }
    return (await ask(sandbox, 'listPrivilegeHistory', LIST, { ...GOLD, json })).body
  }

  it('are as many as the settings say, in every status, the same each time', async () => {
    const sandbox = createSandbox({ settings: { historyRows: 1000 } })
    const first = await list(sandbox)
    expect(await list(sandbox)).toEqual(first)
    const totals = await Promise.all(
      ['available', 'used', 'expired', 'canceled'].map(
        async (Value) => (await list(sandbox, [{ Field: 'status', Operator: 'eq', Value }])).total as number, // by the contract
      ),
    )
    expect(Math.min(...totals)).toBeGreaterThan(10)
    expect(totals.reduce((sum, total) => sum + total)).toBe(1000)
  })

  it.each(['{"historyRows":-1}', '{"otpResendIn":"2"}', '{"otp":2}'])(
    'and all settings are refused where they are none: %s',
    async (body) => {
      const request = new Request('http://localhost/sandbox/settings', { method: 'POST', body })
      expect((await createSandbox().handle(request))?.status).toBe(400)
    },
  )
})

// Without HTTP, for it would be more than 8,000 calls.
it('an address goes down to a postal code everywhere, with names in both languages', () => {
  const provinces = listProvinces()
  const districts = provinces.flatMap(({ id }) => listDistricts(id))
  const subDistricts = districts.flatMap(({ id }) => listSubDistricts(id))
  expect([provinces.length, districts.length, subDistricts.length]).toEqual([77, 928, 7444])
  const unnamed = [...districts, ...subDistricts].filter(
    ({ name_th, name_en }) => !/^[ก-๙ .-]+$/.test(name_th) || !/^[A-Z][A-Za-z -]+$/.test(name_en ?? ''),
  )
  expect(unnamed).toEqual([])
  const codes = subDistricts.map(({ id }) => listPostalCodes(id))
  expect(codes.filter((all) => all.length === 0 || all.some((code) => !/^[1-9]\d{4}$/.test(code)))).toEqual(
    [],
  )
})
