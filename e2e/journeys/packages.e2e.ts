import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { memberIdOf } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { pageTitle } from '../support/on-screen.ts'
import { packageButton, showStaffCode, takePackage } from '../support/packages.ts'
import { say } from '../support/words.ts'

const LIST = 'package/List'
const ICED = 'แพ็กเครื่องดื่มเย็น 5 แก้ว'

const cards = (page: Page) =>
  page.getByRole('list', { name: say('packages.list'), exact: true }).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: say('lists.search') })
const name = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true })
const left = (count: number, of: number) =>
  say('packages.coupons.leftOf', { left: String(count), total: String(of) })
const noticeOf = (page: Page, id: string) => page.getByRole('heading', { name: say(id), exact: true })

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test('a member finds a package, takes a coupon of it, and shows it at the counter until the staff have used it', async ({
  page,
  app,
  open,
  calls,
  faults,
}) => {
  await open('/package')
  await expect(cards(page)).toHaveCount(8)
  await search(page).fill('เครืองดืม')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, ICED)).toContainText(left(3, 5))
  faults.add({ operation: 'listPackages', kind: 'hang', times: 1 })
  await card(page, ICED).getByRole('link').click()
  // What the list has said is on screen while the package itself is still being read.
  await expect(name(page, ICED)).toBeVisible()
  await expect(page.getByText(left(3, 5))).toBeVisible()
  faults.clear()

  await packageButton(page, 'packages.redeem').click()
  const question = page.getByRole('alertdialog', { name: say('packages.redeem.question') })
  await expect(question).toHaveAccessibleDescription(/เหลือ 2 ใบ.*ยกเลิกไม่ได้/s)
  await packageButton(page, 'ui.feedbackModal.confirm').click()
  await expect(page).toHaveURL(/\/package\/history-detail\?transactionId=/)
  await expect(noticeOf(page, 'packages.redeem.done')).toBeVisible()
  await expect(page.getByText(say('redemption.status.received'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('redemption.receivedAt'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('redemption.cost'), { exact: true })).toHaveCount(0)

  await showStaffCode(page)
  await expect(page.getByRole('timer').first()).toBeVisible()
  const code = app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.packages[0]?.code?.text
  await expect(page.getByText(String(code), { exact: true })).toBeVisible()
  await page.request.post(`${app.origin}/sandbox/staff/use`, { data: { code } })
  // The screen looks again within seconds.
  await expect(page.getByText(say('redemption.status.used'), { exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)

  await page.goBack()
  await expect(page.getByText(left(2, 5))).toBeVisible()
  await page.goBack()
  await expect(card(page, ICED)).toContainText(left(2, 5))
  expect(calls.to('package/Issue')).toHaveLength(1)
})

test('a member whose answer is lost finds the coupon that was taken, once', async ({
  page,
  app,
  open,
  calls,
  faults,
}) => {
  const taken = () =>
    app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.packages.filter(
      ({ packageId }) => packageId === 'DPK001',
    ) ?? []
  const before = taken().length
  faults.add({ operation: 'issuePackage', kind: 'offline', after: true, times: 1 })
  await open('/package/detail?packageId=DPK001')
  await takePackage(page)
  await expect(noticeOf(page, 'packages.redeem.done')).toBeVisible()
  expect(taken()).toHaveLength(before + 1)
  await page.goBack()
  await expect(page.getByText(left(9, 10))).toBeVisible()
  await expect(packageButton(page, 'packages.redeem')).toBeEnabled()
  expect(calls.to('package/Issue')).toHaveLength(1)
})

test('a package that is over, of which nothing is left, or that nobody knows says so and cannot be taken', async ({
  page,
  open,
}) => {
  for (const [id, state] of [
    ['DPK006', 'packages.fullyRedeemed'],
    ['DPK007', 'packages.expired'],
  ] as const) {
    await open(`/package/detail?packageId=${id}`)
    await expect(page.getByText(say(state), { exact: true }).last()).toBeVisible()
    await expect(packageButton(page, 'packages.redeem')).toHaveCount(0)
  }
  for (const address of ['/package/detail?packageId=nobody', '/package/history-detail?transactionId=x']) {
    await open(address)
    await expect(name(page, say('redemption.missing.title'))).toBeVisible()
  }
})

test('the packages are sorted and searched by their address, and are there by link for a brand without the menu item', async ({
  page,
  open,
  calls,
  memberIs,
}) => {
  await open('/package?sort=expiry')
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('button', { name: say('lists.filter.set', { count: '1' }), exact: true }).click()
  await expect(page.getByRole('radio', { name: say('lists.sort.expiry') })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: th.close }).click()
  expect(calls.to(LIST)[0]?.body).toMatchObject({
    Filters: { Ordering: [{ Field: 'expiry_date', Direction: 'asc' }], Page: 1 },
  })
  await card(page, 'แพ็กเติมเมล็ด').scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  await card(page, 'แพ็กเติมเมล็ด').getByRole('link').click()
  await expect(packageButton(page, 'packages.redeem')).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await search(page).fill('ไม่มีแน่นอน')
  await expect(name(page, say('packages.empty.none'))).toBeVisible()
  await page.getByRole('button', { name: say('packages.empty.search', { text: 'ไม่มีแน่นอน' }) }).click()
  await expect(cards(page)).toHaveCount(8)

  await memberIs('gold', 'sabaimart')
  await open('/package')
  await expect(pageTitle(page, th.package)).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('navigation').getByRole('link', { name: th.package })).toHaveCount(0)
})
