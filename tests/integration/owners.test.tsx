import { th } from '#tests/names.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lineSub, PERSONAS, sessionFor, type MemberPersona } from '@/sandbox/personas'
import { replaceBearer } from '@/storage/bearer'
import { STORED, type StoredKey } from '@/storage/storage-keys'
import { openBrand, openMember, readStored, wipe, writeJson, writeText } from '@/storage/storage'
import { keyOf, storeHome, setVisibility } from './visits'
import { beInLine, called, confirm, MERGE, press } from './late-answers/late-steps'
import { callsTo, openApp, waitForQuiet, sandbox } from './open-app'
import { WAYS } from './ways-in'

const DETAIL = '/privilege/detail?privilegeId=DSP003'
/** A text in everything that is stored by another owner. */
const OTHERS_TEXT = 'anothers'
const OTHERS_KEY = `doisai:${OTHERS_TEXT}`
const stored = (key: StoredKey, memberKey?: string): unknown =>
  JSON.parse(readStored(key, memberKey) ?? 'null')
/** Waits until the app has stored this key for the member. */
const written = (key: StoredKey, persona?: MemberPersona) =>
  waitFor(() => expect(readStored(key, keyOf(persona))).toBeDefined())
const open = (address: string) => openApp(address, { persona: 'gold' })

afterEach(() => vi.restoreAllMocks())

interface Row {
  key: StoredKey
  /** What makes the app write to the key. */
  what: string
  /** What another member has stored there. */
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
  memberKey: OTHERS_KEY,
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
const othersGoal = { privilegeId: 'DSP003', title: OTHERS_TEXT, isReachedTold: true }

const redeem = async () => {
  await open(DETAIL)
  await press(th.redeem)
  await confirm()
  await screen.findByRole('heading', { name: th.redeemed })
}

const ROWS: Row[] = [
  {
    key: 'favourites',
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
    key: 'savingFor',
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
    key: 'savingFor',
    what: 'the redemption of what another saves for',
    others: othersGoal,
    act: redeem,
    own: () => null,
  },
  {
    key: 'redemptionAttempts',
    what: 'a redemption of what another has tried to redeem',
    others: [othersAttempt],
    act: redeem,
    own: () => [expect.objectContaining({ status: 'done' }), othersAttempt],
    isShared: true,
  },
  {
    key: 'knownPoints',
    what: 'a redemption',
    others: othersPoints,
    act: redeem,
    own: () => ({ own: [expect.objectContaining({ points: expect.any(Number) })] }),
  },
  {
    key: 'knownPoints',
    what: 'points that are seen on home',
    others: othersPoints,
    act: async () => {
      await open('/home')
      await written('knownPoints')
    },
    own: () => ({ own: [], seen: expect.objectContaining({ balance: 2480 }) }),
  },
  {
    key: 'seenTier',
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
    key: 'consentRecord',
    what: 'a consent that is withdrawn',
    others: [othersConsent],
    act: async () => {
      await open('/profile/profile-pdpa')
      await press(th.withdrawConsent)
      await confirm()
      await called('pdpa/consent')
    },
    own: () => [expect.objectContaining({ action: 'withdrawn' })],
  },
  {
    key: 'drafts',
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
  it.each(ROWS)('in $key by $what', async ({ key, others, act, own, persona, isShared }) => {
    writeJson(key, others, OTHERS_KEY)
    await act()
    await waitForQuiet()
    expect(stored(key, keyOf(persona))).toEqual(own())
    if (!isShared) expect(stored(key, OTHERS_KEY)).toBeNull()
  })

  it('in redemptions: the same code is not redeemed again, and another under an id of its own', async () => {
    const others = [{ customerId: OTHERS_TEXT, qrCode: 'EARN71', 'X-Request-Id': OTHERS_TEXT }]
    writeJson('redemptions', others)
    const { unmount } = await open('/home?qrCode=EARN71')
    await called('VerifyCustomer')
    await waitForQuiet()
    expect(callsTo('RedeemQrCode')).toEqual([])
    unmount()
    writeJson('redemptions', others)
    await open('/home?qrCode=EARN72')
    await called('RedeemQrCode')
    expect(callsTo('RedeemQrCode')[0]?.request.headers.get('X-Request-Id')).not.toBe(OTHERS_TEXT)
    await waitForQuiet()
    expect(stored('redemptions')).toEqual(others)
  })
})

describe('What another brand has stored is neither sent nor taken over', () => {
  it('as the settings and colours of this one', async () => {
    writeJson('appSetting', { brandRef: 'sabaimart', name: OTHERS_TEXT, readAt: Date.now() })
    writeJson('themeTokens', { source: OTHERS_TEXT, light: { [OTHERS_TEXT]: '1' }, dark: {} })
    await open('/home')
    await waitFor(() => expect(stored('appSetting')).toMatchObject({ brandRef: 'doisai' }))
    expect(`${readStored('appSetting')} ${readStored('themeTokens')}`).not.toContain(OTHERS_TEXT)
  })

  it('as the home of this one, which another tab has stored meanwhile', async () => {
    await open('/home')
    await written('seenTier')
    await waitForQuiet()
    const value = { first_name: OTHERS_TEXT, point: 1, customer_info: OTHERS_TEXT }
    storeHome([{ endpointName: 'getProfile', value, answeredAt: Date.now() }], 'gold', 'sabaimart')
    setVisibility('hidden')
    expect(stored('homeSnapshot')).toMatchObject({ brandRef: 'doisai' })
    expect(readStored('homeSnapshot')).not.toContain(OTHERS_TEXT)
  })
})

it('LINE’s identity is sent with the reference of the brand’s provider and the store of the link', async () => {
  writeText('provider', 'line-of-doisai')
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
    writeJson('otp', { ...challenge, ...other })
    writeText('mobileNo', challenge.mobileNo)
    await openApp('/authentication/first-login', { brand: 'doisai' })
    await screen.findByText(/081 xxx 0010/)
    expect(callsTo('RequestOTP')).toHaveLength(1)
    expect(readStored('otp')).not.toContain(OTHERS_TEXT)
  })

