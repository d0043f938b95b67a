import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answers, callsTo, hold, openApp, openEarlyHome, waitForQuiet, sandbox } from '../open-app'
import { atLineLogin, called, endSession, EXPIRED, expiry, heading, onScreen, storeHome } from './late-steps'

const ORDER = 'mobileOrderStoreRef=S1&mobileOrderQrRef=Q1'
const ORDER_SITE = { mobileOrderUrl: 'https://order.example/' }
const code = 'EARN50'

/** The phone numbers for which a code was verified. */
const verifiedFor = () =>
  callsTo('VerifyCustomer').map(({ query }) => new URLSearchParams(query).get('customerMobileNo'))

describe('Home as it was stored on the last visit', () => {
  it('does nothing about a code or an order once the session turns out to have ended', async () => {
    storeHome()
    endSession('gold')
    await openApp(`/home?${ORDER}&qrCode=${code}`, { persona: 'gold', config: ORDER_SITE })
    await expiry()
    await waitForQuiet()
    expect(onScreen()).toEqual([EXPIRED])
    expect(verifiedFor()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([storedOf().codes, storedOf().orderTable]).toEqual([[code], 'Q1'])
  })

  it.each([403, 500] as const)('does nothing about a code whose profile is refused (%i)', async (kind) => {
    storeHome()
    sandbox.faults.add({ operation: 'getProfile', kind })
    await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
    await called('Customer/Profile')
    await waitForQuiet()
    expect(verifiedFor()).toEqual([])
    expect(storedOf().codes).toEqual([code])
  })

  it('verifies no code for a member without a number', async () => {
    answers.set('Customer/Profile', {
      point: 10,
      first_name: 'กานดา',
      is_consent_pdpa: true,
      is_connect_line: true,
      customer_info: 'M1',
    })
    answers.set('/Customer/info', { first_name: 'กานดา' })
    await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
    await called('/Customer/info')
    await waitForQuiet()
    expect(verifiedFor()).toEqual([])
  })
})

describe('While LINE still has the address of home', () => {
  const OF_LINE = '/home?liff.state=%2Fhome'

  it('the modal of an ended session leads to the login once LINE has given the address back', async () => {
    endSession('gold')
    const { settle } = await openEarlyHome(OF_LINE, { persona: 'gold' })
    await expiry()
    settle('/home')
    await waitFor(() => expect(location.search).toBe('?brandRef=doisai'))
    await userEvent.click(within(await expiry()).getByRole('button', { name: th.close }))
    await atLineLogin()
  })

  it.each([
    [th.accept, '/home/pdpa'],
    [th.cancel, '/authentication/line-login'],
  ])(
    '“%s” of the warning after a withdrawal, pressed before, leads on once LINE has given the address back',
    async (button, path) => {
      given({ isConsentGiven: false }, { persona: 'withdrawn' })
      const { settle } = await openEarlyHome(OF_LINE, { persona: 'withdrawn' })
      const warning = await screen.findByRole('alertdialog')
      await userEvent.click(within(warning).getByRole('button', { name: button }))
      settle('/home')
      await waitFor(() => expect(location.pathname).toBe(path))
    },
  )

  it('a code that may not be collected leads to the page that says why', async () => {
    given({ codes: ['CAMPAIGN'] })
    const release = hold('RedeemQrCode')
    const { settle } = await openEarlyHome(OF_LINE, { persona: 'gold' })
    await called('RedeemQrCode')
    settle('/home')
    await waitFor(() => expect(location.search).toBe('?brandRef=doisai'))
    release()
    expect(await heading(th.campaignExpired)).toBeVisible()
  })
})
