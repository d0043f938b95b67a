import { th } from '#tests/names.ts'
import { given, storedOf } from '#tests/support/stored.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OTP, PERSONAS, PIN } from '@/sandbox/personas'
import { learnServerTime } from '@/lib/server-clock'
import { availableOf, setVisibility } from './visits'
import { confirm, press } from './late-answers/late-steps'
import { answers, callsTo, openApp, waitForQuiet, sandbox } from './open-app'
import { choosePin, enter, enterNumber, giveConsent, NEW_PIN, STRANGER } from './phone-steps'
import { waitForCodeField } from './ways-in'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const actions = () => callsTo('pdpa/consent').map(({ body }) => (body as { Pdpa_Action: number }).Pdpa_Action)

/** Accepts the policy on home, as a member who has not consented yet. */
async function accept() {
  await openApp('/home', { persona: 'not-consented' })
  const modal = within(await screen.findByRole('dialog', { name: th.privacyPolicy }))
  await userEvent.click(await modal.findByRole('button', { name: th.accept }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitForQuiet()
}

describe('That the policy was read is not reported', () => {
  it.each([
    ['where the consent stands, on the way in', 'gold', '/authentication/pdpa'],
    ['where the consent stands, in the profile', 'gold', '/profile/profile-pdpa'],
    ['where the consent stands, among the policies', 'gold', '/profile/profile-menu-pdpa'],
    ['where it was withdrawn, at home', 'withdrawn', '/home'],
    ['where it was withdrawn, in the profile', 'withdrawn', '/profile/profile-pdpa'],
    ['where it was withdrawn, on the way home', 'withdrawn', '/home/pdpa'],
    ['by the terms', 'not-consented', '/authentication/condition'],
  ] as const)('%s', async (_where, persona, path) => {
    // Stored by the login.
    if (persona === 'withdrawn') given({ isConsentGiven: false }, { persona })
    await openApp(path, { persona, brand: 'doisai' })
    await waitForQuiet()
    expect(actions()).toEqual([])
  })

  it('again, after it was accepted', async () => {
    await accept()
    expect(actions()).toEqual([6, 1])
    given({ policiesRead: undefined })
    await openApp('/profile/profile-pdpa', { persona: 'not-consented' })
    await screen.findByRole('heading', { name: th.consentStands })
    await waitForQuiet()
    expect(actions()).toEqual([6, 1])
  })
})

/** Records all writes to storage; the returned function gives those that contain a text, even if it is not stored any more. */
function watchStorage() {
  const texts: string[] = []
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = globalThis[name]
    const setItem = (key: string, text: string) => {
      texts.push(`${key} ${text}`)
      storage.setItem(key, text)
    }
    const get = (_target: Storage, property: string) => {
      const value: unknown = Reflect.get(storage, property)
      return property === 'setItem' ? setItem : typeof value === 'function' ? value.bind(storage) : value
    }
    vi.stubGlobal(name, new Proxy(storage, { get: get as ProxyHandler<Storage>['get'] }))
  }
  return (secret: string) => texts.filter((text) => new RegExp(`(?<!\\w)${secret}(?!\\w)`).test(text))
}

describe('Never stored is', () => {
  it('the number, e-mail, birth date or gender of a member whose home is kept', async () => {
    const contact = {
      mobile_no: '0899999999',
      email: 'm@mail.example',
      birthdate: '1991-02-03',
      gender: 'female',
    }
    const known = { point: 10, first_name: 'มาลี', customer_info: 'M1', is_consent_pdpa: true }
    answers.set('Customer/Profile', { ...known, ...contact })
    const stored = watchStorage()
    await openApp('/home', { persona: 'gold' })
    await waitFor(() => expect(storedOf().memberId).toBe('M1'))
    await waitForQuiet()
    setVisibility('hidden')
    expect(stored('M1')).not.toEqual([])
    expect(JSON.stringify(storedOf().home)).toContain('มาลี')
    expect(Object.values(contact).flatMap(stored)).toEqual([])
  })

  it('a PIN that is entered', async () => {
    const stored = watchStorage()
    given({ number: PERSONAS.gold.mobile.doisai })
    await openApp('/authentication/login-pin', { brand: 'doisai' })
    await enter(th.enterPin, '111111')
    await screen.findByText(/^PIN ไม่ถูกต้อง|รหัส PIN ไม่ถูกต้อง/)
    await enter(th.enterPin, PIN)
    await waitFor(() => expect(location.pathname).toBe('/home'))
    expect(stored(PERSONAS.gold.mobile.doisai)).not.toEqual([])
    expect([...stored('111111'), ...stored(PIN)]).toEqual([])
  })

  it('a code by SMS, what it is exchanged for, or the PIN that is chosen', async () => {
    const stored = watchStorage()
    giveConsent()
    await openApp('/authentication/verify?page=mobile', { brand: 'doisai' })
    await enterNumber(STRANGER)
    await waitForCodeField()
    await choosePin(th.createPin)
    await enter(th.confirmPin, NEW_PIN)
    await waitFor(() => expect(location.pathname).toBe('/authentication/register-welcome'))
    expect(stored(STRANGER)).not.toEqual([])
    const [account] = callsTo('CreateAccount')
    const { Otp_Token = '?' } = (account?.body ?? {}) as { Otp_Token?: string }
    expect([OTP, NEW_PIN, Otp_Token].flatMap(stored)).toEqual([])
  })
})

/** The texts that live regions announce: without hidden parts and timers. */
const announced = () =>
  [...document.querySelectorAll('[role=status], [role=alert], [role=note], [aria-live=polite]')].map(
    (region) => {
      const copy = region.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], [role=timer]')) hidden.remove()
      return copy.textContent
    },
  )