  it('to this number at this brand a moment ago is, and says when another one can be requested', async () => {
    writeJson('otp', challenge)
    writeText('mobileNo', challenge.mobileNo)
    await openApp('/authentication/first-login', { brand: 'doisai' })
    expect(await screen.findByText(/^อ้างอิง/)).toHaveTextContent(OTHERS_TEXT)
    expect(screen.getByText(/^0\d:\d\d$/)).toBeVisible()
    expect(callsTo('RequestOTP')).toEqual([])
  })
})

/** Keys that a login does not change: those of the phone and of the brand, and those that wait for the login. */
const LEFT_BY_A_LOGIN: readonly StoredKey[] = [
  ...([
    'beganAt',
    'tabBeganAt',
    'brandRef',
    'storeRef',
    'isGlobal',
    'language',
    'textSize',
    'dataSaver',
    'figures',
  ] as const),
  ...(['tierCard', 'appSetting', 'themeTokens', 'circuitBreaker', 'provider'] as const),
  ...(['redemptionAttempts', 'memberAlias', 'friendAskedAt', 'targetPage', 'qrCode', 'deeds'] as const),
  ...(['mobileOrderStoreRef', 'mobileOrderQrRef', 'mobileOrderRedirectRoute', 'redemptions'] as const),
  ...(['isLoggedOut', 'isOpenedByLine', 'lineRenewal', 'toldErrors'] as const),
]
/** Not set below: the earlier session itself is over. */
const OF_BEARER: readonly StoredKey[] = ['token', 'tokenBrandRef', 'tokenSince']
const LINE_LOGIN_KEPT = 'LIFF_STORE:2000000001-testliff:IDToken'

describe('Nothing that a member before has left is the next one’s who logs in', () => {
  it.each(WAYS)('by $way', async ({ begin, isByPhone }) => {
    const left = (Object.keys(STORED) as StoredKey[]).filter(
      (key) => !LEFT_BY_A_LOGIN.includes(key) && !OF_BEARER.includes(key),
    )
    replaceBearer('of-another', 'doisai')
    openBrand('doisai')
    openMember('another')
    for (const key of left) writeText(key, OTHERS_TEXT)
    wipe('expired', left)
    localStorage.setItem(LINE_LOGIN_KEPT, OTHERS_TEXT)
    await begin()
    await waitFor(() => expect(readStored('token')).toBeDefined())
    await waitForQuiet()
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const others = entries.filter(([name, text]) => name !== LINE_LOGIN_KEPT && text.includes(OTHERS_TEXT))
    expect(others.map(([name]) => name)).toEqual([])
    if (isByPhone) expect(localStorage.getItem(LINE_LOGIN_KEPT)).toBeNull()
  })
})

describe('What a visitor has begun at one brand', () => {
  it.each([
    ['qrCode', 'EARN73'],
    ['targetPage', '/privilege/detail?privilegeId=DSP003&brandRef=doisai'],
    ['redemptions', JSON.stringify([{ customerId: 'C', qrCode: 'EARN73', 'X-Request-Id': 'R' }])],
    ['pdpaData', JSON.stringify({ altReference: 'pdpa-doisai-2026', groupKey: 'G' })],
    ['lineRef', 'L'],
    ['registrationToken', 'T'],
  ] as const)('(%s) is nothing at another', async (key, value) => {
    writeText('brandRef', 'doisai')
    writeText(key, value)
    await openApp('/authentication/login?brandRef=sabaimart')
    await waitForQuiet()
    expect(readStored(key)).toBeUndefined()
  })
})

describe('What waits for a login that a member has begun, whose session has ended,', () => {
  /** Scans a code; another tab then logs in, and this tab is reloaded. */
  const comeBack = async (persona: MemberPersona) => {
    await openApp('/home', { persona: 'gold' })
    await waitForQuiet()
    cleanup()
    writeText('qrCode', 'EARN73')
    replaceBearer(sessionFor(persona, 'doisai'), 'doisai')
    await openApp('/home', { persona })
  }
  it('is nothing to another member', async () => {
    await comeBack('closed')
    await waitForQuiet()
    expect(callsTo('VerifyCustomer')).toEqual([])
    expect(readStored('qrCode')).toBeUndefined()
  })
  it('goes on when the same one is back', async () => {
    await comeBack('gold')
    await waitFor(() => expect(callsTo('VerifyCustomer')).toHaveLength(1))
  })
})

describe('Another tab that has opened another brand', () => {
  const begin = async () => {
    await openApp('/authentication/login', { brand: 'doisai' })
    localStorage.setItem('brandRef', 'sabaimart')
  }
  it('has its target page for itself', async () => {
    await begin()
    localStorage.setItem('targetPage@sabaimart', `${Date.now()} ${DETAIL}`)
    expect(readStored('targetPage')).toBeUndefined()
  })
  it('reads nothing of a login that is begun here, which goes on', async () => {
    await begin()
    writeText('mobileNo', '0810000010')
    expect(readStored('mobileNo')).toBe('0810000010')
    expect(localStorage.getItem('mobileNo@sabaimart')).toBeNull()
  })
})
