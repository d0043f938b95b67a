import { th } from '#tests/names.ts'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHomeOf } from '../support/on-screen.ts'

const TABS = [th.privilege, th.package, th.profile, th.home]

/** What one garbage collection frees of the document may be freed of the heap by the next one. */
const COLLECTIONS = 4

/** The heap in use after garbage collections (bytes), and how many nodes and listeners the browser holds. */
async function inUse(
  page: Page,
  session: CDPSession,
): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let i = 0; i < COLLECTIONS; i += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await session.send('HeapProfiler.collectGarbage')
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

/** Goes from tab to tab by a script in the page: steps that Playwright takes would leave objects behind themselves. */
function goAround(page: Page, rounds: number): Promise<void> {
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
  'a hundred changes of page leak no memory once the app has warmed up',
  { tag: '@sweep' },
  async ({ page, open, memberIs, calls }) => {
    test.slow()
    await memberIs('gold')
    await open('/home')
    await expectHomeOf(page, 'gold')
    const session = await page.context().newCDPSession(page)
    // What the app and the engine keep for good: by now the heap grows by a thirtieth in the rounds that follow.
    await goAround(page, 12)
    await calls.quiet()
    const before = await inUse(page, session)
    await goAround(page, 25)
    await calls.quiet()
    const after = await inUse(page, session)
    expect(after.heap / before.heap).toBeLessThan(1.06)
    expect(after.nodes / before.nodes).toBeLessThan(1.1)
    expect(after.listeners / before.listeners).toBeLessThan(1.1)
  },
)
