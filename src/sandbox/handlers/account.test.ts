import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import {
  BRAND_REFS,
  lineIdTokenFor,
  lineSub,
  OTP,
  PERSONAS,
  PIN,
  sessionFor,
  type BrandRef,
} from '../personas.ts'
import { readToken } from '../rules/token.ts'
import { ask, type SandboxAnswer } from './ask-sandbox.ts'

const STRANGER = '0891234567'
const GOLD = PERSONAS.gold.mobile.doisai
const NO_PIN = PERSONAS['no-pin'].mobile.doisai
const LATER = 4_102_444_800

const validate = (sandbox: Sandbox, Mobile_No: string, brand: BrandRef = 'doisai') =>
  ask(sandbox, 'validateUsername', 'CustomerAccount/ValidateUsername', {
    json: { Brand_Ref: brand, Mobile_No },
  })

const login = (sandbox: Sandbox, Mobile_No: string, Pin: string) =>
  ask(sandbox, 'login', 'authentication/Login', {
    json: { Brand_Ref: 'doisai', Mobile_No, Pin, Is_Global: false },
  })

async function verifyNumber(sandbox: Sandbox, Mobile_No: string, Purpose = 'register'): Promise<string> {
  const number = { Brand_Ref: 'doisai', Mobile_No }
  const sent = await ask(sandbox, 'requestOtp', 'CustomerAccount/RequestOTP', {
    json: { ...number, Purpose },
  })
  const { body } = await ask(sandbox, 'verifyOtp', 'CustomerAccount/VerifyOTP', {
    json: { ...number, Otp_Ref: sent.body.otp_ref, Otp_Code: OTP },
  })
  return String(body.otp_token)
}

const create = (
  sandbox: Sandbox,
  Mobile_No: string,
  Otp_Token: string,
  more: object = {},
  requestId?: string,
) =>
  ask(sandbox, 'createAccount', 'CustomerAccount/CreateAccount', {
    json: { Brand_Ref: 'doisai', Mobile_No, Otp_Token, Pin: '135791', ...more },
    requestId,
  })

const reset = (
  sandbox: Sandbox,
  Mobile_No: string,
  Otp_Token: string,
  New_Pin = '135791',
  requestId?: string,
) =>
  ask(sandbox, 'resetPinByOtp', 'CustomerAccount/ResetPasswordByOTP', {
    json: { Brand_Ref: 'doisai', Mobile_No, Otp_Token, New_Pin },
    requestId,
  })

async function merge(sandbox: Sandbox, sub: string, more: object = {}, requestId?: string) {
  const json = { Brand_Ref: 'doisai', Line_Id_Token: lineIdTokenFor(sub, LATER), ...more }
  const path = 'authentication/MergeCustomerLine'
  const answer = await ask(sandbox, 'mergeCustomerLine', path, { json, requestId, token: 'null' })
  return { ...answer, claims: readToken(String(answer.body.callback_token)) }
}

const profile = (sandbox: Sandbox, answer: SandboxAnswer) =>
  ask(sandbox, 'getProfile', 'Customer/Profile', { token: String(answer.body.token) })

describe('a mobile number', () => {
  it('is known with a PIN, known without a PIN, or unknown', async () => {
    const sandbox = createSandbox()
    expect((await validate(sandbox, GOLD)).body).toEqual({
      is_exist: true,
      is_pin: true,
      is_connect_line: true,
    })
    expect((await validate(sandbox, NO_PIN)).body).toEqual({
      is_exist: true,
      is_pin: false,
      is_connect_line: false,
    })
    expect((await validate(sandbox, STRANGER)).body).toMatchObject({ is_exist: false, is_pin: false })
  })

  it("is a member's at one brand alone, and flags are words at the other brand", async () => {
    const { body } = await validate(createSandbox(), GOLD, 'sabaimart')
    expect(body).toMatchObject({ is_exist: 'False' })
  })

  it('of a closed account is refused at the first step', async () => {
    expect(await validate(createSandbox(), '0890000403')).toMatchObject({ status: 403 })
    expect(await login(createSandbox(), '0890000403', PIN)).toMatchObject({ status: 403 })
  })

  it('is not found at a brand that does not exist', async () => {
    const json = { Brand_Ref: 'other', Mobile_No: GOLD }
    const path = 'CustomerAccount/ValidateUsername'
    expect((await ask(createSandbox(), 'validateUsername', path, { json })).status).toBe(404)
  })
})

