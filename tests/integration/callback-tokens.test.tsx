import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { lineSub, sessionFor } from '@/sandbox/personas'
import { makeToken } from '@/sandbox/rules/token'
import { goTo, logOut } from './late-answers/late-steps'
import { answers, callsTo, openApp, waitForQuiet, sandbox } from './open-app'
import { choosePin, enter, enterNumber, NEW_PIN, proceed, STRANGER } from './phone-steps'

const ofGold = (changes: Record<string, unknown> = {}) => ({
  action: 'home',
  token: sessionFor('gold', 'doisai'),
  line_ref: 'Ugold',
  is_withdraw_pdpa: false,
  is_consent_pdpa: 'True',
  brand_ref: 'doisai',
  exp: Math.floor(Date.now() / 1000) + 3600,
  ...changes,
})
const landOn = (token: string) => `/?callbackToken=${encodeURIComponent(token)}&brandRef=doisai`

// src/session/callback-token.test.ts tests which tokens are refused.
it('a callback token that is refused is told so; the login follows, and nothing of it is stored', async () => {
  await openApp(landOn(makeToken(ofGold({ brand_ref: 'sabaimart' }))), { persona: 'platinum' })
  const modal = await screen.findByRole('alertdialog', { name: th.badLink })
  expect(modal).toHaveAccessibleDescription('อาจหมดอายุหรือเป็นของร้านอื่น กรุณาเข้าสู่ระบบอีกครั้ง')
  expect(location.href).not.toContain('callbackToken')
  // Nothing is waited for any more.
  expect(screen.queryByText(th.loading)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: th.logIn }))
  expect(await screen.findByRole('button', { name: th.loginWithLine })).toBeVisible()
  expect(location.pathname).toBe('/authentication/line-login')
  expect(storedOf().bearer).toBe(sessionFor('platinum', 'doisai'))
  expect(storedOf().lineRef).toBeUndefined()
})

const gold = sessionFor('gold', 'doisai')
const incomplete = sessionFor('incomplete', 'doisai')
const forms = sessionFor('forms', 'doisai')
const nobody = {
  bearerBrand: undefined,
  bearer: undefined,
  isConsentGiven: undefined,
  campaign: undefined,
}
const member = {
  bearerBrand: 'doisai',
  bearer: gold,
  registrationToken: undefined,
  isConsentGiven: true,
  campaign: undefined,
}

it.each([
  [
    'register-customer stores the LINE reference and its token, which is no session, and leads to the policy',
    makeToken(ofGold({ action: 'register-customer', token: 'for-registration' })),
    '/authentication/pdpa',
    { ...nobody, registrationToken: 'for-registration' },
  ],
  [
    'customer-info stores the LINE reference, the session, the withdrawal and the campaign, and leads to the info',
    makeToken(
      ofGold({ action: 'customer-info', token: incomplete, is_withdraw_pdpa: 'True', campaign: 'welcome' }),
    ),
    '/authentication/register-info',
    { ...member, bearer: incomplete, isConsentGiven: false, campaign: 'welcome' },
  ],
  [
    'home stores the session and that the consent stands, and leads home',
    makeToken(ofGold()),
    '/home',
    member,
  ],
  [
    'home without consent leads to the consent before home',
    makeToken(ofGold({ is_consent_pdpa: 'False' })),
    '/home/pdpa',
    member,
  ],
  [
    'home with forms due leads to the forms before home',
    makeToken(ofGold({ token: forms })),
    '/authentication/register-cs-fields?process=3',
    { ...member, bearer: forms },
  ],
])('a callback token: %s', async (_what, token, path, stored) => {
  given({ leftForLine: Date.now() })
  await openApp(landOn(token))
  await waitFor(() => expect(location.pathname + location.search).toContain(path))
  expect(location.href).not.toContain('callbackToken')
  const { bearer, bearerBrand, campaign, isConsentGiven, lineRef, registrationToken } = storedOf()
  expect({ bearer, bearerBrand, campaign, isConsentGiven, lineRef, registrationToken }).toEqual({
    lineRef: 'Ugold',
    ...stored,
  })
})

