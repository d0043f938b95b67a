import { th } from '#tests/names.ts'
import {
  allStored,
  given,
  givenText,
  isLineLoginKept,
  keepLineLogin,
  MEANINGS,
  storedOf,
  type Meaning,
} from '#tests/support/stored.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineSub, PERSONAS, sessionFor, type MemberPersona } from '@/sandbox/personas'
import { replaceBearer } from '@/storage/storage'
import { closeSession, openBrand, openMember, tidy } from '@/storage/storage'
import { otherTab } from '#tests/support/other-tab.ts'
import { keptHome, keyOf, setVisibility } from './visits'
import { enterNumber, STRANGER } from './phone-steps'
import { beInLine, called, confirm, MERGE, press } from './late-answers/late-steps'
import { callsTo, openApp, openEarlyHome, waitForQuiet, sandbox } from './open-app'
import { WAYS } from './ways-in'

const DETAIL = '/privilege/detail?privilegeId=DSP003'
/** A text in everything that is stored by another owner. */
const OTHERS_TEXT = 'anothers'
const OTHER = { memberId: OTHERS_TEXT }
/** Waits until the app has stored this for the member. */
const written = (thing: Meaning, persona: MemberPersona = 'gold') =>
  waitFor(() => expect(storedOf({ persona })[thing]).toBeDefined())
const open = (address: string) => openApp(address, { persona: 'gold' })

afterEach(() => vi.restoreAllMocks())

interface Row {
  thing: Meaning
  /** What makes the app store it. */
  what: string
  /** What another member has stored so. */
  others: object
  act: () => Promise<unknown>
  /** What is stored afterwards. */
  own: () => unknown
  persona?: MemberPersona
  /** The values name their members: those of others wait for them; all else is gone. */
  isShared?: true
}

const othersPoints = {
  seen: { statuses: { [OTHERS_TEXT]: 'received' }, from: 0, readAt: 1, balance: 1 },
  own: [{ requestId: OTHERS_TEXT, points: -10, at: 1 }],
}
const othersAttempt = {
  memberKey: `doisai:${OTHERS_TEXT}`,
  kind: 'privilege',
  itemId: 'DSP003',
  requestId: OTHERS_TEXT,
  begunAt: Date.now(),
  status: 'notRedeemed',
  isRetry: true,
}
const othersConsent = {
  reference: 'pdpa-doisai-2026',
  groupKey: OTHERS_TEXT,
  action: 'given',
  at: '2026-01-01T00:00:00Z',
}
const othersGoal = { privilegeId: 'DSP003', title: OTHERS_TEXT }

const redeem = async () => {
  await open(DETAIL)
  await press(th.redeem)
  await confirm()
  await screen.findByRole('heading', { name: th.redeemed })
}

const ROWS: Row[] = [
  {
    thing: 'favourites',
    what: 'a first favourite',
    others: [OTHERS_TEXT],
    act: async () => {
      await open(DETAIL)
      await waitForQuiet()
      await press(th.favourite)
    },
    own: () => ['DSP003'],
  },
  {
    thing: 'goal',
    what: 'a goal',
    persona: 'closed',
    others: othersGoal,
    act: async () => {
      await openApp('/privilege/detail?privilegeId=DSP047', { persona: 'closed' })
      await press(th.saveForThis)
    },
    own: () => expect.objectContaining({ privilegeId: 'DSP047' }),
  },
  {
    thing: 'goal',
    what: 'the redemption of what another saves for',
    others: othersGoal,
    act: redeem,
    own: () => undefined,
  },
  {
    thing: 'attempts',
    what: 'a redemption of what another has tried to redeem',
    others: [othersAttempt],
    act: redeem,
    own: () => [expect.objectContaining({ status: 'done' }), othersAttempt],
    isShared: true,
  },
  {
    thing: 'knownPoints',
    what: 'a redemption',
    others: othersPoints,
    act: redeem,
    own: () => ({ own: [expect.objectContaining({ points: expect.any(Number) })] }),
  },
  {
    thing: 'knownPoints',
    what: 'points that are seen on home',
    others: othersPoints,
    act: async () => {
      await open('/home')
      await written('knownPoints')
    },
    own: () => ({ own: [], seen: expect.objectContaining({ balance: 2480 }) }),
  },
  {
    thing: 'seenTier',
    what: 'a tier of the same name',
    persona: 'platinum',
    others: { tierId: '104', nameTh: 'แพลทินัม', nextTierId: OTHERS_TEXT },
    act: async () => {
      sandbox.faults.add({ operation: 'getTierCriteria', kind: 422 })
      await openApp('/home', { persona: 'platinum' })
      await written('seenTier', 'platinum')
    },
    own: () => ({ tierId: '104', nameTh: 'แพลทินัม', nameEn: 'Platinum' }),
  },
  {
    thing: 'consentRecord',
    what: 'a consent that is withdrawn',
    others: [othersConsent],
    act: async () => {
      await open('/profile/profile-pdpa')
      await press(th.withdrawConsent)
      await confirm(th.withdrawConsent)
      await called('pdpa/consent')
    },
    own: () => [expect.objectContaining({ action: 'withdrawn' })],
  },
  {
    thing: 'drafts',
    what: 'a name that is typed',
    others: Object.fromEntries(
      ['edit-profile', 'another-form'].map((name) => [
        name,
        { savedAt: Date.now(), values: { lastName: OTHERS_TEXT } },
      ]),
    ),
    act: async () => {
      await open('/profile/edit-profile')
      await userEvent.type(await screen.findByRole('textbox', { name: th.firstName }), 'ต์')
      await waitForQuiet()
      dispatchEvent(new Event('pagehide'))
    },
    own: () => ({
      'edit-profile': {
        savedAt: expect.any(Number),
        values: { firstName: expect.stringMatching(/ต์$/) },
      },
    }),
  },
]