describe('a login', () => {
  it.each(BRAND_REFS)('opens a session at %s', async (brand) => {
    const sandbox = createSandbox()
    const json = { Brand_Ref: brand, Mobile_No: PERSONAS.new.mobile[brand], Pin: PIN, Is_Global: false }
    const session = await ask(sandbox, 'login', 'authentication/Login', { json })
    expect(session.body).toMatchObject({ campaign: 'welcome' })
    expect((await profile(sandbox, session)).body).toMatchObject({ first_name: 'ณัฐชา' })
  })

  it.each([
    ['gold', { is_consent_pdpa: true, is_withdraw_pdpa: false }],
    ['not-consented', { is_consent_pdpa: false, is_withdraw_pdpa: false }],
    ['withdrawn', { is_consent_pdpa: true, is_withdraw_pdpa: true }],
  ] as const)('says whether %s has consented or withdrawn', async (persona, flags) => {
    expect((await login(createSandbox(), PERSONAS[persona].mobile.doisai, PIN)).body).toMatchObject(flags)
  })

  it('is refused to a stranger, and with a wrong PIN', async () => {
    const sandbox = createSandbox()
    expect((await login(sandbox, STRANGER, PIN)).body).toMatchObject({ message: 'mobile not found' })
    expect((await login(sandbox, GOLD, '111111')).body).toMatchObject({ message: 'invalid pin' })
    expect((await login(sandbox, NO_PIN, PIN)).body).toMatchObject({ message: 'invalid pin' })
  })

  it('is locked for a minute after five wrong PINs, for that member alone', async () => {
    let at = Date.parse('2026-11-20T10:00:00+07:00')
    const sandbox = createSandbox({ now: () => new Date(at) })
    for (let count = 0; count < 5; count += 1) {
      expect((await login(sandbox, GOLD, '111111')).status).toBe(422)
    }
    expect(await login(sandbox, GOLD, PIN)).toMatchObject({ status: 429, body: { retry_after: 60 } })
    expect((await login(sandbox, PERSONAS.new.mobile.doisai, PIN)).status).toBe(200)
    at += 60_000
    expect((await login(sandbox, GOLD, '111111')).status).toBe(422)
    expect((await login(sandbox, GOLD, PIN)).status).toBe(200)
  })

  it('is unlocked by a new PIN', async () => {
    const sandbox = createSandbox()
    for (let count = 0; count < 5; count += 1) await login(sandbox, GOLD, '111111')
    expect((await reset(sandbox, GOLD, await verifyNumber(sandbox, GOLD, 'forgot-pin'))).status).toBe(200)
    expect((await login(sandbox, GOLD, '135791')).status).toBe(200)
  })

  it.each([
    ['000422', 422],
    ['000429', 429],
    ['000500', 500],
  ])('with the PIN %s answers %i', async (pin, status) => {
    expect((await login(createSandbox(), GOLD, pin)).status).toBe(status)
  })
})

describe('a new account', () => {
  it('starts with nothing but welcome points, and the app asks for details and consent', async () => {
    const sandbox = createSandbox()
    const session = await create(sandbox, STRANGER, await verifyNumber(sandbox, STRANGER))
    expect(session.body).toMatchObject({ is_consent_pdpa: false, campaign: 'welcome' })
    const token = String(session.body.token)
    expect((await profile(sandbox, session)).body).toMatchObject({ point: 0, mobile_no: STRANGER })
    expect((await ask(sandbox, 'getTier', 'customer/membership-tier/info', { token })).status).toBe(200)
    expect((await ask(sandbox, 'issueWelcomePoints', 'WelcomeCampaign/Issue', { token })).body).toEqual({
      point_earn: 100,
    })
    expect((await login(sandbox, STRANGER, '135791')).status).toBe(200)
  })

  it('is created once for a repeat of the same request', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, STRANGER)
    const first = await create(sandbox, STRANGER, proof, {}, 'same')
    expect(await create(sandbox, STRANGER, proof, {}, 'same')).toEqual(first)
    expect(await create(sandbox, STRANGER, proof, {}, 'other')).toMatchObject({ status: 409 })
  })

  it('needs a proof of the same number, not older than ten minutes', async () => {
    let at = Date.parse('2026-11-20T10:00:00+07:00')
    const sandbox = createSandbox({ now: () => new Date(at) })
    const expired = { status: 422, body: { message: 'otp expired' } }
    const proof = await verifyNumber(sandbox, STRANGER)
    expect(await create(sandbox, '0898765432', proof)).toMatchObject(expired)
    expect(await create(sandbox, STRANGER, proof, { Brand_Ref: 'sabaimart' })).toMatchObject(expired)
    expect(await create(sandbox, STRANGER, 'made-up')).toMatchObject(expired)
    at += 600_000
    expect(await create(sandbox, STRANGER, proof)).toMatchObject(expired)
  })

  it('is refused for a member with a PIN, not for a member registered at the counter', async () => {
    const sandbox = createSandbox()
    const refused = await create(sandbox, GOLD, await verifyNumber(sandbox, GOLD))
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { locale: { 'en-us': { title: 'This number is already a member' } } } },
    })
    const session = await create(sandbox, NO_PIN, await verifyNumber(sandbox, NO_PIN))
    expect((await profile(sandbox, session)).body).toMatchObject({ first_name: 'อรทัย', point: 60 })
  })

  it('may not have the PIN 000000, and the proof stays valid for another PIN', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, STRANGER)
    const refused = await create(sandbox, STRANGER, proof, { Pin: '000000' })
    expect(refused.body).toMatchObject({ message: 'invalid pin' })
    expect(await create(sandbox, STRANGER, proof, { Pin: '000500' })).toMatchObject({ status: 500 })
    expect((await create(sandbox, STRANGER, proof)).status).toBe(200)
  })

  it('is connected to the LINE user of its request', async () => {
    const sandbox = createSandbox()
    const Line_Ref = lineSub('non-member')
    await create(sandbox, STRANGER, await verifyNumber(sandbox, STRANGER), { Line_Ref })
    const { claims } = await merge(sandbox, Line_Ref)
    expect(claims).toMatchObject({ action: 'customer-info', line_ref: Line_Ref })
  })
})

