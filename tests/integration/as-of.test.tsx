import { th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverTime } from '@/lib/server-clock'
import { saveStaffCode } from '@/features/redeem/staff-codes'
import type { FaultKind } from '@/sandbox/faults'
import { closeHome, keptHome, stayAway, storeHome, visitHome } from './visits'
import { callsTo, goTo, openApp, signIn, waitForQuiet, sandbox } from './open-app'

/** The time at which everything is read that a test shows later. */
beforeEach(() => {
  delete document.documentElement.dataset.text
  vi.useFakeTimers({ toFake: ['Date'] })
  setTime('2026-11-23T09:05:00')
  // Its members' points and privileges end by its day.
  sandbox.reset()
})
afterEach(() => vi.useRealTimers())

const setTime = (moment: string) => vi.setSystemTime(new Date(moment))

const main = () => screen.getByRole('main')
const asOf = (time: string) => within(main()).findAllByText(`ข้อมูล ณ ${time}`)
const anyAsOf = () => within(main()).queryAllByText(/^ข้อมูล ณ/)
const retries = () => within(main()).queryAllByRole('button', { name: th.tryAgain })

const fail = (operation: string, kind: FaultKind = 500) => sandbox.faults.add({ operation, kind })

/** Waits for BackgroundSync, which sets the text size: starting after the clock has jumped, it would read everything again. */
const backgroundSync = () =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))

/** Taps every retry, and waits until nothing is shown "as of" an earlier time. */
async function expectRetryHelps() {
  // A pending read would still fail.
  await waitForQuiet()
  sandbox.faults.clear()
  for (const button of retries()) await userEvent.click(button)
  await waitFor(() => expect(anyAsOf()).toEqual([]))
  expect(retries()).toEqual([])
}

it('the figures are read on return where the phone only believes that it has no network', async () => {
  await openApp('/home', { persona: 'gold' })
  await waitForQuiet()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = callsTo('Customer/Profile').length
  stayAway(3_600_000)
  await waitFor(() => expect(callsTo('Customer/Profile').length).toBeGreaterThan(before))
})

describe('After a visit to home', () => {
  it.each([
    {
      at: '/home',
      reads: ['getProfile', 'getTier', 'listPrivileges'],
      shows: 'สวัสดี คุณกัญญารัตน์',
    },
    // What redeeming would leave of the balance.
    { at: '/privilege/detail?privilegeId=DSP001', reads: ['getProfile'], shows: '2,400 แต้ม' },
    { at: '/profile', reads: ['getProfile'], shows: 'กัญญารัตน์' },
    { at: '/profile/points-expire', reads: ['getProfile'], shows: '23 พ.ย. · วันนี้' },
    {
      at: '/profile/member-info',
      reads: ['getProfile', 'getTierCriteria', 'getCriteriaMappings'],
      shows: '2,480 แต้ม',
    },
  ])(
    '$at says once of all parts whose own reads fail when they were read, and offers to read them again',
    async ({ at, reads, shows }) => {
      await visitHome()
      setTime('2026-11-23T14:02:00')
      for (const operation of reads) fail(operation)
      await openApp(at, { persona: 'gold' })
      expect(await asOf('09:05 น.')).toHaveLength(1)
      await waitForQuiet()
      expect(anyAsOf()).toHaveLength(1)
      expect(retries()).toHaveLength(1)
      expect(screen.getByText(shows)).toBeInTheDocument()
      await expectRetryHelps()
    },
  )

  it.each([
    { at: '/home', shows: 'สวัสดี คุณกัญญารัตน์' },
    { at: '/privilege/detail?privilegeId=DSP001', shows: '2,400 แต้ม' },
  ])(
    '$at says since when its balance stands, once the reading of it alone takes eight seconds',
    async ({ at, shows }) => {
      await visitHome()
      fail('getProfile', 'hang')
      setTime('2026-11-23T14:02:00')
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      await openApp(at, { persona: 'gold' })
      await screen.findByText(shows)
      await waitForQuiet()
      expect(anyAsOf()).toEqual([])
      await act(() => vi.advanceTimersByTimeAsync(8000))
      expect(await asOf('09:05 น.')).toHaveLength(1)
    },
  )

  it('home goes on to say so once the member has cancelled what loads slowly', async () => {
    await visitHome()
    storeHome([{ endpointName: 'getProfile', value: { point: 7 } }])
    for (const operation of ['getProfile', 'getMembershipSystem']) fail(operation, 'hang')
    setTime('2026-11-23T14:02:00')
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openApp('/home', { persona: 'gold' })
    await waitForQuiet()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    await userEvent.click(await screen.findByRole('button', { name: th.cancel }))
    await waitForQuiet()
    expect(anyAsOf()).toHaveLength(1)
    await expectRetryHelps()
  })

  it('home says the day too where that was another one, also after a visit in which nothing could be read', async () => {
    await visitHome()
    fail('getProfile')
    setTime('2026-11-24T08:00:00')
    await openApp('/home', { persona: 'gold' })
    await asOf('23 พ.ย. 2569 เวลา 09:05 น.')
    await waitForQuiet()
    await closeHome()
    setTime('2026-11-24T10:00:00')
    await openApp('/home', { persona: 'gold' })
    expect(await asOf('23 พ.ย. 2569 เวลา 09:05 น.')).toHaveLength(1)
  })
})

