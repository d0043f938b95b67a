import { given, storedOf } from '#tests/support/stored.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { msOf, serverNow, serverTime } from '@/lib/server-clock'
import { StaffCode } from '@/features/redeem/staff-code'
import {
  removeStaffCode,
  runningTransactionOf,
  saveStaffCode,
  staffCodeOf,
} from '@/features/redeem/staff-codes'
import { answers, callsTo, hold, openApp, sandbox, signIn } from '../open-app'

const DETAIL = 'Privileg/Detail'
const PAGE = '/privilege/history-detail?transactionId=PV-1'
const MINUTE_MS = 60_000

/** How far the `Date` of answers is ahead of the phone's clock; undefined leaves their own. */
let aheadMs: number | undefined

beforeEach(() => {
  aheadMs = undefined
  const answerCall = globalThis.fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await answerCall(...call)
    if (aheadMs !== undefined) answer.headers.set('Date', new Date(Date.now() + aheadMs).toUTCString())
    return answer
  })
  signIn('gold')
  answers.set(DETAIL, { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' })
})

/** Stores a code that an earlier page has shown; it expires at this time of the server's. */
const saveCode = (expiresAt: number | undefined, transactionId = 'PV-1') =>
  saveStaffCode({
    kind: 'privilege',
    transactionId,
    code: 'PV-7K3M-29QX',
    title: 'ลาเต้ร้อน',
    ...(expiresAt !== undefined && { expiresAt: serverTime(expiresAt) }),
  })

it('A row of the history opens its own transaction while the code of another one runs', async () => {
  saveCode(Date.now() + 5 * MINUTE_MS, 'PV-2')
  await openApp(PAGE, { persona: 'gold' })
  await waitFor(() => expect(callsTo(DETAIL)).toHaveLength(1))
  expect(JSON.stringify([callsTo(DETAIL)[0]?.query, callsTo(DETAIL)[0]?.body])).toContain('PV-1')
  expect(screen.queryByText('PV-7K3M-29QX')).toBeNull()
})

it('A code that has no end is there for staff in a visit whose transaction cannot be read', async () => {
  saveCode(undefined)
  sandbox.faults.add({ operation: 'getPrivilegeTransaction', kind: 500 })
  await openApp('/privilege/history-detail', { persona: 'gold' })
  expect(await screen.findByText('PV-7K3M-29QX')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('A code that is over says so as soon as the server has told its time, on a phone whose clock is slow', async () => {
  saveCode(Date.now() + 5 * MINUTE_MS)
  const release = hold(DETAIL)
  await openApp(PAGE, { persona: 'gold' })
  expect(await screen.findByRole('timer')).toBeVisible()
  aheadMs = 10 * MINUTE_MS
  release()
  expect(await screen.findByText('รหัสนี้หมดเวลาแล้ว')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('A code that runs is shown as soon as the server has told its time, on a phone whose clock is fast', async () => {
  // Expired by the phone's clock, and by the server's until the second answer.
  saveCode(Date.now() - 5 * MINUTE_MS)
  const release = hold(DETAIL)
  await openApp(PAGE, { persona: 'gold' })
  await waitFor(() => expect(callsTo(DETAIL)).toHaveLength(1))
  const releaseSecond = hold(DETAIL)
  release()
  expect(await screen.findByText('รหัสนี้หมดเวลาแล้ว')).toBeVisible()
  await waitFor(() => expect(callsTo(DETAIL)).toHaveLength(2))
  aheadMs = -10 * MINUTE_MS
  releaseSecond()
  expect(await screen.findByRole('timer')).toBeVisible()
})

it.each([
  [121, '02:01', 'is said plainly'],
  [120, '02:00', 'is said plainly'],
  [119, '01:59', 'is a warning'],
  [3600, '1:00:00', 'is said plainly'],
  [3899, '1:04:59', 'is said plainly'],
  [5, '00:05', 'is a warning'],
  [undefined, undefined, 'is not said of a code without an end'],
])('The time that a code has left: %s seconds, %s, %s', (secondsLeft, time, how) => {
  renderUi(
    <StaffCode
      {...{ code: 'PV-7K3M-29QX', secondsLeft, picture: null, name: <h2>ลาเต้ร้อน</h2>, title: 'ลาเต้ร้อน' }}
    />,
  )
  const timer = screen.queryByRole('timer')
  expect(timer?.textContent).toBe(time && `Good for ${time}`)
  expect(timer?.closest('[data-soon]') !== null && timer !== null).toBe(how === 'is a warning')
})

it('A code on screen keeps the screen on', () => {
  const request = vi.fn(() => new Promise(() => {}))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  renderUi(<StaffCode {...{ code: 'PV-1', secondsLeft: 9, picture: null, name: null, title: 'ลาเต้ร้อน' }} />)
  expect(request).toHaveBeenCalledWith('screen')
})

describe('The codes that a phone keeps', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  const code = { kind: 'privilege', code: 'PV-7K3M-29QX', title: 'ลาเต้ร้อน' } as const
  const save = (transactionId: string, more: object = {}) =>
    saveStaffCode({ ...code, ...more, transactionId })
  const kept = () => storedOf().staffCodes ?? []
  const keptIds = () => kept().map(({ transactionId }) => transactionId)
  const inMs = (ms: number) => ({ expiresAt: serverTime(msOf(serverNow()) + ms) })

  it('are one for each transaction, the newest first, twenty at most, and none that is over but the last', () => {
    save('A', inMs(1000))
    save('B', { ...inMs(2000), code: 'old' })
    save('B', inMs(3000))
    expect(keptIds()).toEqual(['B', 'A'])
    expect(staffCodeOf('B')?.code).toBe('PV-7K3M-29QX')
    vi.setSystemTime(Date.now() + 1000)
    expect(staffCodeOf('A')).toBeDefined()
    save('C')
    expect(keptIds()).toEqual(['C', 'B'])
    for (let index = 0; index < 20; index += 1) save(`D${index}`)
    expect(keptIds()).toHaveLength(20)
    expect(keptIds()[0]).toBe('D19')
  })

  it('are opened anew by the newest of its kind that still runs, to the millisecond', () => {
    save('A')
    save('B', inMs(1000))
    save('K', { kind: 'package' })
    expect([runningTransactionOf('privilege'), runningTransactionOf('package')]).toEqual(['B', 'K'])
    vi.setSystemTime(Date.now() + 999)
    expect(runningTransactionOf('privilege')).toBe('B')
    vi.setSystemTime(Date.now() + 1)
    expect(runningTransactionOf('privilege')).toBe('A')
    removeStaffCode('A')
    removeStaffCode('NOBODY')
    expect(keptIds()).toEqual(['K', 'B'])
    expect(runningTransactionOf('privilege')).toBeUndefined()
  })

  it.each([
    { transactionId: 7 },
    { code: undefined },
    { title: 7 },
    { expiresAt: '2026-11-28' },
    { issuedAt: 'now' },
  ])('lose the one alone that has been stored with %o', (broken) => {
    save('A')
    const [good] = kept()
    given({ staffCodes: [{ ...good, transactionId: 'B', ...broken }, good] as object })
    expect(kept()).toEqual([good])
  })
})
