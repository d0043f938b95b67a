import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { contrast, parseColour } from '../../src/theme/colour.ts'
import { expect, test } from '../fixtures.ts'
import { boxOf } from '../support/box-of.ts'
import { axeFaults } from '../support/axe.ts'
import { confirmButton, redeemButton, scanModeButton, useNowButton } from '../support/redeeming.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

const privilege = (id: string) => `/privilege/detail?privilegeId=${id}`
const LATTE = privilege('DSP001')
const question = (page: Page) => page.getByRole('alertdialog')
const SMALL = { width: 360, height: 640 }

test.beforeEach(async ({ memberIs }) => memberIs('gold'))

/** The text that is drawn largest in an element. */
const largestIn = (part: Locator) =>
  part.evaluate((root) => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    const texts = [...root.querySelectorAll('*')].filter((element) => [...element.childNodes].some(isText))
    return texts.sort((a, b) => sizeOf(b) - sizeOf(a))[0]?.textContent
  })

test('the question before redeeming stands at the bottom of the screen, and what is left is its largest number', async ({
  page,
  open,
}) => {
  await open(LATTE)
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 1180],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await redeemButton(page).click()
      await expect(question(page)).toContainText('แต้มของคุณ 2,480 แต้ม')
      await expect(question(page)).toContainText('−80')
      const panel = question(page).locator('> div')
      // The panel slides in.
      await expect.poll(async () => (await boxOf(panel)).bottom).toBe(height)
      expect(await largestIn(question(page))).toBe('2,400')
      expect(await elementsBeyondSides(page)).toEqual([])
      await expect(question(page).getByRole('button')).toHaveText([th.back, th.confirm])
      await question(page).getByRole('button', { name: th.back }).click()
      await expect(question(page)).toHaveCount(0)
    })
  }
})

test('between the tap and the question the page behind takes no further tap', async ({ page, open }) => {
  await open(LATTE)
  await expect(redeemButton(page)).toBeEnabled()
  const back = await page.getByRole('button', { name: say('shell.back'), exact: true }).elementHandle()
  const count = await redeemButton(page).evaluate(async (button: HTMLElement, leading) => {
    button.click()
    // The question is drawn in a later task.
    await Promise.resolve()
    ;(leading as HTMLElement | null)?.click()
    return document.querySelectorAll('dialog[open]').length
  }, back)
  expect(count).toBe(0)
  await expect(question(page)).toHaveCount(1)
  await expect(question(page).getByRole('button')).toHaveText([th.back, th.confirm])
  await expect(page).toHaveURL(/\/privilege\/detail/)
})

test('the second tap of a double tap confirms nothing', async ({ page, open, calls }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(LATTE)
  await redeemButton(page).scrollIntoViewIfNeeded()
  const { right, y } = await boxOf(redeemButton(page))
  // At the end of the screen, where Confirm will appear.
  await page.mouse.dblclick(right - 60, y + 8, { delay: 30 })
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('button', { name: th.confirm })).toBeVisible()
  await calls.quiet()
  expect(calls.to('privilege/Issue')).toEqual([])
  await expect(question(page)).toBeVisible()
  await confirmButton(page).click()
  await expect.poll(() => calls.to('privilege/Issue').length).toBe(1)
})

test('in text of twice the size the question shows its numbers whole, and its buttons are reached by keyboard', async ({
  page,
  open,
}) => {
  await page.setViewportSize(SMALL)
  await open(LATTE)
  await expect(redeemButton(page)).toBeEnabled()
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await redeemButton(page).click()
  await expect(question(page)).toBeVisible()
  expect(await elementsBeyondSides(page)).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(confirmButton(page)).toBeFocused()
  await expect(confirmButton(page)).toBeInViewport()
})

test('of what is sold out the way to the others is in view on a small phone', async ({ page, open }) => {
  await page.setViewportSize(SMALL)
  await open(privilege('DSP006'))
  await expect(page.getByRole('link', { name: th.allPrivileges, exact: true })).toBeInViewport({ ratio: 1 })
})

