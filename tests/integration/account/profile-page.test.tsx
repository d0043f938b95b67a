import { en, th } from '#tests/names.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MemberPersona } from '@/sandbox/personas'
import { storedOfMembers } from '../late-answers/late-steps'
import { storeHome } from '../visits'
import { answers, calls, callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'

afterEach(() => vi.useRealTimers())

const PROFILE = 'Customer/Profile'

const asMember = (persona: MemberPersona = 'gold') => openApp('/profile', { persona })
const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const loaded = () => screen.findByText(/^รหัสสมาชิก/)
const profile = { point: 10, first_name: 'กานดา', last_name: 'ใจดี', customer_info: 'M1' }

describe('The head of the profile', () => {
  it('names the member, with the number in groups, and leads to the form beside the name', async () => {
    await asMember()
    expect(await screen.findByText('ตั้งจิตเจริญ')).toBeVisible()
    expect(screen.getByText(/^รหัสสมาชิก/)).toHaveTextContent('รหัสสมาชิก DS100185')
    expect(screen.getByText('081 000 0005')).toBeVisible()
    expect(screen.getByRole('link', { name: th.editProfile })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/profile\/edit-profile/),
    )
  })

  it('shows the tier on the picture and beside the points, whose number is covered where the balance is', async () => {
    await asMember()
    const line = await screen.findByText('โกลด์ ·', { exact: false })
    expect(line).toHaveTextContent(/^โกลด์ · 2,480แต้ม/)
    expect(line.querySelector('b')).toHaveAttribute('data-figure')
    expect(screen.getByRole('img', { name: 'โกลด์' })).toBeVisible()
  })

  it('offers no form beside a profile that failed', async () => {
    sandbox.faults.add({ operation: 'getProfile', kind: 500 })
    await asMember()
    expect(await screen.findByText('โหลดข้อมูลไม่ได้')).toBeVisible()
    expect(screen.queryByRole('link', { name: th.editProfile })).toBeNull()
  })

  it('has an icon for a member without picture or name, and loses nothing else by a field that is missing', async () => {
    answers.set(PROFILE, { point: 10, birthdate: 'yesterday', mobile_no: '0810000005' })
    await asMember()
    const number = await screen.findByText('081 000 0005')
    expect(within(number.parentElement as HTMLElement).queryByText(/รหัสสมาชิก/)).toBeNull()
    expect(document.querySelector('main .lucide-user-round')).toBeVisible()
  })

  it('with the profile stored for home waits for the number, instead of missing it', async () => {
    const value = { ...profile, mobile_no: undefined, birthdate: undefined, is_consent_pdpa: true }
    storeHome([{ endpointName: 'getProfile', value }])
    const release = hold(PROFILE)
    await asMember()
    expect(await screen.findByText('กานดา')).toBeVisible()
    release()
    expect(await screen.findByText('081 000 0005')).toBeVisible()
  })
})

it('The page asks for the profile, and for nothing else: the rest is what every start loads', async () => {
  await asMember()
  await loaded()
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/criteria-item'))).toBe(true))
  await waitForQuiet()
  const ofBrand = /Theme|provider/i
  expect(calls.map(({ path }) => path).filter((path) => !ofBrand.test(path))).toEqual([
    expect.stringContaining(PROFILE),
    ...['system', 'info', 'criteria', 'criteria-item'].map((part) =>
      expect.stringMatching(`/membership-tier/${part}$`),
    ),
  ])
})

it.each([
  ['packages', { isPackageActive: false }, [th.privilegeHistory, th.forYou]],
  ['privileges', { isPrivilegeActive: false }, [th.packageHistory]],
])('A brand without %s has no rows for them', async (_what, switched, offered) => {
  const json_config = { Setting_Field: { Navbar_Menu: switched } }
  answers.set('Theme/GetTheme', { resp: { json_config, groupimagelist: [] } })
  await asMember()
  await waitFor(() =>
    expect(rows(th.memberAndHistory)).toEqual([
      th.membership,
      th.pointsHistory,
      th.expiringPoints,
      ...offered,
    ]),
  )
})

it('Membership and history stand first, and the store’s questions under the account', async () => {
  await asMember()
  await loaded()
  const [first, second] = screen.getAllByRole('region')
  expect(first).toHaveAccessibleName(th.memberAndHistory)
  expect(second).toHaveAccessibleName('ข้อมูลของฉัน')
  expect(second).toHaveTextContent(th.storeQuestions)
})

