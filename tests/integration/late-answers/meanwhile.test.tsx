import { th } from '#tests/names.ts'
import { otherTab } from '#tests/support/other-tab.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '@/api/api'
import { memberIdOf, PERSONAS, PIN } from '@/sandbox/personas'
import { beginAttempt } from '@/session/lifetime'
import { makeStore } from '@/store/store'
import { answers, callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import { enter, NEW_PIN } from '../phone-steps'
import { stayAway } from '../visits'
import { beInLine, called, goTo, greeting, logInByPhone, MERGE, press, restorePage } from './late-steps'

const atPath = () => location.pathname + location.search.replace(/[?&]brandRef=\w+/, '')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('A login that is on its way is finished, though another tab logs in at another brand meanwhile', async () => {
  await openApp('/authentication/line-login?brandRef=doisai', { brand: 'doisai' })
  const answer = hold('authentication/Login')
  await logInByPhone('gold')
  await called('authentication/Login')
  otherTab.logsIn('gold', 'sabaimart')
  await waitForQuiet()
  answer()
  await greeting('gold')
  expect(storedOf().bearerBrand).toBe('doisai')
})

it('A LINE user who is no member at one brand yet leaves the member of another brand logged in in another tab, and registers here', async () => {
  beInLine()
  await openApp('/authentication/line-login?brandRef=doisai', { brand: 'doisai', line: { sub: 'Ustranger' } })
  const answer = hold(MERGE)
  await called(MERGE)
  const bearer = otherTab.logsIn('gold', 'sabaimart')
  given({ staffCodes: [] }, { persona: 'gold', brand: 'sabaimart' })
  await waitForQuiet()
  answer()
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
  expect(storedOf({ persona: 'gold', brand: 'sabaimart' })).toMatchObject({ bearer, staffCodes: [] })
  expect(storedOf({ brand: 'doisai' }).registrationToken).toBeDefined()
})

it('A code that this tab has scanned at another brand is not collected here by who logs in on the page that the browser shows again', async () => {
  await openApp('/authentication/line-login?brandRef=doisai', { brand: 'doisai' })
  await waitForQuiet()
  given({ brand: 'sabaimart', codes: ['EARN50'] }, { brand: 'sabaimart' })
  await restorePage()
  await logInByPhone('gold')
  await greeting('gold')
  await waitForQuiet()
  expect(callsTo('VerifyCustomer')).toEqual([])
})

it('A member who logs in at another brand in another tab is logged out in this one, and stays logged in there', async () => {
  await openApp('/home', { persona: 'gold' })
  await greeting('gold')
  const bearer = otherTab.logsIn('gold', 'sabaimart')
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
  await waitForQuiet()
  expect(storedOf().bearer).toBe(bearer)
})

it('A visitor at the login who logs in in another tab is led home in this one too, once', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await openApp('/authentication/line-login', { brand: 'doisai' })
  await waitForQuiet()
  otherTab.logsIn('gold')
  await waitFor(() => expect(replace).toHaveBeenCalled())
  otherTab.logsIn('gold')
  stayAway(0)
  await waitForQuiet()
  expect(replace.mock.calls).toEqual([['/home?brandRef=doisai']])
  expect(reload).not.toHaveBeenCalled()
})

describe('A member who logs out', () => {
  it('in another tab leaves no code in this one for the next member', async () => {
    hold('VerifyCustomer')
    await openApp('/home?qrCode=EARN61', { persona: 'gold' })
    await called('VerifyCustomer')
    otherTab.logsOut()
    await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
    await logInByPhone('platinum')
    await greeting('platinum')
    await waitForQuiet()
    expect(callsTo('RedeemQrCode')).toEqual([])
    expect(sandbox.context.state.members['doisai-platinum']?.usedQrCodes).toEqual([])
  })
})

