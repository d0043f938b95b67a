import { PERSONAS } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { storageOf } from '../support/on-screen.ts'
import { enterNumber } from '../support/phone.ts'
import { say } from '../support/words.ts'

const VERIFY = 'UniversalScanCode/VerifyCustomer'
const REDEEM = 'UniversalScanCode/RedeemQrCode'
const NUMBER = PERSONAS.gold.mobile.doisai

test(
  'a code scanned by a visitor who is not logged in gives its points to the number @small',
  { tag: '@main' },
  async ({ page, app, open, calls }) => {
    await open('/?qrCode=EARN50&brandRef=doisai')
    await expect(page).toHaveURL((url) => url.pathname === '/authentication/point-member-login')
    await enterNumber(page, '+66 81 000 0005')

    await expect(page.getByRole('heading', { name: say('points.code.gained') })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '50 แต้ม' })).toBeVisible()
    await calls.quiet()
    expect(calls.to(VERIFY)).toMatchObject([
      { query: { brandRef: 'doisai', customerMobileNo: NUMBER, code: 'EARN50' }, status: 200 },
    ])
    expect(calls.to(REDEEM)).toMatchObject([{ query: { qrCode: 'EARN50' }, status: 200 }])
    expect(app.sandbox.context.state.members['doisai-gold']?.usedQrCodes).toContain('EARN50')
    expect(await storageOf(page, 'sessionStorage')).not.toHaveProperty('qrCode')

    await page.reload()
    await expect(page.getByRole('heading', { name: say('pointMember.noCode') })).toBeVisible()
    await calls.quiet()
    expect(calls.to(REDEEM)).toHaveLength(1)
  },
)
