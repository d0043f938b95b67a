import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readText, writeText } from '@/config/storage'
import FirstLoginPage from '@/features/authentication/phone/pages/first-login-page'
import ForgotPinPage from '@/features/authentication/phone/pages/forgot-pin-page'
import LoginPage from '@/features/authentication/phone/pages/login-page'
import LoginPinPage from '@/features/authentication/phone/pages/login-pin-page'
import VerifyPage from '@/features/authentication/phone/pages/verify-page'
import type { FaultKind } from '@/sandbox/faults'
import { sendOtp } from '@/sandbox/rules/otp'
import { keepGivenConsent } from '@/session/registration'
import { callsTo, openPage, sandbox, shownAddress } from './open-app'

const KINDS: FaultKind[] = [
  ...([400, 401, 403, 404, 409, 422, 429, 500] as const),
  ...(['offline', 'html502', 'empty', 'null', 'wrong-types', 'truncated'] as const),
]
const MEMBER = '0810000005'
const WITHOUT_PIN = '0810000010'
const STRANGER = '0891234567'
const PIN = '246810'
const NEW_PIN = '204069'

beforeEach(() => {
  sandbox.context.settings.otpResendIn = 0
})

const proceed = () => screen.findByRole('button', { name: 'ดำเนินการต่อ' })
const enter = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const enterNumber = async (number: string) => {
  await enter('เบอร์โทรศัพท์', number)
  await userEvent.click(await proceed())
}

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
  /** Whether the app reads nothing of the call's answer, so that a fault of the body changes nothing. */
  isUnread?: boolean
  /** The retry where the call had taken effect before its answer was corrupted. */
  hasActed?: () => Promise<void>
}

/** Types a refused code again; any other code is still in its field and is sent again. */
const retype = (label: string, code: string) => async () => {
  const retry = screen.queryByRole('button', { name: 'ลองอีกครั้ง' })
  if (retry) return userEvent.click(retry)
  await enter(label, code)
}
const choosePin = async (label: string) => {
  await enter('รหัส OTP', '123456')
  await enter(label, NEW_PIN)
  await screen.findByLabelText('ยืนยันรหัส PIN')
}
const verify = '/authentication/verify?page=mobile'
const isConsented = () =>
  keepGivenConsent({ altReference: 'pdpa-doisai-2026', groupKey: 'crm_customer_pdpa' })
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
    make: () => enter('กรอก PIN', PIN),
    again: retype('กรอก PIN', PIN),
    done: async () => expect(await shownAddress()).toBe('/home'),
  },
  {
    operation: 'requestOtp',
    page: VerifyPage,
    at: verify,
    before: isConsented,
    make: () => enterNumber(STRANGER),
    again: async () => userEvent.click(await proceed()),
    done: isStep('รหัส OTP'),
  },
  {
    operation: 'verifyOtp',
    page: VerifyPage,
    at: verify,
    before: isConsented,
    arrive: () => enterNumber(STRANGER),
    make: () => enter('รหัส OTP', '123456'),
    again: retype('รหัส OTP', '123456'),
    done: isStep('ตั้งรหัส PIN'),
    // A code serves once: the member requests another one.
    hasActed: async () => {
      await retype('รหัส OTP', '123456')()
      expect(await screen.findByText(/หมดอายุแล้ว/)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'ส่งรหัสอีกครั้ง' }))
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      await enter('รหัส OTP', '123456')
    },
  },
  {
    operation: 'createAccount',
    page: VerifyPage,
    at: verify,
    before: isConsented,
    arrive: async () => {
      await enterNumber(STRANGER)
      await choosePin('ตั้งรหัส PIN')
    },
    make: () => enter('ยืนยันรหัส PIN', NEW_PIN),
    again: retype('ยืนยันรหัส PIN', NEW_PIN),
    done: async () => expect(await shownAddress()).toBe('/authentication/register-welcome'),
  },
  {
    operation: 'resetPinByOtp',
    page: ForgotPinPage,
    at: '/authentication/forgot-pin',
    arrive: async () => {
      await enterNumber(MEMBER)
      await choosePin('รหัส PIN ใหม่')
    },
    make: () => enter('ยืนยันรหัส PIN', NEW_PIN),
    again: retype('ยืนยันรหัส PIN', NEW_PIN),
    done: async () => expect(await shownAddress()).toBe('/authentication/login-pin'),
    isUnread: true,
  },
]

