import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatMonth, formatNumber } from '@/i18n/format'
import { saveFiguresCovered } from '@/theme/display'
import { memberIdOf, type MemberPersona } from '@/sandbox/personas'
import { pointRows } from '@/sandbox/rules/member-histories'
import { answers, callsTo, goTo, hold, openApp, quiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'
const PAGE = '/profile/points-history'
const now = new Date('2026-11-25T12:00:00+07:00')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  sandbox.reset()
})
afterEach(() => {
  saveFiguresCovered(false)
  vi.useRealTimers()
})

type Open = Parameters<typeof openApp>[1]

/** The history once all is there that comes without a tap. */
async function openHistory(options: Open = {}, address = PAGE): Promise<void> {
  await openApp(address, { persona: 'gold', ...options })
  await waitFor(() => expect(callsTo(HISTORY)).not.toHaveLength(0), { timeout: 20_000 })
  await quiet()
}

const chart = () => screen.queryByRole('region', { name: 'แต้มในรอบ 12 เดือน' })
const months = () =>
  within(screen.getByRole('toolbar', { name: 'เลือกเดือนเพื่อดูรายการ' })).getAllByRole('button')
const names = () => months().map((month) => month.getAttribute('aria-label') ?? '')
const month = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rowsOf = (persona: MemberPersona) => {
  const member = sandbox.context.state.members[memberIdOf(persona, 'doisai')]
  if (!member) throw new Error('no such member')
  return pointRows(sandbox.context, member)
}

/** The name of each month as the rows of the API have it, the last one being this month. */
function namesOfRows(persona: MemberPersona, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = 2026 * 12 + 10 - (count - 1 - index)
    const key = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    const rows = rowsOf(persona).filter(({ date, status }) => date.startsWith(key) && status !== 'canceled')
    const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
      formatNumber(Math.abs(rows.filter(wanted).reduce((total, { point }) => total + point, 0)))
    const isExpired = ({ status }: (typeof rows)[number]) => status === 'expired'
    const earned = sum((row) => !isExpired(row) && row.point > 0)
    const used = sum((row) => !isExpired(row) && row.point < 0)
    return `${formatMonth(key, 'th')}: ได้รับ ${earned} · ใช้ไป ${used} · หมดอายุ ${sum(isExpired)}`
  })
}

const sentFilters = () =>
  callsTo(HISTORY).map(({ body }) => (body as { Filters: { Filters: object[]; Page: number } }).Filters)