it('a callback token logs in once: a landing that is opened again after the log-out does not', async () => {
  await openApp(landOn(makeToken(ofGold())))
  await screen.findByText('สวัสดี คุณกัญญารัตน์')
  await logOut()
  await goTo('/')
  await waitFor(() => expect(location.pathname).toBe('/authentication/line-login'))
  await waitForQuiet()
  expect({ token: storedOf().bearer, at: location.pathname }).toEqual({
    token: undefined,
    at: '/authentication/line-login',
  })
})

it('a registration that begins ends the session before it: the programme is read as a visitor reads it', async () => {
  const token = makeToken(ofGold({ action: 'register-customer', token: 'registration', line_ref: 'Unew' }))
  await openApp(landOn(token), { persona: 'platinum' })
  await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
  await goTo('/authentication/condition')
  expect(await screen.findByRole('heading', { level: 2, name: th.privacyPolicy })).toBeVisible()
})

describe('a registration whose callback token names no LINE reference', () => {
  const open = async (token: string | undefined, options: Parameters<typeof openApp>[1] = {}) => {
    const payload = ofGold({ action: 'register-customer', token, line_ref: undefined })
    await openApp(landOn(makeToken(payload)), options)
    await waitFor(() => expect(location.pathname).toBe('/authentication/pdpa'))
    await userEvent.click(await proceed())
    await enterNumber(STRANGER)
    await enter(th.otp, '123456')
  }
  const purposes = () => callsTo('RequestOTP').map(({ body }) => (body as { Purpose: string }).Purpose)

  it.each(['for-registration', undefined])(
    "is a LINE user's all the same, whose number joins that LINE (its token: %s)",
    async (token) => {
      await open(token, { line: { sub: lineSub('non-member') } })
      await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
      expect(purposes()).toEqual(['line'])
      const proof = { Brand_Ref: 'doisai', Mobile_No: STRANGER, Otp_Token: expect.any(String) as string }
      expect(callsTo('MergeCustomerLine').at(-1)?.body).toMatchObject(proof)
      expect(callsTo('CreateAccount')).toEqual([])
    },
  )

  it("is a LINE user's without LIFF too, who chooses a PIN", async () => {
    await open('for-registration')
    expect(await screen.findByLabelText(th.createPin)).toBeEnabled()
    expect(purposes()).toEqual(['line'])
  })
})

it("a callback token on another page leads to that page, in place of another member's session", async () => {
  await openApp(`/profile?callbackToken=${makeToken(ofGold())}`, { persona: 'platinum' })
  expect(await screen.findByText(/กัญญารัตน์/)).toBeVisible()
  expect(location.pathname).toBe('/profile')
  expect(location.href).not.toContain('callbackToken')
  expect(document.body).not.toHaveTextContent(/ธนกฤต/)
  expect(storedOf().bearer).toBe(sessionFor('gold', 'doisai'))
})

