import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { markSeen } from '@/features/redeem/attempts'
import { counted, issued, openTab, passTime, sandbox } from './redeeming-tabs'

it('A retry that is refused while the first try is still on its way is repeated under the same id: it charges once', async () => {
  const before = issued().length
  const tab = openTab()
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 300_000, times: 1 })
  act(() => tab.tap())
  await passTime(1000)
  tab.close()

  // The first try's tab is closed, and the history does not have its redemption yet.
  const visit = openTab()
  await passTime(60_000)
  expect(visit.status()).toBe('notRedeemed')
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 422, times: 1 })
  act(() => visit.tap())
  await passTime(30_000)
  expect(visit.told.map(({ status }) => status)).toEqual(['refused'])
  act(() => visit.tap())
  await passTime(30_000)
  expect(visit.told.at(-1)?.status).toBe('done')
  await passTime(300_000, 5000)
  expect(issued()).toHaveLength(before + 1)
  expect(counted()).toEqual(['redeemed'])
  visit.close()
})

it('A privilege is redeemed again after the clock was set back, where it was redeemed before', async () => {
  const before = issued().length
  const tab = openTab()
  await passTime(0)
  act(() => tab.tap())
  await passTime(5000)
  expect(issued()).toHaveLength(before + 1)
  markSeen(issued()[0]?.id ?? '')
  tab.close()

  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  const visit = openTab()
  await passTime(0)
  act(() => visit.tap())
  await passTime(5000)
  expect(issued()).toHaveLength(before + 2)
  visit.close()
})
