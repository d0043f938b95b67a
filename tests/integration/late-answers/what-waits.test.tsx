import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { memberIdOf } from '@/sandbox/personas'
import { callsTo, enterCode, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import {
  called,
  closeExpiry,
  confirm,
  endElsewhere,
  endSession,
  EXPIRED,
  expiry,
  goTo,
  logInByPhone,
  press,
  restorePage,
  onScreen,
  storeHome,
  watchLeaving,
} from './late-steps'

const ORDER = 'mobileOrderStoreRef=S1&mobileOrderQrRef=Q1&mobileOrderRedirectRoute=/cart'
const ORDER_SITE = { mobileOrderUrl: 'https://order.example/' }

let codes = 700
let code = ''
beforeEach(() => {
  // Another code for each visit, because what one visit has begun may continue in the next.
  codes += 1
  code = `EARN${codes}`
})

const question = (name: string) => screen.findByRole('alertdialog', { name })
/** How often the member got the code's points. */
const timesGiven = () =>
  sandbox.context.state.members[memberIdOf('gold', 'doisai')]?.points.filter(({ points }) => points === codes)
    .length
/** The phone numbers for which a code was verified. */
const verifiedFor = () =>
  callsTo('VerifyCustomer').map(({ query }) => new URLSearchParams(query).get('customerMobileNo'))

async function acknowledge(name: string, button: string) {
  await userEvent.click(within(await question(name)).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull())
}

async function logInAgain() {
  await closeExpiry()
  await logInByPhone('gold')
}

/** Leaves home and comes back, which must not repeat anything. */
async function comeBack() {
  await goTo('/package')
  await waitForQuiet()
  await goTo('/home')
  await waitForQuiet()
}

/** Calls before a code or an order that may be the first to be answered 401. */
const ENDS = [
  ['the profile', () => sandbox.faults.add({ operation: 'getProfile', kind: 401, times: 1 })],
  [
    'the profile behind the stored home',
    () => {
      storeHome()
      sandbox.faults.add({ operation: 'getProfile', kind: 401, times: 1 })
    },
  ],
  [
    'the membership system',
    () => sandbox.faults.add({ operation: 'getMembershipSystem', kind: 401, times: 1 }),
  ],
] as const

const ENDS_OF_CODE = [
  ...ENDS,
  ['VerifyCustomer', () => sandbox.faults.add({ operation: 'verifyCustomer', kind: 401, times: 1 })],
  ['RedeemQrCode', () => sandbox.faults.add({ operation: 'redeemQrCode', kind: 401, times: 1 })],
  [
    'RedeemQrCode, which has given the points,',
    () => sandbox.faults.add({ operation: 'redeemQrCode', kind: 401, times: 1, after: true }),
  ],
] as const

describe('A code whose member’s session ends', () => {
  it.each(ENDS_OF_CODE)('at %s is collected after the next login, once', async (_where, end) => {
    end()
    await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
    await expiry()
    await waitForQuiet()
    expect(onScreen()).toEqual([EXPIRED])
    expect(screen.queryByRole('dialog', { name: th.collecting })).toBeNull()
    await logInAgain()
    expect(await question(th.collected)).toHaveTextContent(`รับไป ${codes} แต้ม`)
    await acknowledge(th.collected, th.thanks)
    await comeBack()
    expect(onScreen()).toEqual([])
    expect(timesGiven()).toBe(1)
    expect(verifiedFor()).not.toContain('')
    expect([storedOf().codes, storedOf().codeRequests]).toEqual([undefined, undefined])
  })

  it('and whose redemption has no answer by then is collected after the next login, once', async () => {
    hold('RedeemQrCode')
    await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
    await called('RedeemQrCode')
    endSession('gold')
    await goTo('/package')
    await logInAgain()
    await goTo('/home')
    await acknowledge(th.collected, th.thanks)
    await comeBack()
    expect(timesGiven()).toBe(1)
  })
})

describe('An order whose member’s session ends', () => {
  const open = (address = '/home') => openApp(`${address}?${ORDER}`, { persona: 'gold', config: ORDER_SITE })
  const expectKept = () => expect(storedOf().orderTable).toBe('Q1')

  it.each(ENDS)('at %s is asked about after the next login', async (_where, end) => {
    end()
    await open()
    await expiry()
    await waitForQuiet()
    expect(onScreen().at(-1)).toBe(EXPIRED)
    expectKept()
    await logInAgain()
    expect(await question(th.toMobileOrder)).toBeVisible()
    expect(onScreen()).toEqual([th.toMobileOrder])
  })

  it('while it is asked about is asked about again after the next login, below no other modal', async () => {
    await open()
    await question(th.toMobileOrder)
    endSession('gold')
    given({ isProfileStale: true })
    await press(th.collect)
    await expiry()
    expect(onScreen().at(-1)).toBe(EXPIRED)
    await logInAgain()
    expect(await question(th.toMobileOrder)).toBeVisible()
    expect(onScreen()).toEqual([th.toMobileOrder])
  })

  it('while the page was away is asked about after the next login, and not before', async () => {
    const leaving = watchLeaving()
    await open()
    await question(th.toMobileOrder)
    endElsewhere()
    await restorePage()
    await expiry()
    expect(onScreen().at(-1)).toBe(EXPIRED)
    expectKept()
    await logInAgain()
    expect(await question(th.toMobileOrder)).toBeVisible()
    expect(onScreen()).toEqual([th.toMobileOrder])
    await confirm(th.toOrder)
    expect(leaving).toHaveBeenCalledTimes(1)
  })
})

it('A member who comes back from the order’s site by the back button has a code that was scanned since collected', async () => {
  const leaving = watchLeaving()
  await openApp(`/home?${ORDER}`, { persona: 'gold', config: ORDER_SITE })
  await question(th.toMobileOrder)
  await confirm(th.toOrder)
  expect(leaving).toHaveBeenCalledTimes(1)
  await restorePage()
  await press(th.scan)
  await enterCode(code)
  expect(await question(th.collected)).toBeVisible()
})

describe('The page that a member was on as the session ended', () => {
  const endOn = async (page: string) => {
    await openApp(page, { persona: 'gold' })
    await waitForQuiet()
    endSession('gold')
    await goTo('/privilege')
    await expiry()
  }

  it('is nothing to another member', async () => {
    await endOn('/profile')
    await closeExpiry()
    await logInByPhone('platinum')
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })

  it('leaves the page that a visitor has asked for meanwhile in another tab', async () => {
    await endOn('/profile')
    given({ target: '/package' }, { brand: 'doisai' })
    await closeExpiry()
    expect(storedOf().target).toBe('/package')
  })
})

it('The page that a member was on as the session ended is there again after the next login, once', async () => {
  endSession('gold')
  await openApp('/profile/points-history?status=received', { persona: 'gold' })
  await logInAgain()
  await waitFor(() => expect(location.pathname).toBe('/profile/points-history'))
  expect(location.search).toContain('status=received')
  expect(storedOf().target).toBeUndefined()
})
