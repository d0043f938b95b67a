import { th } from '#tests/names.ts'
import { allStored, given, logInToLine } from '#tests/support/stored.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import { fixedSessionId, PERSONAS, PIN, sessionFor, type MemberPersona } from '@/sandbox/personas'
import { memberOf, storeHome as keepHome } from '../visits'
import { answers, calls, openApp, press, sandbox } from '../open-app'

export const LINE_BUTTON = th.loginWithLine
export const PHONE_BUTTON = th.loginWithPhone
export const LINE_LOGIN = '/authentication/line-login?brandRef=doisai'
export const MERGE = 'authentication/MergeCustomerLine'
export const EXPIRED = th.sessionExpired

// Home without its sections: their cards are slow to render and show nothing of the member.
beforeEach(() => void answers.set('LayoutDisplay', { payload: [] }))

export { press }
export const confirm = async (name: string = th.confirm) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { name })
export const greeting = (persona: MemberPersona) =>
  screen.findByText(`สวัสดี คุณ${PERSONAS[persona].firstName}`)

/** Opens a page by `popstate`, as the phone's back gesture does, without a tap in the app. */
export const goTo = (path: string) =>
  act(async () => {
    const { idx = 0 } = history.state as { idx?: number }
    history.pushState({ key: `${path} ${idx}`, idx: idx + 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })

/** Opens another page, and confirms it if a form with unsaved input asks. */
export async function leaveFor(path: string) {
  await goTo(path)
  await waitFor(() => {
    const leave = screen.queryByRole('button', { name: th.leavePage })
    if (leave) fireEvent.click(leave)
    expect(location.pathname).toBe(path)
  })
}

/** Waits for a call to a path, given by its end. */
export const called = (end: string) =>
  waitFor(() => expect(calls.map(({ path }) => path).filter((path) => path.endsWith(end))).not.toEqual([]))

/** Taps "Log out" in the side menu. */
export async function tapLogOut() {
  await press(th.menu)
  const menu = await screen.findByRole('dialog', { name: th.menu })
  await userEvent.click(within(menu).getByRole('button', { name: th.logOut }))
}

export async function logOut() {
  await tapLogOut()
  await atLineLogin()
}

export async function atLineLogin() {
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
  await screen.findByRole('button', { name: PHONE_BUTTON })
}

/** Logs in by number and PIN, from the LINE login page. */
export async function logInByPhone(persona: MemberPersona) {
  await press(PHONE_BUTTON)
  // Pasted, because typing renders after each key.
  await userEvent.clear(await screen.findByLabelText(th.phoneNumber))
  await userEvent.paste(PERSONAS[persona].mobile.doisai)
  await press(th.proceed)
  await userEvent.click(await screen.findByLabelText(th.enterPin))
  await userEvent.paste(PIN)
}

/** Ends the member's session at the server: the next call with its bearer is answered 401. */
export function endSession(persona: MemberPersona) {
  delete sandbox.context.state.sessions[fixedSessionId(persona, 'doisai')]
}

/** Wipes storage as another tab does that gets the 401 while this page is in the background. */
export function endElsewhere() {
  given({
    home: undefined,
    memberId: undefined,
    bearerSince: undefined,
    bearerBrand: undefined,
    // Last: without it nothing of the session is the page's any more.
    bearer: undefined,
  })
}

export const expiry = () => screen.findByRole('alertdialog', { name: EXPIRED })

/** Closes the modal about the expired session. */
export async function closeExpiry() {
  await userEvent.click(within(await expiry()).getByRole('button', { name: th.close }))
  await atLineLogin()
}

const OF_NOBODY = [
  'brandSettings',
  'brandColours',
  'provider',
  'brand',
  'isGlobal',
  'isLoggedOut',
  'storageBegan',
  'tabBegan',
]

/** What is stored besides things of the brand, the tab and the log-out. */
export const storedOfMembers = () =>
  allStored()
    .map(({ meaning, name }) => meaning ?? name)
    .filter((thing) => !OF_NOBODY.includes(thing))
    .toSorted()

const OF_EVERY_SESSION = [
  'bearer',
  'bearerBrand',
  'bearerSince',
  'memberId',
  'isConsentGiven',
  'home',
  'seenTier',
  'knownPoints',
  'language',
  'lineRef',
]

export const storedBesideSession = () =>
  storedOfMembers().filter((thing) => !OF_EVERY_SESSION.includes(thing))

/** The stored things whose texts contain the member's name, phone number, member number or bearer. */
export function storedAbout(persona: MemberPersona): string[] {
  const { firstName, mobile } = PERSONAS[persona]
  const memberNo = sandbox.context.state.members[`doisai-${persona}`]?.memberNo ?? '?'
  const marks = [firstName, mobile.doisai, memberNo, sessionFor(persona, 'doisai')]
  return allStored()
    .filter(({ text }) => marks.some((mark) => text.includes(mark)))
    .map(({ name }) => name)
}

/** The headings of modals, and the texts of toasts. */
export const onScreen = () => [
  ...screen.queryAllByRole('alertdialog').map((modal) => within(modal).getByRole('heading').textContent),
  ...[...document.querySelectorAll<HTMLElement>('[role=status]')]
    .filter(({ style }) => style.position === 'fixed') // the region of the toasts
    .flatMap(({ textContent }) => textContent || []),
]

/** Taps “Log in with LINE” in another browser, as a user who is logged in to LINE there. */
export async function tapInBrowser(sub: string) {
  logInToLine(sub)
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub, mode: 'browser' } })
  await press(LINE_BUTTON)
  await called(MERGE)
}

/** Sets the user agent of LINE's LIFF browser. */
export const beInLine = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/14.0.0 LIFF')

/** Mocks `location.assign`, by which the app leaves for another site. */
export const watchLeaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {})

/** Shows the page again from the back-forward cache. */
export const restorePage = () =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })

/** Stores home as from the last visit, with a profile that has no phone number and may be out of date. */
export const storeHome = () =>
  keepHome([
    {
      endpointName: 'getProfile',
      value: {
        point: 10,
        first_name: PERSONAS.gold.firstName,
        last_name: 'ตั้งจิตเจริญ',
        is_consent_pdpa: true,
        is_connect_line: false,
        customer_info: memberOf('gold').memberNo,
      },
    },
  ])