describe('A member who goes on while an answer is awaited', () => {
  const openInfo = async () => {
    await openApp('/authentication/register-info', { persona: 'gold' })
    await screen.findByRole('button', { name: th.save })
    await userEvent.clear(screen.getByRole('textbox', { name: th.firstName }))
    await userEvent.paste('กัญญา')
    return hold('check-info')
  }
  const skip = async () => userEvent.click(await screen.findByRole('button', { name: /ข้าม/ }))

  it('is led on who skips a form that is being saved', async () => {
    const answer = await openInfo()
    await press(th.save)
    await called('check-info')
    await skip()
    answer()
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it('is led on who saves a form that is being skipped', async () => {
    const answer = await openInfo()
    await skip()
    await called('check-info')
    await press(th.save)
    await called('UpdateCustomerInfo')
    answer()
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it.each([
    ['the current PIN is found right', 'ValidatePassword', () => enter(th.currentPin, PIN)],
    [
      'a change of the PIN is refused',
      'ResetPassword',
      async () => {
        await enter(th.currentPin, PIN)
        await enter(th.newPin, NEW_PIN)
        await screen.findByLabelText(th.confirmPin)
        Object.assign(sandbox.context.state.members[memberIdOf('gold', 'doisai')] ?? {}, { pin: '111222' })
        await enter(th.confirmPin, NEW_PIN)
      },
    ],
  ])('stays where they have gone when %s', async (_what, late, begin) => {
    const answer = hold(late)
    await openApp('/profile/reset-pin', { persona: 'gold' })
    await begin()
    await called(late)
    await goTo('/package')
    answer()
    await waitForQuiet()
    expect(atPath()).toBe('/package')
  })
})

it('a member whom LINE signs in slowly is signed in once, though the next page takes over meanwhile', async () => {
  beInLine()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const merged = hold(MERGE)
  const checked = hold('check-info')
  await openApp('/', { brand: 'doisai', line: { sub: 'gold' } })
  await called(MERGE)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  merged()
  await called('check-info')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  vi.useRealTimers()
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
  checked()
  await greeting('gold')
  expect(callsTo(MERGE)).toHaveLength(1)
})

it('a read that is refused once nobody is logged in ends no sign-in that has begun since', async () => {
  const store = makeStore({ customerApiUrl: '', crmApiUrl: '' })
  const attempt = store.dispatch(beginAttempt())
  const { error } = await store.dispatch(api.endpoints.getProfile.initiate())
  expect(error).toMatchObject({ kind: 'sessionExpired' })
  expect(callsTo('Customer/Profile')).toEqual([])
  expect(attempt.isOver ? 'the sign-in was ended' : 'it goes on').toBe('it goes on')
})

it('the points of a code are read once, and not again as the member has acknowledged them', async () => {
  await openApp('/home?qrCode=EARN61', { persona: 'gold' })
  await screen.findByRole('alertdialog')
  await waitForQuiet()
  const before = callsTo('Customer/Profile').length
  await press(th.thanks)
  await waitForQuiet()
  expect(callsTo('Customer/Profile')).toHaveLength(before)
})

it('details that the store has corrected meanwhile are in the form, and what the member has typed stays', async () => {
  await openApp('/profile/edit-profile', { persona: 'gold' })
  const name = await screen.findByRole('textbox', { name: th.firstName })
  await waitForQuiet()
  await userEvent.clear(name)
  await userEvent.type(name, 'กานดา')
  Object.assign(sandbox.context.state.members['doisai-gold'] ?? {}, {
    firstName: 'ผิด',
    lastName: 'ที่ถูกต้อง',
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  stayAway(11 * 3_600_000)
  await waitFor(() => expect(screen.getByRole('textbox', { name: th.lastName })).toHaveValue('ที่ถูกต้อง'))
  expect(name).toHaveValue('กานดา')
})

it('a login whose token is none fails, and begins no session', async () => {
  answers.set('authentication/Login', { token: 'abc def' })
  given({ number: PERSONAS.gold.mobile.doisai })
  await openApp('/authentication/login-pin', { brand: 'doisai' })
  await enter(th.enterPin, PIN)
  await called('authentication/Login')
  await waitForQuiet()
  expect(location.pathname).toBe('/authentication/login-pin')
  expect(storedOf().bearer).toBeUndefined()
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
})
