import { en, th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { stayAway } from './visits'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { calls, goTo, hold, openApp, sandbox, waitForQuiet } from './open-app'

const asMember = (address: string) => openApp(address, { persona: 'gold' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const bar = async () => within(await screen.findByRole('banner'))
const tabs = () => screen.queryByRole('navigation', { name: th.mainNavigation })

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList // the part that components use
    return Object.assign(list, { matches: !query.includes('min-width'), media: query })
  })

const placesIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the frame of a page', () => {
  it.each([
    ['logs in', '', th.loginWithPhone],
    ['registers', '&mode=register', th.register],
  ])('is a bar with its name, and no menu, tabs or code, for a visitor who %s', async (_what, mode, name) => {
    await openApp(`/authentication/login?brandRef=doisai${mode}`)
    expect((await bar()).getByRole('heading', { level: 1 })).toHaveTextContent(name)
    // LINE's header shows it.
    expect(document.title).toBe(name)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: /เมนู|สะสมแต้ม/ })).toBeNull()
    expect(screen.queryByRole('img', { name: /Powered by/ })).toBeNull()
  })

  it('is the brand alone on LINE login, with no bar above and the powered-by image below', async () => {
    await openApp('/authentication/line-login?brandRef=doisai')
    expect(await title(th.welcome)).toBeVisible()
    expect(screen.queryByRole('banner')).toBeNull()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('img', { name: 'Powered by Member Club' })).toBeVisible()
  })

  it('has tabs for a member, and the member’s code in the bar', async () => {
    onPhone()
    await asMember('/privilege')
    expect(await title(th.privilege)).toBeVisible()
    expect(tabs()).toBeVisible()
    await userEvent.click((await bar()).getByRole('button', { name: th.collect }))
    expect(await screen.findByRole('dialog', { name: th.collect })).toBeVisible()
  })

  it.each([
    ['/profile/member-info', th.membership],
    ['/privilege/detail', th.privilegeDetail],
    ['/package/history-detail?transactionId=NOBODY', 'คูปอง'],
  ])('has no tabs on %s', async (path, name) => {
    onPhone()
    await asMember(path)
    expect(await title(name)).toBeVisible()
    expect(tabs()).toBeNull()
  })
})

it('the packages are there by link for a brand that has no menu item for them', async () => {
  onPhone()
  await openApp('/package', { persona: 'gold', brand: 'sabaimart' })
  expect(await screen.findByRole('list', { name: th.package })).toBeVisible()
  expect(within(tabs() ?? document.body).queryByRole('link', { name: th.package })).toBeNull()
})

it('a tab answers the tap before the page behind it is rendered', async () => {
  onPhone()
  await asMember('/privilege')
  await title(th.privilege)
  const list = { name: th.privilege }
  await screen.findByRole('list', list)
  await userEvent.click(within(tabs() as HTMLElement).getByRole('link', { name: th.profile }))
  await title(th.profile)
  const tab = within(tabs() as HTMLElement).getByRole('link', { name: th.privilege })
  tab.click()
  // React renders the update of a click in a microtask.
  await Promise.resolve()
  expect(tab).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(th.privilege)
  expect(screen.queryByRole('list', list)).toBeNull()
  expect(await screen.findByRole('list', list)).toBeVisible()
})

it.each([
  ['a way back', '/authentication/login', '?brandRef=doisai', 1],
  ['no way back to before the landing or a log-out', '/authentication/login', '?landing=true', 0],
  ['no way back to before a new account', '/authentication/register-welcome', '', 0],
  ['a way back', '/authentication/register-info', '', 1],
  ['no way back, as it is a tab’s first page,', '/profile', '', 0],
  ['a way back', '/profile/edit-profile', '', 1],
])('there is %s on %s%s', async (_what, path, search, backButtons) => {
  onPhone()
  const isForMember = !path.endsWith('/login')
  if (isForMember) given({ isInfoDue: true }, { persona: 'gold' })
  await openApp(`${path}${search}`, isForMember ? { persona: 'gold' } : { brand: 'doisai' })
  await (await bar()).findByRole('heading', { level: 1 })
  await waitForQuiet()
  expect(location.pathname).toBe(path)
  expect((await bar()).queryAllByRole('button', { name: th.back })).toHaveLength(backButtons)
})