it.each([
  { list: '/privilege', name: th.privilege, read: 'listPrivileges', button: th.redeem },
  { list: '/package', name: th.package, read: 'listPackages', button: th.takePackage },
  {
    list: '/profile/privilege-history?status=available',
    name: th.privilegeHistory,
    read: 'getPrivilegeHistory',
    button: th.useNow,
  },
  {
    list: '/profile/package-history?status=received',
    name: th.packageHistory,
    read: 'getPackageHistory',
    button: th.useCoupon,
  },
])(
  'A detail that is shown from $list says when that was read, as long as its own read fails',
  async ({ list, name, read, button }) => {
    await openApp(list, { persona: 'gold' })
    const [first] = within(await screen.findByRole('list', { name })).getAllByRole('link')
    await backgroundSync()
    await waitForQuiet()
    setTime('2026-11-23T14:02:00')
    fail(read)
    await userEvent.click(first!)
    expect(await screen.findByRole('button', { name: button })).toBeVisible()
    expect(await asOf('09:05 น.')).toHaveLength(1)
    await expectRetryHelps()
  },
)

it('A code that runs keeps its detail while that cannot be read, and says since when', async () => {
  signIn('gold')
  saveStaffCode({
    kind: 'privilege',
    transactionId: 'PV-1',
    code: 'PV-7K3M-29QX',
    title: 'ลาเต้ร้อน',
    issuedAt: Date.now(),
    expiresAt: serverTime(Date.now() + 600_000),
    endsHereAt: Date.now() + 600_000,
  })
  setTime('2026-11-23T09:10:00')
  fail('getPrivilegeHistory')
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  const lines = await asOf('09:05 น.')
  expect(lines).toHaveLength(1)
  // Below the code, so that the code does not move.
  expect(screen.getByRole('timer').compareDocumentPosition(lines[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('heading', { name: 'ลาเต้ร้อน' })).toBeVisible()
  // While the retry is pending, everything stays on screen.
  sandbox.faults.clear()
  fail('getPrivilegeHistory', 'hang')
  const [button] = retries()
  await userEvent.click(button!)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('timer')).toBeVisible()
})

it('A profile that was read in full says when that was, as its points change in another tab and cannot be read', async () => {
  await openApp('/profile', { persona: 'gold' })
  expect(await screen.findByText('081 000 0005')).toBeVisible()
  await backgroundSync()
  await waitForQuiet()
  setTime('2026-11-23T09:05:30')
  fail('getProfile')
  otherTab.stores(
    { home: keptHome([{ endpointName: 'getProfile', value: { point: 7 } }]) },
    { persona: 'gold' },
  )
  expect(await asOf('09:05 น.')).toHaveLength(1)
  expect(screen.getByText('081 000 0005')).toBeVisible()
  await expectRetryHelps()
})

it('A consent that cannot be read again says when it stood so; what was answered since then stands without', async () => {
  sandbox.context.settings.policies = 2
  await openApp('/profile/profile-menu-pdpa', { persona: 'gold' })
  await screen.findByText(th.consentStands)
  const [article, news] = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('pdpaRef'))
    .map((link) => link.getAttribute('href') ?? '')
  setTime('2026-11-23T14:02:00')
  fail('listPdpa')
  goTo(news!)
  await userEvent.click(await screen.findByRole('checkbox', { name: th.consentBox }))
  await userEvent.click(screen.getByRole('button', { name: th.accept }))
  await screen.findByRole('heading', { name: th.consentStands })
  await waitForQuiet()
  expect(anyAsOf()).toEqual([])
  goTo(article!)
  expect(await asOf('09:05 น.')).toHaveLength(1)
  goTo('/profile/profile-menu-pdpa')
  await screen.findByRole('link', { name: /ข้อกำหนดและเงื่อนไข/ })
  expect(await asOf('09:05 น.')).toHaveLength(1)
  await expectRetryHelps()
})

it.each([
  { at: '/profile/points-history', name: th.pointsHistory, operation: 'listPointHistory' },
  { at: '/privilege', name: th.privilege, operation: 'listPrivileges' },
])(
  'A list whose rows cannot be read again keeps them at $at, and says when they were read',
  async ({ at, name, operation }) => {
    await openApp(at, { persona: 'gold' })
    await screen.findByRole('list', { name })
    await backgroundSync()
    await waitForQuiet()
    setTime('2026-11-23T14:02:00')
    fail(operation)
    act(() => void dispatchEvent(new Event('online')))
    expect(await asOf('09:05 น.')).toHaveLength(1)
    expect(screen.getByRole('list', { name })).toBeVisible()
    await expectRetryHelps()
  },
)
