import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { sessionFor } from '../../src/sandbox/personas.ts'

export const CPU_SLOWDOWN = 4

/** A page of the app on a phone, with a member's session, once its network is idle. */
export async function openMemberPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ locale: 'th-TH', viewport, ...options })
  const page = await context.newPage()
  await page.goto(new URL('/icon.svg', address).href)
  await page.evaluate(
    (token) => {
      for (const [key, value] of Object.entries({ token, tokenBrandRef: 'doisai', brandRef: 'doisai' }))
        localStorage.setItem(key, value)
    },
    sessionFor('gold', 'doisai'),
  )
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return page
}

/** Makes the page's processor four times slower, as a phone's is. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
