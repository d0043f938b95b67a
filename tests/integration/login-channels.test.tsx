import { th } from '#tests/names.ts'
import { given, isLineLoginKept, keepLineLogin, logInToLine, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PERSONAS } from '@/sandbox/personas'
import { watchLeaving } from './late-answers/late-steps'
import { answers, callsTo, openApp, press, waitForQuiet, sandbox } from './open-app'
import { setVisibility } from './visits'
import { WAYS } from './ways-in'

const login = '/authentication/line-login?brandRef=doisai'
const lineButton = () => screen.queryByRole('button', { name: th.loginWithLine })
const waysIn = () =>
  screen.queryAllByRole('button', { name: /^เข้าสู่ระบบด้วย/ }).map((button) => button.textContent)
const phoneButton = () => screen.findByRole('button', { name: th.loginWithPhone })

const providers = () => callsTo('authentication/Provider').map(({ query }) => query)

/** The brand that offers LINE first; the others offer the phone first. */
const openSabaiMart = (page = 'line-login?') =>
  openApp(`/authentication/${page}brandRef=sabaimart`, {
    config: { brands: [{ ref: 'sabaimart', name_th: 'สบายมาร์ท', name_en: 'Sabai Mart' }] },
  })
const LINE_FIRST = [th.loginWithLine, th.loginWithPhone]

afterEach(() => vi.useRealTimers())

it.each([
  ['LIFF', { mode: 'browser' } as const],
  ['the provider', undefined],
])('a member who comes back from the LINE app without a login can tap again (%s)', async (_by, line) => {
  const leave = watchLeaving()
  await openApp(login, { brand: 'doisai', line, config: { lineLoginHosts: ['access.line.me'] } })
  await press(th.loginWithLine)
  await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  expect(lineButton()).toHaveAttribute('aria-busy', 'true')
  setVisibility('hidden')
  setVisibility('visible')
  await waitFor(() => expect(lineButton()).not.toHaveAttribute('aria-busy', 'true'))
})

it('a tap on LINE asks LINE who it is, and takes no login that somebody before has left in the browser', async () => {
  watchLeaving()
  keepLineLogin()
  await openApp(login, { brand: 'doisai', line: { mode: 'browser' } })
  await press(th.loginWithLine)
  await waitFor(() => expect(isLineLoginKept()).toBe(false))
})

