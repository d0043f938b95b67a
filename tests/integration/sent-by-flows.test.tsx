import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { lineSub, sessionFor } from '@/sandbox/personas'
import { writeText } from '@/storage/storage'
import { callsTo, openApp, sandbox } from './open-app'
import { beInLine } from './late-answers/late-steps'
import {
  choosePin,
  enter,
  enterNumber,
  isConsented,
  MEMBER,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
} from './phone-steps'

const BRAND = 'doisai'
const PIN = '246810'
const WITHOUT_PIN = '0810000010'

/** Bodies and bearers of the calls to a path, which have come by then. */
async function sentTo(end: string, count = 1) {
  await waitFor(() => expect(callsTo(end)).toHaveLength(count))
  return callsTo(end).map(({ body, request }) => [body, request.headers.get('Authorization')])
}
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const arrives = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const some = expect.any(String) as string
const bearerOf = (persona: Parameters<typeof sessionFor>[0]) => `Bearer ${sessionFor(persona, BRAND)}`

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

describe('Without a bearer is sent', () => {
  it.each([
    ['&isGlobal=true', true],
    ['', false],
  ])('what a login with number and PIN needs (%s)', async (query, isGlobal) => {
    await openApp(`/authentication/login?brandRef=${BRAND}${query}`)
    await enterNumber(MEMBER)
    await enter(th.enterPin, PIN)
    const who = { Brand_Ref: BRAND, Mobile_No: MEMBER }
    expect(await sentTo('ValidateUsername')).toEqual([[who, null]])
    expect(await sentTo('authentication/Login')).toEqual([[{ ...who, Pin: PIN, Is_Global: isGlobal }, null]])
  })

  it.each([
    ['first-login', WITHOUT_PIN, th.createPin],
    ['forgot-pin', MEMBER, th.newPin],
  ])('what a new PIN needs: %s', async (purpose, number, pin) => {
    await openApp(`/authentication/${purpose}?brandRef=${BRAND}`)
    await enterNumber(number)
    await screen.findByLabelText(th.otp)
    await tap(th.resendOtp)
    const who = { Brand_Ref: BRAND, Mobile_No: number }
    expect(await sentTo('ResendOTP')).toEqual([[{ ...who, Otp_Ref: some, Purpose: purpose }, null]])
    await choosePin(pin)
    await enter(th.confirmPin, NEW_PIN)
    expect(await sentTo('RequestOTP')).toEqual([[{ ...who, Purpose: purpose }, null]])
    expect(await sentTo('VerifyOTP')).toEqual([[{ ...who, Otp_Ref: some, Otp_Code: '123456' }, null]])
    expect(await sentTo('ResetPasswordByOTP')).toEqual([
      [{ ...who, Otp_Token: some, New_Pin: NEW_PIN }, null],
    ])
  })

  it('a registration at the store of the link; its consent follows with the new member’s bearer', async () => {
    isConsented()
    await openApp(`${verify}&brandRef=${BRAND}&storeRef=S1`)
    await enterNumber(STRANGER)
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    const who = { Brand_Ref: BRAND, Mobile_No: STRANGER }
    expect(await sentTo('RequestOTP')).toEqual([[{ ...who, Purpose: 'register' }, null]])
    expect(await sentTo('CreateAccount')).toEqual([
      [{ ...who, Otp_Token: some, Pin: NEW_PIN, Store_Ref: 'S1' }, null],
    ])
    const [[form, bearer] = []] = await sentTo('UpdatePDPA')
    for (const value of ['pdpa-doisai-2026', 'crm_customer_pdpa', 'Pdpa_Action'])
      expect(form).toContain(value)
    expect(bearer).toMatch(/^Bearer (?!null)./)
  })
})