describe('what a member has opened over a page', () => {
  const dialog = (name: string) => screen.queryByRole('dialog', { name })

  it.each([
    ['the side menu', [th.menu]],
    ['the member’s code', [th.collect]],
    ['the sheet that scans a code', [th.menu, th.scan]],
    ['the sheet that shares the programme', [th.menu, th.share]],
  ])('%s stays open on the page, and is closed when the member comes back to it', async (_what, taps) => {
    await asMember('/home')
    let place: Pick<typeof screen, 'findByRole'> = screen
    for (const name of taps) {
      await userEvent.click(await place.findByRole('button', { name }))
      place = within(await screen.findByRole('dialog', { name }))
    }
    const name = taps.at(-1) ?? ''
    goTo('/home?brandRef=doisai&again=1')
    expect(dialog(name)).toBeVisible()
    goTo('/profile')
    expect(await title(th.profile)).toBeVisible()
    goTo('/home')
    expect(await title(th.home)).toBeVisible()
    expect(dialog(name)).toBeNull()
  })
})

it.each([
  ['the first page', ['/home']],
  ['a later page', ['/privilege', '/home']],
])(
  'the phone’s back closes what lies over %s, and leaves the page only then',
  async (_which, [first = '', later]) => {
    await asMember(first)
    if (later) goTo(later)
    await userEvent.click(await screen.findByRole('button', { name: th.menu }))
    await screen.findByRole('dialog', { name: th.menu })
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: th.menu })).toBeNull())
    await waitForQuiet()
    expect(location.pathname).toBe('/home')
    expect(await title(th.home)).toBeVisible()
    history.back()
    if (later) expect(await title(th.privilege)).toBeVisible()
  },
)

/** A document of which no more than `reach` can be scrolled; `grow` lets more of it, as a page does whose parts arrive. */
function stubScrolling() {
  let reach = 0
  const watching = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe(element: Element) {
        if (element === document.body) watching.add(this.#callback)
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.#callback)
      }
    },
  )
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', Math.min(top, reach))
    window.dispatchEvent(new Event('scroll'))
  }
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top = 0) => scrollTo(top))
  const grow = (to: number) => {
    reach = to
    for (const tell of [...watching]) tell()
  }
  return { scrollTo, grow }
}

it('back twice at once finds the first page where it was left, whatever was restored of the one between', async () => {
  const { scrollTo, grow } = stubScrolling()
  const leaveAt = (top: number, next: string) => {
    grow(1000)
    act(() => scrollTo(top))
    goTo(next)
  }
  await asMember('/privilege')
  await title(th.privilege)
  leaveAt(100, '/profile')
  await title(th.profile)
  leaveAt(300, '/profile/points-history')
  await title(th.pointsHistory)

  // Neither page is there in its full height yet.
  grow(0)
  history.back()
  await title(th.profile)
  history.back()
  await title(th.privilege)
  for (const height of [200, 250]) grow(height)
  expect(window.scrollY).toBe(100)
})

it('sharing that is tapped twice tells of no failure', async () => {
  const share = vi.fn<Navigator['share']>().mockReturnValueOnce(new Promise(() => {}))
  share.mockRejectedValue(new DOMException('An earlier share has not yet completed', 'InvalidStateError'))
  Object.assign(navigator, { share })
  await asMember('/home')
  await userEvent.click(await screen.findByRole('button', { name: th.menu }))
  await userEvent.click(await screen.findByRole('button', { name: th.share }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'แอปอื่น' }))
  await waitForQuiet()
  expect(screen.queryByText(/^แชร์ไม่ได้/)).toBeNull()
  expect(share).toHaveBeenCalledOnce()
  Reflect.deleteProperty(navigator, 'share')
})

const HISTORY_DETAILS = [
  ['/privilege/history-detail', 'สิทธิ์ที่แลก'],
  ['/package/history-detail', 'คูปอง'],
] as const

it.each(HISTORY_DETAILS)(
  'what is stored of a redemption is cleared when %s is left, and not before: the bar’s arrow then leads one step back',
  async (path, name) => {
    onPhone()
    await asMember(`${path}?transactionId=T-1`)
    expect(await title(name)).toBeVisible()
    expect(await screen.findByRole('heading', { name: th.notFound })).toBeVisible()
    given({ transactionId: 'T-1', hasOpenedModal: true, hasRedeemed: true })
    goTo(`${path}?transactionId=T-1&again=1`)
    expect(storedOf()).toMatchObject({ transactionId: 'T-1', hasOpenedModal: true, hasRedeemed: true })
    goTo('/profile')
    expect(await title(th.profile)).toBeVisible()
    await waitFor(() => {
      const { transactionId, hasOpenedModal } = storedOf()
      expect([transactionId, hasOpenedModal]).toEqual([undefined, undefined])
    })
    goTo('/profile/points-history')
    expect(await title(th.pointsHistory)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: th.back }))
    expect(storedOf().hasRedeemed).toBeUndefined()
    expect(location.pathname).not.toBe('/privilege')
  },
)