const ACTED: FaultKind[] = ['wrong-types', 'truncated']
const UNREAD: FaultKind[] = ['empty', 'null', 'wrong-types']

for (const { operation, page, at, before, arrive, make, again, done, isUnread, hasActed } of STEPS) {
  describe(`When ${operation} fails`, () => {
    const kinds = isUnread ? KINDS.filter((kind) => !UNREAD.includes(kind)) : KINDS
    it.each(kinds)('%s shows one error, keeps the member in place and can be retried', async (kind) => {
      before?.()
      await openPage(page, at)
      await arrive?.()
      sandbox.faults.add({ operation, kind, times: 1 })
      await make()

      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
      expect(screen.getByRole('alert')).not.toHaveTextContent(/^$/)
      expect(screen.queryByTestId('address')).toBeNull()
      if (kind === 429) return
      if (hasActed && ACTED.includes(kind)) await hasActed()
      else await again()
      await done()
    })
  })
}

it('a member whose consent cannot be recorded is told so, and goes on', async () => {
  isConsented()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  await choosePin('ตั้งรหัส PIN')
  sandbox.faults.add({ operation: 'updatePdpa', kind: 500 })
  await enter('ยืนยันรหัส PIN', NEW_PIN)
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('บันทึกความยินยอมไม่สำเร็จ')
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
  expect(await shownAddress()).toBe('/authentication/register-welcome')
  expect(readText('isInfoDue')).toBe('true')
})

it('a member is told when another code cannot be sent, and the code before it still serves', async () => {
  isConsented()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  sandbox.faults.add({ operation: 'resendOtp', kind: 500, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งรหัสอีกครั้ง' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await enter('รหัส OTP', '123456')
  expect(await screen.findByLabelText('ตั้งรหัส PIN')).toBeEnabled()
})

it('a resend that is requested too soon counts down for as long as the server says', async () => {
  isConsented()
  await openPage(VerifyPage, verify)
  await enterNumber(STRANGER)
  sandbox.faults.add({ operation: 'resendOtp', kind: 429, times: 1 })
  await userEvent.click(await screen.findByRole('button', { name: 'ส่งรหัสอีกครั้ง' }))
  expect(await screen.findByText(/^00:\d\d$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ส่งรหัสอีกครั้ง' })).toBeDisabled()
})

describe('A code that is refused because too many were requested', () => {
  it('says how long to wait and takes no input that long, where the code is sent on arrival', async () => {
    sandbox.faults.add({ operation: 'requestOtp', kind: 429, times: 1 })
    writeText('mobileNo', WITHOUT_PIN)
    await openPage(FirstLoginPage, '/authentication/first-login')
    expect(await screen.findByRole('alert')).toHaveTextContent(/ในอีก 30 วินาที/)
    expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull()
    expect(screen.getByLabelText('รหัส OTP')).toBeDisabled()
    expect(await proceed()).toBeDisabled()
    expect(callsTo('RequestOTP')).toHaveLength(1)
  })

  it('can be requested once more when the wait is over', async () => {
    sandbox.context.settings.otpResendIn = 1
    sendOtp(sandbox.context, { brandRef: 'doisai', mobileNo: WITHOUT_PIN }, 'first-login')
    writeText('mobileNo', WITHOUT_PIN)
    await openPage(FirstLoginPage, '/authentication/first-login')
    await screen.findByRole('alert')
    await userEvent.click(await screen.findByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(() => expect(screen.getByLabelText('รหัส OTP')).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a registration', VerifyPage, verify],
    ['a forgotten PIN', ForgotPinPage, '/authentication/forgot-pin'],
  ])('says so at the number of %s, and takes no number that long', async (_, page, at) => {
    isConsented()
    sandbox.faults.add({ operation: 'requestOtp', kind: 429, times: 1 })
    await openPage(page, at)
    await enterNumber(MEMBER)
    expect(await screen.findByRole('alert')).toHaveTextContent(/ในอีก 30 วินาที/)
    expect(await proceed()).toBeDisabled()
  })
})
