import { vi } from 'vitest'
import { BRANDS } from '@/sandbox/brands/all-brands'
import { memberNoOf } from '@/sandbox/db/seed'
import { sessionFor, type BrandRef, type MemberPersona } from '@/sandbox/personas'
import { keyOfName, markOf, storedName } from '@/storage/owner'
import { readStored, writeStored } from '@/storage/storage'
import { STORED, type StorageRow, type StoredKey, type StoredValue } from '@/storage/storage-keys'

/*
 * What the phone stores, as tests speak of it: by its meaning, as a value, and of whom. Besides `src/storage/` this file alone knows
 * the keys, the names with their owners, the areas and the texts.
 */

/** How a value is stored. What a test gives may be less, or broken. */
interface Kind<Value, Giving = Value> {
  key: StoredKey
  toValue: (stored: never) => Value
  toText: (value: Giving) => string
}

const text = (key: StoredKey): Kind<string> => ({
  key,
  toValue: (stored: string) => stored,
  toText: (value) => value,
})

const flag = (key: StoredKey): Kind<boolean> => ({
  key,
  toValue: (stored: string) => stored === 'true',
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
  toValue: (stored: string) => stored.split(' '),
  toText: (value) => value.join(' '),
})

/** More than a text, as its row says. */
const more = <Key extends StoredKey>(key: Key): Kind<StoredValue<Key>, object> => ({
  key,
  toValue: (stored: StoredValue<Key>) => stored,
  toText: (object) => JSON.stringify(object),
})

/** Every stored thing by its meaning (stored.test.ts); src/storage/storage-keys.ts says what each one is. */
const KINDS = {
  bearer: text('token'),
  bearerBrand: text('tokenBrandRef'),
  bearerSince: number('tokenSince'),
  lineUser: words('lineUser'),
  memberId: text('memberId'),
  memberAlias: text('memberAlias'),
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
  codeTab: text('codeTab'),
  brandSettings: more('appSetting'),
  brandColours: more('themeTokens'),
  hostRests: more('circuitBreaker'),
  drafts: more('drafts'),
  favourites: more('favourites'),
  goal: more('savingFor'),
  knownPoints: more('knownPoints'),
  attempts: more('redemptionAttempts'),
  staffCodes: more('issuedCodes'),
  seenTier: more('seenTier'),
  friendAsked: more('friendAskedAt'),
  target: text('targetPage'),
  isInfoDue: flag('isInfoDue'),
  number: text('mobileNo'),
  provider: text('provider'),
  otp: more('otp'),
  consent: more('pdpaData'),
  consentRecord: more('consentRecord'),
  campaign: text('action'),
  welcomePoints: number('welcomePoints'),
  isConsentGiven: flag('isConsentGiven'),
  policiesRead: more('readPdpa'),
  smsToken: text('smsToken'),
  lineRef: text('lineRef'),
  registrationToken: text('registrationToken'),
  registrationOf: text('registrationOf'),
  lineLoginBegan: number('lineLogin'),
  leftForLine: number('lineLoginAt'),
  lineRenewed: number('lineRenewal'),
  memberBefore: text('memberBefore'),
  isLoggedOut: flag('isLoggedOut'),
  isOpenedByLine: flag('isOpenedByLine'),
  toldErrors: text('toldErrors'),
  codes: more('qrCode'),
  codeRequests: more('redemptions'),
  deeds: more('deeds'),
  whyNoPoints: text('textInvalid'),
  orderStore: text('mobileOrderStoreRef'),
  orderTable: text('mobileOrderQrRef'),
  orderPage: text('mobileOrderRedirectRoute'),
  home: more('homeSnapshot'),
  hasRedeemed: flag('checkIssueCP'),
  logOutSent: number('isLoggingOut'),
  isProfileStale: flag('isProfileStale'),
  transactionId: text('transactionId'),
  hasOpenedModal: flag('hasOpenedModal'),
}

export type Meaning = keyof typeof KINDS
type ValueOf<K> = K extends { toValue: (stored: never) => infer Value } ? Value : never
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
  area: StorageRow['area']
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
    area,
    name,
    text: isTimed ? `${Date.now()} ${value}` : value,
  }
}

/** Stores, or removes. */
export function put({ area, name, text: value }: Entry): void {
  const storage = area === 'local' ? localStorage : sessionStorage
  if (value === undefined) storage.removeItem(name)
  else storage.setItem(name, value)
}

/** Puts things on the phone as an earlier page has left them: of an owner, by default of whoever the page is. */
export function given(things: Things, owner?: Owner): void {
  for (const meaning of meaningsIn(things)) givenText(meaning, textIn(things, meaning), owner)
}

/** The same with a text that may be no such value: broken, or of an older version. */
export function givenText(meaning: Meaning, value: string | undefined, owner?: Owner): void {
  const { key } = KINDS[meaning]
  if (owner) return put(entryOf(key, value, owner))
  writeStored(key, value as never) // a text is stored as it is
  const isStored = allStored().some((one) => one.meaning === meaning && one.text.endsWith(value ?? ''))
  if (value !== undefined && !isStored)
    throw new Error(`${meaning} has no owner, or one whose session is over`)
}

/** What is stored of an owner, by default of whoever the page is, with what is whoever's the phone is. */
export function storedOf(owner?: Owner): Stored {
  const found = MEANINGS.flatMap((meaning) => {
    const { key, toValue } = KINDS[meaning]
    const stored = valueOf(key, owner)
    return stored === undefined ? [] : [[meaning, toValue(stored as never)] as const] // of the same row
  })
  return Object.fromEntries(found)
}

function valueOf(key: StoredKey, owner?: Owner): unknown {
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
      meaning: meaningOf(name),
      name,
      text: value,
    }),
  )

const meaningOf = (name: string) => MEANINGS.find((meaning) => keyOf(meaning) === keyOfName(name))

/** Clears what the tabs of this browser share, and tells none of them. */
export const clearStorage = (): void => localStorage.clear()

/** The name under which LINE's SDK stores a login outside LINE. */
const LINE_LOGIN = 'LIFF_STORE:2000000001-testliff:IDToken'

/** LINE's own SDK has stored a login outside LINE, perhaps somebody else's. */
export const keepLineLogin = (token = 'secret'): void => localStorage.setItem(LINE_LOGIN, token)
export const isLineLoginKept = (): boolean => localStorage.getItem(LINE_LOGIN) !== null

/** Outside LINE, the fake SDK's user is logged in to LINE (sandbox/line/fake-client.ts). */
export const logInToLine = (sub: string): void => sessionStorage.setItem('fake-liff-logged-in', sub)

/** What is removed of what tabs share while something runs, though it may be stored again. */
export function removedDuring(run: () => void): (Meaning | undefined)[] {
  const own = localStorage
  const removed: (Meaning | undefined)[] = []
  const removeItem = (name: string) => {
    removed.push(meaningOf(name))
    own.removeItem(name)
  }
  const get = (_: Storage, name: string) => (name === 'removeItem' ? removeItem : own[name])
  vi.stubGlobal('localStorage', new Proxy(own, { get }))
  run()
  vi.unstubAllGlobals()
  return removed
}

/** For the head script's own reading, which takes keys (src/document/visit.ts). */
export const keyOf = (meaning: Meaning): StoredKey => KINDS[meaning].key