describe('The chart of the points', () => {
  it('shows the months that the first page of the history knows wholly, without a request of its own', async () => {
    await openHistory()
    expect(names()).toEqual(namesOfRows('gold', 2))
    expect(
      within(chart() ?? document.body).getByText('โหลดแล้วเฉพาะตุลาคม 2569 ถึงพฤศจิกายน 2569'),
    ).toBeVisible()
    expect(callsTo(HISTORY)).toHaveLength(1)
  })

  it('loads three months more with each tap, until the twelve are there, and then until nothing is missing', async () => {
    await openHistory()
    const counts: number[] = []
    const load = () => screen.queryByRole('button', { name: 'โหลดเดือนก่อนหน้า' })
    for (let button = load(); button; button = load()) {
      await userEvent.click(button)
      await quiet()
      counts.push(months().length)
      if (counts.length === 3) expect(chart()).toHaveTextContent('แต้มที่หมดอายุในปี 2569 จะแสดงเมื่อโหลดครบ')
    }
    expect(counts.slice(0, 4)).toEqual(
      [5, 8, 11, 12].map((most) => expect.toSatisfy((count: number) => count >= most)),
    )
    expect(names()).toEqual(namesOfRows('gold', 12))
    const expired = rowsOf('gold').filter(
      ({ status, expire_date }) => status === 'expired' && expire_date?.startsWith('2026'),
    )
    const sum = expired.reduce((total, { point }) => total - point, 0)
    expect(sum).toBeGreaterThan(0)
    expect(chart()).toHaveTextContent(`หมดอายุในปี 2569: ${sum} แต้ม`)
    expect(chart()).toHaveFocus()
  })

  it('has the sums of ten thousand rows, which are loaded by taps alone', { timeout: 60_000 }, async () => {
    sandbox.context.settings.historyRows = 10_000
    await openHistory()
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(callsTo(HISTORY)).toHaveLength(1)
    await press('ดูกราฟ')
    await quiet()
    for (let tap = 0; tap < 5 && months().length < 12; tap += 1) {
      const before = callsTo(HISTORY).length
      await press('โหลดเดือนก่อนหน้า')
      await quiet()
      expect(callsTo(HISTORY).length - before).toBeLessThanOrEqual(20)
    }
    expect(names()).toEqual(namesOfRows('gold', 12))
  })

  it('shows the balance of each month where all rows add up to it, and in a table the same figures', async () => {
    await openHistory({ persona: 'withdrawn' })
    expect(names()).toHaveLength(12)
    expect(names().at(-1)).toBe(`${namesOfRows('withdrawn', 1)[0]} · คงเหลือ 260`)
    expect(chart()).toHaveTextContent('ปี 2569 ยังไม่มีแต้มหมดอายุ')
    await press('ตาราง')
    const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
    expect(head).toHaveTextContent('เดือนได้รับใช้ไปหมดอายุคงเหลือ')
    const figures = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(figures.reverse()).toEqual(names().map((name) => name.replace(/^.*?:/, '').match(/[\d,]+/g)))
  })

  it('covers the balance with all other figures of it', async () => {
    await openHistory({ persona: 'withdrawn' })
    saveFiguresCovered(true)
    await waitFor(() => expect(chart()).not.toHaveTextContent('คงเหลือ'))
    expect(names()).toEqual(namesOfRows('withdrawn', 12))
    await press('ตาราง')
    expect(screen.queryByRole('columnheader', { name: 'คงเหลือ' })).toBeNull()
  })

  it('says how many points have expired in this year, whenever these were received', async () => {
    const row = { title_th: 'กาแฟ', status: 'received', point: 10 }
    answers.set(HISTORY, {
      payload: [
        { ...row, transaction_id: '1', date: '2026-11-20' },
        { ...row, transaction_id: '2', date: '2026-10-20' },
        {
          ...row,
          transaction_id: '3',
          date: '2025-12-20',
          status: 'expired',
          point: -30,
          expire_date: '2026-01-03',
        },
        {
          ...row,
          transaction_id: '4',
          date: '2025-11-20',
          status: 'expired',
          point: -7,
          expire_date: '2025-12-31',
        },
      ],
    })
    await openHistory({ locale: 'en' })
    expect(screen.getByText('Expired in 2026: 30 Points')).toBeVisible()
    expect(
      screen.getByRole('button', { name: 'November 2026: received 10, used 0, expired 0' }),
    ).toBeVisible()
    expect(
      screen.getByRole('button', { name: 'December 2025: received 0, used 0, expired 30' }),
    ).toBeVisible()
  })

  it.each<[string, MemberPersona]>([
    ['a history without rows', 'new'],
    ['a history of one month', 'incomplete'],
  ])('is not there for %s', async (_what, persona) => {
    await openHistory({ persona })
    expect(screen.getByRole('main')).not.toHaveTextContent('แต้มในรอบ 12 เดือน')
  })
})

