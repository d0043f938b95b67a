import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { axeFaults } from '../support/axe.ts'
import type { CallLog } from '../support/call-log.ts'
import { expectHomeOf, lineUserIs } from '../support/on-screen.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const VERIFY = 'UniversalScanCode/VerifyCustomer'
const REDEEM = 'UniversalScanCode/RedeemQrCode'
const SUB_WINDOW = 'api.line.me/liff/v2/sub/msit'

const scan = (page: Page) => page.getByRole('banner').getByRole('button', { name: th.scan, exact: true })
const sheet = (page: Page) => page.getByRole('dialog', { name: th.scan, exact: true })
const field = (page: Page) => sheet(page).getByRole('textbox', { name: 'รหัสข้างคิวอาร์โค้ด', exact: true })

async function expectCollected(page: Page, calls: CallLog, points: string, balance: string): Promise<void> {
  const modal = page.getByRole('alertdialog', { name: say('points.code.gained') })
  await expect(modal).toContainText(points)
  await modal.getByRole('button', { name: th.thanks }).click()
  await expect(page.getByText(balance, { exact: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/home' && url.search === '?brandRef=doisai')
  await calls.quiet()
  expect([calls.to(VERIFY).length, calls.to(REDEEM).length]).toEqual([1, 1])
}

/** Two taps as a thumb makes them, some frames apart; by the second tap another element may be in the button's place. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  // The sheet slides in: wait until the button stands still before measuring its place.
  await button.click({ trial: true })
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, 8)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

test.describe('In LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnAndroid })

  test("a code scanned by LINE's scanner earns its points once", async ({ page, line, calls }) => {
    lineUserIs(line, 'gold')
    line.settings.scan = `${line.permanentLink('/home')}?qrCode=EARN50`
    await openInLine(page, line, '/home')
    await expectHomeOf(page, 'gold')

    await scan(page).dblclick()
    await expectCollected(page, calls, '50 แต้ม', '2,530 แต้ม')
    expect(line.requestsTo(SUB_WINDOW).filter(({ method }) => method === 'POST')).toHaveLength(1)
    await expect(sheet(page)).toHaveCount(0)
  })

  test('a member sees the sheet where the LIFF app has no scanner', async ({ page, line }) => {
    lineUserIs(line, 'gold')
    line.settings.availability = { scanCodeV2: { permission: false, minVer: '11.7.0' } }
    await openInLine(page, line, '/home')
    await scan(page).click()
    await expect(field(page)).toBeVisible()
    expect(line.requestsTo(SUB_WINDOW)).toEqual([])
  })
})

test.describe('Outside LINE', () => {
  test(
    'a typed code earns its points once, and no request goes to LINE',
    { tag: '@main' },
    async ({ page, line, calls, open, memberIs }) => {
      await memberIs('gold')
      await open('/home')
      await scan(page).click()
      await field(page).fill(' EARN50 ')
      await doubleTap(page, sheet(page).getByRole('button', { name: th.proceed, exact: true }))
      await expectCollected(page, calls, '50 แต้ม', '2,530 แต้ม')
      expect(line.log).toEqual([])
      await expect(sheet(page)).toHaveCount(0)
    },
  )

  test('the sheet is accessible and fits, with an error in it', async ({ page, open, memberIs }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await memberIs('gold')
    await open('/home')
    await scan(page).click()
    await sheet(page).getByRole('button', { name: th.proceed, exact: true }).click()
    await expect(sheet(page).getByRole('textbox')).toHaveAccessibleDescription(say('points.scan.empty'))
    expect(await axeFaults(page)).toEqual([])
    expect(await elementsBeyondSides(page)).toEqual([])
  })
})
