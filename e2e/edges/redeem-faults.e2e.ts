import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { readCodes } from '../support/read-code.ts'
import { confirmButton, getCode, issuedTo, redeem, redeemButton } from '../support/redeeming.ts'
import { say } from '../support/words.ts'

const LATTE = 'DSP001'
const ISSUE = 'privilege/Issue'
const detail = (id: string) => `/privilege/detail?privilegeId=${id}`
const status = (page: Page, words: string) =>
  page.getByRole('status').getByRole('heading', { name: say(words), exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: say(name), exact: true })
test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('fifty rapid taps, and a tap in another tab at the same time, redeem once', async ({
  page,
  context,
  open,
  app,
  calls,
}) => {
  app.sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', times: 1 })
  await open(detail(LATTE))
  const other = await context.newPage()
  await other.goto(app.origin + detail(LATTE))
  for (const view of [page, other]) {
    await redeemButton(view).click()
    await expect(confirmButton(view)).toBeVisible()
  }
  const tapRapidly = (button: HTMLElement) => {
    for (let tap = 0; tap < 50; tap += 1) button.click()
  }
  await Promise.all([confirmButton(page).evaluate(tapRapidly), confirmButton(other).click()])
  await expect.poll(() => calls.to(ISSUE).length).toBe(1)
  app.sandbox.faults.clear()
  for (const view of [page, other]) await expect(view).toHaveURL(/history-detail/)
  const [mine, theirs] = [page, other].map((view) => new URL(view.url()).searchParams.get('transactionId'))
  expect(theirs).toBe(mine)
  expect(calls.to(ISSUE)).toHaveLength(1)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
  await other.close()
})

test('a reload while the redemption is under way finds out that it went through', async ({
  page,
  open,
  app,
  calls,
}) => {
  await open(detail(LATTE))
  app.sandbox.faults.add({ operation: 'issuePrivilege', kind: 'hang', after: true, times: 1 })
  await redeem(page)
  await expect.poll(() => issuedTo(app, LATTE).length).toBe(1)
  app.sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500, times: 1 }) // it would find out at once
  await page.reload()
  await expect(status(page, 'redemption.checking.title')).toBeVisible()
  await expect(redeemButton(page)).toHaveCount(0)
  await expect(page).toHaveURL(/history-detail/)
  await expect(status(page, 'privileges.redeem.done')).toBeVisible()
  expect(calls.to(ISSUE)).toHaveLength(1)
  expect(issuedTo(app, LATTE)).toHaveLength(1)
})

test('a scanner reads a code that is long or Thai, which no barcode can draw', async ({ page, open }) => {
  await open(detail('DSP901'))
  await redeem(page)
  const long = await getCode(page)
  expect(long).toHaveLength(512)
  await tab(page, 'codes.tabs.qr').click()
  await expect.poll(() => readCodes(page)).toEqual([long])
  await tab(page, 'codes.tabs.barcode').click()
  await expect(page.getByText(say('codes.barcode.unavailable'))).toBeVisible()

  await open(detail('DSP902'))
  await redeem(page)
  const thai = await getCode(page)
  await tab(page, 'codes.tabs.qr').click()
  await expect.poll(() => readCodes(page)).toEqual([thai])
})
