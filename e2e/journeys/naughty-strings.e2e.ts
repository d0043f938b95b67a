import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { field } from '../support/member-forms.ts'
import { beyondSides } from '../support/widths.ts'

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
      expect(await beyondSides(page)).toEqual([])
    }
  },
)

test(
  'a text field takes whatever is typed, and keeps it',
  { tag: '@sweep' },
  async ({ page, open, memberIs }) => {
    forbidDialogs(page)
    await memberIs('incomplete')
    await open('/authentication/register-info')
    const name = field(page, th.firstName)
    await expect(name).toBeEditable()
    // Typed by a script in the page: a round trip for each of the five hundred texts takes most of a minute.
    const entered = await name.evaluate(async (input: HTMLInputElement, texts) => {
      const values: string[] = []
      for (const text of texts) {
        input.select()
        // As a keyboard does it, so that the browser cuts off what is too long.
        document.execCommand(text ? 'insertText' : 'delete', false, text)
        // React renders what was typed in a microtask of its own.
        await new Promise((resolve) => setTimeout(resolve))
        values.push(input.value)
      }
      return values
    }, naughty)
    // A field of one line has no line breaks, and this one no more than a hundred characters.
    expect(entered).toEqual(naughty.map((text) => text.replace(/[\r\n]/g, '').slice(0, 100)))
    for (const other of [th.lastName, th.email, th.address, th.birthDate]) {
      await field(page, other).fill(naughty.filter((text) => text.length < 60).join(' '))
      await field(page, other).blur()
    }
    await page.getByRole('button', { name: th.save, exact: true }).click()
    await expect(field(page, th.email)).toHaveAttribute('aria-invalid', 'true')
    expect(await beyondSides(page)).toEqual([])
  },
)
