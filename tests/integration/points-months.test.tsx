import { en } from '#tests/names.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addMonths } from '@/domain/points-months'
import PointsHistoryPage from '@/features/histories/pages/points-history-page'
import type { MemberPersona } from '@/sandbox/personas'
import { saveFiguresCovered } from '@/theme/display'
import { away } from './visits'
import { callsTo, goTo, hold, openApp, openPage, quiet, sandbox } from './open-app'

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

/** Has the API give out these rows, whatever the filter. */
let api: { rows: Row[]; isDown?: boolean; ignoresPage?: boolean } | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00+07:00') })
  sandbox.reset()
  // The list is as high as a phone's: it does not go on by itself to the last of its rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  api = undefined
  const own = sandbox.handle.bind(sandbox)
  vi.spyOn(sandbox, 'handle').mockImplementation(async (request: Request) => {
    if (!api || !request.url.includes(HISTORY)) return own(request)
    if (api.isDown) return new Response('{}', { status: 500 })
    const { Filters } = (await request.clone().json()) as { Filters: { Page: number; Limit: number } }
    const start = api.ignoresPage ? 0 : (Filters.Page - 1) * Filters.Limit
    return Response.json({ payload: api.rows.slice(start, start + Filters.Limit), total: api.rows.length })
  })
})
afterEach(() => {
  saveFiguresCovered(false)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The history of a member, once all is there that comes without a tap: of the sandbox, or of these rows. */
async function open({
  rows,
  persona = 'gold',
  address = PAGE,
  isWholeApp = false,
  ignoresPage = false,
}: {
  rows?: Row[]
  persona?: MemberPersona
  address?: string
  isWholeApp?: boolean
  ignoresPage?: boolean
}): Promise<void> {
  api = rows && { rows, ignoresPage }
  const options = { persona, locale: 'en' } as const
  await (isWholeApp ? openApp(address, options) : openPage(PointsHistoryPage, address, options))
  await waitFor(() => expect(callsTo(HISTORY)).not.toHaveLength(0))
  await quiet()
}

const chart = () => screen.getByRole('region', { name: 'Points over 12 months' })
const months = () => {
  const toolbar = screen.queryByRole('toolbar', { name: 'Choose a month to see its items' })
  return [...(toolbar?.querySelectorAll<HTMLElement>('button') ?? [])]
}
const names = () => months().map((month) => month.getAttribute('aria-label') ?? '')
const month = (name: string) => months().find((one) => one.getAttribute('aria-label')?.startsWith(`${name}:`))
const button = (name: string) => screen.queryByRole('button', { name })
async function tap(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }))
  await quiet()
}
async function tapMonth(name: string): Promise<void> {
  await userEvent.click(month(name)!)
  await quiet()
}
async function tapWhileThere(name: string): Promise<void> {
  while (button(name)) await tap(name)
}
const sentFilters = () =>
  callsTo(HISTORY).map(({ body }) => (body as { Filters: { Filters: object[] } }).Filters.Filters)

