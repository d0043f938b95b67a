import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { readCodes } from '../support/read-code.ts'
import { expectHomeOf } from '../support/on-screen.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const MEMBER_CODE = 'SM100185'

const rootSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
const size = (page: Page, id: string) =>
  page
    .getByRole('radiogroup', { name: say('account.textSize'), exact: true })
    .getByRole('radio', { name: say(id), exact: true })

test('a member chooses larger texts: at once, in every tab, after a reload, and until the log-out', async ({
  page,
  context,
  app,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await open('/profile')
  const other = await context.newPage()
  await other.goto(`${app.origin}/home`)
  await expectHomeOf(other, 'gold')
  const usual = await rootSize(page)
  await size(page, 'account.textSize.xlarge').check()
  for (const tab of [page, other]) await expect.poll(() => rootSize(tab)).toBeGreaterThan(usual)
  await page.reload()
  await expect(size(page, 'account.textSize.xlarge')).toBeChecked()
  expect(await rootSize(page)).toBeGreaterThan(usual)
  expect(await elementsBeyondSides(page)).toEqual([])

  await page.getByRole('button', { name: th.logOut }).click()
  await expect(page).toHaveURL(/line-login/)
  for (const tab of [page, other]) await expect.poll(() => rootSize(tab)).toBe(usual)
})

for (const width of [320, 360]) {
  test(`on a phone of ${width} px whose text alone is twice as large, the names of the tabs stay apart`, async ({
    page,
    open,
    memberIs,
  }) => {
    await memberIs('gold')
    await page.setViewportSize({ width, height: 640 })
    await open('/home')
    await expectHomeOf(page, 'gold')
    const tabs = page.getByRole('navigation', { name: say('shell.navigation') }).getByRole('link')
    const boxes = () =>
      tabs.evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link)
          const { left, right } = range.getBoundingClientRect()
          return { left, right, size: parseFloat(getComputedStyle(link).fontSize) }
        }),
      )
    // As Android's text size does in LINE's browser: it doubles the computed size, whatever its unit.
    const [first] = await boxes()
    await tabs.evaluateAll(
      (links, px) => {
        for (const link of links as HTMLElement[]) link.style.fontSize = `${px}px`
      },
      (first?.size ?? 0) * 2,
    )
    const names = await boxes()
    expect(names).toHaveLength(5)
    for (const [index, { left, right }] of names.entries()) {
      expect(left).toBeGreaterThanOrEqual(names[index - 1]?.right ?? 0)
      expect(right).toBeLessThanOrEqual(width)
    }
  })
}

test('a member who saves data is shown no covers and no pictures of privileges, and may have them back', async ({
  page,
  open,
  memberIs,
}) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
  })
  await memberIs('gold')
  await open('/profile')
  const saver = page.getByRole('switch', { name: say('account.dataSaver'), exact: true })
  await saver.click()
  await expect(saver).toHaveAttribute('aria-checked', 'true')
  pictures.length = 0
  await open('/home')
  await expectHomeOf(page, 'gold')
  await expect(page.locator('main a[href*="/privilege/detail"]').first()).toBeVisible()
  expect(pictures.filter((path) => /cover|item|privilege/.test(path))).toEqual([])

  await open('/profile')
  await saver.click()
  await expect(saver).toHaveAttribute('aria-checked', 'false')
  await open('/home')
  await expect.poll(() => pictures.filter((path) => /cover/.test(path)).length).toBeGreaterThan(0)
})

test('with reduced motion a list takes its new height in the same frame, and its member stays where they are', async ({
  page,
  open,
  memberIs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await memberIs('gold')
  await open('/profile/points-history')
  const list = page.getByRole('list', { name: say('app.title.pointsHistory'), exact: true })
  await expect(list.getByRole('button').first()).toBeVisible()
  const [before, after] = await list.evaluate((element) => {
    const { height } = element.getBoundingClientRect()
    element.style.paddingBlockStart = `${parseFloat(getComputedStyle(element).paddingBlockStart) + height}px`
    return [height, element.getBoundingClientRect().height]
  })
  expect(after).toBe(2 * before)
})

test('a foot that an error in large letters makes too high stands at the end of its form, and covers no field', async ({
  page,
  open,
  memberIs,
  faults,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await memberIs('gold')
  await open('/profile/edit-profile')
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  const firstName = page.getByLabel(say('profile.info.firstName'), { exact: true })
  await firstName.fill('กานดา')
  const save = page.getByRole('main').getByRole('button', { name: say('forms.save'), exact: true })
  await expect(save).toBeInViewport({ ratio: 1 })
  faults.add({ operation: 'updateCustomerInfo', kind: 500 })
  await save.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await firstName.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(save).not.toBeInViewport()
  await expect(firstName).toBeInViewport({ ratio: 1 })
})

test('a browser that darkens light pages leaves a light brand as it is, and a scanner reads its codes where it does not', async ({
  page,
  context,
  open,
  memberIs,
}) => {
  await memberIs('gold', 'sabaimart')
  const devtools = await context.newCDPSession(page)
  // Browsers darken pages only for a user who prefers dark mode.
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/home?brandRef=sabaimart')
  await page.getByRole('button', { name: th.collect, exact: true }).click()
  await page.getByRole('tab', { name: th.barcodeTab }).click()
  await expect.poll(() => readCodes(page)).toEqual([MEMBER_CODE])
  const light = await page.screenshot()
  await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await page.screenshot()).equals(light)).toBe(true)
  // An older browser does not know `only` in color-scheme.
  await page.addStyleTag({ content: ':root:root { color-scheme: light !important }' })
  for (const name of [th.barcodeTab, th.qrTab]) {
    await page.getByRole('tab', { name }).click()
    await expect.poll(() => readCodes(page), name).toEqual([MEMBER_CODE])
  }
  await page.getByRole('button', { name: say('codes.scanMode') }).click()
  await expect.poll(() => readCodes(page)).toEqual([MEMBER_CODE])
})

test('without a network one row says so, how old the page is, and offers to try again', async ({
  page,
  open,
  memberIs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await memberIs('gold')
  await open('/profile/points-history')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  // With the network of the notice's own file, which the app loads while it has one.
  await page.route('**/api/**', (route) => route.abort())
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
  const notice = page.getByRole('note')
  await expect(notice).toContainText(say('shell.offline'))
  const [row, button] = [await boxOf(notice), await boxOf(notice.getByRole('button'))]
  expect([row.height, button.height]).toEqual([48, 36])
  expect(button.right).toBeGreaterThan(row.right - 16)
})
