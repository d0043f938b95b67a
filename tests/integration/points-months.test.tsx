import { en } from '#tests/names.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import PointsHistoryPage from '@/features/points/histories/pages/points-history-page'
import { callsTo, openPage, waitForQuiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'

/** Twenty rows of 10 points in each month, newest first, back from November 2026. */
const rowsOf = (months: number) =>
  Array.from({ length: months * 20 }, (_, index) => ({
    transaction_id: `${index}`,
    title_th: 'กาแฟ',
    point: 10 as number | string,
    status: 'received',
    date: new Date(Date.UTC(2026, 10 - Math.floor(index / 20), 20 - (index % 20))).toISOString().slice(0, 10),
  }))

/** The rows of the API's answers, whatever the filter. */
let rows: ReturnType<typeof rowsOf>
let isDown: boolean
/** Whether the API knows one page alone, which it sends for every other. */
let isSamePage: boolean

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00') })
  // Gives the list a height, without which it would load all its pages by itself.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
  isDown = false
  isSamePage = false
  const own = sandbox.handle.bind(sandbox)
  vi.spyOn(sandbox, 'handle').mockImplementation(async (request: Request) => {
    if (!request.url.includes(HISTORY)) return own(request)
    if (isDown) return new Response('{}', { status: 500 })
    const { Filters } = (await request.clone().json()) as { Filters: { Page: number; Limit: number } }
    const start = isSamePage ? 0 : (Filters.Page - 1) * Filters.Limit
    return Response.json({ payload: rows.slice(start, start + Filters.Limit), total: rows.length })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const button = () => screen.findByRole('button', { name: en.monthsAtAGlance })
const lines = () =>
  within(screen.getByRole('list', { name: en.monthsAtAGlance }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

async function openHistory(search = '') {
  await openPage(PointsHistoryPage, `/profile/points-history${search}`, { persona: 'gold', locale: 'en' })
  const toggle = await button()
  await waitForQuiet()
  return toggle
}

it('Twelve months are folded under what the first page says of the newest, and read as far as they go once opened', async () => {
  rows = rowsOf(36)
  const toggle = await openHistory()
  expect(toggle).toHaveAccessibleDescription('Nov: received 200 · used 0')
  expect(callsTo(HISTORY)).toHaveLength(1)
  await userEvent.click(toggle)
  await waitFor(() => expect(lines()).toHaveLength(12))
  expect([lines()[0], lines()[11]]).toEqual(['Nov: received 200 · used 0', 'Dec: received 200 · used 0'])
  expect(callsTo(HISTORY)).toHaveLength(5)
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('The months begin with the first one that has points, and come without the filter of the list', async () => {
  rows = rowsOf(3)
  rows[41] = { ...rows[41]!, point: -30, status: 'expired' }
  const toggle = await openHistory('?status=used')
  expect(toggle).toHaveAccessibleDescription('')
  await userEvent.click(toggle)
  await waitFor(() =>
    expect(lines()).toEqual([
      'Nov: received 200 · used 0',
      'Oct: received 200 · used 0',
      'Sep: received 190 · used 0 · expired 30',
    ]),
  )
})

it('A month of which rows may be missing is not drawn: from a page on where one could not be read', async () => {
  rows = rowsOf(14)
  rows[120] = { ...rows[120]!, point: '1,250 แต้ม' }
  await userEvent.click(await openHistory())
  await waitFor(() => expect(lines()).toHaveLength(4))
  expect(lines()[3]).toMatch(/^Aug/)
})

it('Months that cannot be read say so, keep the line, and can be tried again', async () => {
  rows = rowsOf(14)
  const toggle = await openHistory()
  isDown = true
  await userEvent.click(toggle)
  const retry = await screen.findAllByRole('button', { name: en.tryAgain })
  expect(toggle).toHaveAccessibleDescription('Nov: received 200 · used 0')
  isDown = false
  await userEvent.click(retry[0]!)
  await waitFor(() => expect(lines()).toHaveLength(12))
})

it('Where the API sends its first page again and again, the month of its last row is not drawn, since more of it may be missing', async () => {
  rows = rowsOf(14)
  isSamePage = true
  await userEvent.click(await openHistory())
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(lines()[1]).toBe('Oct: received 200 · used 0')
})

it('Opened, the newest month’s points are told once, and a month that is chosen on the columns tells its own', async () => {
  rows = rowsOf(3)
  rows[41] = { ...rows[41]!, point: -30, status: 'expired' }
  await userEvent.click(await openHistory())
  const columns = await screen.findByRole('slider', { name: en.monthsAtAGlance })
  expect(columns).toHaveAttribute('aria-valuetext', 'Nov: received 200 · used 0')
  fireEvent.change(columns, { target: { value: 0 } })
  expect(columns).toHaveAttribute('aria-valuetext', 'Sep: received 190 · used 0 · expired 30')
})

it.each([
  [3, 0],
  [4, 4],
])('Of %s months with points %s are drawn as a line before the words', async (months, drawn) => {
  rows = rowsOf(months)
  const toggle = await openHistory()
  await userEvent.click(toggle)
  await waitFor(() => expect(lines()).toHaveLength(months))
  expect(toggle.querySelectorAll('i')).toHaveLength(drawn)
})

it('A history of more than twenty pages is read no further, and the months begin later', async () => {
  // More than the pages hold in two months.
  const [november, october] = [rowsOf(1)[0]!, rowsOf(2)[20]!]
  rows = Array.from({ length: 1100 }, (_, index) => ({
    ...(index < 10 ? november : october),
    transaction_id: `${index}`,
  }))
  await userEvent.click(await openHistory())
  await waitFor(() => expect(lines()).toEqual(['Nov: received 100 · used 0']))
  await waitForQuiet()
  expect(callsTo(HISTORY)).toHaveLength(20)
})
