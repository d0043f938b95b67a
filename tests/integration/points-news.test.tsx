import { en, th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberPersona } from '@/sandbox/personas'
import type { LedgerRow } from '@/sandbox/rules/ledger'
import { noteOwnPoints } from '@/session/points-seen'
import { readStored, writeText } from '@/storage/storage'
import { happensTo, keyOf, memberOf } from './visits'
import { answers, calls, callsTo, goTo, hold, openApp, quiet, sandbox } from './open-app'

const HISTORY = 'Customer/History/Point'
const now = new Date('2026-11-25T12:00:00+07:00')
const support = { support: { phone: '02 123 4567', lineOa: '@doisai' } }

/** Has something happen to the member's points, elsewhere. */
const happens = (row: Partial<LedgerRow> & { points: number }, persona: MemberPersona = 'gold') =>
  happensTo(persona, { at: '2026-11-24T10:00:00+07:00', branch: 'สยาม', ...row })

/** Whatever the balance says. */
const onNextDay = () => vi.setSystemTime(now.getTime() + 25 * 60 * 60 * 1000)

/**
 * Home once all it reads is there; the page before is closed. What is there to be told is read, unless nothing is. Home is without its
 * sections, whose cards cost more time than all the rest and say nothing of the points.
 */
async function visitHome({
  isQuiet = false,
  hasSections = false,
  ...options
}: Parameters<typeof openApp>[1] & { isQuiet?: boolean; hasSections?: boolean } = {}): Promise<void> {
  cleanup()
  if (!hasSections) answers.set('LayoutDisplay', { payload: [] })
  vi.setSystemTime(Date.now() + 1000)
  // Of what returns are known by, home reads its layout anew last.
  const last = isQuiet ? 'LayoutDisplay' : HISTORY
  const before = [last, HISTORY].map((path) => callsTo(path).length)
  await openApp('/home', { persona: 'gold', config: { raw: support }, ...options })
  await waitFor(() => expect(callsTo(last).length).toBeGreaterThan(before[0] ?? 0))
  await quiet()
  if (isQuiet) expect(callsTo(HISTORY)).toHaveLength(before[1] ?? 0)
}

const card = () =>
  screen.queryByRole('heading', { name: th.sinceLastVisit })?.closest<HTMLElement>('[role=status]') ??
  undefined
const rows = () =>
  within(card() ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  // It goes on: answers of one moment could not be told from those of the visit before.
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
  sandbox.reset()
})
afterEach(() => vi.useRealTimers())

