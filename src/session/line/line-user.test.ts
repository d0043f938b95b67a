import { given, storedOf } from '#tests/support/stored.ts'
import { expect, it, vi } from 'vitest'
import { createFakeSdk } from '@/sandbox/line/fake-client'
import { openSession } from '@/storage/storage'
import { bootLine, isAnothersSession, noteLineUser } from './line-user'

const inLine = (sub: string) =>
  ({ browser: 'liff', liffId: '1-a', person: () => Promise.resolve({ sub }) }) as const

async function beginAs(sub: string): Promise<void> {
  openSession('bearer')
  given({ bearer: 'bearer', brand: 'doisai' })
  await noteLineUser(inLine(sub))
}

it.each([
  ['another LINE user’s', true, '1-a', 'U2'],
  ['the same LINE user’s', false, '1-a', 'U1'],
  ['nobody else’s, as far as LINE has said', false, '1-a', undefined],
  ['the same person’s, as another channel knows them', false, '2-b', 'U9'],
])('a session inside LINE is %s: %s', async (_whose, isAnothers, liffId, sub) => {
  await beginAs('U1')
  expect(isAnothersSession(liffId, sub)).toBe(isAnothers)
})

it.each([
  ['inside LINE', true, 'line', 1],
  ['outside, where LINE’s login is another matter', false, 'line', 0],
  ['inside LINE, logged out of it', true, 'browser', 0],
] as const)('another LINE user is told of as LIFF starts %s', async (_where, isInLine, mode, times) => {
  await beginAs('U1')
  const sdk = createFakeSdk({ sub: 'U2', name: 'B', mode })
  const tell = vi.fn()
  await bootLine(isInLine, { liffId: '1-a', loadSdk: () => Promise.resolve(sdk) }, tell)
  expect(tell).toHaveBeenCalledTimes(times)
})

it('another LINE user is told of though LINE says so only after the wait for it', async () => {
  await beginAs('U1')
  const sdk = createFakeSdk({ sub: 'U2', name: 'B', mode: 'line' })
  let start = () => {}
  const begun = new Promise<void>((resolve) => (start = resolve))
  const loadSdk = () => begun.then(() => sdk)
  const tell = vi.fn()
  const outcome = await bootLine(true, { liffId: '1-a', loadSdk, watchdogMs: 1 }, tell)
  expect([outcome, tell.mock.calls]).toEqual([{ status: 'failed', code: 'timeout' }, []])
  start()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
})

it('the LINE user of a session is noted once, inside LINE alone, and for nobody who is not logged in', async () => {
  await noteLineUser({ ...inLine('U0'), browser: 'in-app' })
  expect(storedOf().lineUser).toBeUndefined()
  await noteLineUser(inLine('U0'))
  expect(storedOf().lineUser).toBeUndefined()
  await beginAs('U1')
  await noteLineUser(inLine('U2'))
  expect(storedOf().lineUser).toEqual(['1-a', 'U1'])
})