describe('What another member has stored is not taken over, and is gone unless it waits for them', () => {
  it.each(ROWS)('in $thing by $what', async ({ thing, others, act, own, persona = 'gold', isShared }) => {
    given({ [thing]: others }, OTHER)
    await act()
    await waitForQuiet()
    expect(storedOf({ persona })[thing]).toEqual(own())
    if (!isShared) expect(storedOf(OTHER)[thing]).toBeUndefined()
  })

  it('in codeRequests: the same code is not redeemed again, and another under an id of its own', async () => {
    const others = [{ customerId: OTHERS_TEXT, qrCode: 'EARN71', 'X-Request-Id': OTHERS_TEXT }]
    given({ codeRequests: others })
    const { unmount } = await open('/home?qrCode=EARN71')
    await called('VerifyCustomer')
    await waitForQuiet()
    expect(callsTo('RedeemQrCode')).toEqual([])
    unmount()
    given({ codeRequests: others })
    await open('/home?qrCode=EARN72')
    await called('RedeemQrCode')
    expect(callsTo('RedeemQrCode')[0]?.request.headers.get('X-Request-Id')).not.toBe(OTHERS_TEXT)
    await waitForQuiet()
    expect(storedOf().codeRequests).toEqual(others)
  })
})

describe('What another brand has stored is neither sent nor taken over', () => {
  it('as the settings and colours of this one', async () => {
    given({
      brandSettings: { brandRef: 'sabaimart', name: OTHERS_TEXT, readAt: Date.now() },
      brandColours: { source: OTHERS_TEXT, light: { [OTHERS_TEXT]: '1' }, dark: {} },
    })
    await open('/home')
    await waitFor(() => expect(storedOf().brandSettings).toMatchObject({ brandRef: 'doisai' }))
    expect(JSON.stringify(allStored())).not.toContain(OTHERS_TEXT)
  })

  it('as the home of this one, which another tab has stored meanwhile', async () => {
    await open('/home')
    await written('seenTier')
    await waitForQuiet()
    const value = { first_name: OTHERS_TEXT, point: 1, customer_info: OTHERS_TEXT }
    const home = keptHome([{ endpointName: 'getProfile', value, answeredAt: Date.now() }], 'sabaimart')
    given({ home }, { persona: 'gold' })
    setVisibility('hidden')
    expect(storedOf().home).toMatchObject({ brandRef: 'doisai' })
    expect(JSON.stringify(allStored())).not.toContain(OTHERS_TEXT)
  })
})

it('LINE’s identity is sent with the reference of the brand’s provider and the store of the link', async () => {
  given({ provider: 'line-of-doisai' })
  beInLine()
  await openApp('/?brandRef=doisai&storeRef=S1', { line: { sub: lineSub('gold') } })
  await called(MERGE)
  const sent = { Brand_Ref: 'doisai', Provider_Ref: 'line-of-doisai', Store_Ref: 'S1' }
  const Line_Id_Token: unknown = expect.any(String)
  expect(callsTo(MERGE).map(({ body }) => body)).toEqual([{ ...sent, Line_Id_Token }])
})

