import { th } from '#tests/names.ts'
import { given, logInToLine, storedOf } from '#tests/support/stored.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineSub, PERSONAS, REFUSED_LINE_SUB } from '@/sandbox/personas'
import { keyOf } from './visits'
import {
  beInLine,
  called,
  confirm,
  LINE_BUTTON,
  LINE_LOGIN,
  press,
  watchLeaving,
} from './late-answers/late-steps'
import { callsTo, openApp, waitForQuiet, sandbox } from './open-app'
import {
  choosePin,
  CONSENT_AT,
  enter,
  enterNumber,
  giveConsent,
  NEW_PIN,
  proceed,
  STRANGER,
  verify,
} from './phone-steps'
import { waitForCodeField, WAYS } from './ways-in'

afterEach(() => vi.restoreAllMocks())

const DETAIL = '/privilege/detail?privilegeId=DSP003'

async function redeem() {
  const { unmount } = await openApp(DETAIL, { persona: 'gold' })
  await press(th.redeem)
  await confirm()
  await called('privilege/Issue')
  await waitForQuiet()
  return unmount
}
/** An earlier visit has sent the redemption and got no answer; the history does not have it. */
async function findNoSign() {
  const attempt = { memberKey: keyOf(), kind: 'privilege', itemId: 'DSP003', requestId: 'R1', points: 60 }
  given(
    {
      attempts: [{ begunAt: Date.now(), status: 'notRedeemed', ...attempt }],
      knownPoints: { own: [{ requestId: 'R1', points: -60, at: Date.now() }] },
    },
    { persona: 'gold' },
  )
  await openApp(DETAIL, { persona: 'gold' })
  await called('History/Privilege')
}
async function findRedemption() {
  const close = await redeem()
  close()
  const [done] = storedOf().attempts ?? []
  given({
    attempts: [{ ...done, status: 'notRedeemed', transactionId: undefined }],
    knownPoints: undefined,
    isProfileStale: undefined,
  })
  await openApp(DETAIL, { persona: 'gold' })
  await screen.findByRole('heading', { name: th.redeemed })
}
async function beRefused() {
  sandbox.faults.add({ operation: 'issuePrivilege', kind: 422 })
  await redeem()
  await screen.findByRole('alertdialog')
}
async function beRefusedUnread() {
  sandbox.faults.add({ operation: 'listPrivilegeHistory', kind: 500 })
  await beRefused()
}
async function collect(told: string) {
  await openApp('/home?qrCode=EARN75', { persona: 'gold' })
  await screen.findByRole('alertdialog', { name: told })
}
async function beWelcomed() {
  given({ campaign: 'welcome' }, { persona: 'new' })
  await openApp('/home', { persona: 'new' })
  await screen.findByRole('alertdialog')
}
/** Does something whose answer is lost after the server has acted. */
const loseAnswer = (operation: string, act: () => Promise<void>) => () => {
  sandbox.faults.add({ operation, kind: 'offline', after: true })
  return act()
}

/**
 * What is done; the points that the phone notes as its own doing, so that home does not tell them as news; and whether points
 * may have changed, so that the points modal reads the profile before it opens next.
 */
const ACTIONS: [action: string, act: () => Promise<unknown>, own: number[], isStale: boolean][] = [
  ['a redemption', redeem, [-60], true],
  ['a redemption that is found by a later visit', findRedemption, [-60], true],
  ['a redemption of which a later visit finds no sign', findNoSign, [], false],
  ['a redemption that is refused', beRefused, [], false],
  ['one that is refused, where the history cannot be read', beRefusedUnread, [], false],
  ['a code', () => collect(th.collected), [75], true],
  ['a code whose answer is lost', loseAnswer('redeemQrCode', () => collect(th.pointsUnknown)), [], true],
  ['the welcome points', beWelcomed, [100], true],
  ['welcome points whose answer is lost', loseAnswer('issueWelcomePoints', beWelcomed), [], true],
]

describe('Of points, this phone knows its own doing, and that the balance may be another, after', () => {
  it.each(ACTIONS)('%s', async (_action, act, own, isStale) => {
    await act()
    await waitForQuiet()
    const { knownPoints, isProfileStale = false } = storedOf()
    expect(knownPoints?.own.map(({ points }) => points) ?? []).toEqual(own)
    expect(isProfileStale).toBe(isStale)
  })
})

describe('After a log-out, a tap on “Log in with LINE” lets the member be signed in by itself again', () => {
  it.each([
    ['inside LINE', { line: { sub: lineSub('gold') } }, false],
    ['logged in to LINE in another browser', { line: { sub: lineSub('gold'), mode: 'browser' } }, false],
    ['not logged in to LINE there', { line: { sub: 'U1', mode: 'browser' } }, true],
    ['where the brand has no LIFF', {}, true],
    ['where LINE has to renew its token', { line: { sub: REFUSED_LINE_SUB } }, true],
  ] as const)('%s', async (where, options, isLeaving) => {
    if (where !== 'where the brand has no LIFF') beInLine()
    const leaving = watchLeaving()
    if (where.startsWith('logged in')) logInToLine(lineSub('gold'))
    given({ isLoggedOut: true })
    await openApp(LINE_LOGIN, { brand: 'doisai', ...options })
    await press(LINE_BUTTON)
    if (isLeaving) await waitFor(() => expect(leaving).toHaveBeenCalled())
    else await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(storedOf().isLoggedOut).toBeUndefined()
  })
})

