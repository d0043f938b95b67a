import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { lineUserAgent, openInLine } from '../line-platform/in-client.ts'
import { lineUserIs } from '../support/on-screen.ts'
import { enterNumber } from '../support/phone.ts'
import { say } from '../support/words.ts'

const dialogButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

/** Which of the theme's fills a button has: what confirms, what destroys, or what leads back. */
const fillOf = (button: Locator) =>
  button.evaluate((element) => {
    const style = getComputedStyle(element)
    const fill = style.getPropertyValue('--fill')
    return ['success', 'danger', 'neutral'].find((name) => style.getPropertyValue(`--color-${name}`) === fill)
  })

test('leaving a form whose draft is kept is neither an achievement nor a danger', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile/edit-profile')
  const name = page.getByRole('textbox', { name: th.firstName, exact: true })
  await expect(name).toHaveValue('กัญญารัตน์')
  await name.fill('กัญญา')
  await page.getByRole('button', { name: say('shell.back'), exact: true }).click()
  expect(await fillOf(dialogButton(page, say('profile.leave.confirm')))).toBe('neutral')
})

test('a code whose outcome is not known is told over a page without the button that was tapped', async ({
  page,
  open,
  faults,
}) => {
  faults.add({ operation: 'redeemQrCode', kind: 500, after: true })
  await open('/home?qrCode=EARN50')
  await enterNumber(page, '0810000005')
  await expect(page.getByRole('alertdialog', { name: say('pointMember.unknown') })).toBeVisible()
  await expect(page.locator('main [type=submit]')).toHaveCount(0)
  await dialogButton(page, say('ui.feedbackModal.back')).click()
  await expect(page.getByRole('heading', { name: say('pointMember.ended') })).toBeFocused()
})

test('the pause of the moving pictures is drawn in lines, like every other icon', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold', 'sabaimart')
  await open('/home')
  const icon = page
    .getByRole('button', { name: /^(หยุด|เล่น)สไลด์$/ })
    .first()
    .locator('svg')
  await expect(icon).toHaveAttribute('fill', 'none')
})

test('the cards of a section have no gap between their texts, however long the dates of their neighbours', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold', 'sabaimart')
  await open('/home')
  const cards = page.getByRole('region', { name: 'ของโปรดของคุณ' }).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  const gaps = await cards.evaluateAll((items) =>
    items.map((item) => {
      const head = item.querySelector('a')?.parentElement?.parentElement
      const last = head?.lastElementChild?.getBoundingClientRect().bottom ?? NaN
      return Math.round((head?.nextElementSibling?.getBoundingClientRect().top ?? NaN) - last)
    }),
  )
  expect(Math.max(...gaps)).toBeLessThanOrEqual(8)
})

test.describe('in LINE', () => {
  test.use({ userAgent: lineUserAgent.liffOnIos })

  test('ending the connection with LINE is asked in red', async ({ page, line }) => {
    lineUserIs(line, 'gold')
    await openInLine(page, line, '/profile')
    await page.getByRole('button', { name: say('account.unlink'), exact: true }).click()
    expect(await fillOf(page.getByRole('alertdialog').getByRole('button').last())).toBe('danger')
  })
})

test('on cards of a third of a phone the heart covers no word', async ({ page, open, memberIs }) => {
  await memberIs('gold')
  await open('/home')
  const few = page.getByRole('listitem').filter({ hasText: 'เหลือ 8 สิทธิ์' }).first()
  const [tab, heart] = await Promise.all([
    boxOf(few.getByText('เหลือ 8 สิทธิ์', { exact: true })),
    boxOf(few.getByRole('button')),
  ])
  expect(tab.width).toBeGreaterThan(0)
  expect(heart.bottom <= tab.y || heart.x >= tab.right).toBe(true)
})

test('a name that is cut shows nothing of the line that is left out, whose marks reach above it', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege')
  const cards = page.getByRole('list', { name: say('privileges.list'), exact: true })
  await expect(cards.getByRole('link').first()).toBeVisible()
  const shown = await cards.locator('p:has(a)').evaluateAll((names) =>
    names.map((name) => {
      const { lineHeight, fontSize } = getComputedStyle(name)
      return (2 * parseFloat(lineHeight) - name.getBoundingClientRect().height) / parseFloat(fontSize)
    }),
  )
  expect(shown.length).toBeGreaterThan(3)
  for (const cut of shown) expect(cut).toBeGreaterThan(0.1)
})

test('whether a privilege can be had is said in a pill as wide as its words, on its page too', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/privilege/detail?privilegeId=DSP001')
  const pill = page.getByRole('main').getByText(say('privilegeCard.available'), { exact: true }).first()
  await expect(pill).toBeVisible()
  expect((await boxOf(pill)).width).toBeLessThan(120)
})
