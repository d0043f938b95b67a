import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { counted, issued, openTab, passTime, requestIds, sandbox } from './redeeming-tabs'

it.each([
  ['has redeemed', { kind: 'hang', after: true }],
  ['has not redeemed', { kind: 'hang' }],
] as const)('A tab finds out that another one, closed before it had the answer, %s', async (_what, fault) => {
  const before = issued().length
  const [tab, other] = [openTab(), openTab()]
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', times: 1, ...fault })
  act(() => tab.tap())
  await passTime(1000)
  expect(other.status()).toBe('sending')
  tab.close()
  await passTime(40_000)
  const mine = issued().slice(0, issued().length - before)
  if ('after' in fault) expect(other.told).toEqual([{ status: 'done', transactionId: mine[0]?.id }])
  else expect([other.status(), mine]).toEqual(['notRedeemed', []])
  expect(counted()).toEqual('after' in fault ? ['redeemed'] : [])
  other.close()
})

it.each([
  ['has redeemed', { kind: 'hang', after: true }],
  ['has not redeemed', { kind: 'hang' }],
] as const)(
  'A tab finds out that another one, which the phone has stopped as it waited, %s',
  async (_what, fault) => {
    const before = issued().length
    const [tab, other] = [openTab(), openTab()]
    await passTime(0)
    sandbox.faults.add({ operation: 'issuePrivilege', times: 1, ...fault })
    act(() => tab.tap())
    await passTime(1000)
    tab.stop()
    await passTime(12_000)
    expect(other.status()).toBe('sending')
    await passTime(40_000)
    const mine = issued().slice(0, issued().length - before)
    if ('after' in fault) expect(other.told).toEqual([{ status: 'done', transactionId: mine[0]?.id }])
    else expect([other.status(), mine]).toEqual(['notRedeemed', []])
    // Another tap sends nothing as long as the other tab may.
    act(() => other.tap())
    await passTime(20_000)
    expect(requestIds).toHaveLength(1)
    for (const view of [tab, other]) view.close()
  },
)

it('A tap that waits for a tab which the phone has stopped before it sent anything is told so, and sends nothing', async () => {
  const tab = openTab()
  await passTime(0)
  void navigator.locks.request('redeem:doisai:platinum:privilege:DSP901', () => new Promise(() => {}))
  act(() => tab.tap())
  await passTime(13_000)
  expect([tab.status(), tab.told]).toEqual(['sending', []])
  await passTime(3000)
  expect(tab.told).toEqual([{ status: 'refused', error: { kind: 'unavailable' } }])
  expect([tab.status(), requestIds]).toEqual(['idle', []])
  tab.close()
})

it.each([
  ['can', undefined],
  ['cannot', 500],
] as const)(
  'Two taps at once, of which the first is answered after 20 s, redeem once, where the history %s be read',
  async (_how, fault) => {
    const before = issued().length
    const [tab, other] = [openTab(), openTab()]
    await passTime(0)
    sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 20_000, after: true, times: 1 })
    if (fault) sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: fault })
    act(() => {
      tab.tap()
      other.tap()
    })
    await passTime(120_000)
    expect([tab.status(), other.status(), other.canTryAgain()]).toEqual(['done', 'done', false])
    expect([issued().length - before, requestIds.length]).toEqual([1, 1])
    for (const view of [tab, other]) view.close()
  },
)

it('A visit after a reload looks again, and finds what the server has done only after the first look', async () => {
  const before = issued().length
  const tab = openTab()
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 8000, times: 1 })
  act(() => tab.tap())
  await passTime(1000)
  tab.close()
  const visit = openTab()
  await passTime(5000)
  expect(visit.status()).toBe('checking')
  await passTime(10_000)
  expect(issued()).toHaveLength(before + 1)
  expect(visit.told).toEqual([{ status: 'done', transactionId: issued()[0]?.id }])
  visit.close()
})

it('A tap that waited for another tab, which is closed then, looks for its try, and only the next tap sends it again, under its id', async () => {
  const [tab, other] = [openTab(), openTab()]
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 300_000, times: 1 })
  act(() => {
    tab.tap()
    other.tap()
  })
  await passTime(1000)
  tab.close()
  await passTime(60_000)
  expect(other.told.map(({ status }) => status)).toEqual(['notRedeemed'])
  expect(requestIds).toHaveLength(1)
  act(() => other.tap())
  await passTime(30_000)
  expect(other.told.at(-1)?.status).toBe('done')
  expect(requestIds).toEqual([requestIds[0], requestIds[0]])
  other.close()
})

it('A tab that looks on sends nothing, and says nothing of its own, while another one waits for its answer', async () => {
  const before = issued().length
  const [tab, other] = [openTab(), openTab()]
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 50_000, after: true, times: 1 })
  sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
  act(() => tab.tap())
  await passTime(45_000)
  expect([tab.status(), other.status()]).toEqual(['checking', 'checking'])
  await passTime(30_000)
  expect(tab.told.map(({ status }) => status)).toEqual(['done'])
  expect(other.told).toEqual([])
  expect(other.status()).toBe('done')
  expect(issued()).toHaveLength(before + 1)
  for (const view of [tab, other]) view.close()
})

it('A tab redeems in a browser that refuses its locks, as Chrome does where all cookies are blocked', async () => {
  const before = issued().length
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('Access is denied', 'SecurityError')) },
  })
  const tab = openTab()
  await passTime(0)
  act(() => tab.tap())
  await passTime(5000)
  expect(tab.told.map(({ status }) => status)).toEqual(['done'])
  expect(issued()).toHaveLength(before + 1)
  tab.close()
})

it('Two tabs that are tapped at once redeem once, though the clock is set back meanwhile', async () => {
  const before = issued().length
  const tabs = [openTab(), openTab()]
  await passTime(0)
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 'delay', delayMs: 4000, times: 1 })
  act(() => tabs.forEach((tab) => tab.tap()))
  await passTime(1000)
  vi.setSystemTime(Date.now() - 60_000)
  await passTime(60_000)
  expect([issued().length - before, new Set(requestIds).size]).toEqual([1, 1])
  tabs.forEach((tab) => tab.close())
})
