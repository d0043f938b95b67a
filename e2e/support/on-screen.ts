import { th } from '#tests/names.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { lineSub, PERSONAS, type Persona } from '../../src/sandbox/personas.ts'
import type { WatchedLine } from './watched-line.ts'

export const lineButton = (page: Page): Locator =>
  page.getByRole('button', { name: th.loginWithLine, exact: true })

export const phoneButton = (page: Page): Locator =>
  page.getByRole('button', { name: th.loginWithPhone, exact: true })

/** The page's name: its one h1. */
export const pageTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const greeting = (page: Page, persona: Persona): Locator =>
  page.getByText(`สวัสดี คุณ${PERSONAS[persona].firstName}`)

/** Home, with this member's own data. */
export async function expectHomeOf(page: Page, persona: Persona): Promise<void> {
  await expect(greeting(page, persona)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
}

/** The LINE login page, with its ways in. */
export async function expectLineLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/authentication/line-login')
  await expect(lineButton(page)).toBeVisible()
}

/** Goes to a page as a link in the app does: with the page before it in the app's history. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = history.state as { idx?: number }
    // As the app writes it: with the brand, and the router's key.
    const url = new URL(to, location.origin)
    url.searchParams.set('brandRef', new URLSearchParams(location.search).get('brandRef') ?? '')
    history.pushState({ idx: idx + 1, key: String(performance.now()) }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

/** The LINE user is this persona from now on. */
export function lineUserIs(line: WatchedLine, persona: Persona): void {
  line.settings.user = { ...line.settings.user, sub: lineSub(persona) }
}

/** What local or session storage holds, by its keys without their owners. */
export function storageOf(
  page: Page,
  area: 'localStorage' | 'sessionStorage',
): Promise<Record<string, string>> {
  return page.evaluate((of) => {
    const entries = Object.entries<string>(globalThis[of])
    return Object.fromEntries(entries.map(([name, text]) => [name.split('@')[0] ?? '', text]))
  }, area)
}
