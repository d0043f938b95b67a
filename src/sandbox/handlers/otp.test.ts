import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { BRAND_REFS, OTP, PERSONAS, type BrandRef } from '../personas.ts'
import { ask } from './ask-sandbox.ts'

const STRANGER = '0891234567'

interface Sent {
  otp_ref: string
  expires_in: number
  resend_in: number
}

/** A sandbox whose clock the test advances. */
function withClock() {
  let at = Date.parse('2026-11-20T10:00:00+07:00')
  const sandbox = createSandbox({ now: () => new Date(at) })
  return { sandbox, wait: (seconds: number) => (at += seconds * 1000) }
}

const request = (sandbox: Sandbox, Mobile_No = STRANGER, Purpose = 'register', brand: BrandRef = 'doisai') =>
  ask(sandbox, 'requestOtp', 'CustomerAccount/RequestOTP', { json: { Brand_Ref: brand, Mobile_No, Purpose } })

const resend = (sandbox: Sandbox, Otp_Ref: string) =>
  ask(sandbox, 'resendOtp', 'CustomerAccount/ResendOTP', {
    json: { Brand_Ref: 'doisai', Mobile_No: STRANGER, Otp_Ref, Purpose: 'register' },
  })

const verify = (sandbox: Sandbox, Otp_Ref: string, Otp_Code: string, Mobile_No = STRANGER) =>
  ask(sandbox, 'verifyOtp', 'CustomerAccount/VerifyOTP', {
    json: { Brand_Ref: 'doisai', Mobile_No, Otp_Ref, Otp_Code },
  })

async function sentRef(sandbox: Sandbox): Promise<string> {
  const { body } = await request(sandbox)
  return (body as unknown as Sent).otp_ref // the contract's check has passed
}

describe('a one-time password', () => {
  it.each(BRAND_REFS)('is sent at %s with a short reference and its times', async (brand) => {
    const { status, body } = await request(createSandbox(), STRANGER, 'register', brand)
    expect(status).toBe(200)
    expect(body).toEqual({
      otp_ref: expect.stringMatching(/^[A-Z2-9]{4}$/) as string,
      expires_in: 300,
      resend_in: 60,
    })
  })

  it('proves the number when it is right', async () => {
    const sandbox = createSandbox()
    const { status, body } = await verify(sandbox, await sentRef(sandbox), OTP)
    expect(status).toBe(200)
    expect(body.otp_token).toBeTypeOf('string')
  })

  it('works once', async () => {
    const sandbox = createSandbox()
    const ref = await sentRef(sandbox)
    await verify(sandbox, ref, OTP)
    expect((await verify(sandbox, ref, OTP)).body).toMatchObject({ message: 'otp expired' })
  })

  it('expires after five minutes', async () => {
    const { sandbox, wait } = withClock()
    const ref = await sentRef(sandbox)
    wait(299)
    expect((await verify(sandbox, ref, '111111')).body).toMatchObject({ message: 'invalid otp' })
    wait(1)
    expect((await verify(sandbox, ref, OTP)).body).toMatchObject({ message: 'otp expired' })
  })

  it('answers `otp expired` when it is 000000', async () => {
    const sandbox = createSandbox()
    const { status, body } = await verify(sandbox, await sentRef(sandbox), '000000')
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: 'otp expired' })
  })

  it('is not sent again too early, and a new one voids the one before', async () => {
    const { sandbox, wait } = withClock()
    const first = await sentRef(sandbox)
    wait(20)
    expect(await resend(sandbox, first)).toMatchObject({ status: 429, body: { retry_after: 40 } })
    expect(await request(sandbox)).toMatchObject({ status: 429, body: { retry_after: 40 } })
    wait(40)
    const second = ((await resend(sandbox, first)).body as unknown as Sent).otp_ref // as above
    expect(second).not.toBe(first)
    expect((await verify(sandbox, first, OTP)).body).toMatchObject({ message: 'otp expired' })
    expect((await verify(sandbox, second, OTP)).status).toBe(200)
  })

  it('locks for a minute after five wrong tries', async () => {
    const { sandbox, wait } = withClock()
    const ref = await sentRef(sandbox)
    for (let count = 0; count < 5; count += 1) {
      expect(await verify(sandbox, ref, '111111')).toMatchObject({
        status: 422,
        body: { message: 'invalid otp' },
      })
    }
    expect(await verify(sandbox, ref, OTP)).toMatchObject({ status: 429, body: { retry_after: 60 } })
    wait(59)
    expect(await verify(sandbox, ref, OTP)).toMatchObject({ status: 429, body: { retry_after: 1 } })
    wait(1)
    expect((await verify(sandbox, ref, OTP)).status).toBe(200)
  })

  it.each(['first-login', 'forgot-pin'])('for %s is for members alone', async (purpose) => {
    expect((await request(createSandbox(), STRANGER, purpose)).body).toMatchObject({
      message: 'mobile not found',
    })
    expect((await request(createSandbox(), PERSONAS['no-pin'].mobile.doisai, purpose)).status).toBe(200)
  })

  it.each(['0212345678', '089123456', '08912345678', 'abc'])('is not sent to %s', async (mobile) => {
    expect((await request(createSandbox(), mobile)).body).toMatchObject({ message: 'invalid mobile' })
  })

  it('takes its times from the settings, until a reset', async () => {
    const sandbox = createSandbox({ settings: { otpExpiresIn: 5 } })
    const settings = (body: string) =>
      sandbox.handle(new Request('http://localhost/sandbox/settings', { method: 'POST', body }))
    expect((await settings('{"otpResendIn":2}'))?.status).toBe(204)
    expect((await request(sandbox)).body).toMatchObject({ expires_in: 5, resend_in: 2 })
    expect((await settings('{"otpResendIn":"2"}'))?.status).toBe(400)
    expect((await settings('{"otp":2}'))?.status).toBe(400)
    sandbox.reset()
    expect((await request(sandbox)).body).toMatchObject({ expires_in: 5, resend_in: 60 })
  })
})

describe('magic mobile numbers', () => {
  it.each([
    ['0890000403', 403, { error: { locale: { 'en-us': { title: 'This account is closed' } } } }],
    ['0610000409', 409, {}],
    ['0890000422', 422, { fields: { Mobile_No: { en: 'Please enter valid information' } } }],
    ['0690000429', 429, { retry_after: 30 }],
    ['0890000500', 500, {}],
    ['0890000503', 503, {}],
  ])('such as %s answer %s', async (mobile, status, body) => {
    expect(await request(createSandbox(), mobile)).toMatchObject({ status, body })
  })

  it('may answer with an HTML page', async () => {
    const body = JSON.stringify({ Brand_Ref: 'doisai', Mobile_No: '0890000502', Purpose: 'register' })
    const url = 'http://localhost/api/v1.0/CustomerAccount/RequestOTP'
    const headers = { 'Content-Type': 'application/json' }
    const response = await createSandbox().handle(new Request(url, { method: 'POST', headers, body }))
    expect(response?.status).toBe(502)
    expect(await response?.text()).toContain('<html>')
  })
})