async function showCode(page: Page): Promise<void> {
  await redeemButton(page).click()
  await confirmButton(page).click()
  await useNowButton(page).click()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await confirmButton(page).click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

const scanMode = (page: Page) => page.getByRole('dialog', { name: say('codes.scanMode'), exact: true })

test('a code opens scan mode by a tap on its panel, which a small phone shows whole, or by the button below', async ({
  page,
  open,
}) => {
  await page.setViewportSize(SMALL)
  await open(LATTE)
  await showCode(page)
  for (const tab of ['codes.tabs.text', 'codes.tabs.barcode', 'codes.tabs.qr']) {
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: say(tab), exact: true }).click()
      const panel = page.getByRole('tabpanel').locator('[lang=en]')
      await expect(panel).toBeInViewport({ ratio: 1 })
      if (tab === 'codes.tabs.qr') {
        const drawn = await boxOf(page.getByRole('tabpanel').getByRole('img').locator('svg'))
        expect(drawn.width, 'as large as the member’s own code, in modules of 9 px').toBe(29 * 9)
      }
      for (const part of [panel, scanModeButton(page)]) {
        await part.tap()
        await expect(scanMode(page)).toContainText('ลาเต้ร้อน 1 แก้ว')
        await scanMode(page)
          .getByRole('button', { name: say('codes.scanMode.leave') })
          .tap()
        await expect(scanMode(page)).toHaveCount(0)
      }
    })
  }
  await page.getByRole('tab', { name: say('codes.tabs.text'), exact: true }).click()
  await page.getByRole('tabpanel').locator('strong').tap()
  await expect(scanMode(page)).toBeVisible()
})

test('on the smallest phone the exit of scan mode stands below the whole code, and the filter’s buttons below its fields', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await open(LATTE)
  await showCode(page)
  for (const tab of ['codes.tabs.qr', 'codes.tabs.barcode']) {
    await page.getByRole('tab', { name: say(tab), exact: true }).click()
    await scanModeButton(page).tap()
    const exit = scanMode(page).getByRole('button', { name: say('codes.scanMode.leave') })
    const drawn = scanMode(page).getByRole('img')
    await expect(exit).toBeInViewport({ ratio: 1 })
    await expect(drawn).toBeInViewport({ ratio: 1 })
    expect((await boxOf(exit)).y).toBeGreaterThan((await boxOf(drawn)).bottom)
    await exit.tap()
  }
  await open('/profile/points-history')
  await page.getByRole('button', { name: say('lists.filter'), exact: true }).tap()
  const sheet = page.getByRole('dialog')
  for (const button of ['lists.filter.clear', 'lists.filter.apply'])
    await expect(sheet.getByRole('button', { name: say(button), exact: true })).toBeInViewport({ ratio: 1 })
})

test('a code as text is one line, the largest text on screen, and stands below its time and beside what it is for', async ({
  page,
  open,
}) => {
  await open(LATTE)
  await showCode(page)
  const main = page.getByRole('main')
  const code = page.getByRole('tabpanel').locator('strong')
  await expect(main.getByRole('heading', { name: 'ลาเต้ร้อน 1 แก้ว', exact: true })).toHaveCount(1)
  for (const width of [280, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await largestIn(main)) ?? '').not.toBe('')
    expect(await code.innerText()).toContain(await largestIn(main))
    // On a wide screen the code has only half of the width, and stays on one line.
    if (width >= 1200) expect(await code.evaluate((text) => text.getClientRects().length)).toBe(1)
    expect(await elementsBeyondSides(page)).toEqual([])
    const picture = await boxOf(main.locator('img').first())
    const timer = await boxOf(main.getByRole('timer'))
    expect(picture.right).toBeLessThan(
      (await boxOf(main.getByRole('heading', { name: 'ลาเต้ร้อน 1 แก้ว' }))).x,
    )
    expect(picture.right).toBeLessThan(timer.x)
    expect(timer.bottom).toBeLessThan((await boxOf(page.getByRole('tabpanel'))).y)
  }
})

/** The contrast ratio of the background colours of two parts. */
async function contrastOf(...parts: [Locator, Locator]): Promise<number> {
  const [a, b] = await Promise.all(
    parts.map(async (part) =>
      parseColour(await part.evaluate((element) => getComputedStyle(element).backgroundColor)),
    ),
  )
  return a && b ? contrast(a, b) : NaN
}

// Sabaimart has no dark mode. Its yellow has little contrast to white, so a border marks it too.
for (const [brand, colorScheme, least] of [
  ['doisai', 'light', 3],
  ['doisai', 'dark', 3],
  ['sabaimart', 'light', 1.5],
] as const) {
  test(`what is chosen stands out in a picture without colours: ${brand}, ${colorScheme}`, async ({
    page,
    open,
    memberIs,
  }) => {
    await page.emulateMedia({ colorScheme })
    await memberIs('gold', brand)
    await open('/profile')
    const sizes = page.getByRole('radiogroup', { name: say('account.textSize'), exact: true })
    const chip = (has: string) => sizes.locator('label', { has: page.locator(has) }).first()
    expect(await contrastOf(chip('input:checked'), chip('input:not(:checked)'))).toBeGreaterThan(least)
    const saver = page.getByRole('switch', { name: say('account.dataSaver'), exact: true })
    await saver.click()
    await expect(saver).toHaveAttribute('aria-checked', 'true')
    expect(await contrastOf(saver.locator('span').first(), page.locator('body'))).toBeGreaterThan(least)
    const languages = page.getByRole('group').getByRole('button')
    expect(await contrastOf(languages.first(), page.locator('body'))).toBeGreaterThan(least)
  })
}
