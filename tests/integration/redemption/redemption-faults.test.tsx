import { storedOf } from '#tests/support/stored.ts'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FaultKind } from '@/sandbox/faults'
import { counted, issued, openTab, passTime, requestIds, sandbox } from './redeeming-tabs'

const KINDS: FaultKind[] = [
  ...(['offline', 400, 403, 404, 409, 422, 429, 500] as const),
  ...(['html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]
/** Statuses after which the server has certainly not acted. Not 409: the conflict may be with this same request. */
const REFUSED: FaultKind[] = [400, 403, 404, 422, 429]
const redeemedBefore = () => issued().map(({ id }) => id)

async function tapUnderFault(kind: FaultKind, isAfter: boolean) {
  const before = redeemedBefore()
  sandbox.faults.add({ operation: 'issuePrivilege', kind, times: 1, ...(isAfter && { after: true }) })
  const tab = openTab()
  await passTime(0)
  act(() => tab.tap())
  await passTime(20_000)
  return { tab, mine: () => issued().filter(({ id }) => !before.includes(id)) }
}

describe('A redemption that meets a fault', () => {
  it.each(KINDS)('%s is told as what it is, and the next tap redeems, once', async (kind) => {
    const { tab, mine } = await tapUnderFault(kind, false)
    // These two break the answer after the server has acted.
    const hasActed = ['wrong-types', 'truncated'].includes(String(kind))
    expect(mine()).toHaveLength(hasActed ? 1 : 0)
    if (!hasActed) {
      expect(tab.told.at(-1)?.status).toMatch(/refused|notRedeemed/)
      const isOpen = !REFUSED.includes(kind)
      act(() => tab.tap())
      await passTime(20_000)
      // A retry has the same id, unless the first try was refused.
      expect(new Set(requestIds).size).toBe(isOpen ? 1 : 2)
    }
    expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
    expect(mine()).toHaveLength(1)
    expect(counted()).toEqual(['redeemed'])
    tab.close()
  })

  it.each(KINDS)('%s, after the server has acted, is told as redeemed', async (kind) => {
    const { tab, mine } = await tapUnderFault(kind, true)
    expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
    expect(mine()).toHaveLength(1)
    expect(counted()).toEqual(['redeemed'])
    tab.close()
  })

  it.each([403, 404, 429] as const)(
    '%s, where the history cannot tell whether the server has acted, is looked for before another try, and not charged twice',
    async (kind) => {
      sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
      const { tab, mine } = await tapUnderFault(kind, true)
      await passTime(60_000)
      expect(tab.told.map(({ status }) => status)).toEqual(['refused'])
      sandbox.faults.clear()
      act(() => tab.tap())
      await passTime(20_000)
      expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
      expect(mine()).toHaveLength(1)
      tab.close()
    },
  )

  it('is looked up after a while without an answer, for as long as there is none', async () => {
    const { tab, mine } = await tapUnderFault('hang', false)
    expect(tab.status()).toBe('checking')
    sandbox.faults.clear()
    await passTime(90_000)
    expect(mine()).toEqual([])
    expect(tab.status()).toBe('notRedeemed')
    tab.close()
  })

  it('is done as soon as its late answer says so, though the look for it hangs', async () => {
    const held = { kind: 'delay', delayMs: 10_000, times: 1 } as const
    sandbox.faults.add({ operation: 'issuePrivilege', ...held })
    const tab = openTab()
    await passTime(0)
    act(() => tab.tap())
    await passTime(1000)
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 'hang' })
    await passTime(8000)
    expect(tab.status()).toBe('checking')
    await passTime(2000)
    expect(tab.told.at(-1)?.status).toBe('done')
    tab.close()
  })

  it('is looked for as long as the history cannot be read, and not told as anything before', async () => {
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
    const { tab, mine } = await tapUnderFault('offline', true)
    await passTime(40_000)
    expect([tab.status(), tab.told]).toEqual(['checking', []])
    sandbox.faults.clear()
    await passTime(30_000)
    expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
    tab.close()
  })

  it.each([
    ['has not redeemed', false],
    ['has redeemed', true],
  ])(
    'can be tried again, under its own id, where the history cannot be read for a minute, and the server %s',
    async (_what, after) => {
      sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
      const { tab, mine } = await tapUnderFault('offline', after)
      await passTime(50_000)
      expect([tab.status(), tab.canTryAgain()]).toEqual(['checking', false])
      await passTime(30_000)
      expect([tab.status(), tab.canTryAgain()]).toEqual(['checking', true])
      sandbox.faults.clear()
      sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
      act(() => tab.tap())
      await passTime(20_000)
      expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
      expect([mine().length, new Set(requestIds).size]).toEqual([1, 1])
      tab.close()
    },
  )

  it('is done as its answer comes after the minute, though the history cannot be read', async () => {
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
    const tab = openTab()
    await passTime(0)
    sandbox.faults.add({
      operation: 'issuePrivilege',
      kind: 'delay',
      delayMs: 100_000,
      after: true,
      times: 1,
    })
    act(() => tab.tap())
    await passTime(85_000)
    expect([tab.status(), tab.canTryAgain()]).toEqual(['checking', true])
    await passTime(20_000)
    expect(tab.status()).toBe('done')
    tab.close()
  })

  it('is found in a history that takes long', async () => {
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 'delay', delayMs: 12_000 })
    const { tab, mine } = await tapUnderFault('offline', true)
    await passTime(30_000)
    sandbox.faults.clear()
    expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
    tab.close()
  })

  it('is found by the next look where one hangs', async () => {
    sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 'hang', times: 1 })
    const { tab, mine } = await tapUnderFault('offline', true)
    await passTime(20_000)
    expect(tab.told.at(-1)).toEqual({ status: 'done', transactionId: mine()[0]?.id })
    tab.close()
  })

  it('makes stale what it changes once it is found, though its own call still hangs', async () => {
    sandbox.faults.add({ operation: 'issuePrivilege', kind: 'hang', after: true })
    const tab = openTab()
    await passTime(0)
    await tab.readProfile()
    const before = tab.points() ?? NaN
    act(() => tab.tap())
    await passTime(20_000)
    expect(tab.told.at(-1)?.status).toBe('done')
    expect(tab.points()).toBe(before - 10)
    expect(storedOf().isProfileStale).toBe(true)
    tab.close()
  })

  it('is told at once without a network, and is charged once by the next tap', async () => {
    const tab = openTab()
    await passTime(0)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    sandbox.faults.add({ operation: '/api/', kind: 'offline' })
    const before = issued().length
    act(() => tab.tap())
    await passTime(0)
    expect(tab.told).toEqual([
      { status: 'refused', error: expect.objectContaining({ kind: 'offline' }) as unknown },
    ])
    await passTime(20_000)
    expect([tab.status(), tab.canTryAgain()]).toEqual(['notRedeemed', true])
    onLine.mockRestore()
    sandbox.faults.clear()
    act(() => tab.tap())
    await passTime(5000)
    expect(tab.told.at(-1)?.status).toBe('done')
    expect(issued()).toHaveLength(before + 1)
    tab.close()
  })

  it('is charged once where the phone believes that it has no network, and the answer is lost', async () => {
    const tab = openTab()
    await passTime(0)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    sandbox.faults.add({ operation: 'issuePrivilege', kind: 'offline', times: 1, after: true })
    const before = issued().length
    act(() => tab.tap())
    await passTime(20_000)
    onLine.mockRestore()
    act(() => tab.tap())
    await passTime(20_000)
    expect(tab.told.at(-1)?.status).toBe('done')
    expect(issued()).toHaveLength(before + 1)
    tab.close()
  })

  it('is redeemed where the phone only believes that it has no network', async () => {
    const tab = openTab()
    await passTime(0)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => tab.tap())
    await passTime(5000)
    expect(tab.told.map(({ status }) => status)).toEqual(['done'])
    tab.close()
  })

  it('is not begun by a tap that comes after the end of the session has been told', async () => {
    const tab = openTab()
    await passTime(0)
    tab.expireSession()
    act(() => tab.tap())
    await passTime(20_000)
    expect(tab.told).toEqual([])
    expect(storedOf().attempts ?? []).toEqual([])
    tab.close()
  })
})
