import { th } from '#tests/names.ts'
import { renderUi } from '#tests/support/render-ui.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stayAway, collectAtCounter, FIGURES_OF_HOME, openAndSettle, paths, setVisibility } from './visits'
import { ReadyRow, ReadyText } from '@/features/redeem/privileges/components/ready-row'
import { answers, calls, callsTo, hold, openApp, openPage, waitForQuiet, sandbox } from './open-app'

let isOnline = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T12:00:00+07:00') })
  sandbox.reset()
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function connection(state: 'online' | 'offline'): void {
  isOnline = state === 'online'
  act(() => void window.dispatchEvent(new Event(state)))
}

describe('A member who comes back to home', () => {
  it('after hours sees the figures of now, though the app had not come to rest when it was left', async () => {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task))
    await openApp('/home', { persona: 'gold' })
    expect(await screen.findByText('2,480')).toBeVisible()
    collectAtCounter(70)
    stayAway(11 * 3_600_000)
    act(() => waiting.forEach((task) => task()))
    expect(await screen.findByText('2,550')).toBeVisible()
  })

  it('after a minute sees what was collected at the counter meanwhile; each figure is read once, and nothing else', async () => {
    await openAndSettle('/home')
    expect(screen.getByText('2,480')).toBeVisible()
    collectAtCounter(70)
    stayAway(60_000)
    expect(await screen.findByText('2,550')).toBeVisible()
    await waitForQuiet()
    expect(paths()).toEqual(FIGURES_OF_HOME)
  })

  it('after the clock was set back sees the figures of now, and goes on to', async () => {
    await openAndSettle('/home')
    stayAway(60_000)
    await waitForQuiet()
    collectAtCounter(70)
    stayAway(-3 * 3_600_000)
    expect(await screen.findByText('2,550')).toBeVisible()
    await waitForQuiet()
    collectAtCounter(30)
    stayAway(60_000)
    expect(await screen.findByText('2,580')).toBeVisible()
  })

  it('after the clock was set back has sent again what hangs since before', async () => {
    await openAndSettle('/home')
    hold('privilege/List')
    stayAway(60_000)
    await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
    stayAway(-3 * 3_600_000)
    await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(2))
  })

  it('within a minute finds everything as it was, without a call', async () => {
    await openAndSettle('/home')
    stayAway(59_000)
    stayAway(59_000)
    await waitForQuiet()
    expect(paths()).toEqual([])
  })

  it('by the browser’s back button sees figures of now, though the page was away for a moment only', async () => {
    await openAndSettle('/home')
    collectAtCounter(70)
    setVisibility('hidden')
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    setVisibility('visible')
    expect(await screen.findByText('2,550')).toBeVisible()
    await waitForQuiet()
    expect(paths()).toEqual(FIGURES_OF_HOME)
  })

  it('offline sees the figures of before, and those of now once the phone is online', async () => {
    await openAndSettle('/home')
    collectAtCounter(70)
    connection('offline')
    sandbox.faults.add({ operation: '/', kind: 'offline' })
    stayAway(3_600_000)
    await waitForQuiet()
    expect(screen.getByText('2,480')).toBeVisible()
    calls.length = 0
    sandbox.faults.clear()
    connection('online')
    expect(await screen.findByText('2,550')).toBeVisible()
    await waitForQuiet()
    expect(paths()).toEqual(FIGURES_OF_HOME)
  })

  it('sees figures of now where the phone was online again before the member was back', async () => {
    await openAndSettle('/home')
    collectAtCounter(70)
    connection('offline')
    setVisibility('hidden')
    connection('online')
    await waitForQuiet()
    expect(paths()).toEqual([])
    setVisibility('visible')
    expect(await screen.findByText('2,550')).toBeVisible()
    await waitForQuiet()
    expect(paths()).toEqual(FIGURES_OF_HOME)
  })
})

it.each([
  ['home', '/home'],
  ['a page without a figure', '/profile/profile-menu-pdpa'],
])('A session that ended while %s was out of sight is told on return, once', async (_what, at) => {
  await openAndSettle(at)
  sandbox.faults.add({ operation: '/', kind: 401 })
  stayAway(11 * 3_600_000)
  expect(await screen.findByRole('alertdialog')).toBeVisible()
  await waitForQuiet()
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
})

it('What is on its way is sent again once the phone is online: the connection that it was sent on is gone', async () => {
  await openAndSettle('/home')
  hold('privilege/List')
  stayAway(60_000)
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  connection('online')
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(2))
})

