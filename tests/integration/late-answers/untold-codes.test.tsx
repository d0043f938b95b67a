import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memberIdOf } from '@/sandbox/personas'
import { addScannedCode } from '@/session/scanned-codes'
import { answers, callsTo, hold, openApp, waitForQuiet, sandbox } from '../open-app'
import {
  called,
  closeExpiry,
  endSession,
  goTo,
  logInByPhone,
  press,
  restorePage,
  onScreen,
} from './late-steps'

const expectTold = (words: string) =>
  waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(words))

it('A code that the page before has sent without hearing its outcome is told before the code that the next link brings, and is redeemed under its own id', async () => {
  addScannedCode('EARN50')
  given({
    codeRequests: [
      { customerId: memberIdOf('gold', 'doisai'), qrCode: 'EARN50', 'X-Request-Id': 'of-the-page-before' },
    ],
  })
  await openApp('/home?qrCode=EARN20', { persona: 'gold' })
  await expectTold('รับไป 50 แต้ม')
  await press(th.thanks)
  await expectTold('รับไป 20 แต้ม')
  await press(th.thanks)
  await waitForQuiet()
  const ids = callsTo('RedeemQrCode').map(({ request }) => request.headers.get('X-Request-Id'))
  expect(ids).toEqual(['of-the-page-before', expect.any(String)])
  expect([onScreen(), storedOf().codes, storedOf().codeRequests]).toEqual([[], undefined, undefined])
})

it.each([
  ['has no points', 'EARN0', undefined],
  ['leads to the page that says why it was refused', 'CAMPAIGN', '/authentication/error-point-member'],
  ['is refused in a modal, which is closed', 'EXPIRED', undefined],
])(
  'The code that the next link brings is told, too, where the code before it %s',
  async (_what, code, path) => {
    addScannedCode(code)
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    if (path) {
      await waitFor(() => expect(location.pathname).toBe(path))
      await goTo('/home')
    }
    if (code === 'EXPIRED') await press(th.close)
    await expectTold('รับไป 50 แต้ม')
  },
)

it('A code that a page finds as the browser brings it back is told once the outcome of the code before is acknowledged', async () => {
  await openApp('/home?qrCode=EARN50', { persona: 'gold' })
  await expectTold('รับไป 50 แต้ม')
  await waitForQuiet()
  // BackgroundSync, which listens to `pageshow`, also stores home: it has loaded by then.
  await waitFor(() => expect(storedOf().home).toBeDefined())
  addScannedCode('EARN20')
  await restorePage()
  await expectTold('รับไป 50 แต้ม')
  expect(onScreen()).toHaveLength(1)
  await press(th.thanks)
  await expectTold('รับไป 20 แต้ม')
})

it('Both codes that a member had scanned are told after the login that follows an expired session', async () => {
  hold('VerifyCustomer')
  await openApp('/home?qrCode=EARN50', { persona: 'gold' })
  await called('VerifyCustomer')
  await goTo('/privilege')
  addScannedCode('EARN20')
  await goTo('/home')
  endSession('gold')
  await goTo('/package')
  await closeExpiry()
  await logInByPhone('gold')
  await waitFor(() => expect(location.pathname).toBe('/package'))
  await goTo('/home')
  await expectTold('รับไป 50 แต้ม')
  await press(th.thanks)
  await expectTold('รับไป 20 แต้ม')
})

it('A code of a member without a number is told to nobody else, whose profile has none either', async () => {
  const profile = { point: 10, is_consent_pdpa: true, is_connect_line: true }
  answers.set('Customer/Profile', { ...profile, customer_info: 'M1' })
  const release = hold('RedeemQrCode')
  await openApp('/home?qrCode=EARN50', { persona: 'gold' })
  await called('RedeemQrCode')
  await goTo('/privilege')
  release()
  await waitForQuiet()
  endSession('gold')
  answers.delete('Customer/Profile')
  await goTo('/package')
  await closeExpiry()
  answers.set('Customer/Profile', { ...profile, customer_info: 'M2' })
  await logInByPhone('platinum')
  await waitFor(() => expect(location.pathname).toBe('/home'))
  await waitForQuiet()
  expect(onScreen()).toEqual([])
  // The same code on a poster is another one for the new member.
  addScannedCode('EARN50')
  await restorePage()
  await expectTold('รับไป 50 แต้ม')
  const ids = callsTo('RedeemQrCode').map(({ request }) => request.headers.get('X-Request-Id'))
  expect(new Set(ids).size).toBe(2)
})

it('Two codes that are scanned while the member cannot be read are said to wait, and both are told once the member can', async () => {
  sandbox.faults.add({ operation: 'getProfile', kind: 500 })
  await openApp('/home?qrCode=EARN50', { persona: 'gold' })
  expect(await screen.findByRole('note')).toHaveTextContent(/^แต้มจากคิวอาร์โค้ดที่สแกนไว้ 1 รายการ/)
  addScannedCode('EARN20')
  await restorePage()
  await waitFor(() =>
    expect(screen.getByRole('note')).toHaveTextContent(/^แต้มจากคิวอาร์โค้ดที่สแกนไว้ 2 รายการ/),
  )
  expect(callsTo('VerifyCustomer')).toEqual([])
  sandbox.faults.clear()
  await press(th.tryAgain)
  await expectTold('รับไป 50 แต้ม')
  expect(screen.queryByRole('note')).toBeNull()
  await press(th.thanks)
  await expectTold('รับไป 20 แต้ม')
})