const challenge = {
  ref: OTHERS_TEXT,
  purpose: 'first-login',
  mobileNo: PERSONAS['no-pin'].mobile.doisai,
  sentAt: Date.now(),
  resendAt: Date.now() + 280_000,
  expiresAt: Date.now() + 300_000,
}

describe('A code by SMS that was sent', () => {
  it.each([
    ['to another number', { mobileNo: '0810000005' }],
    ['for another purpose', { purpose: 'forgot-pin' }],
  ])('%s is not this one: another is sent', async (_what, other) => {
    given({ otp: { ...challenge, ...other }, number: challenge.mobileNo })
    await openApp('/authentication/first-login', { brand: 'doisai' })
    await screen.findByText(/081 xxx 0010/)
    expect(callsTo('RequestOTP')).toHaveLength(1)
    expect(JSON.stringify(allStored())).not.toContain(OTHERS_TEXT)
  })

  it('to this number at this brand a moment ago is, and says when another one can be requested', async () => {
    given({ otp: challenge, number: challenge.mobileNo })
    await openApp('/authentication/first-login', { brand: 'doisai' })
    expect(await screen.findByText(/^อ้างอิง/)).toHaveTextContent(OTHERS_TEXT)
    expect(screen.getByText(/^0\d:\d\d$/)).toBeVisible()
    expect(callsTo('RequestOTP')).toEqual([])
  })
})

/** What a login does not change: things of the phone and of the brand, and what waits for the login. */
const LEFT_BY_A_LOGIN: readonly Meaning[] = [
  'storageBegan',
  'tabBegan',
  'brand',
  'store',
  'isGlobal',
  'language',
  'textSize',
  'dataSaver',
  'figures',
  'tierCard',
  'codeTab',
  'brandSettings',
  'brandColours',
  'hostRests',
  'provider',
  'attempts',
  'memberAlias',
  'friendAsked',
  'target',
  'codes',
  'codeRequests',
  'deeds',
  'orderStore',
  'orderTable',
  'orderPage',
  'isLoggedOut',
  'isOpenedByLine',
  'lineRenewed',
  'toldErrors',
]
/** Not set below: the earlier session itself is over. */
const OF_BEARER: readonly Meaning[] = ['bearer', 'bearerBrand', 'bearerSince']

describe('Nothing that a member before has left is the next one’s who logs in', () => {
  it.each(WAYS)('by $way', async ({ begin, isByPhone }) => {
    const left = MEANINGS.filter((thing) => !LEFT_BY_A_LOGIN.includes(thing) && !OF_BEARER.includes(thing))
    replaceBearer('of-another', 'doisai')
    openBrand('doisai')
    openMember('another')
    for (const thing of left) givenText(thing, OTHERS_TEXT)
    given({ bearer: undefined, bearerBrand: undefined, bearerSince: undefined })
    closeSession()
    keepLineLogin()
    await begin()
    await waitFor(() => expect(storedOf().bearer).toBeDefined())
    await waitForQuiet()
    expect(allStored().filter(({ text }) => text.includes(OTHERS_TEXT))).toEqual([])
    if (isByPhone) expect(isLineLoginKept()).toBe(false)
  })
})

it('a member’s number, entered for a forgotten PIN, is not there for whoever comes after another brand’s link', async () => {
  await openApp('/profile/forgot-pin?brandRef=doisai', { persona: 'gold' })
  await press(th.proceed)
  await waitFor(() => expect(callsTo('RequestOTP')).toHaveLength(1))
  await waitForQuiet()
  cleanup()
  await openApp('/home?brandRef=sabaimart')
  await waitForQuiet()
  cleanup()
  await openApp('/authentication/login?brandRef=doisai')
  expect(await screen.findByRole('textbox', { name: th.phoneNumber })).toHaveValue('')
  expect(JSON.stringify(allStored())).not.toContain(PERSONAS.gold.mobile.doisai)
})

it('a code that a page of an older version has stored in this tab is collected, though another window has begun with this one', async () => {
  given({ storageBegan: 1 }, {})
  sessionStorage.setItem('qrCode', 'EARN91')
  tidy()
  await openApp('/home', { persona: 'gold' })
  await waitFor(() => expect(callsTo('VerifyCustomer')).toHaveLength(1))
})

