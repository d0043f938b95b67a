import { th } from '#tests/names.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveStaffCode } from '@/redemption/staff-codes'
import type { FaultKind } from '@/sandbox/faults'
import { closeHome, storeHome, visitHome } from './visits'
import { callsTo, goTo, openApp, quiet, sandbox } from './open-app'

/** Any day, at nine: what is shown later in the test was read now. */
beforeEach(() => {
  delete document.documentElement.dataset.text
  vi.useFakeTimers({ toFake: ['Date'] })
  itIs('2026-11-23T09:05:00')
})
afterEach(() => vi.useRealTimers())

const itIs = (moment: string) => vi.setSystemTime(new Date(moment))

const main = () => screen.getByRole('main')
const asOf = (time: string) => within(main()).findAllByText(`ข้อมูล ณ ${time}`)
const anyAsOf = () => within(main()).queryAllByText(/^ข้อมูล ณ/)
const retries = () => within(main()).queryAllByRole('button', { name: th.tryAgain })

const fail = (operation: string, kind: FaultKind = 500) => sandbox.faults.add({ operation, kind })

/** Taps every retry, and waits until all that is shown was read now. */
async function expectRetryHelps() {
  // A read that is under way would still fail.
  await quiet()
  sandbox.faults.clear()
  for (const button of retries()) await userEvent.click(button)
  await waitFor(() => expect(anyAsOf()).toEqual([]))
  expect(retries()).toEqual([])
}

function pointsChangeInAnotherTab() {
  storeHome([{ endpointName: 'getProfile', value: { point: 7 } }])
  act(() => {
    dispatchEvent(
      new StorageEvent('storage', { key: 'homeSnapshot', newValue: '{}', storageArea: localStorage }),
    )
  })
}

describe('A home that is shown from the last visit', () => {
  it('says of each part whose own read fails when that part was read, and offers to read it again', async () => {
    await visitHome()
    itIs('2026-11-23T14:02:00')
    for (const operation of ['getProfile', 'getTier', 'listPrivileges']) fail(operation)
    await openApp('/home', { persona: 'gold' })
    await waitFor(() => expect(anyAsOf()).toHaveLength(3))
    expect(await asOf('09:05 น.')).toHaveLength(3)
    expect(retries()).toHaveLength(3)
    expect(screen.getByText('สวัสดี คุณกัญญารัตน์')).toBeVisible()
    await expectRetryHelps()
  })

  it('says the day too where that was another one, also after a visit in which nothing could be read', async () => {
    await visitHome()
    fail('getProfile')
    itIs('2026-11-24T08:00:00')
    await openApp('/home', { persona: 'gold' })
    await asOf('23 พ.ย. 2569 เวลา 09:05 น.')
    await quiet()
    await closeHome()
    itIs('2026-11-24T10:00:00')
    await openApp('/home', { persona: 'gold' })
    expect(await asOf('23 พ.ย. 2569 เวลา 09:05 น.')).toHaveLength(1)
  })

  it('says no time while all of it is read anew', async () => {
    await visitHome()
    itIs('2026-11-23T14:02:00')
    await openApp('/home', { persona: 'gold' })
    await waitFor(() => expect(callsTo('Customer/Profile').length).toBeGreaterThan(0))
    await quiet()
    expect(anyAsOf()).toEqual([])
  })
})

describe('A detail that is shown from a list', () => {
  it.each([
    {
      list: '/privilege',
      name: th.privilege,
      detail: '/privilege/detail?privilegeId=DSP001',
      read: 'listPrivileges',
    },
    { list: '/package', name: th.package, detail: '/package/detail?packageId=DPK001', read: 'listPackages' },
  ])(
    'says at $detail when the list was read, once its own read has failed',
    async ({ list, name, detail, read }) => {
      await openApp(list, { persona: 'gold' })
      await within(await screen.findByRole('list', { name })).findAllByRole('link')
      // The late part of the shell, which applies the text size too: had it come after the clock has jumped, it would take the list for
      // one of before a sleep.
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
      await quiet()
      itIs('2026-11-23T14:02:00')
      fail(read)
      goTo(detail)
      expect(await asOf('09:05 น.')).toHaveLength(1)
      await expectRetryHelps()
    },
  )

  it.each([
    {
      list: '/profile/privilege-history',
      name: th.privilegeHistory,
      state: th.available,
      read: 'getPrivilegeHistory',
    },
    { list: '/profile/package-history', name: th.packageHistory, state: 'ได้รับ', read: 'getPackageHistory' },
  ])(
    'says beside "$state" when that was so, as long as its own read fails',
    async ({ list, name, state, read }) => {
      await openApp(`${list}?status=${read === 'getPackageHistory' ? 'received' : 'available'}`, {
        persona: 'gold',
      })
      const [first] = within(await screen.findByRole('list', { name })).getAllByRole('link')
      itIs('2026-11-23T14:02:00')
      fail(read)
      await userEvent.click(first!)
      expect(await screen.findByRole('button', { name: th.useNow })).toBeVisible()
      expect(await asOf('09:05 น.')).toHaveLength(1)
      expect(screen.getByText(state)).toBeVisible()
      await expectRetryHelps()
      expect(screen.getByText(state)).toBeVisible()
    },
  )
})