describe('whose account this is', () => {
  const OWNER = /บัญชีนี้เป็นของ/
  const links = [
    ['bearer', `/privilege?token=${gold}`],
    ['callback token', `/privilege?callbackToken=${makeToken(ofGold())}`],
  ]
  it.each(links)(
    'is said once where the %s of a link has ended another member’s session',
    async (_, link) => {
      given({ memberId: 'DS-another' }, { persona: 'platinum' })
      await openApp('/home', { persona: 'platinum' })
      cleanup()
      // A link to another brand ends the session. The page of the next link is closed before it can read whose account it is.
      await openApp('/?brandRef=sabaimart')
      cleanup()
      sandbox.faults.add({ operation: 'getProfile', kind: 500 })
      const first = await openApp(`${link}&brandRef=doisai`)
      await waitFor(() => expect(location.pathname).toBe('/privilege'))
      first.unmount()
      sandbox.faults.clear()
      const { unmount } = await openApp('/home')
      const told = 'บัญชีนี้เป็นของคุณกัญญารัตน์ ตั้งจิตเจริญ หากไม่ใช่คุณ ออกจากระบบได้ที่เมนู'
      await waitFor(() => expect(document.body).toHaveTextContent(told))
      unmount()
      await openApp('/home')
      await waitForQuiet()
      expect(screen.queryByText(OWNER)).toBeNull()
    },
  )

  it.each(links)('is said where the %s of a link has logged in whoever has the phone', async (_, link) => {
    await openApp(`${link}&brandRef=doisai`)
    await waitFor(() => expect(document.body).toHaveTextContent(OWNER))
  })

  it.each([
    ['bearer', `/authentication/register-info?token=${incomplete}&brandRef=doisai`],
    ['callback token', landOn(makeToken(ofGold({ action: 'customer-info', token: incomplete })))],
  ])(
    'is said above the form for one’s details as long as that is open, where the %s of a link leads to it, and once behind it',
    async (_, link) => {
      for (const address of [link, '/authentication/register-info']) {
        await openApp(address)
        const form = await screen.findByRole('button', { name: th.save })
        expect(location.pathname).toBe('/authentication/register-info')
        await waitForQuiet()
        expect(document.body).toHaveTextContent('บัญชีนี้เป็นของคุณปิติ')
        const note = screen.getByText(OWNER)
        expect(note.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
        if (address === link) cleanup()
      }
      await userEvent.click(screen.getByRole('button', { name: th.skip }))
      await waitFor(() => expect(location.pathname).toBe('/home'))
      await waitFor(() => expect(screen.getAllByText(OWNER)).toHaveLength(1))
    },
  )

  it('is the masked number’s, where the account has no name yet', async () => {
    answers.set('Customer/info', { mobile_no: '0810000002' })
    await openApp(landOn(makeToken(ofGold({ action: 'customer-info', token: incomplete }))))
    const told = 'บัญชีนี้เป็นของเบอร์ 081 xxx 0002'
    await waitFor(() => expect(document.body).toHaveTextContent(told))
  })

  it('is not said above the form of a member who has come back from LINE', async () => {
    given({ leftForLine: Date.now() - 14 * 60_000 })
    await openApp(landOn(makeToken(ofGold({ action: 'customer-info', token: incomplete }))))
    await screen.findByRole('button', { name: th.save })
    await waitForQuiet()
    expect(screen.queryByText(OWNER)).toBeNull()
  })

  it.each(links)('is not said where the %s is of the member who is logged in', async (_, link) => {
    const { unmount } = await openApp('/home', { persona: 'gold' })
    await waitForQuiet()
    unmount()
    await openApp(link)
    await waitForQuiet()
    expect(screen.queryByText(OWNER)).toBeNull()
  })
})

it.each([
  ['goes with', 'while its login at LINE is fresh', 14, null, 'Unew'],
  ['has nothing to do with', 'a quarter of an hour later', 15, null, undefined],
  ['has nothing to do with', 'in a page that another page has opened', 1, window, undefined],
])(
  'the LINE reference of a callback token %s the account that is registered without LIFF, %s',
  async (...row) => {
    const [, , minutes, opener, lineRef] = row
    vi.stubGlobal('opener', opener)
    given({ leftForLine: Date.now() - minutes * 60_000 })
    const payload = ofGold({ action: 'register-customer', token: 'for-registration', line_ref: 'Unew' })
    await openApp(landOn(makeToken(payload)))
    const button = await proceed()
    await userEvent.click(button)
    await enterNumber(STRANGER)
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    const references = callsTo('CreateAccount').map(({ body }) => (body as { Line_Ref?: string }).Line_Ref)
    expect(references).toEqual([lineRef])
  },
)
