import { th } from '#tests/names.ts'
import type { Page } from '@playwright/test'
import { PERSONAS, sessionFor } from '../../src/sandbox/personas.ts'
import { expect } from '../fixtures.ts'
import { expectHomeOf, pageTitle } from '../support/on-screen.ts'
import { bodyOf, test } from '../support/report-receiver.ts'

/** Waits until the chunk that measures the page is loaded, and has read the browser's buffered entries. */
async function waitUntilMeasuring(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/vitals-[\w-]+\.js$/.test(name))?.name,
  )
  // The app imported the file first, so its code continues before this does.
  await page.evaluate((address) => import(address ?? ''), await file.jsonValue())
}

/** Leaves the app for another document, which hides the page. */
const leave = (page: Page, to: string) => page.evaluate((address) => location.assign(address), to)

test('a page tells once how it was for its visitor, as soon as it is hidden, and nothing of the member', async ({
  page,
  app,
  calls,
  context,
  receiver,
  memberIs,
  open,
}) => {
  app.config.vitalsReporting = receiver.address
  await memberIs('gold')
  // Ports of one host share their cookies.
  await context.addCookies([{ name: 'visitor', value: '7', url: app.origin }])
  await open('/privilege?brandRef=doisai&search=0812345678#secret')
  await expect(pageTitle(page, th.privilege)).toBeVisible()
  await calls.quiet()
  await waitUntilMeasuring(page)
  await page.getByRole('navigation').getByRole('link', { name: th.profile, exact: true }).click()
  await expect(pageTitle(page, th.profile)).toBeVisible()
  await calls.quiet()
  expect(receiver.reports).toEqual([])

  await leave(page, `${app.origin}/icon.svg`)
  await expect.poll(() => receiver.reports.length).toBe(1)
  const [report] = receiver.reports
  expect(bodyOf(report)).toEqual({
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
    path: '/privilege',
    inLine: false,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  const { lcp, inp, cls } = bodyOf(report) as Record<'lcp' | 'inp' | 'cls', number>
  expect([lcp > 0, inp > 0, cls >= 0]).toEqual([true, true, true])
  expect([report?.method, report?.headers['content-type']]).toEqual(['POST', 'text/plain;charset=UTF-8'])
  const sent = JSON.stringify(report)
  for (const secret of [
    sessionFor('gold', 'doisai'),
    PERSONAS.gold.firstName,
    PERSONAS.gold.mobile.doisai,
    '0812345678',
    'visitor',
    'secret',
  ])
    expect(sent).not.toContain(secret)
  expect(report?.headers).not.toHaveProperty('authorization')
  expect(report?.headers).not.toHaveProperty('cookie')
})

test('without an address nothing is measured, and nothing sent', async ({
  page,
  app,
  calls,
  receiver,
  memberIs,
  open,
}) => {
  await memberIs('gold')
  await open('/home')
  await expectHomeOf(page, 'gold')
  await calls.quiet()
  await leave(page, `${app.origin}/icon.svg`)
  await expect(page.getByRole('heading')).toHaveCount(0)
  await calls.quiet()
  expect(receiver.reports).toEqual([])
  expect(app.arrivals.filter(({ url }) => url.includes('/reports'))).toEqual([])
})
