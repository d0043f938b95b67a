import { en, th } from '#tests/names.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import { saveStaffCode } from '@/features/redeem/staff-codes'
import { availableOf, visitHome as visitHomeOnce } from './visits'
import { calls, callsTo, hold, openApp, press, waitForQuiet, sandbox } from './open-app'

/** The shortest rests of a failing host. */
const shortenRests = () => vi.spyOn(Math, 'random').mockReturnValue(0)

/** With a clock that a test can move. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  shortenRests()
})
afterEach(() => vi.useRealTimers())

/** RTK Query tells its requests apart by random ids. */
async function visitHome() {
  vi.mocked(Math.random).mockRestore()
  await visitHomeOnce()
  shortenRests()
}

const tryNow = () => screen.queryByRole('button', { name: th.tryNow })
const notice = () => screen.findByRole('note')
/** Closes the modal that a failed read may have opened as well. */
async function closeErrors() {
  await waitForQuiet()
  while (screen.queryByRole('alertdialog')) {
    await press(th.close)
    await waitForQuiet()
  }
}
const expectNoNotice = () => waitFor(() => expect(tryNow()).toBeNull())
const takeApiDown = (retryAfter?: number) =>
  sandbox.faults.add({ operation: '/api/', kind: 503, ...(retryAfter !== undefined && { retryAfter }) })

const main = () => within(screen.getByRole('main'))

/** Opens the member's code, which every page with a bar offers, and expects its picture. */
async function expectCode() {
  await press(th.collect)
  const sheet = within(await screen.findByRole('dialog', { name: th.collect }))
  expect(await sheet.findByRole('img', { name: 'คิวอาร์โค้ด DS100185' })).toBeVisible()
}

describe('Where the API is down for everybody', () => {
  it('a page of an API that lets everything wait has the code at once, and is told of it once its reads have failed', async () => {
    await visitHome()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    sandbox.faults.add({ operation: '/api/', kind: 'hang' })
    await openApp('/package', { persona: 'gold' })
    await expectCode()
    expect(screen.queryByRole('note')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await notice()).toHaveTextContent(th.serviceProblem)
  })

  it.each([
    ['is whole again by itself', 0],
    ['is so though the clock is set back meanwhile', 3],
  ])('home says so once, with the time of what it shows, and %s', async (_what, hoursBack) => {
    await visitHome()
    takeApiDown()
    await openApp('/home', { persona: 'gold' })
    const told = await notice()
    await waitForQuiet()
    expect(told).toHaveTextContent(/ระบบขัดข้อง.*ข้อมูล ณ .*ระบบจะลองใหม่ในอีก \d+ วินาที/)
    expect(screen.getByText('2,480')).toBeInTheDocument()
    expect(main().getAllByText(/ข้อมูล ณ/)).toHaveLength(1)
    expect(main().queryByRole('button', { name: th.tryAgain })).toBeNull()
    sandbox.faults.clear()
    calls.length = 0
    vi.setSystemTime(Date.now() - hoursBack * 3_600_000)
    vi.advanceTimersByTime(6000)
    await expectNoNotice()
    await waitFor(() => expect(screen.queryByText(/^ข้อมูล ณ/)).toBeNull())
    await waitForQuiet()
    // One read has found the host up again, and the others were sent after it: none was sent twice.
    const paths = calls.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('a page that comes after the first failures sends nothing, and opens no modal', async () => {
    await visitHome()
    takeApiDown(120)
    await openApp('/home', { persona: 'gold' })
    // A wait that is longer than a minute and a half is told in minutes.
    await waitFor(async () => expect(await notice()).toHaveTextContent('ระบบจะลองใหม่ในอีก 2 นาที'))
    await waitForQuiet()
    cleanup()
    calls.length = 0
    await openApp('/package', { persona: 'gold' })
    await notice()
    await screen.findByText(th.notLoaded)
    await waitForQuiet()
    expect(calls).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a page that does not need the code keeps it, however often the app tries again', async () => {
    await visitHome()
    takeApiDown()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openApp('/package', { persona: 'gold' })
    await notice()
    await closeErrors()
    // Longer than the minute after which answers without a subscriber leave the cache.
    for (let rest = 0; rest < 6; rest += 1) {
      calls.length = 0
      await act(() => vi.advanceTimersByTimeAsync(14_000))
      expect(calls.length).toBeGreaterThan(0)
      expect(await notice()).toBeVisible()
    }
    await expectCode()
  })

  it.each(['privilege', 'package'] as const)(
    'leads to the code that staff are about to scan, of a %s, and not from its own page',
    async (kind) => {
      await visitHome()
      saveStaffCode({
        kind,
        transactionId: 'TX-RUNNING',
        code: 'PV-7K3M',
        title: 'กาแฟ',
        expiresAt: serverTime(Date.now() + 600_000),
        endsHereAt: Date.now() + 600_000,
      })
      takeApiDown(60)
      await openApp('/package', { persona: 'gold' })
      const link = { name: 'แสดงรหัสให้พนักงานสแกน' }
      await userEvent.click(await screen.findByRole('link', link))
      expect(await screen.findByText('PV-7K3M')).toBeInTheDocument()
      expect(location.pathname).toBe(`/${kind}/history-detail`)
      expect(await notice()).toBeVisible()
      expect(screen.queryByRole('link', link)).toBeNull()
    },
  )

  it('is tried at once by a member who taps', async () => {
    await visitHome()
    takeApiDown(60)
    await openApp('/package', { persona: 'gold' })
    const told = await notice()
    await waitForQuiet()
    expect(told).toHaveTextContent(/ระบบจะลองใหม่ในอีก \d+ (นาที|วินาที)/)
    await userEvent.click(screen.getByRole('button', { name: th.tryNow }))
    await waitForQuiet()
    // Tried in vain, which can be tried again at once.
    expect(screen.getByRole('button', { name: th.tryNow })).not.toHaveAttribute('aria-busy')
    sandbox.faults.clear()
    const release = hold('package/List')
    calls.length = 0
    await userEvent.click(screen.getByRole('button', { name: th.tryNow }))
    expect(told).toHaveTextContent('กำลังลองอีกครั้ง…')
    expect(screen.getByRole('button', { name: th.tryNow })).toHaveAttribute('aria-busy', 'true')
    release()
    await expectNoNotice()
    await waitFor(() => expect(screen.queryByText(th.notLoaded)).toBeNull())
    expect(callsTo('package/List')).toHaveLength(1)
  })

  it('a new member is told on the page, which fills by itself', async () => {
    takeApiDown()
    await openApp('/home', { persona: 'gold' })
    await notice()
    await waitForQuiet()
    // One message for all parts, none of which stays loading.
    expect(main().getByRole('button', { name: th.tryAgain })).toBeVisible()
    expect(main().getByText(th.notLoaded)).toBeVisible()
    expect(main().queryByRole('status', { name: th.loading })).toBeNull()
    expect(main().queryByRole('button', { busy: true })).toBeNull()
    sandbox.faults.clear()
    vi.advanceTimersByTime(4000)
    expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
    await expectNoNotice()
  })

  it('a member whose phone is offline has the same notice and drawing, no modal, and all of it once the phone is online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    sandbox.faults.add({ operation: '/api/', kind: 'offline' })
    await openApp('/home', { persona: 'gold' })
    expect(await notice()).toHaveTextContent('ออฟไลน์')
    expect(await main().findByText(th.notLoaded)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    sandbox.faults.clear()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('สวัสดี คุณกัญญารัตน์')).toBeInTheDocument()
    await expectNoNotice()
  })

  it('a visitor is told so in either language, and can use the login', async () => {
    takeApiDown()
    await openApp('/authentication/line-login', { brand: 'doisai', line: {} })
    expect(await notice()).toBeVisible()
    expect(await screen.findByRole('button', { name: th.loginWithLine })).toBeEnabled()
    await closeErrors()
    await press('English')
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(en.serviceProblem))
    await press(en.loginWithPhone)
    expect(await screen.findByRole('textbox', { name: en.phoneNumber })).toBeEnabled()
    // The notice may be gone for a moment, between one rest of the host and the next.
    await waitFor(() => expect(screen.getByRole('note')).toBeVisible())
  })
})

