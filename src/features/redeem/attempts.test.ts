import { given, storedOf } from '#tests/support/stored.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginLifetime } from '@/lib/lifetime'
import { learnServerTime, serverTime } from '@/lib/server-clock'
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
  const isKept = (times: Partial<RedemptionAttempt>) => {
    given({ attempts: [attempt({ status: 'done', ...times })] })
    return attemptOf(item) !== undefined
  }
  expect(isKept({ begunAt: serverTime(longAgo), begunHereAt: now })).toBe(true)
  expect(isKept({ begunAt: serverTime(now), begunHereAt: longAgo })).toBe(true)
  expect(isKept({ begunAt: serverTime(longAgo), begunHereAt: longAgo, triedHereAt: now })).toBe(true)
  expect(isKept({ begunAt: serverTime(longAgo), begunHereAt: longAgo })).toBe(false)
})

it('an open attempt keeps its id for the next try while the phone’s clock alone, which may have been set, says that it is over', () => {
  const longAgo = Date.now() - 30 * 3_600_000
  given({ attempts: [attempt({ begunAt: serverTime(longAgo), begunHereAt: longAgo })] })
  expect(clearError(item)?.requestId).toBe('R1')
})

it('an attempt is over after a day, to the millisecond, in whichever way the clock was set', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const DAY = 24 * 3_600_000
  const at = (ms: number) => {
    const begun = { begunAt: serverTime(Date.now() + ms), begunHereAt: Date.now() + ms }
    given({ attempts: [attempt({ status: 'done', ...begun })] })
    return attemptOf(item) !== undefined
  }
  expect([1 - DAY, -DAY, DAY - 1, DAY].map(at)).toEqual([true, false, true, false])
  vi.useRealTimers()
})

it('of the attempts the newest of the same member, kind and item counts', () => {
  const others = [{ memberKey: 'doisai:M2' }, { kind: 'package' }, { itemId: 'P2' }] as const
  others.forEach((other, index) => saveAttempt(attempt({ ...other, requestId: `O${index}` })))
  expect(attemptOf(item)).toBeUndefined()
  saveAttempt(attempt({ requestId: 'R1' }))
  saveAttempt(attempt({ requestId: 'R2' }))
  expect(attemptOf(item)?.requestId).toBe('R2')
  // A new status keeps the place of an attempt.
  saveAttempt(attempt({ requestId: 'R1', status: 'checking' }))
  expect(attemptOf(item)?.requestId).toBe('R2')
  saveAttempt(attempt({ requestId: 'R2', error }))
  expect(clearError(item)).toMatchObject({ requestId: 'R1', status: 'checking' })
  expect(storedOf().attempts).toHaveLength(4)
})

it('a refusal that the member has seen leaves the attempts at other items', () => {
  saveAttempt(attempt({ requestId: 'R2', itemId: 'P2', isRetry: true }))
  saveAttempt(attempt({ error }))
  clearError(item)
  expect(attemptOf({ ...item, itemId: 'P2' })?.requestId).toBe('R2')
})

it('what is done stays so, whatever a look that began before finds', () => {
  saveAttempt(attempt({ status: 'done', transactionId: 'T1' }))
  saveAttempt(attempt({ status: 'checking', isUnreadable: true }))
  expect(attemptOf(item)).toMatchObject({ status: 'done', transactionId: 'T1' })
})

it('what was redeemed is unseen until it has been on screen, and known of its item alone', () => {
  saveAttempt(attempt({ status: 'done', transactionId: 'T1' }))
  saveAttempt(attempt({ status: 'done', transactionId: 'T2', requestId: 'R2', itemId: 'P2' }))
  saveAttempt(attempt({ status: 'checking', requestId: 'R3' }))
  expect(knownTransactions(item)).toEqual(['T1'])
  expect(['T1', 'T2', 'T3'].map(isUnseen)).toEqual([true, true, false])
  markSeen('T1')
  markSeen('T3')
  expect(['T1', 'T2'].map(isUnseen)).toEqual([false, true])
})

it.each([
  { memberKey: 7 },
  { itemId: 7 },
  { requestId: undefined },
  { kind: 'points' },
  { begunAt: '2026-11-28' },
  { status: 'refused' },
  { error: 'invalid' },
  { error: {} },
])('an attempt is not read where it has been stored with %o', (broken) => {
  given({ attempts: [attempt({})] })
  expect(attemptOf(item)).toBeDefined()
  given({ attempts: [{ ...attempt({}), ...broken }] })
  expect(attemptOf(item)).toBeUndefined()
})

