import type { Kept } from '@/api/home-cache'
import type { KnownPoints } from '@/features/points/points-seen'
import type { SeenTier } from '@/features/membership/hooks/use-tier-news'
import type { RedemptionAttempt } from '@/features/redeem/attempts'
import type { SavingGoal } from '@/features/redeem/privileges/saving-for'
import type { SavedStaffCode } from '@/features/redeem/staff-codes'
import { BRANDS } from '@/sandbox/brands/all-brands'
import { memberNoOf } from '@/sandbox/db/seed'
import { sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import type { ConsentEntry } from '@/session/consent'
import type { GivenConsent } from '@/session/registration'
import { keyOfName, markOf, storedName } from '@/storage/owner'
import { readStored, writeText } from '@/storage/storage'
import { STORED, type StorageRow, type StoredKey } from '@/storage/storage-keys'

/*
 * What the phone stores, as tests speak of it: by its meaning, as a value, and of whom. Besides `src/storage/` this file alone knows
 * the keys, the names with their owners, the areas and the texts.
 */

/** How a value is stored. What a test gives may be less, or broken. */
interface Kind<Value, Giving = Value> {
  key: StoredKey
  toValue: (text: string) => Value
  toText: (value: Giving) => string
}

const text = (key: StoredKey): Kind<string> => ({
  key,
  toValue: (stored) => stored,
  toText: (value) => value,
})

const flag = (key: StoredKey): Kind<boolean> => ({
  key,
  toValue: (stored) => stored === 'true',
  toText: String,
})

/** Points, or a time in milliseconds. */
const number = (key: StoredKey): Kind<number> => ({
  key,
  toValue: Number,
  toText: String,
})

const words = (key: StoredKey): Kind<readonly string[]> => ({
  key,
  toValue: (stored) => stored.split(' '),
  toText: (value) => value.join(' '),
})

const lines = (key: StoredKey): Kind<readonly string[]> => ({
  key,
  toValue: (stored) => stored.split('\n'),
  toText: (value) => value.join('\n'),
})

const json = <Value>(key: StoredKey): Kind<Value, object> => ({
  key,
  toValue: (stored) => parsed(stored) as Value,
  toText: (value) => JSON.stringify(value),
})

/** Lists as JSON, one in each line. */
const jsonLines = <Row>(key: StoredKey): Kind<readonly Row[], readonly object[]> => ({
  key,
  toValue: (stored) => stored.split('\n').flatMap((line) => parsed(line) as Row[]),
  toText: (value) => JSON.stringify(value),
})

/** A broken text stays as it is: it is stored after all. */
function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored) as unknown
  } catch {
    return stored
  }
}

/** Every stored thing by its meaning (stored.test.ts); src/storage/storage-keys.ts says what each one is. */
const KINDS = {
  bearer: text('token'),
  bearerBrand: text('tokenBrandRef'),
  bearerSince: number('tokenSince'),
  lineUser: words('lineUser'),
  memberId: text('memberId'),
  memberAlias: words('memberAlias'),
  storageBegan: number('beganAt'),
  tabBegan: number('tabBeganAt'),
  brand: text('brandRef'),
  store: text('storeRef'),
  isGlobal: flag('isGlobal'),
  language: text('language'),
  textSize: text('textSize'),
  dataSaver: text('dataSaver'),
  figures: text('figures'),
  tierCard: text('tierCard'),
  brandSettings: json<object>('appSetting'),
  brandColours: json<object>('themeTokens'),
  hostRests: json<object>('circuitBreaker'),
  drafts: json<Record<string, { savedAt: number; values: Record<string, unknown> }>>('drafts'),
  favourites: json<string[]>('favourites'),
  goal: json<SavingGoal>('savingFor'),
  knownPoints: json<KnownPoints>('knownPoints'),
  attempts: json<RedemptionAttempt[]>('redemptionAttempts'),
  staffCodes: json<SavedStaffCode[]>('issuedCodes'),
  seenTier: json<SeenTier>('seenTier'),
  friendAsked: json<Record<string, number>>('friendAskedAt'),
  target: text('targetPage'),
  isInfoDue: flag('isInfoDue'),
  number: text('mobileNo'),
  provider: text('provider'),
  otp: json<{ ref: string; purpose: string; mobileNo: string }>('otp'),
  consent: json<GivenConsent>('pdpaData'),
  consentRecord: json<ConsentEntry[]>('consentRecord'),
  campaign: text('action'),
  welcomePoints: number('welcomePoints'),
  isConsentGiven: flag('isConsentGiven'),
  policiesRead: lines('readPdpa'),
  smsToken: text('smsToken'),
  lineRef: text('lineRef'),
  registrationToken: text('registrationToken'),
  lineLoginBegan: number('lineLogin'),
  leftForLine: number('lineLoginAt'),
  lineRenewed: number('lineRenewal'),
  memberBefore: text('memberBefore'),
  isLoggedOut: flag('isLoggedOut'),
  isOpenedByLine: flag('isOpenedByLine'),
  toldErrors: text('toldErrors'),
  codes: lines('qrCode'),
  codeRequests: jsonLines<object>('redemptions'),
  deeds: lines('deeds'),
  whyNoPoints: text('textInvalid'),
  orderStore: text('mobileOrderStoreRef'),
  orderTable: text('mobileOrderQrRef'),
  orderPage: text('mobileOrderRedirectRoute'),
  home: json<Kept>('homeSnapshot'),
  hasRedeemed: flag('checkIssueCP'),
  logOutSent: number('isLoggingOut'),
  isProfileStale: flag('isProfileStale'),
  transactionId: text('transactionId'),
  hasOpenedModal: flag('hasOpenedModal'),
}

