import { th } from '#tests/names.ts'
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
export const EXPIRED = 'หมดเวลาการใช้งาน กรุณารอสักครู่'

// Home without its sections, whose cards cost more time than all the rest and say nothing of who is logged in.
beforeEach(() => void answers.set('LayoutDisplay', { payload: [] }))

export { press }
export const confirm = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: th.confirm }))
export const heading = (name: string) => screen.findByRole('heading', { name })
export const greeting = (persona: MemberPersona) =>
  screen.findByText(`สวัสดี คุณ${PERSONAS[persona].firstName}`)

/** As the phone's own back gesture does it: no button of the app is pressed. */
export const goTo = (path: string) =>
  act(async () => {
    const { idx = 0 } = history.state as { idx?: number }
    history.pushState({ key: `${path} ${idx}`, idx: idx + 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })

/** Goes to another page, away from a form that asks whether to leave what was entered. */
export async function leaveFor(path: string) {
  await goTo(path)
  await waitFor(() => {
    const leave = screen.queryByRole('button', { name: th.leavePage })
    if (leave) fireEvent.click(leave)
    expect(location.pathname).toBe(path)
  })
}

/** Waits until this path, by its end, has been called. */
export const called = (end: string) =>
  waitFor(() => expect(calls.map(({ path }) => path).filter((path) => path.endsWith(end))).not.toEqual([]))

/** In the side menu. */
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
  // Pasted: typed, each key is rendered.
  await userEvent.clear(await screen.findByLabelText(th.phoneNumber))
  await userEvent.paste(PERSONAS[persona].mobile.doisai)
  await press(th.proceed)
  await userEvent.click(await screen.findByLabelText(th.enterPin))
  await userEvent.paste(PIN)
}

/** The member's session ends at the server: the next call with its bearer is answered 401. */
export function endSession(persona: MemberPersona) {
  delete sandbox.context.state.sessions[fixedSessionId(persona, 'doisai')]
}

/** Another document of this browser has met the end of the session while this page was away, and wiped what that wipes. */
export function endElsewhere() {
  for (const key of ['token', 'tokenBrandRef', 'tokenSince', 'memberId', 'homeSnapshot'])
    localStorage.removeItem(key)
}

export const expiry = () => screen.findByRole('alertdialog', { name: EXPIRED })

/** Closes the modal that says that the session has ended. */
export async function closeExpiry() {
  await userEvent.click(within(await expiry()).getByRole('button', { name: th.close }))
  await atLineLogin()
}

/** The names of everything that is stored, but for what is the brand's and the mark of a log-out. */
export function storedOfMembers(): string[] {
  const OF_NOBODY = [
    'appSetting',
    'themeTokens',
    'provider',
    'brandRef',
    'isGlobal',
    'isLoggedOut',
    'tabOwner',
  ]
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  return keys.filter((key) => !OF_NOBODY.includes(key)).toSorted()
}

/** What a member's own session stores by itself. */
const OF_A_SESSION = [
  ...['token', 'tokenBrandRef', 'tokenSince', 'memberId', 'isConsentGiven'],
  ...['homeSnapshot', 'seenTier', 'knownPoints', 'language', 'lineRef'],
]

/** What is stored beside what the session of the member who is logged in stores by itself. */
export const storedBesideSession = () => storedOfMembers().filter((key) => !OF_A_SESSION.includes(key))

/** What is stored that is about a member: by name, number, member number or bearer. */
export function storedAbout(persona: MemberPersona): string[] {
  const { firstName, mobile } = PERSONAS[persona]
  const memberNo = sandbox.context.state.members[`doisai-${persona}`]?.memberNo ?? '?'
  const marks = [firstName, mobile.doisai, memberNo, sessionFor(persona, 'doisai')]
  const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
  return entries.filter(([, text]) => marks.some((mark) => text.includes(mark))).map(([key]) => key)
}

/** What modals are headed, and what toasts say. */
export const onScreen = () => [
  ...screen.queryAllByRole('alertdialog').map((modal) => within(modal).getByRole('heading').textContent),
  ...[...document.querySelectorAll<HTMLElement>('[role=status]')]
    .filter(({ style }) => style.position === 'fixed') // the toasts' own region, wherever it is
    .flatMap(({ textContent }) => textContent || []),
]

/** Taps “Log in with LINE” outside LINE, as somebody who is logged in there. */
export async function tapInBrowser(sub: string) {
  sessionStorage.setItem('fake-liff-logged-in', sub)
  await openApp(LINE_LOGIN, { brand: 'doisai', line: { sub, mode: 'browser' } })
  await press(LINE_BUTTON)
  await called(MERGE)
}

/** Inside LINE, by what its browser says of itself. */
export const beInLine = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/14.0.0 LIFF')

/** Where the app has led the browser by loading another page. */
export const watchLeaving = () => vi.spyOn(location, 'assign').mockImplementation(() => {})

/** The browser shows the page again as it was left. */
export const restorePage = () =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })

/** What the last visit has stored of home: no number, and a profile that may have changed since. */
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
