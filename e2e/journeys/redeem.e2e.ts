import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pressAt } from '../support/keyboard.ts'
import { readCodes } from '../support/read-code.ts'
import {
  balanceOf,
  codeText,
  confirmButton,
  getCode,
  redeem,
  redeemButton,
  scanModeButton,
  staffUse,
  useNowButton,
} from '../support/redeeming.ts'
import { say } from '../support/words.ts'

const LATTE = 'DSP001'
const ISSUE = 'privilege/Issue'
const detail = (id: string) => `/privilege/detail?privilegeId=${id}`
const alert = (page: Page) => page.getByRole('alertdialog')
const status = (page: Page, words: string) =>
  page.getByRole('status').getByRole('heading', { name: say(words), exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: say(name), exact: true })
test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test(
  'a member redeems a privilege, shows the code at the counter, and sees when staff have used it',
  { tag: '@main' },
  async ({ page, open, app, calls }) => {
    await open(detail(LATTE))
    await redeemButton(page).click()
    await expect(alert(page)).toContainText('แต้มที่ใช้ −80 แต้ม')
    await expect(alert(page)).toContainText('หลังแลกเหลือ 2,400 แต้ม')
    await expect(alert(page)).toContainText(say('redeem.final'))
    await confirmButton(page).click()
    await expect(page).toHaveURL(/\/privilege\/history-detail\?transactionId=PV/)
    await expect(status(page, 'redeem.privilege.done')).toBeVisible()
    expect(calls.to(ISSUE).map(({ body }) => body)).toEqual([{ Privilege_Id: LATTE, Amount: 1, Type: 1 }])

    await useNowButton(page).click()
    await expect(alert(page).getByRole('heading', { name: say('redeem.counter.question') })).toBeVisible()
    await expect(alert(page)).toContainText('Staff: scanning uses the privilege')
    await expect(alert(page)).toContainText('พนักงาน: สแกนแล้วถือว่าใช้สิทธิ์')
    expect(calls.to('Customer/History/Privileg/GetIssueCode')).toEqual([])
    await confirmButton(page).click()
    await expect(page.getByRole('timer').first()).toHaveText(/เหลือเวลา 1[45]:\d\d/)
    const code = await codeText(page).innerText()
    expect(code).toMatch(/^PV-/)

    // By keyboard: to scan mode and out of it again.
    await scanModeButton(page).focus()
    await page.keyboard.press('Enter')
    const scanMode = page.getByRole('dialog', { name: say('codes.scanMode') })
    await expect(scanMode).toContainText(/เหลือเวลา/)
    await expect.poll(() => readCodes(page)).toEqual([code])
    await pressAt(page, page.getByRole('button', { name: say('codes.scanMode.leave'), exact: true }))
    await expect(scanMode).toHaveCount(0)
    await expect(scanModeButton(page)).toBeFocused()

    await staffUse(app, code)
    await expect(page.getByText(say('ui.status.used'), { exact: true })).toBeVisible()
    await expect(codeText(page)).toHaveCount(0)
    await expect(useNowButton(page)).toHaveCount(0)
    expect(await balanceOf(app)).toBe(2400)

    await page.getByRole('button', { name: say('shell.back'), exact: true }).click()
    await expect(page).toHaveURL(/\/privilege(\?brandRef=\w+)?$/)
  },
)

for (const { brand, id, dark } of [
  { brand: 'doisai', id: LATTE, dark: 'dark' },
  // This brand's theme is light for everybody.
  { brand: 'sabaimart', id: 'SMP001', dark: 'light' },
] as const) {
  test(`a scanner reads the code of ${brand} on a narrow phone that prefers light or dark`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold', brand)
    await page.setViewportSize({ width: 360, height: 740 })
    await open(detail(id))
    await redeem(page)
    const code = await getCode(page)
    for (const shape of ['codes.tabs.qr', 'codes.tabs.barcode']) {
      await tab(page, shape).click()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const mode = colorScheme === 'dark' ? dark : 'light'
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
        await expect.poll(() => readCodes(page), `${shape}, ${colorScheme}`).toEqual([code])
      }
    }
  })
}