it('after a redemption the way back leads to the privileges once, and the stored mark of it is cleared', async () => {
  onPhone()
  given({ hasRedeemed: true }, { persona: 'gold' })
  await asMember('/profile/points-history')
  const { length } = history
  await userEvent.click(await screen.findByRole('button', { name: th.back }))
  expect(await title(th.privilege)).toBeVisible()
  expect(location.pathname).toBe('/privilege')
  expect(storedOf().hasRedeemed).toBeUndefined()
  // The phone's back button does not return to the page that was left.
  expect(history.length).toBe(length)
})

it.each([
  ['th', th],
  ['en', en],
] as const)(
  'the places of the app have their names in the tabs and in the side menu, which ends with the log-out: %s',
  async (locale, word) => {
    onPhone()
    await openApp('/home', { persona: 'gold', locale })
    const places = [word.home, word.privilege, word.package, word.membership, word.profile]
    expect(placesIn(await screen.findByRole('navigation'))).toEqual(places)
    await userEvent.click(await screen.findByRole('button', { name: word.menu }))
    const menu = await screen.findByRole('dialog', { name: word.menu })
    expect(placesIn(within(menu).getByRole('navigation'))).toEqual(places)
    expect(within(menu).getByRole('button', { name: word.logOut })).toBeVisible()
    expect(menu).toHaveTextContent('กัญญารัตน์')
    // A tap on the page that is on screen leads back to it.
    await userEvent.click(within(menu).getByRole('link', { name: word.home }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: word.menu })).toBeNull())
  },
)

it('the side menu says tier and points below the name, if both are known, and asks for neither', async () => {
  await asMember('/home')
  await screen.findByRole('heading', { name: 'โกลด์' })
  await waitForQuiet()
  const asked = calls.length
  await userEvent.click(await screen.findByRole('button', { name: th.menu }))
  const menu = await screen.findByRole('dialog', { name: th.menu })
  expect(within(menu).getByText('โกลด์ ·', { exact: false })).toHaveTextContent(/^โกลด์ · 2,480แต้ม/)
  expect(calls).toHaveLength(asked)
})

it('the side menu says no points that could not be read again: it has no room for their time', async () => {
  await asMember('/home')
  await screen.findByRole('heading', { name: 'โกลด์' })
  await waitForQuiet()
  sandbox.faults.add({ operation: 'getProfile', kind: 500 })
  stayAway(3_600_000)
  await screen.findByText(/^ข้อมูล ณ/)
  await userEvent.click(await screen.findByRole('button', { name: th.menu }))
  const menu = await screen.findByRole('dialog', { name: th.menu })
  expect(within(menu).getByText(/กัญญารัตน์/)).toBeVisible()
  expect(within(menu).queryByText(/2,480/)).toBeNull()
})

it('the echo test has its Thai label in English too', async () => {
  await openApp('/authentication/point-member-test?brandRef=doisai', { locale: 'en' })
  expect(await screen.findByText('ทดสอบการเชื่อมต่อ: ระบบพร้อมใช้งาน')).toBeVisible()
})

it('the sample page says that it is one', async () => {
  await openApp('/sample', { persona: 'gold', locale: 'en' })
  expect(await screen.findByText('Nothing to do here.')).toBeVisible()
})

it('a log-out asks nothing, and is shown as under way until it is answered', async () => {
  const release = hold('authentication/Logout')
  await openApp('/profile', { persona: 'gold' })
  const button = await screen.findByRole('button', { name: th.logOut })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  release()
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
})

it('a language that another tab has stored is followed, in the document’s name too, and a log-out leads back to Thai', async () => {
  await asMember('/profile')
  expect(await title(th.profile)).toBeVisible()
  // BackgroundSync, which follows other tabs, loads after the page.
  await waitForQuiet()
  expect(document.title).toBe(th.profile)
  otherTab.stores({ language: 'en' })
  await waitFor(() => expect(document.title).toBe(en.profile))
  await userEvent.click(await screen.findByRole('button', { name: en.logOut }))
  expect(await screen.findByRole('button', { name: th.loginWithPhone })).toBeVisible()
  expect(document.documentElement.lang).toBe('th')
  await waitFor(() => expect(document.title).toBe(th.logIn))
})

it('a modal that is open follows a switch of the language as a whole', async () => {
  await asMember('/profile')
  await waitForQuiet()
  sandbox.faults.add({ operation: 'logout', kind: 500, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: th.logOut }))
  const modal = await screen.findByRole('alertdialog')
  expect(within(modal).getByRole('button', { name: th.close })).toBeVisible()
  otherTab.stores({ language: 'en' })
  expect(await within(modal).findByRole('button', { name: en.close })).toBeVisible()
  expect(modal).not.toHaveTextContent(/[ก-๙]/)
})

it('an unknown address says so, and leads home', async () => {
  await asMember('/no/such/page?x=<script>alert(1)</script>')
  expect(await screen.findByRole('heading', { name: th.noSuchPage })).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: th.goHome }))
  await waitFor(() => expect(location.pathname).toBe('/home'))
})
