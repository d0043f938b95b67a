import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const TABS = ['สิทธิพิเศษ', 'แพ็กเกจ', 'บัญชี', 'หน้าหลัก']

/** What is in use once nothing is left to collect (bytes), and how many nodes the browser holds. */
async function inUse(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes }
}

async function goAround(page: Page, rounds: number): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'เมนูหลัก', exact: true })
  for (let round = 0; round < rounds; round += 1) {
    for (const tab of TABS) {
      const link = bar.getByRole('link', { name: tab, exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
  }
}

test('two hundred changes of page leave no more behind than the first fifty', async ({
  page,
  open,
  memberIs,
  calls,
}) => {
  await memberIs('gold')
  await open('/home')
  const session = await page.context().newCDPSession(page)
  await goAround(page, 12)
  await calls.quiet()
  const before = await inUse(session)
  await goAround(page, 38)
  await calls.quiet()
  const after = await inUse(session)
  expect(after.heap / before.heap).toBeLessThan(1.1)
  expect(after.nodes / before.nodes).toBeLessThan(1.1)
})
