import { th } from '#tests/names.ts'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'

const TABS = [th.privilege, th.package, th.profile, th.home]

/** Objects that one garbage collection frees may let the next one free more. */
const COLLECTIONS = 4

/** How many nodes and listeners the browser holds after garbage collections. */
async function held(page: Page, session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let i = 0; i < COLLECTIONS; i += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await session.send('HeapProfiler.collectGarbage')
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners }
}

/** Goes from tab to tab by a script in the page, because Playwright's own steps would leave objects behind. */
function walkTabs(page: Page, rounds: number): Promise<void> {
  return page.evaluate(
    async ([names, times]) => {
      const frame = () => new Promise(requestAnimationFrame)
      for (let step = 0; step < times * names.length; step += 1) {
        const name = names[step % names.length]
        const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === name)
        if (!(link instanceof HTMLElement)) throw new Error(`No tab ${name}`)
        link.click()
        while (link.ariaCurrent !== 'page' || document.querySelector('h1') === null) await frame()
        await frame()
      }
    },
    [TABS, rounds] as const,
  )
}

test(
  'a hundred changes of page leave no nodes and no listeners behind once the app has warmed up',
  { tag: '@sweep' },
  async ({ page, open, memberIs, calls }) => {
    await memberIs('gold')
    await open('/home')
    await expectHomeOf(page, 'gold')
    const session = await page.context().newCDPSession(page)
    const heldAfter = async (rounds: number) => {
      await walkTabs(page, rounds)
      await calls.quiet()
      return held(page, session)
    }
    const before = await heldAfter(5)
    const after = await heldAfter(25)
    // One that every page left behind would make a hundred.
    expect(after.nodes - before.nodes).toBeLessThan(100)
    expect(after.listeners - before.listeners).toBeLessThan(100)
  },
)