export type Meaning = keyof typeof KINDS
type ValueOf<K> = K extends { toValue: (text: string) => infer Value } ? Value : never
type GivingOf<K> = K extends { toText: (value: infer Giving) => string } ? Giving : never

/** What is stored; what is not stored is absent. */
export type Stored = { [M in Meaning]?: ValueOf<(typeof KINDS)[M]> }
/** What is put there; `undefined` removes it. */
export type Things = { [M in Meaning]?: GivingOf<(typeof KINDS)[M]> | undefined }

export const MEANINGS = Object.keys(KINDS) as Meaning[] // keys of a constant object

/** Whose it is: a member's, who is a persona or has an id and a bearer of the test's own, else that of the brand's visitor. */
export interface Owner {
  /** By default doisai. */
  brand?: string
  persona?: MemberPersona
  memberId?: string
  bearer?: string
}

/** A thing's name in storage; undefined where this owner can have none. */
function nameOf(key: StoredKey, { brand = 'doisai', persona, memberId, bearer }: Owner): string | undefined {
  const brandRef = brand as BrandRef // a persona is at the sandbox's brands
  const token = bearer ?? (persona && sessionFor(persona, brandRef))
  return storedName(key, rowOf(key).owner, {
    brandRef,
    session: token === undefined ? undefined : markOf(token),
    member: memberId ?? (persona && memberNoOf(BRANDS[brandRef], persona)),
  })
}

const rowOf = (key: StoredKey): StorageRow => STORED[key]

interface Entry {
  area: Storage
  name: string
  /** Absent: nothing is stored. */
  text: string | undefined
}

/** What has to be in storage for these things of an owner. */
export function entriesOf(things: Things, owner: Owner): Entry[] {
  return meaningsIn(things).map((meaning) => entryOf(KINDS[meaning].key, textIn(things, meaning), owner))
}

const meaningsIn = (things: Things) => Object.keys(things) as Meaning[] // keys of Things

function textIn(things: Things, meaning: Meaning): string | undefined {
  const value = things[meaning]
  const { toText }: Kind<unknown, never> = KINDS[meaning]
  return value === undefined ? undefined : toText(value as never) // of the same row
}

function entryOf(key: StoredKey, value: string | undefined, owner: Owner): Entry {
  const { area, lifeMs } = rowOf(key)
  const name = nameOf(key, owner)
  if (name === undefined) throw new Error(`${key} cannot be of ${JSON.stringify(owner)}`)
  const isTimed = value !== undefined && lifeMs !== undefined
  return {
    area: area === 'local' ? localStorage : sessionStorage,
    name,
    text: isTimed ? `${Date.now()} ${value}` : value,
  }
}

/** Stores, or removes. */
export function put({ area, name, text: value }: Entry): void {
  if (value === undefined) area.removeItem(name)
  else area.setItem(name, value)
}

/** Puts things on the phone as an earlier page has left them: of an owner, by default of whoever the page is. */
export function given(things: Things, owner?: Owner): void {
  for (const meaning of meaningsIn(things)) givenText(meaning, textIn(things, meaning), owner)
}

/** The same with a text that may be no such value: broken, or of an older version. */
export function givenText(meaning: Meaning, value: string | undefined, owner?: Owner): void {
  const { key } = KINDS[meaning]
  if (owner) return put(entryOf(key, value, owner))
  writeText(key, value)
  if (readStored(key) !== value) throw new Error(`${meaning} has no owner, or one whose session is over`)
}

/** What is stored of an owner, by default of whoever the page is, with what is whoever's the phone is. */
export function storedOf(owner?: Owner): Stored {
  const found = MEANINGS.flatMap((meaning) => {
    const { key, toValue } = KINDS[meaning]
    const value = textOf(key, owner)
    return value === undefined ? [] : [[meaning, toValue(value)] as const]
  })
  return Object.fromEntries(found) as Stored // by the table
}

function textOf(key: StoredKey, owner?: Owner): string | undefined {
  if (!owner) return readStored(key)
  const name = nameOf(key, owner)
  // Behind the key stands the owner.
  return name === undefined ? undefined : readStored(key, name.slice(key.length + 1))
}

interface StoredText {
  /** Another script's has its name alone. */
  meaning: Meaning | undefined
  name: string
  text: string
}

/** All that is stored, whoever's it is, other scripts' too. */
export const allStored = (): StoredText[] =>
  [...Object.entries<string>(localStorage), ...Object.entries<string>(sessionStorage)].map(
    ([name, value]) => ({
      meaning: MEANINGS.find((meaning) => KINDS[meaning].key === keyOfName(name)),
      name,
      text: value,
    }),
  )

/** Clears what the tabs of this browser share, and tells none of them. */
export const clearStorage = (): void => localStorage.clear()

/** The name under which LINE's SDK stores a login outside LINE. */
const LINE_LOGIN = 'LIFF_STORE:2000000001-testliff:IDToken'

/** LINE's own SDK has stored a login outside LINE, perhaps somebody else's. */
export const keepLineLogin = (token = 'secret'): void => localStorage.setItem(LINE_LOGIN, token)
export const isLineLoginKept = (): boolean => localStorage.getItem(LINE_LOGIN) !== null

/** Outside LINE, the fake SDK's user is logged in to LINE (liff/fake-client.ts). */
export const logInToLine = (sub: string): void => sessionStorage.setItem('fake-liff-logged-in', sub)