const lasting = beginLifetime()
const never = () => undefined

const withLocks = (request: (name: string, task: () => Promise<unknown>) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a task that must run alone, in a browser that refuses its locks', () => {
  const refuse = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'))

  it('runs all the same', async () => {
    withLocks(refuse)
    expect(await runAlone(item, async () => 'done', lasting, never)).toBe('done')
  })

  it('waits for the one before it in this tab', async () => {
    withLocks(refuse)
    let finish = () => {}
    const second = vi.fn(async () => {})
    const first = runAlone(item, () => new Promise<void>((resolve) => (finish = resolve)), lasting, never)
    const next = runAlone(item, second, lasting, never)
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
  await expect(runAlone(item, task, lasting, never)).rejects.toThrow('broken')
  expect(task).toHaveBeenCalledOnce()
})

it('a task whose session is over lets the next one run, and nobody hears of it', async () => {
  const session = beginLifetime()
  const told = vi.fn()
  void runAlone(item, () => new Promise(() => {}), session, never).then(told, told)
  const next = runAlone(item, async () => 'next', lasting, never)
  session.end()
  expect(await next).toBe('next')
  expect(told).not.toHaveBeenCalled()
})

it('a task whose session ends before its turn is not begun', async () => {
  const session = beginLifetime()
  const task = vi.fn(async () => {})
  let finish = () => {}
  const first = runAlone(item, () => new Promise<void>((resolve) => (finish = resolve)), lasting, never)
  void runAlone(item, task, session, never)
  session.end()
  await new Promise(setImmediate)
  finish()
  await first
  await runAlone(item, async () => {}, lasting, never)
  expect(task).not.toHaveBeenCalled()
})

describe('a task whose turn does not come, because a tab that holds it does not run,', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    withLocks(() => new Promise(() => {}))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives way after fifteen seconds, and is not run any more', async () => {
    const locks: (() => Promise<unknown>)[] = []
    withLocks((_name, task) => new Promise(() => locks.push(task)))
    const [task, told] = [vi.fn(async () => 'task'), vi.fn()]
    void runAlone(item, task, lasting, async () => 'instead').then(told)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told.mock.calls).toEqual([['instead']])
    await locks[0]?.()
    expect(task).not.toHaveBeenCalled()
  })

  it('goes on waiting where there is nothing instead', async () => {
    let begin = () => {}
    withLocks(async (_name, task) => {
      await new Promise<void>((resolve) => (begin = resolve))
      return task()
    })
    const told = vi.fn()
    void runAlone(item, async () => 'task', lasting, never).then(told)
    await vi.advanceTimersByTimeAsync(60_000)
    begin()
    await vi.advanceTimersByTimeAsync(0)
    expect(told.mock.calls).toEqual([['task']])
  })
})

// The last ones, because the server's time stays known.
it('what was redeemed here stays known to its item, and to the others’ attempts until both clocks say that a day has passed', () => {
  const longAgo = Date.now() - 30 * 3_600_000
  const done = { status: 'done', requestId: 'R0', transactionId: 'T0' } as const
  const begun = { begunAt: serverTime(longAgo), begunHereAt: longAgo }
  const other = attempt({ itemId: 'P2', requestId: 'R2' })
  given({ attempts: [attempt({ ...done, ...begun })] })
  saveAttempt(other)
  expect(knownTransactions(item)).toEqual(['T0'])
  learnServerTime(new Date().toUTCString(), Date.now(), Date.now())
  // A clock that was set since the last answer says the same.
  saveAttempt(attempt({}))
  expect(knownTransactions(item)).toEqual(['T0'])
  saveAttempt(other)
  expect(knownTransactions(item)).toEqual([])
})

it('fifty attempts are kept, the latest, and of other items none of those that are over', () => {
  given({ attempts: [attempt({ requestId: 'old', itemId: 'P0', begunAt: serverTime(0) })] })
  const kept = () => storedOf().attempts?.map(({ requestId }) => requestId)
  learnServerTime(new Date().toUTCString(), Date.now(), Date.now())
  saveAttempt(attempt({ requestId: 'R0' }))
  expect(kept()).toEqual(['R0'])
  for (let index = 1; index < 51; index += 1) saveAttempt(attempt({ requestId: `R${index}` }))
  expect(kept()).toEqual(Array.from({ length: 50 }, (_, index) => `R${50 - index}`))
})