it.each([
  ['privileges', '/privilege', th.privilege, 'privilege/List'],
  ['points', '/profile/points-history', th.pointsHistory, 'History/Point'],
])(
  'A list of %s that could not be read offline is there once the phone is online, read once',
  async (_what, at, name, call) => {
    delete document.documentElement.dataset.text
    connection('offline')
    sandbox.faults.add({ operation: '/api/', kind: 'offline' })
    await openApp(at, { persona: 'gold' })
    expect((await screen.findAllByText(th.notLoaded))[0]).toBeVisible()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    await waitForQuiet()
    sandbox.faults.clear()
    calls.length = 0
    connection('online')
    expect(await screen.findByRole('list', { name })).toBeVisible()
    expect(screen.queryByText(th.notLoaded)).toBeNull()
    await waitForQuiet()
    expect(callsTo(call)).toHaveLength(1)
  },
)

it('A privilege that the member comes back to after an hour is read once', async () => {
  await openAndSettle('/privilege/detail?privilegeId=DSP001')
  stayAway(3_600_000)
  await waitFor(() => expect(callsTo('privilege/List')).toHaveLength(1))
  await waitForQuiet()
  expect(paths()).toEqual(['Customer/Profile', 'privilege/List'])
})

it('Nobody is asked anything by a visitor who comes back', async () => {
  await openApp('/authentication/login', { brand: 'doisai' })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
  await waitForQuiet()
  calls.length = 0
  stayAway(3_600_000)
  await waitForQuiet()
  expect(paths()).toEqual([])
})

it('Across midnight "tomorrow" has become "today", and the list ends a day later', async () => {
  const expiring = { transaction_id: 'PT-1', title_th: 'ซื้อ', point: 30, status: 'received' }
  const row = { ...expiring, date: '2026-01-05T10:00:00+07:00', expire_date: '2026-11-24' }
  answers.set('History/Point', { payload: [row], total: 1, page: 1, limit: 50 })
  await openAndSettle('/profile/points-expire')
  expect(await screen.findByText('หมดอายุพรุ่งนี้')).toBeVisible()
  stayAway(13 * 3_600_000)
  expect(await screen.findByText('หมดอายุวันนี้')).toBeVisible()
  await waitForQuiet()
  expect(callsTo('History/Point').at(-1)?.body).toMatchObject({
    Filters: { Filters: [{}, { Field: 'expire_date', Operator: 'lte', Value: '2026-12-24' }] },
  })
})

it('Home counts no redeemed privilege whose last day was yesterday, after midnight in Bangkok', async () => {
  vi.setSystemTime(Date.parse('2026-11-24T00:30:00+07:00'))
  const row = { name_th: 'ลาเต้ร้อน', privilege_id: 'P1', status: 'available', date: '2026-11-01' }
  const days = ['2026-11-23', '2026-11-24', '2026-11-30']
  const payload = days.map((valid_through) => ({ ...row, valid_through, transaction_id: valid_through }))
  answers.set('History/Privilege', { payload, total: days.length })
  await openPage(ReadyRow, '/home', { persona: 'gold' })
  const link = await screen.findByRole('link', { name: /พร้อมใช้/ })
  expect(link).toHaveTextContent('มี 2 สิทธิ์พร้อมใช้')
  expect(link).toHaveTextContent('ลาเต้ร้อน · หมดอายุวันนี้')
  expect(link).toHaveAttribute('href', '/profile/privilege-history?status=available')
  // One more than the largest number that is shown.
  expect(callsTo('History/Privilege')[0]?.body).toEqual({
    Filters: {
      Filters: [{ Field: 'status', Operator: 'eq', Value: 'available' }],
      Ordering: [{ Field: 'valid_through', Direction: 'asc' }],
      ...{ Limit: 21, Page: 1 },
    },
  })
})

describe('Home’s row of redeemed privileges', () => {
  const ready = { transaction_id: 'PV-1', name_th: 'ลาเต้ร้อน', status: 'available' } as const
  const many = (count: number) => Array.from({ length: count }, () => ready)

  it.each([
    ['none', [], 'My privileges'],
    [
      'one alone',
      [{ ...ready, valid_through: '2026-12-01' }],
      '1 privilege ready to useลาเต้ร้อน · Expires 1 Dec 2026',
    ],
    [
      'the first of two, in any order',
      [
        { ...ready, valid_through: '2026-12-01' },
        { ...ready, name_th: 'เค้ก', valid_through: '2026-11-23' },
      ],
      '2 privileges ready to useเค้ก · Expires today',
    ],
    ['one without a day', many(1), '1 privilege ready to use'],
    [
      'one that never ends, whatever its day',
      [{ ...ready, is_forever: true, valid_through: '2026-11-01' }],
      '1 privilege ready to use',
    ],
    [
      'what is used',
      [
        { ...ready, status: 'used' as const },
        { ...ready, status: 'expired' as const },
      ],
      'My privileges',
    ],
    ['as many as fit', many(20), '20 privileges ready to use'],
    ['one more than fit', many(21), 'More than 20 privileges ready to use'],
  ])('tells of %s', (_what, rows, text) => {
    const { container } = renderUi(<ReadyText rows={rows} />)
    expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text)
  })
})
