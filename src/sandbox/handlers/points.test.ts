import { describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { memberIdOf, PERSONAS, sessionFor } from '../personas.ts'

const SCAN = 'http://localhost/api/v1.0/UniversalScanCode'

async function get(sandbox: Sandbox, url: string, requestId: string): Promise<unknown> {
  const response = await sandbox.handle(new Request(url, { headers: { 'X-Request-Id': requestId } }))
  return response?.json()
}

const redeem = (sandbox: Sandbox, code: string, requestId: string = crypto.randomUUID()) => {
  const query = new URLSearchParams({ customerId: memberIdOf('gold', 'doisai'), qrCode: code })
  return get(sandbox, `${SCAN}/RedeemQrCode?${query}`, requestId)
}

const verify = (sandbox: Sandbox, rawCode: string, mobile: string = PERSONAS.gold.mobile.doisai) =>
  get(sandbox, `${SCAN}/VerifyCustomer?brandRef=doisai&customerMobileNo=${mobile}&code=${rawCode}`, 'id')

async function balance(sandbox: Sandbox): Promise<unknown> {
  const headers = { Authorization: `Bearer ${sessionFor('gold', 'doisai')}` }
  const request = new Request('http://localhost/api/v1.0/Customer/Profile', { headers })
  const profile = (await (await sandbox.handle(request))?.json()) as { point: number }
  return profile.point
}

describe('QR codes', () => {
  it('earn their points once for a member', async () => {
    const sandbox = createSandbox()
    expect(await redeem(sandbox, 'EARN50')).toEqual({ point: 50 })
    expect(await redeem(sandbox, 'EARN50')).toMatchObject({ message: 'qr used' })
    expect(await balance(sandbox)).toBe(2530)
  })

  it('give the first answer again to a repeat of the same request', async () => {
    const sandbox = createSandbox()
    expect(await redeem(sandbox, 'EARN50', 'same')).toEqual({ point: 50 })
    expect(await redeem(sandbox, 'EARN50', 'same')).toEqual({ point: 50 })
    expect(await balance(sandbox)).toBe(2530)
  })

  it('may earn nothing', async () => {
    expect(await redeem(createSandbox(), 'EARN0')).toEqual({ point: 0 })
  })

  it.each([
    ['USED', 'qr used'],
    ['EXPIRED', 'qr expired'],
    ['INVALID', 'qr invalid'],
    ['whatever', 'qr invalid'],
    ['POINTSEXPIRED', 'points expired'],
    ['CAMPAIGN', 'Point campaign is expired'],
    ['NONMEMBER', 'invalid customer'],
  ])('such as %s are refused with "%s"', async (code, message) => {
    expect(await redeem(createSandbox(), code)).toMatchObject({ message, error: { http_status: 422 } })
  })

  it('are verified for the member with a brand and a mobile number', async () => {
    const sandbox = createSandbox()
    expect(await verify(sandbox, 'EARN50')).toEqual({ customer_id: memberIdOf('gold', 'doisai') })
    expect(await verify(sandbox, 'EARN50', '0899999999')).toMatchObject({ message: 'invalid customer' })
  })

  it('arrive with a hash for each blank', async () => {
    const sandbox = createSandbox()
    expect(await verify(sandbox, 'EARN%2350')).toHaveProperty('customer_id')
    expect(await verify(sandbox, 'EARN%2050')).toMatchObject({ message: 'qr invalid' })
    expect(await redeem(sandbox, 'EARN 50')).toEqual({ point: 50 })
  })
})