describe('The chart of the points', () => {
  it('shows the months that the first page of the history knows wholly, without a request of its own', async () => {
    await open({ rows: rowsOf(14, 20) })
    expect(names()).toEqual([
      'October 2026: received 200, used 0, expired 0',
      'November 2026: received 200, used 0, expired 0',
    ])
    expect(chart()).toHaveTextContent('Showing October 2026 to November 2026')
    expect(callsTo(HISTORY)).toHaveLength(1)
  })

  it('loads three months more with each tap, until the twelve are there, and then until nothing is missing', async () => {
    const rows = rowsOf(20, 20)
    rows[270] = { ...rows[270]!, status: 'expired', point: -10, expire_date: '2026-01-03' }
    rows[271] = { ...rows[271]!, status: 'expired', point: -10, expire_date: '2025-12-31' }
    await open({ rows, isWholeApp: true })
    const counts: number[] = []
    while (button('Earlier months')) {
      expect(chart()).not.toHaveTextContent('Expired in 2026')
      await tap('Earlier months')
      counts.push(months().length)
    }
    // Two pages of fifty rows are five months.
    expect(counts).toEqual([7, 12, 12])
    expect(names()[0]).toBe('December 2025: received 200, used 0, expired 0')
    expect(chart()).toHaveTextContent('Expired in 2026: 10 Points')
    expect(chart()).toHaveFocus()
  })

  it('once all twelve months are there, says with each tap how far it has come, and reads twenty pages at most', async () => {
    await open({ rows: rowsOf(36, 60) })
    await tap('Show chart')
    while (names().length < 12) await tap('Earlier months')
    const said: string[] = []
    while (button('Earlier months')) {
      said.push(chart().querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ') ?? '')
      const before = callsTo(HISTORY).length
      await tap('Earlier months')
      expect(callsTo(HISTORY).length - before).toBeLessThanOrEqual(20)
    }
    const told = /^Loaded back to (.+); what expired in 2026 is shown once everything is loaded$/
    expect(said.map((text) => told.exec(text)?.[1])).toEqual(['November 2025', 'June 2024'])
    expect(chart()).toHaveTextContent('Nothing has expired in 2026')
  })

  it('shows the balance of each month where all rows add up to it, and in a table the same figures', async () => {
    await open({ persona: 'withdrawn' })
    expect(names()).toHaveLength(12)
    expect(names().at(-1)).toMatch(/, balance 260$/)
    await tap('Table')
    const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
    expect(head).toHaveTextContent('MonthReceivedUsedExpiredBalance')
    const figures = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(figures.reverse()).toEqual(
      names().map((name) => name.replace(/^.*?:/, '').match(/\d[\d,]*\d|\d/g)),
    )
  })

  it('covers the balance with all other figures of it', async () => {
    await open({ persona: 'withdrawn' })
    saveFiguresCovered(true)
    await waitFor(() => expect(names().at(-1)).not.toContain('balance'))
    expect(chart()).not.toHaveTextContent('Balance')
    await tap('Table')
    expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull()
  })

  it.each<[string, MemberPersona]>([
    ['a history without rows', 'new'],
    ['a history of one month', 'incomplete'],
  ])('is not there for %s', async (_what, persona) => {
    await open({ persona })
    expect(document.body).not.toHaveTextContent('Points over 12 months')
  })
})

describe('A month of the chart', () => {
  it('narrows the list to itself, with the sum that the list has for it, and a second tap clears that', async () => {
    await open({})
    const [, earned = 0, used = 0, expired = 0] =
      /received ([\d,]+), used ([\d,]+), expired ([\d,]+)/
        .exec(month('October 2026')?.getAttribute('aria-label') ?? '')
        ?.map((text) => Number(text.replace(',', ''))) ?? []
    await tapMonth('October 2026')
    expect(location.search).toMatch(/from=2026-10-01&to=2026-10-31/)
    expect(month('October 2026')).toHaveAttribute('aria-pressed', 'true')
    expect(sentFilters().at(-1)).toEqual([
      { Field: 'date', Operator: 'gte', Value: '2026-10-01' },
      { Field: 'date', Operator: 'lte', Value: '2026-10-31' },
    ])
    const list = within(screen.getByRole('list', { name: en.pointsHistory }))
    await waitFor(() => expect(list.getAllByRole('heading')).toHaveLength(1))
    const sum = Math.abs(earned - used - expired).toLocaleString('en')
    expect(list.getByRole('heading')).toHaveTextContent(sum)

    const before = callsTo(HISTORY).length
    await tapMonth('October 2026')
    expect(location.search).not.toMatch(/from|to=/)
    expect(month('October 2026')).toHaveAttribute('aria-pressed', 'false')
    expect(callsTo(HISTORY).length - before).toBeLessThanOrEqual(1)
  })

  it('keeps what else the filter has, and stays where the list has nothing of it', async () => {
    await open({})
    goTo(`${PAGE}?status=expired`)
    await quiet()
    await tapMonth('November 2026')
    expect(location.search).toMatch(/status=expired.*from=2026-11-01/)
    expect(await screen.findByRole('heading', { name: en.noMatch })).toBeVisible()
    expect(month('November 2026')).toHaveFocus()
    await tapMonth('November 2026')
    expect(location.search).toContain('status=expired')
    expect(location.search).not.toContain('from')
  })

  it('is reached by one stop of the Tab key and the arrows', async () => {
    await open({ persona: 'withdrawn' })
    const stops = () => months().filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([months().at(-1)])
    months().at(-1)?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    expect(month('September 2026')).toHaveFocus()
    expect(month('September 2026')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(month('December 2025')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(month('November 2026')).toHaveFocus()
    expect(stops()).toEqual([months().at(-1)])
  })

  it('shows its figures while the keyboard is at it, and those of the last one once that has left', async () => {
    const shown = () => chart().querySelector('b')?.textContent
    await open({ rows: rowsOf(6, 5) })
    month('November 2026')?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toBe('September 2026')
    await userEvent.tab()
    expect(shown()).toBe('November 2026')
  })

  it('leaves an arrow with Alt, Ctrl or Meta to the browser', async () => {
    await open({ rows: rowsOf(6, 5) })
    const last = month('November 2026')!
    last.focus()
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(last, { key: 'ArrowLeft', [modifier]: true })).toBe(true)
    expect(last).toHaveFocus()
  })
})

describe('A month of which rows may be missing', () => {
  it('is not drawn where the API gives out the oldest rows first, before all are loaded', async () => {
    await open({ rows: rowsOf(60, 20).reverse() })
    await tap('Show chart')
    expect(names()).toEqual([])
    expect(chart()).toHaveTextContent('No whole month yet')
    await tap('Earlier months')
    expect(names().at(-1)).toBe('November 2026: received 200, used 0, expired 0')
    expect(names()).toHaveLength(12)
  })

  it('is not drawn where the API gives out its first page again and again', async () => {
    await open({ rows: rowsOf(24, 20), ignoresPage: true })
    await tapWhileThere('Earlier months')
    expect(names().map((name) => name.replace(/:.*/, ''))).toEqual(['October 2026', 'November 2026'])
    expect(chart()).toHaveTextContent('Showing October 2026 to November 2026')
  })

  it('is not drawn from a page on where a row could not be read', async () => {
    const rows = rowsOf(14, 20)
    rows[120] = { ...rows[120]!, point: '1,250 แต้ม' }
    await open({ rows })
    await tapWhileThere('Earlier months')
    expect(chart()).toHaveTextContent('Showing August 2026 to November 2026')
    expect(names()).toHaveLength(4)
  })

  it('has no chart where a row of the first page could not be read', async () => {
    const rows = rowsOf(14, 20)
    rows[25] = { ...rows[25]!, point: '1,250 แต้ม' }
    await open({ rows })
    expect(document.body).not.toHaveTextContent('Points over 12 months')
  })
})

describe('A history that opens with a filter', () => {
  it('has no chart before a tap asks for one, which reads the history without the filter', async () => {
    await open({ address: `${PAGE}?status=used`, isWholeApp: true })
    expect(months()).toEqual([])
    expect(sentFilters().map(({ length }) => length)).toEqual([1])
    await userEvent.click(screen.getByRole('button', { name: 'Show chart' }))
    expect(chart()).toHaveFocus()
    await quiet()
    expect(names().at(-1)).not.toContain('received 0,')
    expect(
      new Set(
        sentFilters()
          .map(({ length }) => length)
          .slice(1),
      ),
    ).toEqual(new Set([0]))
    expect(location.search).toContain('status=used')
  })

  it('uses what was read of it before', async () => {
    await open({ isWholeApp: true })
    const before = names()
    goTo('/profile')
    goTo(`${PAGE}?status=used`)
    await quiet()
    expect(names()).toEqual(before)
    expect(sentFilters().map(({ length }) => length)).toEqual([0, 1])
  })

  it('says so where a member has too few points for a chart', async () => {
    await open({ persona: 'incomplete', address: `${PAGE}?status=used` })
    await tap('Show chart')
    expect(chart()).toHaveTextContent('No chart yet')
  })
})

describe('Loading earlier months', () => {
  it('says that it has failed, keeps what is there, and can be tried again', async () => {
    await open({ rows: rowsOf(14, 20) })
    api!.isDown = true
    await tap('Earlier months')
    expect(chart()).toHaveTextContent('We could not load this just now. Please try again.')
    expect(names()).toHaveLength(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    api!.isDown = false
    await tap('Earlier months')
    expect(names().length).toBeGreaterThanOrEqual(5)
  })

  it('is no longer said to have failed once the list has loaded the rest by itself, and leaves the focus where it is', async () => {
    await open({ rows: rowsOf(14, 10) })
    api!.isDown = true
    await tap('Earlier months')
    api!.isDown = false
    await tap('Try again')
    act(() => screen.getByRole('button', { name: 'Earlier months' }).blur())
    while (button('Load more')) {
      fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
      await quiet()
    }
    expect(chart()).toHaveTextContent('Nothing has expired in 2026')
    expect(document.body).toHaveFocus()
  })

  it('is busy until the answer is here, and goes no further once the page was left', async () => {
    await open({ rows: rowsOf(36, 60), isWholeApp: true })
    const release = hold(HISTORY)
    await userEvent.click(screen.getByRole('button', { name: 'Show chart' }))
    const loading = within(chart()).getByRole('button', { name: en.loading })
    expect(loading).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(loading)
    goTo('/profile')
    release()
    await quiet()
    expect(callsTo(HISTORY)).toHaveLength(2)
  })
})

it('What has expired in a year is not said where the API does not say when a row expired', async () => {
  const rows = rowsOf(3, 5)
  rows[3] = { ...rows[3]!, status: 'expired', point: -10, expire_date: '0001-01-01T00:00:00' }
  await open({ rows })
  expect(names().at(-1)).toBe('November 2026: received 40, used 0, expired 10')
  expect(chart()).not.toHaveTextContent('2026:')
  expect(chart()).not.toHaveTextContent('Nothing has expired')
})

it('A history whose pages were read on different days says nothing of what has expired before a tap has read all of it anew', async () => {
  const rows = rowsOf(14, 10)
  await open({ rows, isWholeApp: true })
  await tapWhileThere('Earlier months')
  expect(chart()).toHaveTextContent('Nothing has expired in 2026')
  rows[120] = { ...rows[120]!, status: 'expired', point: -10, expire_date: '2026-11-25' }
  // Away, and back on the next morning.
  away(21 * 3_600_000)
  await quiet()
  expect(names()).toHaveLength(12)
  expect(chart()).toHaveTextContent('What expired in 2026 is shown once everything is loaded again')
  await tap('Earlier months')
  expect(chart()).toHaveTextContent('Expired in 2026: 10 Points')
  expect(button('Earlier months')).toBeNull()
})