it.each([
  ['log in', login, th.loginWithLine],
  ['register', '/authentication/login?mode=register&brandRef=doisai', th.registerWithLine],
])('a tap on LINE to %s says so once it takes long', async (_what, page, name) => {
  sandbox.faults.add({ operation: 'issueLineLogin', kind: 'hang' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openApp(page, { brand: 'doisai', config: { lineLoginHosts: ['access.line.me'] } })
  await press(name)
  await waitForQuiet()
  expect(screen.queryByText(/ใช้เวลานานกว่าปกติ/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByText(/ใช้เวลานานกว่าปกติ/)).toBeVisible()
})

describe('the ways to log in', () => {
  it('have LINE among them where the brand’s providers do, whose reference is stored, and lead to the registration too', async () => {
    await openApp(login)
    await phoneButton()
    await waitFor(() => expect(storedOf().provider).toBe('line-doisai'))
    expect(lineButton()).toBeVisible()
    expect(providers()).toEqual(['?brand_ref=doisai&Is_Global=false'])
    await userEvent.click(await screen.findByText(th.register))
    await waitFor(() => expect(location.search).toContain('mode=register'))
  })

  it('are those of a global brand where the address says that it is one', async () => {
    await openApp(`${login}&isGlobal=true`)
    await phoneButton()
    await waitFor(() => expect(providers()).toEqual(['?brand_ref=doisai&Is_Global=true']))
  })

  it('are without LINE where the brand’s providers are', async () => {
    const others = [1, 2, 12, 20, 22, 210]
    answers.set(
      'authentication/Provider',
      others.map((oauth_method) => ({ provider_ref: 'other', oauth_method })),
    )
    given({ brand: 'doisai', provider: 'of-another-day' })
    await openApp(login)
    await phoneButton()
    await waitFor(() => expect(lineButton()).toBeNull())
    expect(storedOf().provider).toBeUndefined()
  })

  it('stay as the brand’s settings have them when the providers fail to load', async () => {
    sandbox.faults.add({ operation: 'listProviders', kind: 500 })
    await openApp(login)
    await phoneButton()
    expect(lineButton()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are those of any brand where the theme cannot be read, which are not stored as the brand’s', async () => {
    sandbox.faults.add({ operation: 'getTheme', kind: 500 })
    await openApp(login)
    await phoneButton()
    await waitForQuiet()
    expect([storedOf().brandSettings, storedOf().brandColours]).toEqual([undefined, undefined])
  })

  it('wait for the brand’s order, so that none changes its place', async () => {
    sandbox.faults.add({ operation: 'getTheme', kind: 'delay' })
    await openSabaiMart()
    expect(await screen.findByRole('heading', { name: th.welcome })).toBeVisible()
    expect(waysIn()).toEqual([])
    sandbox.faults.clear()
    await phoneButton()
    expect(waysIn()).toEqual(LINE_FIRST)
  })

  it('are the usual ones where the brand’s settings do not arrive', async () => {
    sandbox.faults.add({ operation: 'getTheme', kind: 'hang' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openApp(login)
    expect(await screen.findByRole('heading', { name: th.welcome })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(waysIn()).toEqual([th.loginWithPhone, th.loginWithLine])
  })

  it('are shown at once in the brand’s last known order, though its settings have failed to load since', async () => {
    const first = await openSabaiMart()
    await phoneButton()
    first.unmount()
    sandbox.faults.add({ operation: 'getTheme', kind: 500 })
    const second = await openSabaiMart()
    await phoneButton()
    expect(waysIn()).toEqual(LINE_FIRST)
    second.unmount()
    sandbox.faults.clear()
    sandbox.faults.add({ operation: 'getTheme', kind: 'hang' })
    await openSabaiMart()
    await phoneButton()
    expect(waysIn()).toEqual(LINE_FIRST)
  })
})

it('the ways to register are shown in the brand’s order', async () => {
  await openSabaiMart('login?mode=register&')
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^สมัครด้วย/ }).map((button) => button.textContent)).toEqual(
      [th.registerWithLine, th.registerWithPhone],
    ),
  )
})

it('registering by phone joins the number to no LINE of an earlier registration', async () => {
  await openApp('/authentication/login?mode=register&brandRef=doisai')
  given({ lineRef: 'Usomebody', registrationToken: 'of-somebody' })
  await userEvent.click(await screen.findByRole('button', { name: th.registerWithPhone }))
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
  expect([storedOf().lineRef, storedOf().registrationToken]).toEqual([undefined, undefined])
})

it('a LINE login that fails is over: a later visit goes on with what was begun instead', async () => {
  sandbox.faults.add({ operation: 'issueLineLogin', kind: 500 })
  await openApp(login)
  await phoneButton()
  await userEvent.click(lineButton() as HTMLElement)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(storedOf().lineLoginBegan).toBeUndefined()
})

it('back from LINE’s page, the button can be pressed again', async () => {
  sandbox.faults.add({ operation: 'issueLineLogin', kind: 'delay' })
  await openApp(login)
  await phoneButton()
  await userEvent.click(lineButton() as HTMLElement)
  await waitFor(() => expect(lineButton()).toHaveAttribute('aria-disabled', 'true'))
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(lineButton()).not.toHaveAttribute('aria-disabled', 'true')
})

it('after a login with LINE, forms that are due come first, and the page first requested stays stored', async () => {
  const sub = 'forms'
  logInToLine(sub)
  await openApp('/profile/points-history?status=received', {
    brand: 'doisai',
    line: { sub, mode: 'browser' },
  })
  await userEvent.click(await screen.findByRole('button', { name: th.loginWithLine }))
  await waitFor(() => expect(location.pathname).toBe('/authentication/register-cs-fields'))
  expect(storedOf().target).toMatch(/^\/profile\/points-history\?status=received/)
})

it.each([
  ['number and PIN', 'fails', 500],
  ['number and PIN', 'hangs', 'hang'],
  ['LINE', 'hangs', 'hang'],
  ['a callback token', 'hangs', 'hang'],
] as const)('after a login by %s, a check for due forms that %s keeps nobody out', async (by, _how, kind) => {
  sandbox.faults.add({ operation: 'checkCustomForms', kind })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await WAYS.find(({ way }) => way === by)?.begin()
  await waitFor(() => expect(callsTo('customercustomfields/check-info')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(await screen.findByText(`สวัสดี คุณ${PERSONAS.gold.firstName}`)).toBeVisible()
  expect(location.pathname).toBe('/home')
})

it.each([
  ['there are others to choose from', undefined, 1],
  ['there is no other', [], 0],
])(
  'a brand that nobody knows is said to be none; where %s, the choice is offered accordingly',
  async (...row) => {
    const [, brands, links] = row
    await openApp('/authentication/line-login?brandRef=nobodys', { config: brands && { brands } })
    await waitFor(() => expect(document.body).toHaveTextContent('ไม่พบร้านนี้'))
    expect(screen.queryAllByRole('link', { name: 'เลือกร้าน' })).toHaveLength(links)
  },
)

it.each([
  ['LIFF', { mode: 'browser' }, /\/authentication\/line-login\?/, false],
  ['the brand’s provider', undefined, /./, true],
] as const)('the login by %s is left for, known by when it began, also after a log-out', async (...row) => {
  const [, line, address, isTimed] = row
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  given({ isLoggedOut: true })
  await openApp(login, line && { line })
  await userEvent.click(await screen.findByRole('button', { name: th.loginWithLine }))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(String(assign.mock.calls[0])).toMatch(address)
  const { lineLoginBegan, leftForLine, isLoggedOut } = storedOf()
  expect(lineLoginBegan).toBeDefined()
  expect(leftForLine !== undefined).toBe(isTimed)
  expect(isLoggedOut).toBeUndefined()
  assign.mockRestore()
})

it('the provider is not followed to a host that the configuration does not name', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answers.set('lineprovider/issue', { url: 'https://evil.example/login' })
  await openApp(login)
  await userEvent.click(await screen.findByRole('button', { name: th.loginWithLine }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(lineButton()).not.toHaveAttribute('aria-disabled', 'true')
  expect(assign).not.toHaveBeenCalled()
})

it('a mode that an address makes up is the login by phone', async () => {
  await openApp('/authentication/login?mode=constructor&brandRef=doisai')
  expect(await screen.findByRole('textbox', { name: th.phoneNumber })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('เข้าสู่ระบบด้วยเบอร์โทรศัพท์'))
})
