import { th } from '#tests/names.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeText } from '@/storage/storage'
import ForgotPinPage from '@/features/phone/pages/forgot-pin-page'
import LoginPage from '@/features/phone/pages/login-page'
import LoginPinPage from '@/features/phone/pages/login-pin-page'
import ProfileForgotPinPage from '@/features/phone/pages/profile-forgot-pin-page'
import ResetPinPage from '@/features/phone/pages/reset-pin-page'
import VerifyPage from '@/features/phone/pages/verify-page'
import type { FaultKind } from '@/sandbox/faults'
import { calls, openPage, sandbox, shownAddress } from './open-app'
import {
  choosePin,
  enter,
  enterNumber,
  isConsented,
  MEMBER,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
} from './phone-steps'

const KINDS: FaultKind[] = [
  ...([400, 401, 403, 404, 409, 422, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]
const PIN = '246810'

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

interface Step {
  operation: string
  page: ComponentType
  at: string
  /** Takes the page to the step that makes the call, without making it. */
  arrive?: () => Promise<void> | void
  /** Makes the call. */
  make: () => Promise<void>
  /** Makes the call once more, after it has failed. */
  again: () => Promise<void>
  /** Finds what is shown once the call has succeeded. */
  done: () => Promise<unknown>
  before?: () => void
  /** The page is for members alone. */
  isForMembers?: boolean
  /** Whether the app reads nothing of the call's answer, so that a fault of the body changes nothing. */
  isUnread?: boolean
  /** The retry where the call had taken effect before its answer was corrupted. */
  hasActed?: () => Promise<void>
  /** Faults of an answer only, after which the page finds out that the call has taken effect. */
  acted?: FaultKind[]
}

/** Types a refused code again; any other code is still in its field and is sent again. */
const retype = (label: string, code: string) => async () => {
  const retry = screen.queryByRole('button', { name: th.tryAgain })
  if (retry) return userEvent.click(retry)
  await enter(label, code)
}
const isStep = (step: string) => () => screen.findByLabelText(step)

const STEPS: Step[] = [
  {
    operation: 'validateUsername',
    page: LoginPage,
    at: '/authentication/login',
    make: () => enterNumber(MEMBER),
    again: async () => userEvent.click(await proceed()),
    done: async () => expect(await shownAddress()).toBe('/authentication/login-pin'),
  },
  {
    operation: 'login',
    page: LoginPinPage,
    at: '/authentication/login-pin',
    before: () => writeText('mobileNo', MEMBER),
    make: () => enter(th.enterPin, PIN),
    again: retype(th.enterPin, PIN),
    done: async () => expect(await shownAddress()).toBe('/home'),
  },
  {
    operation: 'requestOtp',
    page: VerifyPage,
    at: verify,
    before: isConsented,
    make: () => enterNumber(STRANGER),
    again: async () => userEvent.click(await proceed()),
    done: isStep(th.otp),
  },
  {
    operation: 'verifyOtp',
    page: VerifyPage,
    at: verify,
    before: isConsented,
    arrive: () => enterNumber(STRANGER),
    make: () => enter(th.otp, '123456'),
    again: retype(th.otp, '123456'),
    done: isStep(th.createPin),
    // A code serves once: the member requests another one.
    hasActed: async () => {
      await retype(th.otp, '123456')()
      expect(await screen.findByText(/หมดอายุแล้ว/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: th.resendOtp }))
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      await enter(th.otp, '123456')
    },
  },
  {
    operation: 'createAccount',
    page: VerifyPage,
    at: verify,
    before: isConsented,
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
    isUnread: true,
  },
  {
    operation: 'validatePin',
    page: ResetPinPage,
    at: '/profile/reset-pin',
    isForMembers: true,
    make: () => enter(th.currentPin, PIN),
    again: retype(th.currentPin, PIN),
    done: isStep(th.newPin),
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
    isUnread: true,
    // The PIN has been changed all the same, and the member is told so.
    acted: ['truncated'],
  },
  {
    operation: 'requestOtp',
    page: ProfileForgotPinPage,
    at: '/profile/forgot-pin',
    isForMembers: true,
    make: async () => userEvent.click(await proceed()),
    again: async () => userEvent.click(await proceed()),
    done: isStep(th.otp),
  },
]

const ACTED: FaultKind[] = ['wrong-types', 'truncated']
const UNREAD: FaultKind[] = ['empty', 'null', 'wrong-types']

const isBusy = () => screen.queryByRole('button', { busy: true }) !== null

async function expectOneError(kind: FaultKind) {
  await waitFor(() => expect(screen.getAllByRole('alert'), `after ${kind}`).toHaveLength(1))
  expect(screen.getByRole('alert')).not.toHaveTextContent(/^$/)
  expect(screen.queryByTestId('address')).toBeNull()
}

for (const step of STEPS) {
  const { operation, page, at, before, arrive, make, again, done, isUnread, hasActed, acted = [] } = step
  const options = step.isForMembers ? { persona: 'gold' as const } : {}
  const arriveThere = async () => {
    before?.()
    await openPage(page, at, options)
    await arrive?.()
  }
  // A refusal for now ends what can be tried, and what has acted is retried in its own way.
  const without = [
    429 as const,
    ...(isUnread ? UNREAD : []),
    ...acted,
    ...(hasActed ? ACTED : []),
    ...(step.isForMembers ? [401 as const] : []),
  ]
  const kinds = KINDS.filter((kind) => !without.includes(kind))

  describe(`When ${operation} fails at ${at}`, () => {
    it('each fault shows one error, keeps the member in place and can be retried', async () => {
      await arriveThere()
      for (const kind of kinds) {
        sandbox.faults.add({ operation, kind, times: 1 })
        const count = calls.length
        await (kind === kinds[0] ? make() : again())
        await waitFor(() => expect(calls.length, `calls into ${kind}`).toBeGreaterThan(count))
        await waitFor(() => expect(isBusy(), `has met ${kind}`).toBe(false))
        await expectOneError(kind)
        sandbox.faults.clear()
      }
      await again()
      await done()
    })

    it('a refusal for now shows one error and keeps the member in place', async () => {
      await arriveThere()
      sandbox.faults.add({ operation, kind: 429, times: 1 })
      await make()
      await expectOneError(429)
    })

    it.each(acted)('%s, which came after the call had taken effect, is not shown', async (kind) => {
      await arriveThere()
      sandbox.faults.add({ operation, kind, times: 1 })
      await make()
      await done()
    })

    it.each(hasActed ? ACTED : [])('%s, after the call had taken effect, leads on', async (kind) => {
      await arriveThere()
      sandbox.faults.add({ operation, kind, times: 1 })
      await make()
      await expectOneError(kind)
      await hasActed?.()
      await done()
    })
  })
}
