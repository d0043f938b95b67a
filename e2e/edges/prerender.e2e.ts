import { th } from '#tests/names.ts'
import { sessionFor } from '../../src/sandbox/personas.ts'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'

// Chromium does not prerender while DevTools is attached, as in every test: `document.prerendering` is mocked.
test('a page that is merely prerendered collects no code and logs nobody in, until it is shown', async ({
  page,
  app,
  open,
  calls,
  memberIs,
  watch,
}) => {
  const platinum = sessionFor('platinum', 'doisai')
  watch.addMember(platinum)
  watch.allowAddress(app.origin)
  await memberIs('gold')
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const before = await stored()

  await open(`/home?token=${platinum}&qrCode=EARN50&brandRef=doisai`)
  await calls.quiet()
  expect(calls.paths()).toEqual([])
  expect(await stored()).toBe(before)

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await page.getByRole('alertdialog').getByRole('button', { name: th.thanks }).click()
  await expectHomeOf(page, 'platinum')
})