describe('Since the last visit', () => {
  it('nothing is told on a first visit, nor where nothing has happened since', async () => {
    await visitHome()
    expect(card()).toBeUndefined()
    expect(callsTo(HISTORY)).toHaveLength(1)
    await visitHome({ isQuiet: true })
    expect(card()).toBeUndefined()
  })

  it('is told after the clock was set back', async () => {
    await visitHome()
    vi.setSystemTime(now.getTime() - 3 * 3_600_000)
    happens({ points: 120 })
    await visitHome()
    expect(rows()).toHaveLength(1)
  })

  it('points came and went: the newest, what was spent though newer ones leave it no room, and how many more', async () => {
    await visitHome()
    happens({ points: 120, at: '2026-11-21T10:00:00+07:00' })
    happens({ points: 7, at: '2026-11-20T10:00:00+07:00' })
    happens({ points: -500, at: '2026-11-20T08:00:00+07:00', branch: 'อารีย์' })
    happens({ points: 3, at: '2026-11-20T09:00:00+07:00' })
    await visitHome()
    expect(rows()).toEqual([
      '+120บวก 120 แต้ม21\u00a0พ.ย. · สยาม',
      '+7บวก 7 แต้ม20\u00a0พ.ย. · สยาม',
      '−500ลบ 500 แต้ม20\u00a0พ.ย. · อารีย์',
      'อีก 1 รายการ',
    ])
  })

  it('points have expired, on their last day, and a purchase was canceled: nobody is asked whether it was the member', async () => {
    happens({ points: 40, id: 'PT-X' })
    await visitHome()
    expect(screen.getByText('20 แต้มจะหมดอายุวันนี้')).toBeVisible()
    Object.assign(memberOf('gold').points.find(({ id }) => id === 'PT-X') ?? {}, { status: 'canceled' })
    vi.setSystemTime(new Date('2026-11-27T12:00:00+07:00'))
    await visitHome()
    expect(rows()).toEqual(['−20ลบ 20 แต้ม25\u00a0พ.ย. · หมดอายุ', '+40บวก 40 แต้ม24\u00a0พ.ย. · ยกเลิก'])
    expect(screen.queryByRole('button', { name: 'ไม่ใช่คุณใช่ไหม' })).toBeNull()
  })

  it('points were spent that the member may not know of: the shop can be told', async () => {
    await visitHome()
    happens({ points: -500 })
    await visitHome()
    expect(screen.queryByRole('link', { name: 'โทร 02 123 4567' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'ไม่ใช่คุณใช่ไหม' }))
    expect(screen.getByRole('link', { name: 'โทร 02 123 4567' })).toHaveAttribute('href', 'tel:021234567')
    expect(screen.getByRole('link', { name: 'LINE @doisai' })).toBeVisible()
  })

  it('points were spent, and the brand names nobody to ask', async () => {
    await visitHome({ config: {} })
    happens({ points: -500 })
    await visitHome({ config: {} })
    expect(rows()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'ไม่ใช่คุณใช่ไหม' })).toBeNull()
  })

  it('is told until it is closed, and then no more', async () => {
    await visitHome()
    happens({ points: 120 })
    await visitHome()
    await visitHome()
    expect(rows()).toHaveLength(1)
    await userEvent.click(within(card() ?? document.body).getByRole('button', { name: th.acknowledge }))
    expect(card()).toBeUndefined()
    await visitHome({ isQuiet: true })
    expect(card()).toBeUndefined()
  })

  it('leads to the row in the history, after which it is told no more', async () => {
    await visitHome()
    happens({ points: 120 })
    await visitHome()
    await userEvent.click(within(card() ?? document.body).getByRole('link'))
    expect(await screen.findByRole('dialog', { name: 'ซื้อเครื่องดื่ม' })).toHaveTextContent('+120')
    expect(location.search).not.toContain('row')
    await visitHome()
    expect(card()).toBeUndefined()
  })

  it('does not come back by a page that was read before the history was seen', async () => {
    happens({ points: 40, id: 'PT-X' })
    await visitHome()
    Object.assign(memberOf('gold').points.find(({ id }) => id === 'PT-X') ?? {}, { status: 'canceled' })
    vi.setSystemTime(now.getTime() + 10_000)
    goTo('/profile/points-history')
    await screen.findByRole('button', { name: /ยกเลิก/ })
    goTo('/home')
    await quiet()
    expect(card()).toBeUndefined()
    vi.setSystemTime(now.getTime() + 20_000)
    await visitHome()
    expect(card()).toBeUndefined()
  })

  it('is seen in the history alone where the history is not filtered', async () => {
    await visitHome()
    happens({ points: 120 })
    cleanup()
    await openApp('/profile/points-history?status=used', { persona: 'gold' })
    await quiet()
    await visitHome()
    expect(rows()).toHaveLength(1)
  })

  it("is no other member's on this phone", async () => {
    await visitHome()
    happens({ points: 120 })
    happens({ points: 77 }, 'platinum')
    await visitHome({ persona: 'platinum' })
    expect(card()).toBeUndefined()
    await visitHome()
    expect(card()).toBeUndefined()
    expect(readStored('knownPoints')).toContain(memberOf('gold').memberNo)
  })

  it.each(['null', '{"memberKey":"doisai:1","own":[{}]}'])(
    'nothing is told where what was stored is %s',
    async (stored) => {
      await visitHome()
      happens({ points: 120 })
      writeText('knownPoints', stored)
      await visitHome()
      expect(card()).toBeUndefined()
    },
  )

  it('nothing is told, and nothing said, where the history cannot be read', async () => {
    await visitHome()
    happens({ points: 120 })
    sandbox.faults.add({ operation: 'listPointHistory', kind: 500 })
    await visitHome()
    expect(card()).toBeUndefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    await visitHome()
    expect(rows()).toHaveLength(1)
  })

  it('is told in English, of rows without an id too', async () => {
    const row = { title_th: 'กาแฟ', title_en: 'Coffee', point: 12, status: 'received', date: '2026-11-20' }
    answers.set(HISTORY, { payload: [row] })
    await visitHome({ locale: 'en' })
    answers.set(HISTORY, { payload: [{ ...row, date: '2026-11-24', point: 30 }, row, row] })
    onNextDay()
    await visitHome({ locale: 'en' })
    expect(screen.getByRole('heading', { name: en.sinceLastVisit })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /Coffee/ }).map(({ textContent }) => textContent)).toEqual([
      '+30plus 30 Points24\u00a0Nov · Coffee',
      '+12plus 12 Points20\u00a0Nov · Coffee',
    ])
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
    happens({ points: 120, at: '2026-11-21T10:00:00+07:00' })
    cleanup()
    const release = hold('RedeemQrCode')
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    await waitFor(() => expect(callsTo(HISTORY)).toHaveLength(2))
    await quiet()
    expect(card()).toBeUndefined()
    release()
    await userEvent.click(await screen.findByRole('button', { name: th.acknowledge }))
    await waitFor(() => expect(rows()).toEqual(['+120บวก 120 แต้ม21\u00a0พ.ย. · สยาม']))
  })

  it('points that a redemption took', async () => {
    await visitHome()
    noteOwnPoints(keyOf(), 'R1', -500)
    happens({ points: -500, at: '2026-11-25T12:00:10+07:00' })
    await visitHome()
    expect(card()).toBeUndefined()
    await waitFor(() => expect(readStored('knownPoints')).toContain('"used"'))
  })
})
