import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addMonths } from '@/domain/points-months'
import { callsTo, openApp, quiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'
const PAGE = '/profile/points-history'

interface Row {
  transaction_id?: string
  title_th: string
  point: number | string
  status: string
  date: string
  expire_date?: string
}

/** As many rows of 10 points in each month, newest first, back from November 2026. */
const rowsOf = (months: number, ofMonth: number): Row[] =>
  Array.from({ length: months * ofMonth }, (_, index) => {
    const month = addMonths('2026-11', -Math.floor(index / ofMonth))
    const day = String(20 - Math.floor(((index % ofMonth) * 19) / ofMonth)).padStart(2, '0')
    return {
      transaction_id: `${index}`,
      title_th: 'กาแฟ',
      point: 10,
      status: 'received',
      date: `${month}-${day}`,
    }
  })

/** What the API has, and how it gives it out. */
let api: { rows: Row[]; isDown: boolean; ignoresPage: boolean }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00') })
  // The list is as high as a phone's: it does not go on by itself to the last of its rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  api = { rows: [], isDown: false, ignoresPage: false }
  const own = sandbox.handle.bind(sandbox)
  vi.spyOn(sandbox, 'handle').mockImplementation(async (request: Request) => {
    if (!request.url.includes(HISTORY)) return own(request)
    if (api.isDown) return new Response('{}', { status: 500 })
    const { Filters } = (await request.clone().json()) as { Filters: { Page: number; Limit: number } }
    const start = api.ignoresPage ? 0 : (Filters.Page - 1) * Filters.Limit
    return Response.json({ payload: api.rows.slice(start, start + Filters.Limit), total: api.rows.length })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(rows: Row[]): Promise<void> {
  api.rows = rows
  await openApp(PAGE, { persona: 'gold', locale: 'en' })
  await waitFor(() => expect(callsTo(HISTORY)).not.toHaveLength(0), { timeout: 20_000 })
  await quiet()
}

const chart = () => screen.getByRole('region', { name: 'Points over 12 months' })
const names = () =>
  within(screen.getByRole('toolbar', { name: 'Choose a month to see its items' }))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
const button = (name: string) => screen.queryByRole('button', { name })
async function tap(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
  await quiet()
}
async function tapWhileThere(name: string): Promise<void> {
  while (button(name)) await tap(name)
}

describe('What the chart could not load', () => {
  it('is no longer said to be missing once the list has loaded it', async () => {
    await open(rowsOf(14, 10))
    api.isDown = true
    await tap('Load earlier')
    expect(chart()).toHaveTextContent('We could not load this just now. Please try again.')
    api.isDown = false
    await tap('Try again')
    await tapWhileThere('Load more')
    expect(chart()).toHaveTextContent('Nothing has expired in 2026')
  })
})

describe('A month of which rows may be missing', () => {
  it('is not drawn where the API gives out the oldest rows first, before all are loaded', async () => {
    await open(rowsOf(60, 20).reverse())
    await tap('Show chart')
    expect(names()).toEqual([])
    expect(chart()).toHaveTextContent('No whole month is loaded yet')
    await tap('Load earlier')
    expect(names().at(-1)).toBe('November 2026: received 200, used 0, expired 0')
    expect(names()).toHaveLength(12)
  })

  it('is not drawn where the API gives out its first page again and again', async () => {
    api.ignoresPage = true
    await open(rowsOf(24, 20))
    await tapWhileThere('Load earlier')
    expect(names().map((name) => name.replace(/:.*/, ''))).toEqual(['October 2026', 'November 2026'])
    expect(chart()).toHaveTextContent('Only October 2026 to November 2026 is loaded')
  })

  it('is not drawn from a page on where a row could not be read', async () => {
    const rows = rowsOf(14, 20)
    rows[120] = { ...rows[120]!, point: '1,250 แต้ม' }
    await open(rows)
    await tapWhileThere('Load earlier')
    expect(chart()).toHaveTextContent('Only August 2026 to November 2026 is loaded')
    expect(names()).toHaveLength(4)
  })

  it('has no chart where a row of the first page could not be read', async () => {
    const rows = rowsOf(14, 20)
    rows[25] = { ...rows[25]!, point: '1,250 แต้ม' }
    await open(rows)
    expect(screen.queryByText('Points over 12 months')).toBeNull()
  })
})

describe('A history whose pages were read on different days', () => {
  /** Away, and back on the next morning. */
  async function comeBackTomorrow(): Promise<void> {
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    }
    turn('hidden')
    vi.setSystemTime(new Date('2026-11-26T09:00:00+07:00'))
    turn('visible')
    await quiet()
  }

  it('says nothing of what has expired before a tap has read all of it anew', async () => {
    const rows = rowsOf(14, 20)
    await open(rows)
    await tapWhileThere('Load earlier')
    expect(chart()).toHaveTextContent('Nothing has expired in 2026')
    rows[230] = { ...rows[230]!, status: 'expired', point: -10, expire_date: '2026-11-25' }
    await comeBackTomorrow()
    expect(names()).toHaveLength(12)
    expect(chart()).toHaveTextContent('What expired in 2026 is shown once everything is loaded again')
    await tap('Load earlier')
    expect(chart()).toHaveTextContent('Expired in 2026: 10 Points')
    expect(button('Load earlier')).toBeNull()
  })
})

it('What has expired in a year is not said where the API does not say when a row expired', async () => {
  const rows = rowsOf(3, 5)
  rows[3] = { ...rows[3]!, status: 'expired', point: -10, expire_date: '0001-01-01T00:00:00' }
  await open(rows)
  expect(names().at(-1)).toBe('November 2026: received 40, used 0, expired 10')
  expect(chart()).not.toHaveTextContent('2026:')
  expect(chart()).not.toHaveTextContent('Nothing has expired')
})

it('Once all twelve months are there, each tap says how far it has come, and goes further than months', async () => {
  await open(rowsOf(60, 60))
  await tap('Show chart')
  while (names().length < 12) await tap('Load earlier')
  const said: string[] = []
  while (button('Load earlier')) {
    said.push(chart().querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ') ?? '')
    await tap('Load earlier')
  }
  const told = /^Loaded back to (.+); what expired in 2026 is shown once everything is loaded$/
  expect(said.map((text) => told.exec(text)?.[1])).toEqual(['November 2025', 'June 2024', 'February 2023'])
  expect(chart()).toHaveTextContent('Nothing has expired in 2026')
})

it('The focus stays where it is when the list below comes to its end by itself', async () => {
  await open(rowsOf(14, 10))
  await tap('Load earlier')
  act(() => screen.getByRole('button', { name: 'Load earlier' }).blur())
  while (button('Load more')) {
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await quiet()
  }
  expect(chart()).toHaveTextContent('Nothing has expired in 2026')
  expect(document.body).toHaveFocus()
})

describe('The keyboard at a month of the chart', () => {
  const shown = () => chart().querySelector('b')?.textContent

  it('shows the figures of the month that it comes to, and of the last one again when it has left', async () => {
    await open(rowsOf(6, 5))
    screen.getByRole('button', { name: /^November 2026:/ }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('September 2026')
    await userEvent.tab()
    expect(shown()).toBe('November 2026')
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', async (modifier) => {
    await open(rowsOf(6, 5))
    const last = screen.getByRole('button', { name: /^November 2026:/ })
    last.focus()
    expect(fireEvent.keyDown(last, { key: 'ArrowLeft', [modifier]: true })).toBe(true)
    expect(last).toHaveFocus()
  })
})
