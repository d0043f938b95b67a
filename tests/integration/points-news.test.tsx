import { th } from '#tests/names.ts'
import { givenText, storedOf } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberPersona } from '@/sandbox/personas'
import type { LedgerRow } from '@/sandbox/rules/ledger'
import { noteOwnPoints } from '@/features/points/points-seen'
import { addPoints, keyOf, memberOf } from './visits'
import { answers, calls, callsTo, goTo, hold, openApp, waitForQuiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'
const now = new Date('2026-11-25T12:00:00+07:00')
const support = { support: { phone: '02 123 4567', lineOa: '@doisai' } }

/** Adds a row to the member's points at the server. */
const changePoints = (row: Partial<LedgerRow> & { points: number }, persona: MemberPersona = 'gold') =>
  addPoints(persona, { at: '2026-11-24T10:00:00+07:00', branch: 'สยาม', ...row })

/** On the next day the history is read even if the balance is the same. */
const onNextDay = () => vi.setSystemTime(now.getTime() + 25 * 60 * 60 * 1000)

/**
 * Opens home on another visit, and waits until it is quiet. `isQuiet`: there is no news, so that the history is not read. Without
 * home's sections, whose cards are slow to render and show nothing of the points.
 */
async function visitHome({
  isQuiet = false,
  hasSections = false,
  ...options
}: Parameters<typeof openApp>[1] & { isQuiet?: boolean; hasSections?: boolean } = {}): Promise<void> {
  cleanup()
  if (!hasSections) answers.set('LayoutDisplay', { payload: [] })
  vi.setSystemTime(Date.now() + 1000)
  // The last read of a visit that shows that home has loaded.
  const last = isQuiet ? 'LayoutDisplay' : HISTORY
  const before = [last, HISTORY].map((path) => callsTo(path).length)
  await openApp('/home', { persona: 'gold', config: { raw: support }, ...options })
  await waitFor(() => expect(callsTo(last).length).toBeGreaterThan(before[0] ?? 0))
  await waitForQuiet()
  if (isQuiet) expect(callsTo(HISTORY)).toHaveLength(before[1] ?? 0)
}

/** The link in the footer of the points card. */
const foot = () => document.querySelector('main [role=status] a')
const NOTHING = 'ดูประวัติแต้ม'

beforeEach(() => {
  // The date advances, so that answers of two visits have different times.
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
  sandbox.reset()
})
afterEach(() => vi.useRealTimers())

describe('Since the last visit', () => {
  it('nothing is told on a first visit, nor where nothing has happened since', async () => {
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
    expect(callsTo(HISTORY)).toHaveLength(1)
    await visitHome({ isQuiet: true })
    expect(foot()).toHaveTextContent(NOTHING)
  })

  it('is told after the clock was set back', async () => {
    await visitHome()
    vi.setSystemTime(now.getTime() - 3 * 3_600_000)
    changePoints({ points: 120 })
    await visitHome()
    expect(foot()).toHaveTextContent('+120')
  })

  it('points came: what they sum up to, how many times, and the way to all of them', async () => {
    await visitHome()
    changePoints({ points: 120, at: '2026-11-21T10:00:00+07:00' })
    changePoints({ points: 7, at: '2026-11-20T10:00:00+07:00' })
    await visitHome()
    expect(foot()).toHaveTextContent(/^\+127 แต้มบวก 127 แต้ม ตั้งแต่เข้าใช้ครั้งก่อน · 2 รายการ$/)
    expect(foot()).toHaveAttribute('href', '/profile/points-history')
    expect(foot()?.querySelector('b')).toHaveAttribute('data-figure')
  })

  it('points are gone before all that came: how many, when and where, as a warning that leads to its row', async () => {
    await visitHome()
    changePoints({ points: 120 })
    changePoints({ points: -500, at: '2026-11-20T08:00:00+07:00', branch: 'อารีย์' })
    await visitHome()
    expect(foot()).toHaveTextContent(/^ใช้ไป 500 แต้ม · 20 พ.ย. · อารีย์$/)
    await userEvent.click(foot() ?? document.body)
    const sheet = await screen.findByRole('dialog')
    expect(sheet).toHaveTextContent('−500')
    await userEvent.click(within(sheet).getByText(th.notYou))
    expect(within(sheet).getByRole('link', { name: 'โทร 02 123 4567' })).toHaveAttribute(
      'href',
      'tel:021234567',
    )
    expect(location.search).not.toContain('row')
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
  })

  it.each([
    ['expired', 'หมดอายุ 40\u00a0แต้ม · 24\u00a0พ.ย. · สยาม'],
    ['canceled', 'ยกเลิก 40\u00a0แต้ม · 24\u00a0พ.ย. · สยาม'],
  ] as const)('a purchase was %s: its points are gone', async (status, told) => {
    changePoints({ points: 40, id: 'PT-X' })
    await visitHome()
    Object.assign(memberOf('gold').points.find(({ id }) => id === 'PT-X') ?? {}, { status })
    await visitHome()
    expect(foot()?.textContent).toBe(told)
  })

  it('is told until it is seen in the history', async () => {
    await visitHome()
    changePoints({ points: 120 })
    await visitHome()
    await visitHome()
    expect(foot()).toHaveTextContent('+120')
    await userEvent.click(foot() ?? document.body)
    expect(await screen.findByRole('dialog', { name: 'ซื้อเครื่องดื่ม' })).toHaveTextContent('+120')
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
  })

  it('does not come back by a page that was read before the history was seen', async () => {
    changePoints({ points: 40, id: 'PT-X' })
    await visitHome()
    Object.assign(memberOf('gold').points.find(({ id }) => id === 'PT-X') ?? {}, { status: 'canceled' })
    vi.setSystemTime(now.getTime() + 10_000)
    goTo('/profile/points-history')
    await screen.findByRole('heading', { level: 1, name: th.pointsHistory })
    await waitForQuiet()
    goTo('/home')
    await waitForQuiet()
    expect(foot()).toHaveTextContent(NOTHING)
    vi.setSystemTime(now.getTime() + 20_000)
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
  })

  it('is seen in the history alone where the history is not filtered', async () => {
    await visitHome()
    changePoints({ points: 120 })
    cleanup()
    await openApp('/profile/points-history?status=used', { persona: 'gold' })
    await waitForQuiet()
    await visitHome()
    expect(foot()).toHaveTextContent('+120')
  })

  it("is no other member's on this phone", async () => {
    await visitHome()
    changePoints({ points: 120 })
    changePoints({ points: 77 }, 'platinum')
    await visitHome({ persona: 'platinum' })
    expect(foot()).toHaveTextContent(NOTHING)
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
    expect(storedOf({ persona: 'gold' }).knownPoints).toBeDefined()
    expect(storedOf({ persona: 'platinum' }).knownPoints).toBeUndefined()
  })

  it.each(['null', '{"own":[{}]}'])('nothing is told where what was stored is %s', async (stored) => {
    await visitHome()
    changePoints({ points: 120 })
    givenText('knownPoints', stored, { persona: 'gold' })
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
  })

  it('nothing is told, and nothing said, where the history cannot be read', async () => {
    await visitHome()
    changePoints({ points: 120 })
    sandbox.faults.add({ operation: 'listPointHistory', kind: 500 })
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    await visitHome()
    expect(foot()).toHaveTextContent('+120')
  })

  it('is told in English, of rows without an id too', async () => {
    const row = { title_th: 'กาแฟ', title_en: 'Coffee', point: 12, status: 'received', date: '2026-11-20' }
    answers.set(HISTORY, { payload: [row] })
    await visitHome({ locale: 'en' })
    answers.set(HISTORY, { payload: [{ ...row, date: '2026-11-24', point: 30 }, row, row] })
    onNextDay()
    await visitHome({ locale: 'en' })
    expect(foot()).toHaveTextContent(/^\+42 Pointsplus 42 Points since your last visit · 2 items$/)
    // What points were spent on, where no branch is known.
    answers.set(HISTORY, { payload: [{ ...row, date: '2026-11-24', point: -30, status: 'used' }, row] })
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    await visitHome({ locale: 'en' })
    expect(foot()).toHaveTextContent(/ Nov · Coffee$/)
  })

  it('has what was booked late, where the history that was seen was whole', async () => {
    memberOf('gold').points = []
    changePoints({ points: 12 })
    await openApp('/profile/points-history', { persona: 'gold' })
    await waitForQuiet()
    changePoints({ points: 30, at: '2026-10-24T10:00:00+07:00' })
    await visitHome()
    expect(foot()).toHaveTextContent('+30')
  })

  it('is asked for after all that home shows, once a visit', async () => {
    await visitHome({ hasSections: true })
    const at = calls.findIndex(({ path }) => path.endsWith(HISTORY))
    expect(at).toBe(calls.length - 1)
  })
})

describe('What this phone did itself is not told:', () => {
  it('a code that was scanned, nor anything else before its own outcome', async () => {
    await visitHome()
    changePoints({ points: 120, at: '2026-11-21T10:00:00+07:00' })
    cleanup()
    const release = hold('RedeemQrCode')
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    await waitFor(() => expect(callsTo('RedeemQrCode')).toHaveLength(1))
    await waitForQuiet()
    expect(foot()).toHaveTextContent(NOTHING)
    release()
    await userEvent.click(await screen.findByRole('button', { name: th.thanks }))
    await waitFor(() => expect(foot()).toHaveTextContent('+120'))
  })

  it('points that a redemption took', async () => {
    await visitHome()
    noteOwnPoints(keyOf(), 'R1', -500)
    changePoints({ points: -500, at: '2026-11-25T12:00:10+07:00' })
    await visitHome()
    expect(foot()).toHaveTextContent(NOTHING)
    await waitFor(() => expect(Object.values(storedOf().knownPoints?.seen?.statuses ?? {})).toContain('used'))
  })
})
