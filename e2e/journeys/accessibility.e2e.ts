import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect, test } from '../fixtures.ts'
import { enter, isHeld, pathOf, setStage, statesOf, storedOf, type Screen } from '../screens/screen.ts'
import { screens } from '../screens/screens.ts'
import { axeFaults, RULES_OF_COLOURS, RULES_OF_WORDS } from '../support/axe.ts'
import { expectClearOfHomeBar } from '../support/safe-areas.ts'
import { settle } from '../support/settle.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { wordsOf } from '../support/words.ts'

async function seriousFaults(page: Page, options?: RunOptions): Promise<string[]> {
  const faults = await axeFaults(page, options)
  return faults.filter(({ impact }) => /serious|critical/.test(impact)).map(({ fault }) => fault)
}

/** Dark mode, and the system's forced colours. */
const COLOURS = [
  { name: 'in dark', media: { colorScheme: 'dark' }, query: '(prefers-color-scheme: dark)' },
  { name: 'in forced colours', media: { forcedColors: 'active' }, query: '(forced-colors: active)' },
] as const

/** Other colour schemes change only colours, so only the rules about colours run again. */
async function checkOtherColours(page: Page, { isBrandless = false }: Screen, what: string): Promise<void> {
  for (const { name, media, query } of COLOURS) {
    await page.emulateMedia(media)
    await page.waitForFunction((wanted) => matchMedia(wanted).matches, query)
    if (!isBrandless) await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    expect.soft(await seriousFaults(page, { runOnly: RULES_OF_COLOURS }), `${what}, ${name}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

async function expectToFit(page: Page, what: string): Promise<void> {
  await settle(page)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect.soft(await elementsBeyondSides(page), `${what}, on the smallest phone`).toEqual([])
}

/** Switches the language as another tab does, because few screens have a switch of their own. */
async function switchLanguage(page: Page, locale: 'th' | 'en'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
  }, locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en-US' : 'th')
}

/** The app's own Thai texts that the page shows. Text marked as Thai in a page of another language is Thai on purpose. */
function thaiWords(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const ofApp = new Set(words)
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (parentElement?.closest('body [lang=th]')) continue
      if (ofApp.has(text) && parentElement?.checkVisibility({ visibilityProperty: true })) found.push(text)
    }
    return found
  }, wordsOf('th'))
}

/** The second language changes only texts and their length, so only the rules about names run again. */
async function checkSecondLanguage(page: Page, what: string): Promise<void> {
  // A part that React renders in the background follows the language a moment later.
  await expect
    .configure({ soft: true })
    .poll(() => thaiWords(page), `${what}, still in Thai`)
    .toEqual([])
  expect.soft(await seriousFaults(page, { runOnly: RULES_OF_WORDS }), what).toEqual([])
  await expectToFit(page, what)
}

/** Expects the screen to be accessible in all colours and both languages, and to fit; leaves it in the second language. */
async function checkScreen(page: Page, screen: Screen, locale: 'th' | 'en', state: string): Promise<void> {
  if (locale === 'en') return checkSecondLanguage(page, `${state}, in en`)
  // Prints what a screen reader says, for a person to read.
  if (process.env.TREES) console.log(`\n# ${state}\n${await page.locator('body').ariaSnapshot()}`)
  expect.soft(await seriousFaults(page), state).toEqual([])
  await checkOtherColours(page, screen, state)
  await expectToFit(page, `${state}, in th`)
  await expectClearOfHomeBar(page, state)
  if (screen.isSaidOnce) return
  await switchLanguage(page, 'en')
  await checkSecondLanguage(page, `${state}, in en`)
}

// Screens that the journeys visit too: tagged, so that only `npm run test:screens` takes the time for all of them.
test.describe('On the smallest phone', { tag: '@sweep' }, () => {
  // Set before the page opens: after a resize the test would have to wait for the layout.
  test.use({ viewport: { width: 320, height: 640 } })

  /** The screens that are checked with every change. */
  const MAIN = ['line-login', 'points-qr', 'profile', 'custom-forms']

  for (const screen of screens.filter(({ isOnlyPictured }) => !isOnlyPictured)) {
    const states = statesOf(screen)
    for (const locale of screen.isSaidOnce ? (['th', 'en'] as const) : (['th'] as const)) {
      const languages = screen.isSaidOnce ? locale : 'both languages'
      const name = states.map((state) => state.name).join(', ')
      test(
        `${name}: accessible in all colours, keeps clear of the home bar, and fits the smallest phone, in ${languages}`,
        { tag: MAIN.includes(screen.name) ? '@main' : [] },
        async ({ page, app, open, faults, memberIs, stored, inLocale }) => {
          if (screen.persona) await memberIs(screen.persona)
          if (screen.local) await stored(storedOf(screen, 'doisai'))
          if (locale === 'en') await inLocale('en')
          await setStage(page, app, screen)
          await open(pathOf(screen, 'doisai'))
          for (const state of states) {
            // The next steps find elements by their Thai texts.
            if (state !== screen && !screen.isSaidOnce) await switchLanguage(page, 'th')
            await enter(state, { page, locale, faults })
            if (!isHeld(screen)) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
            await checkScreen(page, screen, locale, state.name)
          }
        },
      )
    }
  }
})

/** Tabs through the page; `missed` are the focusable elements that Tab does not reach. */
async function tabThrough(page: Page): Promise<{ count: number; missed: string[] }> {
  const count = await page.evaluate(() => {
    const focusable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
      )
      .filter((element) => element.tabIndex >= 0 && !element.closest('[inert], [aria-hidden="true"]'))
    for (const element of focusable) element.dataset.wanted = 'true'
    return focusable.length
  })
  for (let i = 0; i <= count; i += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(() => document.activeElement?.removeAttribute('data-wanted'))
  }
  const missed = await page
    .locator('[data-wanted]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  return { count, missed }
}

test('everything on home can be reached by keyboard', async ({ page, open, memberIs, calls }) => {
  await memberIs('gold')
  await open('/home')
  await calls.quiet()
  // The first key press starts the sliders, which replace the static first slides.
  await expect(page.getByRole('group', { name: 'ข่าวสาร', exact: true })).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.locator('.swiper')).toHaveCount(2)
  const { count, missed } = await tabThrough(page)
  expect(count).toBeGreaterThan(20)
  expect(missed).toEqual([])
})

test('a new page takes the focus, and its name is the document title', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/home')
  await calls.quiet()
  await expect(page).toHaveTitle(/หน้าหลัก/)
  await page.getByRole('navigation').getByRole('link', { name: th.profile }).click()
  await expect(page.getByRole('heading', { level: 1, name: th.profile })).toBeFocused()
  await expect(page).toHaveTitle(/บัญชี/)
})
