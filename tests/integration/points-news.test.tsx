import { en, th } from '#tests/names.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteOwnPoints, removeOwnPoints } from '@/session/points-seen'
import { readStored, writeText } from '@/storage/storage'
import { keyOf, memberOf } from './visits'
import { answers, calls, callsTo, goTo, openApp, quiet, sandbox } from './open-app'
import { card, happens, HISTORY, now, onNextDay, rows, visitHome } from './points-visits'

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

  it('what came and went within a day to the same balance is told on the next day', async () => {
    await visitHome()
    happens({ points: 50, at: '2026-11-25T13:00:00+07:00' })
    happens({ points: -50, at: '2026-11-25T14:00:00+07:00' })
    await visitHome({ isQuiet: true })
    expect(card()).toBeUndefined()
    onNextDay()
    await visitHome()
    expect(rows()).toHaveLength(2)
  })

  it('is told after the clock was set back, and once', async () => {
    await visitHome()
    vi.setSystemTime(now.getTime() - 3 * 3_600_000)
    happens({ points: 120, at: '2026-11-24T10:00:00+07:00' })
    await visitHome()
    expect(rows()).toHaveLength(1)
    await userEvent.click(within(card() ?? document.body).getByRole('button', { name: th.acknowledge }))
    await visitHome({ isQuiet: true })
    expect(card()).toBeUndefined()
  })

  it('is read where the version before has stored what was seen, without the balance', async () => {
    await visitHome()
    const seen = readStored('knownPoints') ?? ''
    expect(seen).toMatch(/,"balance":\d+/)
    writeText('knownPoints', seen.replace(/,"balance":\d+/, ''))
    happens({ points: 50 })
    happens({ points: -50 })
    await visitHome()
    expect(rows()).toHaveLength(2)
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
    expect(screen.getByText('20 แต้มหมดอายุวันนี้')).toBeVisible()
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

  it('is a reversal under the number of the purchase', async () => {
    const row = { transaction_id: 'T1', title_th: 'กาแฟ', point: 40, status: 'received', date: '2026-11-20' }
    answers.set(HISTORY, { payload: [row] })
    await visitHome()
    answers.set(HISTORY, { payload: [{ ...row, point: -40, status: 'used', date: '2026-11-24' }, row] })
    onNextDay()
    await visitHome()
    expect(rows()).toEqual(['−40ลบ 40 แต้ม24\u00a0พ.ย. · กาแฟ'])
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

describe('What this phone did itself', () => {
  it('is not told: a code that was scanned', async () => {
    await visitHome()
    cleanup()
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('คุณได้รับ 50 แต้ม')
    await userEvent.click(screen.getByRole('button', { name: th.acknowledge }))
    await waitFor(() => expect(readStored('knownPoints')).toContain('"balance":2530'))
    await quiet()
    expect(memberOf('gold').points[0]?.points).toBe(50)
    expect(card()).toBeUndefined()
    await visitHome({ isQuiet: true })
    expect(card()).toBeUndefined()
    // The same again, at the counter.
    happens({ points: 50, at: '2026-11-25T15:00:00+07:00' })
    await visitHome()
    expect(rows()).toHaveLength(1)
  })

  it('is not told: the points of the welcome campaign', async () => {
    await visitHome({ persona: 'new' })
    writeText('action', 'welcome')
    await visitHome({ persona: 'new' })
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('100 แต้ม')
    expect(card()).toBeUndefined()
    await visitHome({ persona: 'new', isQuiet: true })
    expect(card()).toBeUndefined()
    expect(memberOf('new').points[0]?.points).toBe(100)
  })

  it('is told where it was refused, and another has spent as much', async () => {
    await visitHome()
    noteOwnPoints(keyOf(), 'R1', -500)
    removeOwnPoints(keyOf(), 'R1')
    happens({ points: -500 })
    await visitHome()
    expect(rows()).toHaveLength(1)
  })

  it('is not told: points that a redemption took', async () => {
    await visitHome()
    noteOwnPoints(keyOf(), 'R1', -500)
    happens({ points: -500, at: '2026-11-25T12:00:10+07:00' })
    await visitHome()
    expect(card()).toBeUndefined()
    await waitFor(() => expect(readStored('knownPoints')).toContain('"used"'))
  })
})
