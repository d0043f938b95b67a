import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import { smsTokenFor } from '../../src/sandbox/content/sms-invitations.ts'
import { expect, test } from '../fixtures.ts'
import { elementsBeyondSides } from '../support/widths.ts'
import { say } from '../support/words.ts'

/** The free texts of the API's answers: names, titles, descriptions and labels, most of them once per language. */
const TEXT = /_(th|en)$|^(first_name|last_name|text|title|detail|tag_name|privielge_name)$/i

test.use({ viewport: { width: 360, height: 740 } })

/** An answer with each of its texts replaced by the next one. */
function withTexts(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      typeof item === 'string' && TEXT.test(key) ? next() : withTexts(item, next),
    ]),
  )
}

/** Throws where a text runs as code and opens a dialog. */
function forbidDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A text opened a dialog: ${dialog.message()}`)
  })
}

test(
  'home shows whatever its texts contain, and fits a narrow phone',
  { tag: '@sweep' },
  async ({ page, open, memberIs, calls, watch }) => {
    watch.allowRefusedHandlers()
    forbidDialogs(page)
    let used = 0
    const next = () => naughty[used++ % naughty.length] ?? ''
    await page.route('**/api/v1.0/**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: withTexts(await answer.json(), next) })
    })
    await memberIs('gold')
    while (used < naughty.length) {
      await open('/home')
      await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
      await calls.quiet()
      await expect(
        page.getByRole('main').getByRole('button', { name: th.collect, exact: true }),
      ).toBeVisible()
      expect(await elementsBeyondSides(page)).toEqual([])
    }
  },
)

test('a text that tries to run code runs none', async ({ page, open, watch }) => {
  watch.allowRefusedHandlers()
  await open(`/authentication/sms-pdpa?token=${smsTokenFor('sabaimart', 'hostile')}`)
  const text = page.getByRole('region', { name: say('consent.lead') })
  await expect(text.getByRole('heading', { name: 'ขอความยินยอมจากลูกค้าสบายมาร์ท' })).toBeVisible()
  await expect(
    text.locator('script, img, [style], [onclick], [href], [data-name], [aria-hidden]'),
  ).toHaveCount(0)
  await text.getByText('privacy').click()
  await text.getByText('…').click()
  expect(await page.evaluate(() => document.documentElement.dataset.hacked)).toBeUndefined()
})
