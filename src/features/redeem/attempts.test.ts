import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import { serverTime } from '@/lib/server-clock'
import { readStored, writeJson } from '@/storage/storage'
import {
  attemptOf,
  clearError,
  isUnseen,
  knownTransactions,
  markSeen,
  runAlone,
  saveAttempt,
  type RedemptionAttempt,
} from './attempts'

const item = { memberKey: 'doisai:M1', kind: 'privilege', itemId: 'P1' } as const
const attempt = (more: Partial<RedemptionAttempt>): RedemptionAttempt => ({
  ...item,
  requestId: 'R1',
  begunAt: serverTime(Date.now()),
  status: 'notRedeemed',
  ...more,
})
const error = { kind: 'invalid' } as const

it('a first try that the member knows was refused leaves nothing behind', () => {
  saveAttempt(attempt({ error }))
  expect(clearError(item)).toBeUndefined()
  expect(attemptOf(item)).toBeUndefined()
})

it('a retry that the member knows was refused keeps its id for the next try', () => {
  saveAttempt(attempt({ error, isRetry: true }))
  expect(clearError(item)).toEqual(attempt({ isRetry: true, begunAt: attemptOf(item)?.begunAt }))
})

it('an attempt is over only when both clocks say so: one may be a day and more off', () => {
  const HOURS = 3_600_000
  const [now, longAgo] = [Date.now(), Date.now() - 30 * HOURS]
  saveAttempt(attempt({ begunAt: serverTime(longAgo), begunHereAt: now }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: serverTime(now), begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeDefined()
  saveAttempt(attempt({ begunAt: serverTime(longAgo), begunHereAt: longAgo }))
  expect(attemptOf(item)).toBeUndefined()
})

it('an attempt is for its member, its kind and its item alone, also where ids are the same', () => {
  saveAttempt(attempt({}))
  expect(attemptOf({ ...item, kind: 'package' })).toBeUndefined()
  expect(attemptOf({ ...item, itemId: 'P2' })).toBeUndefined()
  expect(attemptOf({ ...item, memberKey: 'doisai:M2' })).toBeUndefined()
})

it('a refusal that the member has seen leaves the attempts at other items', () => {
  saveAttempt(attempt({ requestId: 'R2', itemId: 'P2', isRetry: true }))
  saveAttempt(attempt({ error }))
  clearError(item)
  expect(attemptOf({ ...item, itemId: 'P2' })?.requestId).toBe('R2')
})

it('the latest of two attempts at an item counts, and the transaction of the one before is known still', () => {
  saveAttempt(attempt({ status: 'done', transactionId: 'PV-1' }))
  saveAttempt(attempt({ requestId: 'R2', status: 'sending' }))
  expect(attemptOf(item)?.requestId).toBe('R2')
  expect(knownTransactions(item)).toEqual(['PV-1'])
  expect(knownTransactions({ ...item, kind: 'package' })).toEqual([])
})

it('a transaction that was seen leaves another one unseen', () => {
  const done = (id: string) =>
    attempt({ requestId: id, itemId: id, status: 'done', transactionId: `PV-${id}` })
  saveAttempt(done('1'))
  saveAttempt(done('2'))
  expect([isUnseen('PV-1'), isUnseen('PV-2'), isUnseen('PV-3')]).toEqual([true, true, false])
  markSeen('PV-1')
  expect([isUnseen('PV-1'), isUnseen('PV-2')]).toEqual([false, true])
})

it('the phone keeps the latest fifty attempts, and none that is over', () => {
  const over = Date.now() - 30 * 3_600_000
  writeJson('redemptionAttempts', [attempt({ requestId: 'over', begunAt: serverTime(over) })])
  for (let count = 1; count <= 51; count += 1)
    saveAttempt(attempt({ requestId: `R${count}`, itemId: `P${count}` }))
  const kept = JSON.parse(readStored('redemptionAttempts') ?? '') as RedemptionAttempt[]
  const expected = Array.from({ length: 50 }, (_, index) => `R${51 - index}`)
  expect(kept.map(({ requestId }) => requestId)).toEqual(expected)
})

it.each([
  ['is done without a transaction', { status: 'done' }],
  ['has a status that is unknown', { status: 'lost' }],
  ['has an error without a kind', { error: {} }],
  ['has no id of its own', { requestId: undefined }],
  ['has no time', { begunAt: '2026-11-02' }],
])('a stored attempt is not read where it %s', (_, change) => {
  writeJson('redemptionAttempts', [{ ...attempt({}), ...change }])
  expect(attemptOf(item)).toBeUndefined()
})

const lasting = beginLifetime()

const withLocks = (request: (name: string, task: () => Promise<unknown>) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a task that must run alone, in a browser that refuses its locks', () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))

  it('runs all the same', async () => {
    withLocks(refuse)
    expect(await runAlone(item, async () => 'done', lasting)).toBe('done')
  })

  it('waits for the one before it in this tab', async () => {
    withLocks(refuse)
    let finish = () => {}
    const second = vi.fn(async () => {})
    const first = runAlone(item, () => new Promise<void>((resolve) => (finish = resolve)), lasting)
    const next = runAlone(item, second, lasting)
    await new Promise(setImmediate)
    expect(second).not.toHaveBeenCalled()
    finish()
    await Promise.all([first, next])
    expect(second).toHaveBeenCalledOnce()
  })
})

it('a task that fails under its lock is not run again', async () => {
  withLocks((_name, task) => task())
  const task = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(runAlone(item, task, lasting)).rejects.toThrow('broken')
  expect(task).toHaveBeenCalledOnce()
})

it('a task whose session is over lets the next one run, and nobody hears of it', async () => {
  const session = beginLifetime()
  const told = vi.fn()
  void runAlone(item, () => new Promise(() => {}), session).then(told, told)
  const next = runAlone(item, async () => 'next', lasting)
  session.end()
  expect(await next).toBe('next')
  expect(told).not.toHaveBeenCalled()
})

it('a task whose session ends before its turn is not begun', async () => {
  const session = beginLifetime()
  const task = vi.fn(async () => {})
  let finish = () => {}
  const first = runAlone(item, () => new Promise<void>((resolve) => (finish = resolve)), lasting)
  void runAlone(item, task, session)
  session.end()
  await new Promise(setImmediate)
  finish()
  await first
  await runAlone(item, async () => {}, lasting)
  expect(task).not.toHaveBeenCalled()
})
