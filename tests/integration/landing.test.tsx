import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import LandingPage from '@/features/login/pages/landing-page'
import LineLoginPage from '@/features/login/pages/line-login-page'
import { calls, callsTo, openApp, openPage, sandbox, shownAddress, waitForQuiet } from './open-app'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('the splash is shown for 2000 ms from the start of the page, and then leads a member home', async () => {
  vi.useFakeTimers()
  // Another brand's setting does not apply.
  const raw = { skipLandingWait: false, brands: [{ ref: 'sabaimart', skipLandingWait: true }] }
  await openPage(LandingPage, '/', { persona: 'gold', config: { raw } })
  expect(screen.getByRole('heading', { level: 1, name: th.welcome })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1999 - performance.now()))
  expect(screen.queryByTestId('address')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(th.loading)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/home$/)
})

it.each([
  ['every brand', { skipLandingWait: true }],
  ['this brand alone', { skipLandingWait: false, brands: [{ ref: 'doisai', skipLandingWait: true }] }],
])('where the configuration skips the wait for %s, the splash leads on at once', async (_whom, raw) => {
  vi.useFakeTimers()
  await openPage(LandingPage, '/', { persona: 'gold', config: { raw } })
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/home$/)
})

it.each([
  ['whose new account has its info due', () => given({ isInfoDue: true }, { persona: 'gold' })],
  [
    'who asked for the info form before the login',
    () => given({ target: '/authentication/register-info?brandRef=doisai' }),
  ],
])('the splash leads a member %s to the info form', async (_who, before) => {
  before()
  await openPage(LandingPage, '/', { persona: 'gold' })
  expect(await shownAddress()).toBe('/authentication/register-info')
})

it('LINE login offers the phone too once signing in with LINE takes long', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/14.0.0 LIFF')
  sandbox.faults.add({ operation: 'mergeCustomerLine', kind: 'hang' })
  vi.useFakeTimers()
  await openPage(LineLoginPage, '/authentication/line-login', { line: { sub: 'Ugold' } })
  const phone = () => screen.queryByRole('button', { name: th.loginWithPhone })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('กำลังเข้าสู่ระบบด้วย LINE')).toBeVisible()
  expect(phone()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByText(/ใช้เวลานานกว่าปกติ/)).toBeVisible()
  expect(phone()).toBeEnabled()
})

it('LINE’s browser for links offers the brand’s LIFF link, with all that names the brand', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari Line/14.0.0')
  await openPage(LineLoginPage, '/authentication/line-login?isGlobal=true', { line: { mode: 'browser' } })
  const link = screen.getByRole('link', { name: th.loginWithLine })
  // The one way with LINE: the button of other browsers would lead to the same login.
  expect(await screen.findByRole('button', { name: th.loginWithPhone })).toBeVisible()
  expect(screen.queryByRole('button', { name: th.loginWithLine })).toBeNull()
  expect(link).toHaveAttribute(
    'href',
    'https://liff.line.me/2000000001-testliff?brandRef=doisai&isGlobal=true',
  )
})

it('the splash has asked for what home shows before it leads there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openApp('/', { persona: 'gold', config: { raw: { skipLandingWait: false } } })
  const OF_HOME = [
    ...['Theme/GetTheme', 'Customer/Profile', 'dynamicdisplay/LayoutDisplay'],
    ...['system', 'info', 'criteria'].map((path) => `customer/membership-tier/${path}`),
    ...['privilege/List', 'Privilege/ForYou/List'],
  ]
  await waitFor(() =>
    expect(calls.map(({ path }) => path.replace('/api/v1.0/', ''))).toEqual(expect.arrayContaining(OF_HOME)),
  )
  expect(location.pathname).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await waitForQuiet()
  // Home finds the lists as it shows them.
  for (const list of ['privilege/List', 'Privilege/ForYou/List']) expect(callsTo(list)).toHaveLength(1)
})
