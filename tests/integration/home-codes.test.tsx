import { th } from '#tests/names.ts'
import { storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { removeScannedCode } from '@/session/scanned-codes'
import { answers, calls, callsTo, enterCode, goTo, openApp, waitForQuiet, sandbox } from './open-app'

/** Types a code into the sheet that the side menu opens. */
async function scan(code: string) {
  const { click } = userEvent
  const name = th.scan
  await click(await screen.findByRole('button', { name: th.menu }))
  await click(within(await screen.findByRole('dialog', { name: th.menu })).getByRole('button', { name }))
  await enterCode(code)
}

/** Opens home with a code, and leaves home while it is being redeemed: until the test clears the faults. */
async function leaveWhileCollecting(code: string) {
  sandbox.faults.add({ operation: 'redeemQrCode', kind: 'delay', times: 1 })
  await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
  expect(await collecting()).toBeVisible()
  await waitFor(() => expect(redeemed()).toEqual([code]))
  goTo('/privilege')
  expect(await screen.findByRole('heading', { level: 1, name: th.privilege })).toBeVisible()
}

const collecting = () => screen.findByRole('dialog', { name: th.collecting })
const modal = () => screen.findByRole('alertdialog')
async function acknowledge(button: string) {
  await userEvent.click(within(await modal()).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const redeemed = () => callsTo('RedeemQrCode').map(({ query }) => new URLSearchParams(query).get('qrCode'))
/** Each of these codes was redeemed once, and none is stored any more. */
const expectOver = (...codes: string[]) =>
  expect([redeemed(), storedOf().codes, storedOf().codeRequests]).toEqual([codes, undefined, undefined])
const counts = () => [callsTo('VerifyCustomer').length, callsTo('RedeemQrCode').length]

it.each([
  ['USED', th.qrUsed],
  ['EXPIRED', th.qrExpired],
  ['INVALID', th.qrInvalid],
  ['POINTSEXPIRED', th.pointsExpired],
])('the code %s is refused with a message', async (code, words) => {
  await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
  expect(await modal()).toHaveTextContent(`${words} กรุณาสอบถามพนักงาน`)
  expect(screen.queryByRole('dialog')).toBeNull()
  // Nothing is left for the next visit to send again.
  expect([storedOf().codes, storedOf().codeRequests]).toEqual([undefined, undefined])
  expect(counts()).toEqual([1, 1])
})

it.each([
  ['CAMPAIGN', th.campaignExpired, 1],
  ['NONMEMBER', th.mobileNotFound, 0],
])('the code %s leads to the page that says why', async (code, words, redemptions) => {
  await openApp(`/home?qrCode=${code}`, { persona: 'gold' })
  expect(await screen.findByRole('heading', { name: words })).toBeVisible()
  expect(location.pathname).toBe('/authentication/error-point-member')
  expect(storedOf().codes).toBeUndefined()
  expect(counts(), calls.map(({ path }) => path).join()).toEqual([1, redemptions])
})

it('a code is verified by brand and number, its blank as one encoded hash, and then redeemed', async () => {
  await openApp('/home?qrCode=EARN%2050', { persona: 'gold' })
  expect(await modal()).toHaveTextContent('รับไป 50 แต้ม')
  expect(callsTo('VerifyCustomer').map(({ query }) => query)).toEqual([
    '?brandRef=doisai&customerMobileNo=0810000005&code=EARN%2350',
  ])
  expect(callsTo('RedeemQrCode').map(({ query }) => query)).toEqual([
    '?customerId=doisai-gold&qrCode=EARN+50',
  ])
})

it('a code that is worth nothing closes without a message', async () => {
  await openApp('/home?qrCode=EARN0', { persona: 'gold' })
  await waitFor(() => expect(redeemed()).toEqual(['EARN0']))
  await waitForQuiet()
  for (const role of ['dialog', 'alertdialog']) expect(screen.queryByRole(role)).toBeNull()
  expect(storedOf().codes).toBeUndefined()
})

it('a code that was told meanwhile, on a page that is shown in place of this one, is not sent again', async () => {
  sandbox.faults.add({ operation: 'verifyCustomer', kind: 'delay', times: 1 })
  await openApp('/home?qrCode=EARN50', { persona: 'gold' })
  await waitFor(() => expect(callsTo('VerifyCustomer')).toHaveLength(1))
  // The other page shares this tab's storage.
  removeScannedCode('EARN50')
  sandbox.faults.clear()
  await waitForQuiet()
  expect(callsTo('RedeemQrCode')).toEqual([])
})

it.each([th.close, th.seeHistory])(
  'a member whose answer is lost is told to check the points, which are read anew by “%s”, and nothing is sent twice',
  async (button) => {
    sandbox.faults.add({ operation: 'redeemQrCode', kind: 'offline', after: true })
    await openApp('/home?qrCode=EARN50', { persona: 'gold' })
    expect(await screen.findByRole('alertdialog', { name: th.pointsUnknown })).toBeVisible()
    await waitForQuiet()
    const before = callsTo('Customer/Profile').length
    await acknowledge(button)
    await waitForQuiet()
    expect(callsTo('Customer/Profile').length).toBeGreaterThan(before)
    if (button === th.close) expect(await screen.findByText('2,530 แต้ม')).toBeVisible() // the redemption had succeeded
    expect(redeemed()).toEqual(['EARN50'])
  },
)

it.each([
  ['redeemQrCode', th.pointsUnknown],
  ['verifyCustomer', 'กรุณารอสักครู่แล้วลองอีกครั้ง'],
  ['getCustomerInfo', 'กรุณารอสักครู่แล้วลองอีกครั้ง'],
])(
  'the wait for a code can be ended once it is long, and is told for what it is: %s',
  async (operation, words) => {
    sandbox.faults.add({ operation, kind: 'hang' })
    // The number is missing in this profile, so that it is read first.
    if (operation === 'getCustomerInfo')
      answers.set('Customer/Profile', { point: 10, customer_info: 'DS100185', is_consent_pdpa: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await openApp('/home?qrCode=EARN20', { persona: 'gold' })
    const dialog = await collecting()
    expect(within(dialog).queryByRole('button')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    vi.useRealTimers()
    await waitFor(() => expect(dialog).toHaveTextContent('ใช้เวลานานกว่าปกติ'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'ปิดแล้วดูแต้มภายหลัง' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await modal()).toHaveTextContent(words)
    expect(storedOf().codes).toBeUndefined()
    sandbox.faults.clear()
    await waitForQuiet()
    expect(redeemed()).toEqual(operation === 'redeemQrCode' ? ['EARN20'] : [])
  },
)

describe('a code whose answer comes after home was left', () => {
  it('is refused on the next visit of home, once', async () => {
    await leaveWhileCollecting('USED')
    sandbox.faults.clear()
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    goTo('/home')
    expect(await modal()).toHaveTextContent(th.qrUsed)
    await acknowledge(th.close)
    goTo('/privilege')
    goTo('/home')
    await waitForQuiet()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expectOver('USED')
  })

  it('adds its points to the balance on any page, and says so on the next visit of home', async () => {
    await leaveWhileCollecting('EARN50')
    sandbox.faults.clear()
    await waitForQuiet()
    await userEvent.click(screen.getByRole('button', { name: th.collect }))
    // As points were given, the balance is read again before it is shown.
    await waitFor(() => expect(screen.getByText('2,530 แต้ม')).toBeVisible())
    goTo('/home')
    expect(await modal()).toHaveTextContent('รับไป 50 แต้ม')
    await acknowledge(th.thanks)
    await waitForQuiet()
    expectOver('EARN50')
  })

  it('does not keep another code from being redeemed, and each is told as its own', async () => {
    await leaveWhileCollecting('USED')
    await scan('EARN20')
    expect(await modal()).toHaveTextContent('รับไป 20 แต้ม')
    await acknowledge(th.thanks)
    expect(await collecting()).toBeVisible()
    sandbox.faults.clear()
    expect(await modal()).toHaveTextContent(th.qrUsed)
    await acknowledge(th.close)
    expectOver('USED', 'EARN20')
  })
})