it('A log-out that fails says so, and the member stays', async () => {
  sandbox.faults.add({ operation: 'logout', kind: 500, times: 1 })
  await asMember()
  await userEvent.click(await screen.findByRole('button', { name: th.logOut }))
  const modal = await screen.findByRole('alertdialog')
  await userEvent.click(within(modal).getByRole('button', { name: th.close }))
  expect(location.pathname).toBe('/profile')
  await userEvent.click(screen.getByRole('button', { name: th.logOut }))
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
})

describe('A log-out on this phone alone, with nothing of the member left,', () => {
  const tapLogOut = async () => {
    await asMember()
    fireEvent.click(await screen.findByRole('button', { name: th.logOut }))
  }
  const leaveHere = async () => {
    fireEvent.click(await screen.findByRole('button', { name: th.logOutHere }))
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    expect(callsTo('authentication/Logout')).toHaveLength(1)
    expect(storedOfMembers()).toEqual([])
  }

  it.each([{ kind: 500 }, { kind: 'offline' }, { kind: 'html502' }] as const)(
    'is offered where the call fails ($kind)',
    async ({ kind }) => {
      sandbox.faults.add({ operation: 'logout', kind })
      await tapLogOut()
      await leaveHere()
    },
  )

  it('is offered where the call is not answered for half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    hold('authentication/Logout')
    await tapLogOut()
    await act(() => vi.advanceTimersByTimeAsync(28_000))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await leaveHere()
  })

  it('is not needed any more where the server answers later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const answer = hold('authentication/Logout')
    await tapLogOut()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await screen.findByRole('button', { name: th.logOutHere })
    answer()
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(storedOfMembers()).toEqual([])
  })
})

it('A log-out without an answer says that it takes long, here and in the menu', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  hold('authentication/Logout')
  await asMember()
  fireEvent.click(await screen.findByRole('button', { name: th.logOut }))
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByText(/ใช้เวลานานกว่าปกติ/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: th.menu }))
  const menu = within(await screen.findByRole('dialog', { name: th.menu }))
  hold('authentication/Logout')
  fireEvent.click(menu.getByRole('button', { name: th.logOut }))
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(menu.getByText(/ใช้เวลานานกว่าปกติ/)).toBeVisible()
})

const thai = { title: 'ปิดปรับปรุงระบบ', message: 'กลับมาใช้ได้หลังเที่ยงคืน' }
const english = { title: 'Closed for maintenance', message: 'Please come back after midnight.' }
const BOTH = { 'th-th': thai, 'en-us': english }
const NO_TITLE = { 'th-th': { message: thai.message }, 'en-us': { message: english.message } }

it.each([
  {
    locale: 'th',
    word: th,
    told: [
      { locales: BOTH, says: thai },
      { locales: { 'th-th': thai }, says: thai },
      { locales: { 'en-us': english }, says: english },
      { locales: { ...BOTH, 'th-th': { title: '', message: '' } }, says: english },
      { locales: NO_TITLE, says: { ...thai, title: 'ขออภัย ทำรายการไม่สำเร็จ' } },
    ],
  },
  {
    locale: 'en',
    word: en,
    told: [
      { locales: BOTH, says: english },
      { locales: { 'en-us': english }, says: english },
      { locales: { 'th-th': thai }, says: thai },
      { locales: { ...BOTH, 'en-us': null }, says: thai },
      { locales: NO_TITLE, says: { ...english, title: 'Sorry, that didn’t work' } },
    ],
  },
] as const)(
  'An error has the title and message of the server in the member’s language, else in the other one: $locale',
  async ({ locale, word, told }) => {
    await openApp('/profile', { persona: 'gold', locale })
    for (const { locales, says } of told) {
      answers.set('authentication/Logout', { error: { http_status: 409, locale: locales } })
      await userEvent.click(await screen.findByRole('button', { name: word.logOut }))
      const modal = await screen.findByRole('alertdialog', { name: says.title })
      expect(within(modal).getByText(says.message)).toBeVisible()
      await userEvent.click(within(modal).getByRole('button', { name: word.close }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
  },
)

it('The foot of the page names the version of the app', async () => {
  await asMember()
  expect(await screen.findByText('เวอร์ชัน 4.10.2')).toBeVisible()
})
