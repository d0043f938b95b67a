import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { msOf, serverNow, serverTime } from '@/lib/server-clock'
import { StaffCode } from '@/features/redeem/staff-code'
import {
  removeStaffCode,
  runningTransactionOf,
  saveStaffCode,
  staffCodeOf,
} from '@/features/redeem/staff-codes'
import { answers, callsTo, goTo, hold, openApp, sandbox, signIn } from '../open-app'
import { availableOf, stayAway } from '../visits'

const DETAIL = 'Privileg/Detail'
const PAGE = '/privilege/history-detail?transactionId=PV-1'
const MINUTE_MS = 60_000

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { name })
const tap = async (name: string) => userEvent.click(await button(name))

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

/** Stores a code that an earlier page has shown; it expires at this time of the server's, and was the same of the phone's then. */
const saveCode = (expiresAt: number | undefined, transactionId = 'PV-1') =>
  saveStaffCode({
    kind: 'privilege',
    transactionId,
    code: 'PV-7K3M-29QX',
    title: 'ลาเต้ร้อน',
    ...(expiresAt !== undefined && { expiresAt: serverTime(expiresAt), endsHereAt: expiresAt }),
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
])('The time that a code has left: %s seconds, %s, %s', (secondsLeft, time, how) => {
  const end = serverTime(0)
  renderUi(
    <StaffCode
      {...{
        code: 'PV-7K3M-29QX',
        end,
        secondsLeft,
        picture: null,
        name: <h2>ลาเต้ร้อน</h2>,
        title: 'ลาเต้ร้อน',
      }}
    />,
  )
  const timer = screen.queryByRole('timer')
  expect(timer?.textContent).toBe(`${time} left`)
  expect(timer?.closest('[data-soon]') !== null).toBe(how === 'is a warning')
})

it('A code is shown as the member has shown the last one, in words before they have chosen', async () => {
  const show = () => {
    const { unmount } = renderUi(
      <StaffCode
        code="PV-1"
        end={undefined}
        secondsLeft={Infinity}
        picture={null}
        name={null}
        title="ลาเต้ร้อน"
      />,
    )
    return unmount
  }
  const leave = show()
  expect(screen.getByRole('tab', { selected: true, name: 'Code' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Barcode' }))
  leave()
  show()
  expect(screen.getByRole('tab', { selected: true, name: 'Barcode' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Barcode PV-1' })).toBeVisible()
})

it('A code on screen keeps the screen on', () => {
  const request = vi.fn(() => new Promise(() => {}))
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  renderUi(
    <StaffCode
      {...{
        code: 'PV-1',
        end: undefined,
        secondsLeft: Infinity,
        picture: null,
        name: null,
        title: 'ลาเต้ร้อน',
      }}
    />,
  )
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
  const inMs = (ms: number) => {
    const end = msOf(serverNow()) + ms
    return { expiresAt: serverTime(end), endsHereAt: end }
  }

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

it('A code whose answer is lost is asked for under its own id, by a page that is opened anew too; one after it under another', async () => {
  aheadMs = 0
  const row = availableOf()[0]
  sandbox.faults.add({ operation: 'issuePrivilegeCode', kind: 'html502', after: true })
  await openApp(`/privilege/history-detail?transactionId=${row?.id}`, { persona: 'gold' })
  await tap(th.useNow)
  await tap(th.confirm)
  await tap(th.close)
  goTo('/home')
  sandbox.faults.clear()
  // Over as it comes, so that another one can be asked for.
  answers.set('GetIssueCode', { issue_code: 'PV-7K3M-29QX', expires_at: '2020-01-01T12:00:00+07:00' })
  goTo(`/privilege/history-detail?transactionId=${row?.id}`)
  await tap(th.useNow)
  await tap(th.confirm)
  await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(2))
  expect(await screen.findByText('รหัสนี้หมดเวลาแล้ว')).toBeVisible()
  await tap(th.useNow)
  await tap(th.confirm)
  await waitFor(() => expect(callsTo('GetIssueCode')).toHaveLength(3))
  const [first, again, next] = callsTo('GetIssueCode').map(({ request }) =>
    request.headers.get('X-Request-Id'),
  )
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

it('A code that has run out is followed by another one, asked for under an id of its own', async () => {
  aheadMs = 0
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  answers.set('Privileg/Detail', { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' })
  const issue = (issue_code: string) => {
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    answers.set('GetIssueCode', { issue_code, expires_at })
  }
  issue('PV-1111-1111')
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  await tap(th.useNow)
  await tap(th.confirm)
  expect(await screen.findByRole('timer')).toBeVisible()
  expect(await heading('ลาเต้ร้อน')).toHaveFocus()
  const before = callsTo('Privileg/Detail').length
  stayAway(61_000)
  expect(await screen.findByText(/^รหัสนี้หมดเวลาแล้ว/)).toBeVisible()
  // Staff may have used it meanwhile.
  await waitFor(() => expect(callsTo('Privileg/Detail').length).toBeGreaterThan(before))
  issue('PV-2222-2222')
  await tap(th.useNow)
  await tap(th.confirm)
  expect((await screen.findAllByText(/2222/))[0]).toBeVisible()
  const ids = callsTo('GetIssueCode').map(({ request }) => request.headers.get('X-Request-Id'))
  expect(new Set(ids).size).toBe(2)
  vi.useRealTimers()
})

it.each([
  ['07:00:00', /1[67]/],
  ['23:58:00', /01:5\d/],
])('A code whose last day is today runs until the day ends: at %s', async (time, left) => {
  aheadMs = 0
  const today = '2026-11-28'
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T${time}+07:00`) })
  const row = { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' }
  answers.set('Privileg/Detail', { ...row, valid_through: today, point_ref: 80, amount: 2 })
  answers.set('GetIssueCode', { issue_code: 'PV-7K3M-29QX', expires_at: today })
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  expect(await button(th.addToCalendar)).toBeVisible()
  expect(screen.getByRole('main')).toHaveTextContent('160 แต้ม')
  await tap(th.useNow)
  expect(storedOf().hasOpenedModal).toBe(true)
  await tap(th.confirm)
  expect(await screen.findByRole('timer')).toHaveTextContent(left)
  await waitFor(async () => expect(await heading('ลาเต้ร้อน')).toHaveFocus())
  expect((await screen.findAllByText(/29QX/))[0]).toBeVisible()
  vi.useRealTimers()
})
