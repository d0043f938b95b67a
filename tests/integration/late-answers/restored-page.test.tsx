import { th } from '#tests/names.ts'
import { clearStorage, given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sessionFor } from '@/sandbox/personas'
import { openAndSettle, setVisibility } from '../visits'
import { calls, callsTo, openApp, waitForQuiet, sandbox } from '../open-app'
import {
  atLineLogin,
  closeExpiry,
  confirm,
  endElsewhere,
  EXPIRED,
  expiry,
  goTo,
  greeting,
  logInByPhone,
  press,
  restorePage,
  onScreen,
} from './late-steps'

const DETAIL = '/privilege/detail?privilegeId=DSP001'
const bearers = () =>
  new Set(
    calls.map(({ request }) => request.headers.get('Authorization')).filter((bearer) => bearer !== null),
  )

describe('A page that the browser shows again as it was left, whose session is gone,', () => {
  it.each(['/home', DETAIL, '/authentication/register-info'])(
    'says so once at %s, and is there again after the login',
    async (address) => {
      await openApp(address, { persona: 'gold' })
      await waitForQuiet()
      endElsewhere()
      await restorePage()
      await expiry()
      await restorePage()
      await waitForQuiet()
      expect(onScreen()).toEqual([EXPIRED])
      await closeExpiry()
      expect(onScreen()).toEqual([])
      await logInByPhone('gold')
      await waitFor(() => expect(location.pathname + location.search).toContain(address))
    },
  )

  it('shows the login, without a word, where the member has logged out meanwhile', async () => {
    await openApp('/profile', { persona: 'gold' })
    await waitForQuiet()
    clearStorage()
    await restorePage()
    await atLineLogin()
    expect(onScreen()).toEqual([])
    expect(storedOf().target).toBeUndefined()
  })

  it('shows the login though the brand’s theme hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    sandbox.faults.add({ operation: 'getTheme', kind: 'hang' })
    await openApp('/profile', { persona: 'gold' })
    await waitForQuiet()
    clearStorage()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await atLineLogin()
  })

  it('is loaded anew where another member has logged in meanwhile', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await openApp('/profile', { persona: 'gold' })
    await waitForQuiet()
    given({ bearer: sessionFor('platinum', 'doisai') })
    await restorePage()
    await waitFor(() => expect(reload).toHaveBeenCalled())
    await waitForQuiet()
    // Calls until the page is gone do not reload it again.
    expect(reload).toHaveBeenCalledTimes(1)
    expect(bearers()).toEqual(new Set([`Bearer ${sessionFor('gold', 'doisai')}`]))
  })

  it('is loaded anew too where it was out of sight for a moment only', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await openAndSettle('/profile')
    given({ bearer: sessionFor('platinum', 'doisai') })
    setVisibility('visible')
    await waitFor(() => expect(reload).toHaveBeenCalled())
  })

  it('stays as it is where the session is the same', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await waitForQuiet()
    await restorePage()
    await waitForQuiet()
    expect(onScreen()).toEqual([])
    expect(reload).not.toHaveBeenCalled()
    expect(await greeting('gold')).toBeInTheDocument()
  })
})

describe('A tap on a page whose session is gone', () => {
  it('that redeems says so, and never that what was not sent is looked up', async () => {
    await openApp(DETAIL, { persona: 'gold' })
    await screen.findByRole('button', { name: th.redeem })
    await waitForQuiet()
    await press(th.redeem)
    endElsewhere()
    await confirm()
    await expiry()
    await waitForQuiet()
    expect(callsTo('privilege/Issue')).toHaveLength(0)
    expect(screen.queryByRole('heading', { name: th.checkingResult })).toBeNull()
    await closeExpiry()
    await logInByPhone('gold')
    await waitFor(() => expect(location.pathname + location.search).toContain(DETAIL))
    expect(await screen.findByRole('button', { name: th.redeem })).toBeEnabled()
    await waitForQuiet()
    expect(screen.queryByRole('heading', { name: th.checkingResult })).toBeNull()
    expect(callsTo('privilege/Issue')).toHaveLength(0)
  })

  it('that opens a page says so', async () => {
    await openApp('/home', { persona: 'gold' })
    await greeting('gold')
    await waitForQuiet()
    endElsewhere()
    await goTo('/package')
    await expiry()
    expect(onScreen()).toEqual([EXPIRED])
  })
})