const COUNTDOWNS = [
  {
    what: 'until another code by SMS can be asked for',
    begin: async () => {
      sandbox.context.settings.otpResendIn = 60
      giveConsent()
      await openApp('/authentication/verify?page=mobile', { brand: 'doisai' })
      await enterNumber(STRANGER)
      await waitForCodeField()
    },
  },
  {
    what: 'after too many PINs',
    begin: async () => {
      sandbox.faults.add({ operation: 'login', kind: 429 })
      given({ number: PERSONAS.gold.mobile.doisai })
      await openApp('/authentication/login-pin', { brand: 'doisai' })
      await enter(th.enterPin, PIN)
      await screen.findByRole('alert')
    },
  },
  {
    what: 'after too many numbers',
    begin: async () => {
      sandbox.faults.add({ operation: 'validateUsername', kind: 429 })
      await openApp('/authentication/login', { brand: 'doisai' })
      await enterNumber(STRANGER)
      await screen.findByRole('alert')
    },
  },
  {
    what: 'of a code for staff',
    begin: async () => {
      learnServerTime(new Date().toUTCString(), Date.now(), Date.now())
      await openApp(`/privilege/history-detail?transactionId=${availableOf()[0]?.id}`, { persona: 'gold' })
      await press(th.useNow)
      await confirm()
      await screen.findAllByRole('timer')
    },
  },
  {
    what: 'until a service that is down is asked again',
    begin: async () => {
      sandbox.faults.add({ operation: '/api/', kind: 503, retryAfter: 20 })
      await openApp('/privilege', { persona: 'gold' })
      await screen.findByRole('button', { name: th.tryNow })
    },
  },
]

describe('A countdown is not read out every second:', () => {
  it.each(COUNTDOWNS)('$what', async ({ begin }) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    await begin()
    await waitForQuiet()
    const [before, shown] = [announced(), document.body.textContent]
    await act(async () => void vi.advanceTimersByTime(3000))
    expect(document.body.textContent).not.toBe(shown)
    expect(announced()).toEqual(before)
  })
})

it('No draft is left of a change that was undone', async () => {
  const leave = () => act(async () => void dispatchEvent(new Event('pagehide')))
  await openApp('/profile/edit-profile', { persona: 'gold' })
  const name = await screen.findByRole('textbox', { name: th.firstName })
  await userEvent.type(name, 'ก')
  await leave()
  expect(JSON.stringify(storedOf().drafts)).toContain('ก')
  await userEvent.type(name, '{Backspace}')
  await leave()
  expect(storedOf().drafts).toBeUndefined()
})

it('The next tier that was seen is not forgotten where it cannot be read', async () => {
  const tier = { tierId: '103', nameTh: 'โกลด์', nextTierId: '104', nextNameTh: 'แพลทินัม' }
  given({ seenTier: tier }, { persona: 'gold' })
  sandbox.faults.add({ operation: 'getTierCriteria', kind: 422 })
  await openApp('/profile/member-info', { persona: 'gold' })
  await waitFor(() => expect(storedOf().seenTier).toHaveProperty('nameEn'))
  expect(storedOf().seenTier).toMatchObject(tier)
})
