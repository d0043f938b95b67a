import type { Page } from '@playwright/test'
import { memberIdOf } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { say } from '../support/words.ts'

const ICED = 'แพ็กเครื่องดื่มเย็น 5 แก้ว'

const packageButton = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true })
const cards = (page: Page) =>
  page.getByRole('list', { name: say('app.title.package'), exact: true }).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: say('lists.search') })
const name = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true })
const left = (count: number, of: number) =>
  say('packages.coupons.leftOf', { left: String(count), total: String(of) })
const noticeOf = (page: Page, id: string) => page.getByRole('heading', { name: say(id), exact: true })

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

test(
  'a member finds a package, takes a coupon of it, and shows it at the counter until the staff have used it',
  { tag: '@main' },
  async ({ page, app, open, calls, faults }) => {
    await open('/package')
    await expect(cards(page)).toHaveCount(8)
    await search(page).fill('เครืองดืม')
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, ICED)).toContainText(say('packages.coupons.left', { left: '3' }))
    faults.add({ operation: 'listPackages', kind: 'hang', times: 1 })
    await card(page, ICED).getByRole('link').click()
    // The list's data is shown while the package itself is still loading.
    await expect(name(page, ICED)).toBeVisible()
    await expect(page.getByText(left(3, 5))).toBeVisible()
    faults.clear()

    await packageButton(page, 'redeem.package.redeem').click()
    const question = page.getByRole('alertdialog', { name: say('redeem.package.question') })
    await expect(question).toHaveAccessibleDescription(/ยกเลิกภายหลังไม่ได้/)
    await packageButton(page, 'ui.feedbackModal.confirm').click()
    await expect(page).toHaveURL(/\/package\/history-detail\?transactionId=/)
    await expect(noticeOf(page, 'redeem.package.done')).toBeVisible()
    await expect(page.getByText(say('ui.status.available'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('redeem.coupons'), { exact: true })).toBeVisible()
    await expect(page.getByText(say('redeem.cost'), { exact: true })).toHaveCount(0)

    await packageButton(page, 'redeem.use.coupon').click()
    await packageButton(page, 'ui.feedbackModal.confirm').click()
    await expect(page.getByRole('timer').first()).toBeVisible()
    const code = app.sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.packages[0]?.code?.text
    await expect(page.getByText(String(code), { exact: true })).toBeVisible()
    await page.request.post(`${app.origin}/sandbox/staff/use`, { data: { code } })
    // The screen polls every few seconds.
    await expect(page.getByText(say('ui.status.used'), { exact: true })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)

    await page.goBack()
    await expect(page.getByText(left(2, 5))).toBeVisible()
    await page.goBack()
    await expect(card(page, ICED)).toContainText(say('packages.coupons.left', { left: '2' }))
    expect(calls.to('package/Issue')).toHaveLength(1)
  },
)