/** Makes the server refuse the PIN that is sent to a path, once. */
function refusePin(path: string) {
  const handle = sandbox.handle.bind(sandbox)
  let isRefused = false
  vi.spyOn(sandbox, 'handle').mockImplementation((request) => {
    if (isRefused || !request.url.endsWith(path)) return handle(request)
    isRefused = true
    return Promise.resolve(Response.json({ message: 'invalid pin' }, { status: 422 }))
  })
}

const openVerify = async (query = '') => {
  giveConsent()
  await openApp(`${verify}${query}`, { brand: 'doisai' })
  await enterNumber(STRANGER)
}

describe('A PIN that the server refuses is chosen anew, and costs no other code by SMS', () => {
  it.each([
    {
      flow: 'at a first login',
      path: 'ResetPasswordByOTP',
      field: th.createPin,
      begin: () => {
        given({ number: PERSONAS['no-pin'].mobile.doisai })
        return openApp('/authentication/first-login', { brand: 'doisai' })
      },
    },
    {
      flow: 'for one that was forgotten',
      path: 'ResetPasswordByOTP',
      field: th.newPin,
      begin: async () => {
        await openApp('/profile/forgot-pin', { persona: 'gold' })
        await userEvent.click(await proceed())
      },
    },
    { flow: 'of a registration', path: 'CreateAccount', field: th.createPin, begin: () => openVerify() },
    {
      flow: 'of a registration with LINE',
      path: 'CreateAccount',
      field: th.createPin,
      begin: () => {
        given({ registrationToken: 'T' })
        return openVerify()
      },
    },
  ])('$flow', async ({ path, field, begin }) => {
    refusePin(path)
    await begin()
    await waitForCodeField()
    await choosePin(field)
    await enter(th.confirmPin, NEW_PIN)
    await enter(field, '571394')
    await enter(th.confirmPin, '571394')
    await waitFor(() => expect(callsTo(path)).toHaveLength(2))
    expect([callsTo('RequestOTP'), callsTo('VerifyOTP')].map(({ length }) => length)).toEqual([1, 1])
    const tokens = callsTo(path).map(({ body }) => (body as { Otp_Token: string }).Otp_Token)
    expect(new Set(tokens).size).toBe(1)
  })
})

describe('A page that leads to a session sends a member home who comes back to it:', () => {
  it.each([
    ...['line-login?', 'login?', 'login?mode=register&', 'pdpa?'],
    ...['verify?page=mobile&', 'forgot-pin?', 'register-welcome?'],
  ])('%s', async (path) => {
    await openApp(`/authentication/${path}brandRef=doisai`, { persona: 'gold' })
    await waitFor(() => expect(location.pathname).toBe('/home'))
  })
})

describe('A new account has its info due, and its consent sent and noted', () => {
  it.each([
    {
      way: 'by phone',
      begin: async () => {
        await openVerify('&storeRef=S1')
        await choosePin(th.createPin)
        await enter(th.confirmPin, NEW_PIN)
      },
      created: [
        {
          ...{ Brand_Ref: 'doisai', Mobile_No: STRANGER, Pin: NEW_PIN },
          ...{ Otp_Token: expect.any(String) as string, Store_Ref: 'S1' },
        },
      ],
    },
    {
      way: 'with LINE',
      begin: async () => {
        given({ registrationToken: '' })
        giveConsent()
        beInLine()
        await openApp(verify, { brand: 'doisai', line: { sub: 'Ustranger' } })
        await enterNumber(STRANGER)
        await enter(th.otp, '123456')
      },
      created: [],
    },
  ])('$way', async ({ begin, created }) => {
    await begin()
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    await waitForQuiet()
    expect([storedOf().isInfoDue, storedOf().consent]).toEqual([true, undefined])
    expect(callsTo('CreateAccount').map(({ body }) => body)).toEqual(created)
    const [consent, ...others] = callsTo('UpdatePDPA')
    for (const value of ['pdpa-doisai-2026', 'crm_customer_pdpa', 'Pdpa_Action'])
      expect(consent?.body).toContain(value)
    expect(consent?.request.headers.get('Authorization')).toMatch(/^Bearer (?!null)./)
    expect(others).toEqual([])
    expect(storedOf().consentRecord ?? []).toMatchObject([{ action: 'given', at: CONSENT_AT }])
  })
})

describe('The page first asked for comes, once, after', () => {
  const LEAD_ELSEWHERE = ['a registration by phone', 'a bearer of an address']
  it.each(WAYS.filter(({ way }) => !LEAD_ELSEWHERE.includes(way)))('$way', async ({ begin }) => {
    given({ target: '/package' })
    await begin()
    await waitFor(() => expect(location.pathname).toBe('/package'))
    expect(storedOf().target).toBeUndefined()
  })
})
