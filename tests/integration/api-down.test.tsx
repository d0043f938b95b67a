import { th } from '#tests/names.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveStaffCode } from '@/redemption/staff-codes'
import { readStored } from '@/storage/storage'
import { calls, callsTo, openApp, quiet, sandbox } from './open-app'

/** With rests that are as short as they can be. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => vi.useRealTimers())

const tryNow = () => screen.queryByRole('button', { name: th.tryNow })
const notice = () => screen.findByRole('note')
const isGone = () => waitFor(() => expect(tryNow()).toBeNull())
const goesDown = (retryAfter?: number) =>
  sandbox.faults.add({ operation: '/api/', kind: 503, ...(retryAfter !== undefined && { retryAfter }) })

/** A visit to home, which the phone keeps for the next one. */
async function visitHome() {
  await openApp('/home', { persona: 'gold' })
  await screen.findByText('สวัสดี คุณกัญญารัตน์')
  await waitFor(() => expect(readStored('homeSnapshot')).toContain('listForYouPrivileges'))
  await quiet()
  cleanup()
  calls.length = 0
}

describe('Where the API is down for everybody', () => {
  it('home says so, with the last balance and its time, and is whole again by itself', async () => {
    await visitHome()
    goesDown()
    await openApp('/home', { persona: 'gold' })
    expect(await notice()).toHaveTextContent(
      /ระบบยังไม่พร้อมให้บริการ.*ข้อมูล ณ .*จะลองอีกครั้งในอีก \d+ วินาที/,
    )
    expect(screen.getByText('2,480')).toBeInTheDocument()
    await quiet()
    sandbox.faults.clear()
    calls.length = 0
    vi.advanceTimersByTime(4000)
    await isGone()
    await waitFor(() => expect(screen.queryByText(/^ข้อมูล ณ/)).toBeNull())
    await quiet()
    // One has found out for all of them; none was sent twice.
    const paths = calls.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('home is whole again by itself though the clock is set back meanwhile', async () => {
    await visitHome()
    goesDown()
    await openApp('/home', { persona: 'gold' })
    await notice()
    await quiet()
    sandbox.faults.clear()
    vi.setSystemTime(Date.now() - 3 * 3_600_000)
    vi.advanceTimersByTime(6000)
    await isGone()
  })

  it('a page that comes after the first failures sends nothing, and opens no modal', async () => {
    await visitHome()
    goesDown(60)
    await openApp('/home', { persona: 'gold' })
    await notice()
    await quiet()
    cleanup()
    calls.length = 0
    await openApp('/package', { persona: 'gold' })
    await notice()
    await screen.findByText('เกิดข้อผิดพลาด')
    await quiet()
    expect(calls).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await notice()).toHaveTextContent('2,480 แต้ม')
  })

  it('does not show a balance that the member has covered', async () => {
    await visitHome()
    document.documentElement.dataset.figures = 'hidden'
    goesDown(60)
    await openApp('/package', { persona: 'gold' })
    const shown = await notice()
    expect(shown).toHaveTextContent('ข้อมูล ณ')
    expect(shown).not.toHaveTextContent('2,480')
    delete document.documentElement.dataset.figures
  })

  it('leads to the code that staff are about to scan', async () => {
    await visitHome()
    saveStaffCode({
      kind: 'privilege',
      transactionId: 'TX-RUNNING',
      code: 'PV-7K3M',
      title: 'กาแฟ',
      expiresAt: Date.now() + 600_000,
    })
    goesDown(60)
    await openApp('/package', { persona: 'gold' })
    await userEvent.click(await screen.findByRole('link', { name: 'ดูรหัสสำหรับพนักงาน' }))
    expect(await screen.findByText('PV-7K3M')).toBeInTheDocument()
  })

  it('is tried at once by a member who taps', async () => {
    await visitHome()
    goesDown(60)
    await openApp('/package', { persona: 'gold' })
    await notice()
    await quiet()
    sandbox.faults.clear()
    calls.length = 0
    await userEvent.click(screen.getByRole('button', { name: th.tryNow }))
    await isGone()
    await waitFor(() => expect(screen.queryByText('เกิดข้อผิดพลาด')).toBeNull())
    expect(callsTo('package/List')).toHaveLength(1)
  })

  it('a new member is told on the page, which fills by itself', async () => {
    goesDown()
    await openApp('/home', { persona: 'gold' })
    await notice()
    await quiet()
    sandbox.faults.clear()
    vi.advanceTimersByTime(4000)
    expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
    await isGone()
  })
})

describe('A member who redeems while the API is down', () => {
  /** Has the page find out that the API is down. */
  async function openDetail() {
    await openApp('/privilege/detail?privilegeId=DSP001&type=2', { persona: 'gold' })
    const button = await screen.findByRole('button', { name: th.redeem })
    await quiet()
    goesDown(60)
    act(() => void window.dispatchEvent(new Event('online')))
    await notice()
    return button
  }

  it('is told before the question that it cannot be done, and nothing is redeemed', async () => {
    await userEvent.click(await openDetail())
    const told = await screen.findByRole('alertdialog', { name: 'ยังทำรายการไม่ได้ในตอนนี้' })
    expect(told).toHaveTextContent('แต้มและคูปองของคุณยังอยู่ครบ')
    expect(callsTo('privilege/Issue')).toEqual([])
  })

  it('is asked at once where the API answers again by then', async () => {
    const button = await openDetail()
    sandbox.faults.clear()
    await userEvent.click(button)
    expect(await screen.findByRole('alertdialog', { name: 'แลกสิทธิ์นี้ใช่ไหม' })).toBeInTheDocument()
    expect(tryNow()).toBeNull()
  })
})
