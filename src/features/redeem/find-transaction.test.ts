import { given } from '#tests/support/stored.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import { makeStore } from '@/store/store'
import { saveAttempt } from './attempts'
import { findTransaction } from './find-transaction'

let rows: { transaction_id: string; date?: string; privilege_id?: string }[]

beforeEach(() => {
  given({ bearer: 'bearer' })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ payload: rows.map((row) => ({ privilege_id: 'P1', name_th: 'ลาเต้', ...row })) }),
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

const attempt = {
  memberKey: 'doisai:1',
  kind: 'privilege' as const,
  itemId: 'P1',
  requestId: 'R1',
  begunAt: serverTime(Date.parse('2026-11-02T20:00:00+07:00')),
  status: 'checking' as const,
}

it.each([
  ['at its moment', '2026-11-02T20:00:01+07:00', 'PV-1'],
  ['before it', '2026-11-02T19:00:00+07:00', false],
  ['half a minute before, by a server whose clock is behind', '2026-11-02T19:59:30+07:00', 'PV-1'],
  ['more than half a minute before', '2026-11-02T19:59:29+07:00', false],
  ['on its day, by a server that knows only days', '2026-11-02', 'PV-1'],
  ['on its day, by one that writes them as midnight', '2026-11-02T00:00:00', 'PV-1'],
  ['on the day before', '2026-11-01', false],
  ['without a date', undefined, false],
])('an attempt is found in a history that has the transaction %s', async (_, date, found) => {
  rows = [{ transaction_id: 'PV-1', date }]
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  expect(await findTransaction(dispatch, attempt, new Promise(() => {}))).toBe(found)
})

it('an attempt of which no clock and no earlier history tells when it began is found, and never missing', async () => {
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const find = () => findTransaction(dispatch, { ...attempt, isUndated: true }, new Promise(() => {}))
  rows = [{ transaction_id: 'PV-1', date: '2026-11-02T19:00:00+07:00' }]
  expect(await find()).toBeUndefined()
  rows = [{ transaction_id: 'PV-1', date: '2026-11-02T20:00:01+07:00' }]
  expect(await find()).toBe('PV-1')
})

it('an attempt after midnight in Bangkok is not found in what was redeemed the day before, by days alone', async () => {
  const begunAt = serverTime(Date.parse('2026-11-03T00:10:00+07:00'))
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const find = () => findTransaction(dispatch, { ...attempt, begunAt }, new Promise(() => {}))
  rows = [{ transaction_id: 'PV-1', date: '2026-11-02' }]
  expect(await find()).toBe(false)
  rows = [{ transaction_id: 'PV-2', date: '2026-11-03' }]
  expect(await find()).toBe('PV-2')
})

it('an attempt between midnight and seven in Bangkok is found by a server that counts days in UTC, too', async () => {
  const begunAt = serverTime(Date.parse('2026-11-03T00:10:00+07:00'))
  const row = { transaction_id: 'PV-1', date: '2026-11-02T17:10:01Z', privilege_id: 'P1', name_th: 'ลาเต้' }
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { Filters } = JSON.parse(body) as { Filters: { Filters: { Field: string; Value: string }[] } }
    const from = Filters.Filters.find(({ Field }) => Field === 'date')?.Value ?? ''
    return Promise.resolve(Response.json({ payload: [row].filter(({ date }) => date.slice(0, 10) >= from) }))
  })
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  expect(await findTransaction(dispatch, { ...attempt, begunAt }, new Promise(() => {}))).toBe('PV-1')
})

it.each([
  ['30 seconds before the attempt, as servers’ clocks differ', '2026-11-02T19:59:30+07:00', 'PV-1'],
  ['a moment earlier', '2026-11-02T19:59:29+07:00', false],
  ['at no time that can be read', '', false],
])('a transaction counts %s', async (_, date, found) => {
  rows = [{ transaction_id: 'PV-1', date }]
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  expect(await findTransaction(dispatch, attempt, new Promise(() => {}))).toBe(found)
})

it('an attempt without the server’s clock has made what was not there before, whenever that was', async () => {
  rows = ['PV-3', 'PV-2', 'PV-1'].map((transaction_id) => ({ transaction_id, date: '2020-01-01' }))
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const find = (before: string[]) => findTransaction(dispatch, { ...attempt, before }, new Promise(() => {}))
  expect(await find(['PV-3', 'PV-1'])).toBe('PV-2')
  expect(await find([])).toBe('PV-3')
  expect(await find(['PV-1', 'PV-2', 'PV-3'])).toBe(false)
})

it('what another attempt at the item has made is not found again', async () => {
  const begunAt = serverTime(Date.now())
  saveAttempt({ ...attempt, begunAt, requestId: 'R0', status: 'done', transactionId: 'PV-2' })
  rows = ['PV-2', 'PV-1'].map((transaction_id) => ({ transaction_id, date: '2026-11-02T20:00:01+07:00' }))
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const find = () => findTransaction(dispatch, attempt, new Promise(() => {}))
  expect(await find()).toBe('PV-1')
  rows.pop()
  expect(await find()).toBe(false)
})

it('nothing is known from a history that cannot be read, or takes too long; another item’s rows do not count', async () => {
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const find = (end: Promise<unknown>) => findTransaction(dispatch, attempt, end)
  const row = { transaction_id: 'PV-1', privilege_id: 'P2', name_th: 'ลาเต้', date: '2026-11-03' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ payload: [row] })))
  expect(await find(new Promise(() => {}))).toBe(false)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 400 })))
  expect(await find(new Promise(() => {}))).toBeUndefined()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  expect(await find(Promise.resolve())).toBeUndefined()
})

it('the latest twenty since the day before the attempt in Bangkok are asked for, less half a minute', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Promise.resolve(Response.json({ payload: [] }))
  })
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const begunAt = serverTime(Date.parse('2026-11-03T00:00:10+07:00'))
  await findTransaction(dispatch, { ...attempt, begunAt }, new Promise(() => {}))
  await findTransaction(dispatch, { ...attempt, before: [] }, new Promise(() => {}))
  const own = { Field: 'privilege_id', Operator: 'eq', Value: 'P1' }
  const rest = { Ordering: [{ Field: 'date', Direction: 'desc' }], Page: 1, Limit: 20 }
  const since = { Field: 'date', Operator: 'gte', Value: '2026-11-01' }
  expect(asked).toEqual([
    { Filters: { Filters: [own, since], ...rest } },
    { Filters: { Filters: [own], ...rest } },
  ])
})

it('a coupon is found in the history of packages, by its package', async () => {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const isAsked = url.endsWith('History/Package') && body.includes('"Field":"package_id"')
    const coupon = { transaction_id: 'PK-1', package_id: 'P1', name_th: 'ลาเต้', date: '2026-11-02' }
    return Promise.resolve(Response.json({ payload: isAsked ? [coupon] : [] }))
  })
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const found = findTransaction(dispatch, { ...attempt, kind: 'package' }, new Promise(() => {}))
  expect(await found).toBe('PK-1')
})

it('a history that takes too long is let go', async () => {
  const sent: AbortSignal[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    sent.push(signal)
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
  })
  const { dispatch } = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  let end = () => {}
  const found = findTransaction(dispatch, attempt, new Promise<void>((late) => (end = late)))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  end()
  expect(await found).toBeUndefined()
})