describe('A month of the chart', () => {
  it('narrows the list to itself, with the sum that the list has for it, and a second tap clears that', async () => {
    await openHistory()
    await userEvent.click(month('ตุลาคม 2569'))
    expect(location.search).toMatch(/from=2026-10-01&to=2026-10-31/)
    expect(month('ตุลาคม 2569')).toHaveAttribute('aria-pressed', 'true')
    await quiet()
    expect(sentFilters().at(-1)?.Filters).toEqual([
      { Field: 'date', Operator: 'gte', Value: '2026-10-01' },
      { Field: 'date', Operator: 'lte', Value: '2026-10-31' },
    ])
    const headings = () =>
      within(screen.getByRole('list', { name: th.pointsHistory })).getAllByRole('heading')
    await waitFor(() => expect(headings()).toHaveLength(1))
    const [, earned = 0, used = 0, expired = 0] =
      /ได้รับ ([\d,]+) · ใช้ไป ([\d,]+) · หมดอายุ ([\d,]+)/
        .exec(names()[0] ?? '')
        ?.map((text) => Number(text.replace(',', ''))) ?? []
    expect(headings()[0]).toHaveTextContent(formatNumber(Math.abs(earned - used - expired)))

    const before = callsTo(HISTORY).length
    await userEvent.click(month('ตุลาคม 2569'))
    expect(location.search).not.toMatch(/from|to=/)
    expect(month('ตุลาคม 2569')).toHaveAttribute('aria-pressed', 'false')
    await quiet()
    expect(callsTo(HISTORY).length - before).toBeLessThanOrEqual(1)
  })

  it('keeps what else the filter has, and stays where the list has nothing of it', async () => {
    await openHistory()
    goTo(`${PAGE}?status=expired`)
    await quiet()
    await userEvent.click(month('พฤศจิกายน 2569'))
    expect(location.search).toMatch(/status=expired.*from=2026-11-01/)
    expect(await screen.findByRole('heading', { name: th.noMatch })).toBeVisible()
    expect(month('พฤศจิกายน 2569')).toHaveFocus()
    await userEvent.click(month('พฤศจิกายน 2569'))
    expect(location.search).toContain('status=expired')
    expect(location.search).not.toContain('from')
  })

  it('is reached by one stop of the Tab key and the arrows', async () => {
    await openHistory({ persona: 'withdrawn' })
    expect(months().filter(({ tabIndex }) => tabIndex === 0)).toEqual([months().at(-1)])
    months().at(-1)?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    expect(month('กันยายน 2569')).toHaveFocus()
    expect(month('กันยายน 2569')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(month('ธันวาคม 2568')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(month('พฤศจิกายน 2569')).toHaveFocus()
    expect(months().filter(({ tabIndex }) => tabIndex === 0)).toEqual([months().at(-1)])
  })
})

describe('A history that opens with a filter', () => {
  it('has no chart before a tap asks for one, which reads the history without the filter', async () => {
    await openHistory({}, `${PAGE}?status=used`)
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(sentFilters().map(({ Filters }) => Filters.length)).toEqual([1])
    await press('ดูกราฟ')
    expect(chart()).toHaveFocus()
    await quiet()
    expect(names().slice(-3)).toEqual(namesOfRows('gold', 3))
    expect(
      sentFilters()
        .slice(1)
        .every(({ Filters }) => Filters.length === 0),
    ).toBe(true)
    expect(location.search).toContain('status=used')
  })

  it('uses what was read of it before', async () => {
    await openHistory()
    goTo('/profile')
    goTo(`${PAGE}?status=used`)
    await quiet()
    expect(names()).toEqual(namesOfRows('gold', 2))
    expect(sentFilters().map(({ Filters }) => Filters.length)).toEqual([0, 1])
  })

  it('says so where a member has too few points for a chart', async () => {
    await openHistory({ persona: 'incomplete' }, `${PAGE}?status=used`)
    await press('ดูกราฟ')
    await quiet()
    expect(chart()).toHaveTextContent('ยังมีรายการไม่พอสำหรับกราฟ')
  })
})

describe('Loading earlier months', () => {
  it('says that it has failed, keeps what is there, and can be tried again', async () => {
    await openHistory()
    sandbox.faults.add({ operation: 'listPointHistory', kind: 500 })
    await press('โหลดเดือนก่อนหน้า')
    await quiet()
    expect(
      within(chart() ?? document.body).getByText('โหลดข้อมูลไม่ได้ในขณะนี้ กรุณาลองอีกครั้ง'),
    ).toBeVisible()
    expect(names()).toEqual(namesOfRows('gold', 2))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    await press('โหลดเดือนก่อนหน้า')
    await quiet()
    expect(names().length).toBeGreaterThanOrEqual(5)
  })

  it('is busy until the answer is here, and goes no further once the page was left', async () => {
    sandbox.context.settings.historyRows = 10_000
    await openHistory()
    const release = hold(HISTORY)
    await press('ดูกราฟ')
    const button = within(chart() ?? document.body).getByRole('button', { name: th.loading })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    goTo('/profile')
    release()
    await quiet()
    expect(callsTo(HISTORY)).toHaveLength(2)
    cleanup()
  })
})
