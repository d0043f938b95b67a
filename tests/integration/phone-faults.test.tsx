import { th } from '#tests/names.ts'
import { given } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import ForgotPinPage from '@/features/login/phone/pages/forgot-pin-page'
import LoginPage from '@/features/login/phone/pages/login-page'
import LoginPinPage from '@/features/login/phone/pages/login-pin-page'
import ResetPinPage from '@/features/login/phone/pages/reset-pin-page'
import VerifyPage from '@/features/login/phone/pages/verify-page'
import type { FaultKind } from '@/sandbox/faults'
import { PIN } from '@/sandbox/personas'
import { calls, callsTo, openPage, press, sandbox, shownAddress, waitForQuiet } from './open-app'
import {
  choosePin,
  enter,
  enterNumber,
  giveConsent,
  MEMBER,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
} from './phone-steps'

/* src/api tests how statuses are read. Here each step's answer is refused, late and then lost, and broken. */

interface Step {
  operation: string
  page: ComponentType
  at: string
  /** Leads to the step that makes the call. */
  arrive?: () => Promise<void> | void
  /** Makes the call. */
  make: () => Promise<void>
  /** Repeats the failed call; by default by the page's button. */
  again?: () => Promise<void>
  /** Finds what is shown once the call has succeeded. */
  done: () => Promise<unknown>
  before?: () => void
  /** The page is for members alone. */
  isForMembers?: boolean
  /** How the answer is broken; by default all its fields have wrong types. 'none' if the app reads nothing of it. */
  wrong?: FaultKind | 'none'
}

/** Taps "Try again" if it is there, which sends the code in the field; a refused code is typed again. */
const retype = (label: string, code: string) => async () => {
  const retry = screen.queryByRole('button', { name: th.tryAgain })
  if (retry) return userEvent.click(retry)
  await enter(label, code)
}
const tapProceed = async () => userEvent.click(await proceed())
const findField = (step: string) => () => screen.findByLabelText(step)

const STEPS: Step[] = [
  {
    operation: 'validateUsername',
    page: LoginPage,
    at: '/authentication/login',
    make: () => enterNumber(MEMBER),
    done: async () => expect(await shownAddress()).toBe('/authentication/login-pin'),
  },
  {
    operation: 'login',
    page: LoginPinPage,
    at: '/authentication/login-pin',
    before: () => given({ number: MEMBER }),
    make: () => enter(th.enterPin, PIN),
    again: retype(th.enterPin, PIN),
    done: async () => expect(await shownAddress()).toBe('/home'),
  },
  {
    operation: 'requestOtp',
    page: VerifyPage,
    at: verify,
    before: giveConsent,
    make: () => enterNumber(STRANGER),
    done: findField(th.otp),
  },
  {
    operation: 'verifyOtp',
    page: VerifyPage,
    at: verify,
    before: giveConsent,
    arrive: () => enterNumber(STRANGER),
    make: () => enter(th.otp, '123456'),
    again: retype(th.otp, '123456'),
    done: findField(th.createPin),
    // A code can be used once only.
    wrong: 'none',
  },
  {
    operation: 'createAccount',
    page: VerifyPage,
    at: verify,
    before: giveConsent,
    arrive: async () => {
      await enterNumber(STRANGER)
      await choosePin(th.createPin)
    },
    make: () => enter(th.confirmPin, NEW_PIN),
    again: retype(th.confirmPin, NEW_PIN),
    done: async () => expect(await shownAddress()).toBe('/authentication/register-welcome'),
  },
  {
    operation: 'resetPinByOtp',
    page: ForgotPinPage,
    at: '/authentication/forgot-pin',
    arrive: async () => {
      await enterNumber(MEMBER)
      await choosePin(th.newPin)
    },
    make: () => enter(th.confirmPin, NEW_PIN),
    again: retype(th.confirmPin, NEW_PIN),
    done: async () => expect(await shownAddress()).toBe('/authentication/login-pin'),
    wrong: 'truncated',
  },
  {
    operation: 'validatePin',
    page: ResetPinPage,
    at: '/profile/reset-pin',
    isForMembers: true,
    make: () => enter(th.currentPin, PIN),
    again: retype(th.currentPin, PIN),
    done: findField(th.newPin),
  },
  {
    operation: 'resetPin',
    page: ResetPinPage,
    at: '/profile/reset-pin',
    isForMembers: true,
    arrive: async () => {
      await enter(th.currentPin, PIN)
      await enter(th.newPin, NEW_PIN)
      await screen.findByLabelText(th.confirmPin)
    },
    make: () => enter(th.confirmPin, NEW_PIN),
    again: retype(th.confirmPin, NEW_PIN),
    done: async () => expect(await shownAddress()).toBe('/profile'),
    wrong: 'none',
  },
  {
    operation: 'requestOtp',
    page: ForgotPinPage,
    at: '/profile/forgot-pin',
    isForMembers: true,
    make: tapProceed,
    done: findField(th.otp),
  },
]

const isBusy = () => screen.queryByRole('button', { busy: true }) !== null

async function expectOneError(kind: FaultKind) {
  await waitFor(() => expect(isBusy(), `has met ${kind}`).toBe(false))
  await waitFor(() => expect(screen.getAllByRole('alert'), `after ${kind}`).toHaveLength(1))
  expect(screen.getByRole('alert')).not.toHaveTextContent(/^$/)
  expect(screen.queryByTestId('address')).toBeNull()
}

for (const step of STEPS) {
  const { operation, page, at, before, arrive, make, again = tapProceed, done } = step
  const { wrong = 'wrong-types' } = step
  it(`${at} shows one error when ${operation} fails, keeps the member there and can be retried`, async () => {
    before?.()
    await openPage(page, at, step.isForMembers ? { persona: 'gold' } : {})
    await arrive?.()
    const kinds: FaultKind[] = [403, 422, 'offline', ...(wrong === 'none' ? [] : [wrong])]
    for (const kind of kinds) {
      sandbox.faults.add({ operation, kind, times: 1, isHeld: kind === 'offline' })
      const count = calls.length
      await (kind === kinds[0] ? make() : again())
      await waitFor(() => expect(calls.length, `calls into ${kind}`).toBeGreaterThan(count))
      if (kind === 'offline') {
        await waitFor(() => expect(sandbox.faults.held()).toBe(1))
        expect(screen.queryByRole('alert')).toBeNull()
      }
      sandbox.faults.clear()
      await expectOneError(kind)
    }
    await again()
    await done()
  })
}

it('a changed PIN whose answer was cut off is told as changed', async () => {
  await openPage(ResetPinPage, '/profile/reset-pin', { persona: 'gold' })
  await enter(th.currentPin, PIN)
  await screen.findByLabelText(th.newPin)
  await waitForQuiet()
  // The member's birth date.
  await enter(th.newPin, '090492')
  await press(th.chooseOtherPin)
  await enter(th.newPin, NEW_PIN)
  sandbox.faults.add({ operation: 'resetPin', kind: 'truncated', times: 1 })
  await enter(th.confirmPin, NEW_PIN)
  expect(await shownAddress()).toBe('/profile')
  expect(callsTo('/ValidatePassword')[0]?.body).toEqual({ Pin: PIN })
  expect(callsTo('/ResetPassword')[0]?.body).toEqual({ Pin: PIN, New_Pin: NEW_PIN })
})