it('whose account a link has opened is said as soon as somebody looks at the page', async () => {
  setVisibility('hidden')
  await openApp(`/profile?brandRef=doisai&token=${sessionFor('platinum', 'doisai')}`, { persona: 'gold' })
  await waitForQuiet()
  expect(document.body).not.toHaveTextContent(/บัญชีนี้เป็นของ/)
  setVisibility('visible')
  await waitFor(() => expect(document.body).toHaveTextContent(/บัญชีนี้เป็นของ/))
})

it('a number that a visitor has typed is filled in again in the same tab, and in no other one', async () => {
  const openLogin = () => openApp('/authentication/login?brandRef=doisai', { brand: 'doisai' })
  const field = () => screen.findByLabelText(th.phoneNumber)
  const first = await openLogin()
  await enterNumber(STRANGER)
  await waitFor(() => expect(callsTo('ValidateUsername')).toHaveLength(1))
  first.unmount()
  const second = await openLogin()
  expect(await field()).toHaveValue(STRANGER)
  second.unmount()
  sessionStorage.clear()
  await openLogin()
  expect(await field()).toHaveValue('')
})

it('a code that was scanned before a brand was chosen is the chosen one’s, whatever another tab has opened', async () => {
  await openApp('/?qrCode=EARN50')
  await waitForQuiet()
  cleanup()
  given({ brand: 'doisai' }, { brand: 'doisai' })
  await openApp('/authentication/line-login?brandRef=sabaimart')
  expect(storedOf({ brand: 'sabaimart' }).codes).toEqual(['EARN50'])
})

it('home that was drawn before LINE has answered takes no other brand’s session, which another tab has begun', async () => {
  given({ favourites: ['DSP003'], memberId: keyOf().split(':')[1] }, { persona: 'gold' })
  const line = { mode: 'browser' } as const
  const { settle } = await openEarlyHome('/home?liff.state=x', { persona: 'gold', line })
  otherTab.logsIn('platinum', 'sabaimart')
  given({ memberId: 'SB-1' }, { brand: 'sabaimart', persona: 'platinum' })
  settle('/home?brandRef=doisai')
  await waitForQuiet()
  expect(storedOf({ persona: 'gold' }).favourites).toEqual(['DSP003'])
})

describe('What a visitor has begun at one brand', () => {
  it.each([
    ['codes', ['EARN73']],
    ['target', '/privilege/detail?privilegeId=DSP003&brandRef=doisai'],
    ['codeRequests', [{ customerId: 'C', qrCode: 'EARN73', 'X-Request-Id': 'R' }]],
    ['consent', { altReference: 'pdpa-doisai-2026', groupKey: 'G' }],
    ['lineRef', 'L'],
    ['registrationToken', 'T'],
    ['isGlobal', true],
  ] as const)('(%s) is nothing at another', async (thing, value) => {
    given({ brand: 'doisai', [thing]: value })
    await openApp('/authentication/login?brandRef=sabaimart')
    await waitForQuiet()
    expect(storedOf()[thing]).toBeUndefined()
  })
})

describe('What waits for a login that a member has begun, whose session has ended,', () => {
  /** Scans a code; another tab then logs in, and this tab is reloaded. */
  const comeBack = async (persona: MemberPersona) => {
    await openApp('/home', { persona: 'gold' })
    await waitForQuiet()
    cleanup()
    given({ codes: ['EARN73'] })
    replaceBearer(sessionFor(persona, 'doisai'), 'doisai')
    await openApp('/home', { persona })
  }
  it('is nothing to another member', async () => {
    await comeBack('closed')
    await waitForQuiet()
    expect(callsTo('VerifyCustomer')).toEqual([])
    expect(storedOf().codes).toBeUndefined()
  })
  it('goes on when the same one is back', async () => {
    await comeBack('gold')
    await waitFor(() => expect(callsTo('VerifyCustomer')).toHaveLength(1))
  })
})

describe('Another tab that has opened another brand', () => {
  const begin = async () => {
    await openApp('/authentication/login', { brand: 'doisai' })
    given({ brand: 'sabaimart' })
  }
  it('has its target page for itself', async () => {
    await begin()
    given({ target: DETAIL }, { brand: 'sabaimart' })
    expect(storedOf().target).toBeUndefined()
  })
  it('reads nothing of a login that is begun here, which goes on', async () => {
    await begin()
    given({ number: '0810000010' })
    expect(storedOf().number).toBe('0810000010')
    expect(storedOf({ brand: 'sabaimart' }).number).toBeUndefined()
  })
})