describe('A member who redeems while the API is down', () => {
  const RESTING = 'ยังทำรายการไม่ได้'

  /** Opens a page, whose next reads then find the API down. */
  async function openDetail(at = '/privilege/detail?privilegeId=DSP001&type=2', name: string = th.redeem) {
    delete document.documentElement.dataset.text
    await openApp(at, { persona: 'gold' })
    const button = await screen.findByRole('button', { name })
    // BackgroundSync, which sets the text size, has to listen to `online` below.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text'))
    await waitForQuiet()
    takeApiDown(60)
    // After ten seconds, earlier answers no longer count in favour of the host.
    vi.setSystemTime(Date.now() + 15_000)
    act(() => void window.dispatchEvent(new Event('online')))
    await notice()
    return button
  }

  it.each([
    {
      what: 'a privilege',
      says: 'ยังไม่ได้แลก แต้มยังอยู่ครบ กรุณารอสักครู่แล้วลองอีกครั้ง',
      at: () => '/privilege/detail?privilegeId=DSP001&type=2',
      button: th.redeem,
      call: 'privilege/Issue',
      question: th.redeemQuestion,
    },
    {
      what: 'a package',
      says: 'ยังไม่ได้รับคูปอง กรุณารอสักครู่แล้วลองอีกครั้ง',
      at: () => '/package/detail?packageId=DPK001',
      button: th.takePackage,
      call: 'package/Issue',
      question: /^รับคูปอง/,
    },
    {
      what: 'a code',
      says: 'ยังไม่มีรหัส กรุณารอสักครู่แล้วลองอีกครั้ง',
      at: () => `/privilege/history-detail?transactionId=${availableOf()[0]?.id}`,
      button: th.useNow,
      call: 'GetIssueCode',
      question: th.atTheCounter,
    },
  ])(
    'is told before the question that it cannot be done, and is asked by the same tap once it is back: $what',
    async ({ says, at, button, call, question }) => {
      const element = await openDetail(at(), button)
      await userEvent.click(element)
      const told = await screen.findByRole('alertdialog', { name: RESTING })
      expect(told).toHaveTextContent(says)
      await press(th.close)
      expect(callsTo(call)).toEqual([])
      sandbox.faults.clear()
      await userEvent.click(element)
      expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible()
      await expectNoNotice()
    },
  )

  it('is told after ten seconds that it cannot be done where the API lets everything wait', async () => {
    const button = await openDetail()
    sandbox.faults.clear()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    sandbox.faults.add({ operation: '/api/', kind: 'hang' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('alertdialog', { name: RESTING })).toBeVisible()
    expect(button).not.toHaveAttribute('aria-busy')
    expect(callsTo('privilege/Issue')).toEqual([])
  })
})