describe('With a null bearer is sent', () => {
  beforeEach(() => {
    beInLine()
  })

  it('LINE’s identity, with the reference of the brand’s provider and the store of the link', async () => {
    writeText('provider', JSON.stringify({ brandRef: BRAND, providerRef: 'line-of-doisai' }))
    await openApp(`/?brandRef=${BRAND}&storeRef=S1`, { line: { sub: lineSub('gold') } })
    const merge = {
      Brand_Ref: BRAND,
      Provider_Ref: 'line-of-doisai',
      Line_Id_Token: some,
      Store_Ref: 'S1',
    }
    expect(await sentTo('MergeCustomerLine')).toEqual([[merge, 'Bearer null']])
  })

  it('LINE’s identity with the verified number of a registration', async () => {
    isConsented()
    await openApp(`/?brandRef=${BRAND}`, { line: { sub: lineSub('non-member') } })
    await arrives('/authentication/pdpa')
    const go = await proceed()
    await waitFor(() => expect(go).toBeEnabled())
    await userEvent.click(go)
    await enterNumber(STRANGER)
    await enter(th.otp, '123456')
    const who = { Brand_Ref: BRAND, Mobile_No: STRANGER }
    expect(await sentTo('RequestOTP')).toEqual([[{ ...who, Purpose: 'line' }, null]])
    const [, merge] = await sentTo('MergeCustomerLine', 2)
    expect(merge).toEqual([expect.objectContaining({ ...who, Otp_Token: some }), 'Bearer null'])
  })
})

describe('With the member’s bearer is sent', () => {
  it('what a change of the PIN needs', async () => {
    await openApp('/profile/reset-pin', { persona: 'gold' })
    await enter(th.currentPin, PIN)
    await enter(th.newPin, NEW_PIN)
    await enter(th.confirmPin, NEW_PIN)
    expect(await sentTo('ValidatePassword')).toEqual([[{ Pin: PIN }, bearerOf('gold')]])
    expect(await sentTo('ResetPassword')).toEqual([[{ Pin: PIN, New_Pin: NEW_PIN }, bearerOf('gold')]])
  })

  it('a log-out, with the bearer in its body', async () => {
    await openApp('/profile', { persona: 'gold' })
    await tap(th.logOut)
    expect(await sentTo('authentication/Logout')).toEqual([
      [{ AccessToken: sessionFor('gold', BRAND) }, bearerOf('gold')],
    ])
  })

  it.each([
    [
      '/privilege/detail?privilegeId=DSP001',
      'privilege/Issue',
      { Privilege_Id: 'DSP001', Amount: 1, Type: 1 },
    ],
    [
      '/privilege/detail?privilegeId=DSP001&type=2',
      'privilege/Issue',
      { Privilege_Id: 'DSP001', Amount: 1, Type: 2 },
    ],
    ['/package/detail?packageId=DPK001', 'package/Issue', { Package_Id: 'DPK001', Amount: 1 }],
  ])('a redemption at %s: %s', async (address, path, body) => {
    await openApp(address, { persona: 'gold' })
    await tap(path === 'package/Issue' ? th.takePackage : th.redeem)
    await tap(th.confirm)
    expect(await sentTo(path)).toEqual([[body, bearerOf('gold')]])
  })

  it('a scanned code, first verified by brand and number and then redeemed, a blank as a hash', async () => {
    await openApp('/home?qrCode=EARN%2050', { persona: 'gold' })
    await sentTo('RedeemQrCode')
    expect(callsTo('VerifyCustomer').map(({ query }) => query)).toEqual([
      `?brandRef=${BRAND}&customerMobileNo=${MEMBER}&code=EARN%2350`,
    ])
    expect(callsTo('RedeemQrCode').map(({ query }) => query)).toEqual([
      `?customerId=${BRAND}-gold&qrCode=EARN+50`,
    ])
  })

  it.each([
    ['/privilege', 'privilege/List'],
    ['/package', 'package/List'],
  ])('the request for the first page of the list at %s', async (address, path) => {
    await openApp(address, { persona: 'gold' })
    const page = { Filters: { Filters: [], Ordering: [], Page: 1, Limit: 20 } }
    expect(await sentTo(path)).toEqual([[page, bearerOf('gold')]])
  })
})