describe('a LINE user with a verified number', () => {
  const sub = lineSub('non-member')

  it('becomes the member of that number', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, NO_PIN, 'line')
    const { claims } = await merge(sandbox, sub, { Mobile_No: NO_PIN, Otp_Token: proof })
    expect(claims).toMatchObject({ action: 'home', line_ref: sub })
    expect((await validate(sandbox, NO_PIN)).body).toMatchObject({ is_connect_line: true })
    expect((await merge(sandbox, sub)).claims).toMatchObject({ action: 'home' })
  })

  it('becomes a new member where the number is unknown', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, STRANGER, 'line')
    const { claims } = await merge(sandbox, sub, { Mobile_No: STRANGER, Otp_Token: proof })
    expect(claims).toMatchObject({ action: 'customer-info', is_consent_pdpa: 'False', campaign: 'welcome' })
    expect((await validate(sandbox, STRANGER)).body).toMatchObject({ is_exist: true, is_pin: false })
  })

  it('is connected once for a repeat of the same request', async () => {
    const sandbox = createSandbox()
    const more = { Mobile_No: STRANGER, Otp_Token: await verifyNumber(sandbox, STRANGER, 'line') }
    const first = await merge(sandbox, sub, more, 'same')
    expect((await merge(sandbox, sub, more, 'same')).body).toEqual(first.body)
    expect((await merge(sandbox, sub, more, 'other')).body).toMatchObject({ message: 'otp expired' })
  })

  it('is connected to one member at a time', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, NO_PIN, 'line')
    await merge(sandbox, lineSub('gold'), { Mobile_No: NO_PIN, Otp_Token: proof })
    expect((await validate(sandbox, GOLD)).body).toMatchObject({ is_connect_line: false })
  })
})

describe('a PIN', () => {
  const token = sessionFor('gold', 'doisai')
  const check = (sandbox: Sandbox, Pin: string) =>
    ask(sandbox, 'validatePin', 'CustomerAccount/ValidatePassword', { token, json: { Pin } })
  const change = (sandbox: Sandbox, Pin: string, New_Pin: string) =>
    ask(sandbox, 'resetPin', 'CustomerAccount/ResetPassword', { token, json: { Pin, New_Pin } })

  it('is checked for its member, and locked after five wrong tries', async () => {
    const sandbox = createSandbox()
    expect((await check(sandbox, PIN)).body).toEqual({ is_valid: true })
    for (let count = 0; count < 5; count += 1) {
      expect((await check(sandbox, '111111')).body).toEqual({ is_valid: false })
    }
    expect(await check(sandbox, PIN)).toMatchObject({ status: 429, body: { retry_after: 60 } })
  })

  it('is changed by whoever knows the current one', async () => {
    const sandbox = createSandbox()
    expect((await change(sandbox, '111111', '135791')).body).toMatchObject({ message: 'invalid pin' })
    expect((await change(sandbox, PIN, '000000')).body).toMatchObject({ message: 'invalid pin' })
    expect((await change(sandbox, PIN, '135791')).status).toBe(200)
    expect((await login(sandbox, GOLD, '135791')).status).toBe(200)
  })

  it('is set at the first login of a member registered at the counter', async () => {
    const sandbox = createSandbox()
    const proof = await verifyNumber(sandbox, NO_PIN, 'first-login')
    expect((await reset(sandbox, NO_PIN, proof, '135791', 'same')).status).toBe(200)
    expect((await reset(sandbox, NO_PIN, proof, '135791', 'same')).status).toBe(200)
    expect((await reset(sandbox, NO_PIN, proof)).body).toMatchObject({ message: 'otp expired' })
    expect((await login(sandbox, NO_PIN, '135791')).status).toBe(200)
  })

  it('is not set for a stranger', async () => {
    expect((await reset(createSandbox(), STRANGER, 'any')).body).toMatchObject({
      message: 'mobile not found',
    })
  })
})
