import { th } from '#tests/names.ts'
import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/*
 * Counts the round trips of a first visit, however fast the machine is: answers are held back and released in hops. A hop is all
 * requests that are open once the hop before is answered, so what hop three shows has waited for three answers in a row.
 */

/** Waits until the page has rendered and painted what the answers so far allow. */
const waitUntilPainted = (page: Page) =>
  page
    .evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => requestIdleCallback(resolve))
      }
    })
    // The evaluation fails when a navigation replaces the document.
    .catch(() => undefined)

class Hops {
  readonly #page: Page
  #held: { request: Request; go: () => void }[] = []
  #unanswered = new Set<Request>()
  /** The paths that each hop has asked for. */
  readonly asked: string[][] = []

  constructor(page: Page) {
    this.#page = page
    const isOver = (request: Request) => void this.#unanswered.delete(request)
    page.on('requestfinished', isOver)
    page.on('requestfailed', isOver)
  }

  async hold(): Promise<void> {
    await this.#page.route('**/*', async (route) => {
      await new Promise<void>((go) => this.#held.push({ request: route.request(), go }))
      // The page may be gone by then.
      await route.continue().catch(() => undefined)
    })
  }

  /** Lets the answers of one hop arrive, and waits until the page has used them. */
  async release(): Promise<void> {
    await expect.poll(() => this.#held.length).toBeGreaterThan(0)
    const hop = this.#held.splice(0)
    this.asked.push(hop.map(({ request }) => new URL(request.url()).pathname))
    for (const { request } of hop) this.#unanswered.add(request)
    for (const { go } of hop) go()
    await expect.poll(() => this.#unanswered.size).toBe(0)
    await waitUntilPainted(this.#page)
  }

  /** Releases hops until an element is on screen; gives how many there have been by then. */
  async until(place: Locator): Promise<number> {
    // Playwright finds no element before the document has arrived.
    if (this.asked.length === 0) await this.release()
    while (!(await place.isVisible())) await this.release()
    return this.asked.length
  }

  /** The scripts that the first hops have asked for. */
  scripts(hops: number): string[] {
    return this.asked
      .slice(0, hops)
      .flat()
      .filter((path) => path.endsWith('.js'))
  }
}

test('a first visit shows the login buttons after three hops, with four scripts at most', async ({
  page,
  app,
}) => {
  const hops = new Hops(page)
  await hops.hold()
  void page
    .goto(`${app.origin}/authentication/line-login?brandRef=doisai&landing=true`)
    .catch(() => undefined)
  const buttons = await hops.until(page.getByRole('button', { name: th.loginWithLine }))
  expect.soft(buttons, hops.asked.join('\n\n')).toBeLessThanOrEqual(3)
  expect.soft(hops.scripts(3).length, hops.scripts(3).join('\n')).toBeLessThanOrEqual(4)
})

test('a first visit shows the balance after three hops, and its privileges and its cover after four', async ({
  page,
  app,
  memberIs,
}) => {
  await memberIs('gold')
  const hops = new Hops(page)
  await hops.hold()
  void page.goto(`${app.origin}/home?brandRef=doisai`).catch(() => undefined)
  const points = await hops.until(page.getByText('2,480', { exact: false }).first())
  const privileges = await hops.until(
    page.getByRole('region', { name: 'สิทธิพิเศษแนะนำ' }).getByRole('listitem').first(),
  )
  expect.soft(points, hops.asked.join('\n\n')).toBeLessThanOrEqual(3)
  expect.soft(privileges, hops.asked.join('\n\n')).toBeLessThanOrEqual(4)
  expect.soft(hops.asked.slice(0, 4).flat()).toContain('/sandbox/pictures/cover-doisai-sunrise.svg')
  expect.soft(hops.scripts(3).length, hops.scripts(3).join('\n')).toBeLessThanOrEqual(4)
})
