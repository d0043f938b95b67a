import { th } from '#tests/names.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/* How many round trips a first visit takes, on any machine: every answer is held for the same long time, so that a moment
   divided by that time is the number of answers that had to arrive one after the other. */

const HOLD_MS = 1500

/** When the largest paint was (ms), and the address of its picture. */
interface Moments {
  lcp: number
  picture: string
}

/** Delays every answer, the document's too, without making any request wait for a free connection. */
async function holdEveryAnswer(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  await page.addInitScript(() => {
    const moments: Moments = { lcp: 0, picture: '' }
    Object.assign(globalThis, { moments })
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined
      if (largest) Object.assign(moments, { lcp: largest.startTime, picture: largest.url })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

const hopsAt = (milliseconds: number) => Math.floor(milliseconds / HOLD_MS)

/** The hop in which an element is first visible. */
async function hopOf(page: Page, place: Locator): Promise<number> {
  await place.waitFor({ timeout: 12 * HOLD_MS })
  return hopsAt(await page.evaluate(() => performance.now()))
}

interface FirstPaint {
  hop: number
  /** Scripts requested before the paint's picture: the paint cannot have waited for other scripts. */
  scripts: string[]
}

/** The largest paint, once the network is idle. */
async function largestPaint(page: Page): Promise<FirstPaint> {
  await page.waitForLoadState('networkidle')
  const { lcp, scripts } = await page.evaluate((hold) => {
    const { moments } = globalThis as unknown as { moments: Moments } // set above
    const requests = performance.getEntriesByType('resource')
    const picture = requests.find(({ name }) => name === moments.picture)
    const since = picture?.startTime ?? moments.lcp - hold
    const before = requests.filter(({ name, startTime }) => name.endsWith('.js') && startTime < since)
    return { lcp: moments.lcp, scripts: before.map(({ name }) => new URL(name).pathname) }
  }, HOLD_MS)
  return { hop: hopsAt(lcp), scripts: [...new Set(scripts)] }
}

test('a first visit shows the login buttons after three hops, and all of the login after four', async ({
  page,
  open,
}) => {
  await holdEveryAnswer(page)
  await open('/authentication/line-login?brandRef=doisai&landing=true')
  const buttons = await hopOf(page, page.getByRole('button', { name: th.loginWithLine }))
  const paint = await largestPaint(page)
  expect.soft(buttons).toBeLessThanOrEqual(3)
  expect.soft(paint.hop).toBeLessThanOrEqual(4)
  expect.soft(paint.scripts.length, paint.scripts.join('\n')).toBeLessThanOrEqual(4)
})

test('a first visit shows home after four hops, and its privileges after five', async ({
  page,
  open,
  memberIs,
}) => {
  await memberIs('gold')
  await holdEveryAnswer(page)
  await open('/home?brandRef=doisai')
  const points = await hopOf(page, page.getByText('2,480', { exact: false }).first())
  const privileges = await hopOf(
    page,
    page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem').first(),
  )
  const paint = await largestPaint(page)
  expect.soft(points).toBeLessThanOrEqual(4)
  expect.soft(privileges).toBeLessThanOrEqual(5)
  expect.soft(paint.hop).toBeLessThanOrEqual(4)
  expect.soft(paint.scripts.length, paint.scripts.join('\n')).toBeLessThanOrEqual(4)
})