it('A privilege says since when the balance stands that it is measured against, where that alone cannot be read', async () => {
  await visitHome()
  itIs('2026-11-23T14:02:00')
  fail('getProfile')
  await openApp('/privilege/detail?privilegeId=DSP001', { persona: 'gold' })
  expect(await screen.findByText('2,480 แต้ม')).toBeVisible()
  expect(await asOf('09:05 น.')).toHaveLength(1)
  await expectRetryHelps()
})

it('A code that runs keeps its detail while that cannot be read, and says since when', async () => {
  saveStaffCode({
    transactionId: 'PV-1',
    code: 'PV-7K3M-29QX',
    title: 'ลาเต้ร้อน',
    issuedAt: Date.now(),
    expiresAt: Date.now() + 600_000,
  })
  itIs('2026-11-23T09:10:00')
  fail('getPrivilegeHistory')
  await openApp('/privilege/history-detail?transactionId=PV-1', { persona: 'gold' })
  expect(await asOf('09:05 น.')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'ลาเต้ร้อน' })).toBeVisible()
  // Another try, which is on its way, takes nothing off the screen.
  sandbox.faults.clear()
  fail('getPrivilegeHistory', 'hang')
  const [button] = retries()
  await userEvent.click(button!)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByText(th.available)).toBeVisible()
  expect(screen.getByRole('timer')).toBeVisible()
})

describe('The member’s own pages after a visit to home', () => {
  it('say of the profile when it was read, and keep who the member is', async () => {
    await visitHome()
    itIs('2026-11-23T14:02:00')
    fail('getProfile')
    await openApp('/profile', { persona: 'gold' })
    expect(await asOf('09:05 น.')).toHaveLength(1)
    expect(screen.getByText('กัญญารัตน์ ตั้งจิตเจริญ')).toBeVisible()
    await expectRetryHelps()
    expect(await screen.findByText('081 000 0005')).toBeVisible()
  })

  it('say of a profile that was read in full when that was', async () => {
    await openApp('/profile', { persona: 'gold' })
    expect(await screen.findByText('081 000 0005')).toBeVisible()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    itIs('2026-11-23T14:02:00')
    fail('getProfile')
    pointsChangeInAnotherTab()
    expect(await asOf('09:05 น.')).toHaveLength(1)
    expect(screen.getByText('081 000 0005')).toBeVisible()
    await expectRetryHelps()
  })

  it('say of points, tier and gifts when each was read', async () => {
    await visitHome()
    itIs('2026-11-23T14:02:00')
    for (const operation of ['getProfile', 'getTierCriteria', 'getCriteriaMappings']) fail(operation)
    await openApp('/profile/member-info', { persona: 'gold' })
    await waitFor(() => expect(anyAsOf()).toHaveLength(3))
    expect(await asOf('09:05 น.')).toHaveLength(3)
    await expectRetryHelps()
  })
})

it('A consent that cannot be read again says when it stood so; what was answered since then stands without', async () => {
  sandbox.context.settings.policies = 2
  await openApp('/profile/profile-menu-pdpa', { persona: 'gold' })
  await screen.findByText(th.consentGiven)
  const [article, news] = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('pdpaRef'))
    .map((link) => link.getAttribute('href') ?? '')
  itIs('2026-11-23T14:02:00')
  fail('listPdpa')
  goTo(news!)
  await userEvent.click(await screen.findByRole('checkbox', { name: th.consentBox }))
  await userEvent.click(screen.getByRole('button', { name: th.accept }))
  await screen.findByRole('heading', { name: th.consentStands })
  await quiet()
  expect(anyAsOf()).toEqual([])
  goTo(article!)
  expect(await asOf('09:05 น.')).toHaveLength(1)
  goTo('/profile/profile-menu-pdpa')
  await screen.findByRole('link', { name: /ข้อกำหนดและเงื่อนไข/ })
  expect(await asOf('09:05 น.')).toHaveLength(1)
  await expectRetryHelps()
})

describe('A list whose rows cannot be read again', () => {
  it.each([
    { at: '/profile/points-history', name: th.pointsHistory, operation: 'listPointHistory' },
    { at: '/privilege', name: th.privilege, operation: 'listPrivileges' },
  ])('keeps them at $at, and says when they were read', async ({ at, name, operation }) => {
    await openApp('/home', { persona: 'gold' })
    await screen.findByText('สวัสดี คุณกัญญารัตน์')
    goTo(at)
    await screen.findByRole('list', { name })
    // What follows other tabs has loaded, too.
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-text', 'normal'))
    itIs('2026-11-23T14:02:00')
    fail(operation)
    act(() => void dispatchEvent(new Event('online')))
    expect(await asOf('09:05 น.')).toHaveLength(1)
    expect(screen.getByRole('list', { name })).toBeVisible()
    await expectRetryHelps()
  })
})
