import { th } from '#tests/names.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { expect, test } from '../fixtures.ts'
import { lineUserIs, storageOf } from '../support/on-screen.ts'
import { choosePin, enterNumber, expectStep, OTP, proceed, typeCode } from '../support/phone.ts'

const NUMBER = '0891234567'
const consent = { name: th.consentBox, exact: true } as const

test(
  'a stranger registers by phone: consent, number, code, PIN, info and the brand’s own questions',
  { tag: '@main' },
  async ({ page, open, calls }) => {
    await open('/privilege?from=chat')
    await page.getByRole('button', { name: th.register, exact: true }).click()
    await page.getByRole('button', { name: th.registerWithPhone, exact: true }).click()
    await expect(page.getByRole('checkbox', consent)).toBeChecked()
    await proceed(page).click()
    await expectStep(page, '/authentication/verify', 'mobile')
    await enterNumber(page, NUMBER)
    await expectStep(page, '/authentication/verify', 'otp')
    await typeCode(page, th.otp, OTP)
    await choosePin(page)

    await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
    expect(calls.to('CustomerAccount/RequestOTP')).toMatchObject([{ body: { Purpose: 'register' } }])

    await page.getByRole('button', { name: th.fillIn, exact: true }).click()
    await page.getByRole('textbox', { name: th.firstName, exact: true }).fill('สมหญิง')
    await page.getByRole('textbox', { name: th.lastName, exact: true }).fill('รักดี')
    await page.getByRole('textbox', { name: th.birthDate, exact: true }).fill('14/02/2535')
    await page.getByRole('button', { name: th.save, exact: true }).click()

    await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-custom-fields')
    await expect(page).toHaveURL(/process=3/)
    await page.getByRole('textbox', { name: 'ชื่อเล่น', exact: true }).fill(th.female)
    await page.getByLabel('มักแวะมาช่วงไหน', { exact: true }).selectOption({ label: 'ช่วงเย็น' })
    await page.getByRole('radio', { name: 'มี', exact: true }).check()
    await page.getByRole('checkbox', { name: 'กาแฟ', exact: true }).check()
    await page.getByRole('button', { name: th.save, exact: true }).click()

    await expect(page).toHaveURL(
      (url) => url.pathname === '/privilege' && url.searchParams.get('from') === 'chat',
    )
    const local = await storageOf(page, 'localStorage')
    expect(local).not.toHaveProperty('isInfoDue')
    // The consent given before the account existed, with the text that was shown.
    expect(JSON.parse(local.consentRecord ?? '')).toMatchObject([
      { action: 'given', text: expect.stringMatching(/กาแฟดอยใส/) },
    ])
  },
)

test.describe('Inside LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test(
    'a LINE user unknown to the brand verifies a number, needs no PIN, and joins at the store whose link they opened',
    { tag: '@main' },
    async ({ page, line, calls }) => {
      lineUserIs(line, 'non-member')
      await openInLine(page, line, '/home?storeRef=S1')
      await proceed(page).click()
      await enterNumber(page, NUMBER)
      await typeCode(page, th.otp, OTP)

      await expect(page).toHaveURL((url) => url.pathname === '/authentication/register-welcome')
      expect(calls.to('CustomerAccount/RequestOTP')).toMatchObject([{ body: { Purpose: 'line' } }])
      const merges = calls.to('authentication/MergeCustomerLine')
      expect(merges.map(({ authorization }) => authorization)).toEqual(['Bearer null', 'Bearer null'])
      expect(merges[0]?.body).not.toHaveProperty('Otp_Token')
      const ofStore = { Line_Id_Token: line.idTokens.at(-1), Store_Ref: 'S1' }
      expect(merges[1]?.body).toMatchObject({ Mobile_No: NUMBER, ...ofStore })
    },
  )
})
