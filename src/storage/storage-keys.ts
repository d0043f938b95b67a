import { isRecord } from '../lib/is-record.ts'
import type { ServerTime } from '@/lib/server-clock'
import { byName, flag, list, number, oneOf, record, text, type Shape } from './shapes.ts'

/**
 * Every stored key (spec 3, Stored locally): its area, whose it is, what it looks like, and what removes it:
 * - logout: the member logs out; nothing stays, not even the language;
 * - anotherUser: inside LINE another LINE user has opened the app; removes the same, but nothing of LINE's SDK;
 * - expired: a call with the member's bearer was answered 401;
 * - replaced: a login replaces the session;
 * - otherStore: at the start, the address names another store than the order's;
 * - anotherMember: another member of the brand is known to be logged in (openMember).
 */
export type Wipe = 'logout' | 'anotherUser' | 'expired' | 'replaced' | 'otherStore' | 'anotherMember'

export interface StorageRow {
  area: 'local' | 'session'
  wipedBy: readonly Wipe[]
  /**
   * Whose it is, which is part of the name in storage (storage.ts). By default whoever's the phone is.
   * - session: a member's session, known by its bearer;
   * - visitor: whoever is at one brand without a session, as who logs in or registers;
   * - login: the same, but a session's where there is one, as of a member who has forgotten the PIN;
   * - waiting: a visitor's as long as nobody is logged in, then the member's. It waits for that member's next login.
   * - member: a brand's member, once known; stored in their session alone.
   * - members: the values name the member, so that a page of an older version, still open, and a new one find each other's.
   */
  owner?: 'session' | 'visitor' | 'login' | 'waiting' | 'member' | 'members'
  /** Counts as absent when it is older (ms). */
  lifeMs?: number
  /** What a member has left and what was begun since are one list; by default the latter alone counts. */
  isJoined?: true
  /** What the value looks like; by default it is a text. */
  shape?: Shape<unknown>
  /** Typed by its member: goes with another brand's member too, who may be another person. */
  isTyped?: true
}

const DAY_MS = 24 * 60 * 60_000

const untilLogout: StorageRow = { area: 'local', wipedBy: ['logout'] }
const ofBearer: StorageRow = { area: 'local', wipedBy: ['logout', 'expired', 'replaced', 'otherStore'] }
const ofSession: StorageRow = { ...ofBearer, owner: 'session' }
const ofVisit: StorageRow = { ...ofSession, area: 'session' }
const ofMember: StorageRow = { area: 'local', wipedBy: ['logout', 'anotherMember'], owner: 'member' }
const ofTab: StorageRow = { area: 'session', wipedBy: [] }
const ofTabUntilLogout: StorageRow = { area: 'session', wipedBy: ['logout'] }
const ofTabUntilLogin: StorageRow = {
  area: 'session',
  wipedBy: ['logout', 'replaced', 'otherStore'],
  owner: 'visitor',
}
/** A login or registration that is left for a day may be another person's. */
const ofLogin: StorageRow = { ...ofBearer, owner: 'visitor', lifeMs: DAY_MS }
/** Outlives the login for which it waits, and an expired session. */
const waiting: StorageRow = { area: 'session', wipedBy: ['logout'], owner: 'waiting' }
const ofOrder: StorageRow = { ...waiting, wipedBy: ['logout', 'otherStore'] }

/** A time by the server's clock (ms). */
const serverTime = number as Shape<unknown> as Shape<ServerTime>
const itemKind = oneOf('privilege', 'package')

/** A redemption's attempt, from the tap until the member has seen its outcome (statuses: features/redeem/redeem.ts). */
const redemptionAttempt = record(
  {
    memberKey: text,
    kind: itemKind,
    itemId: text,
    /** The idempotency key of every try, so that the server takes the points once. */
    requestId: text,
    /** When the first try was sent. */
    begunAt: serverTime,
    status: oneOf('sending', 'checking', 'notRedeemed', 'done'),
  },
  {
    /** A privilege from a for-you list (spec 7, Issue's Type). */
    isForYou: flag,
    /** The cost in points, if any. */
    points: number,
    /** When the first try was sent by this phone's clock (ms): either clock may be wrong, and the server's is unknown after a reload. */
    begunHereAt: number,
    /** The same of the last try, where there were several: the clock may have been set between them. */
    triedHereAt: number,
    /** An earlier try had no answer, and the history does not show it. */
    isRetry: flag,
    /** The history could not be read for a minute: the member may try again. */
    isUnreadable: flag,
    /** The item's transactions before the first try, if the server's clock is unknown. */
    before: list(text),
    /** Neither the server's clock nor `before` is known: that the history does not show it says nothing. */
    isUndated: flag,
    /** Why the server refused the last try (AppError), until the member has seen it; the status is `notRedeemed`. */
    error: record({ kind: text }),
    transactionId: text,
    /** The member has seen the transaction. */
    isSeen: flag,
  },
)

/** A code for staff, kept until it expires, to be shown without network too. */
const staffCode = record(
  {
    kind: itemKind,
    transactionId: text,
    /** Encoded and shown unchanged. */
    code: text,
    /** The item's title, which may be out of reach later. */
    title: text,
  },
  {
    /** Absent if it does not expire. */
    expiresAt: serverTime,
    /** The same by this phone's clock (ms); absent where the server's time was not known. */
    endsHereAt: number,
    /** When this phone received it (ms, its own clock). */
    issuedAt: number,
  },
)

/** Points given or taken by this phone, by the id of the request. */
const ownPoints = record({ requestId: text, points: number, at: serverTime })

/** The part of the points history that a member has seen on this phone. */
const seenPoints = record(
  {
    /** Each row's status by row id; '' if it has none. */
    statuses: byName(text),
    /** The time of the oldest row seen (ms): older rows may be on a page that was not read. 0 if all rows were read. */
    from: number,
    /** When the rows were read (ms, this phone's clock). */
    readAt: number,
  },
  {
    /** The balance before the rows were read; the rows stay the same until it changes. Absent if unknown. */
    balance: number,
  },
)

/** A brand's settings (AppSetting), whose groups are as this version has stored them. */
const appSetting = record(
  {
    brandRef: text,
    coverPage: isRecord,
    section: isRecord,
    login: isRecord,
    register: isRecord,
    navbarMenu: isRecord,
    privilegePage: isRecord,
    covers: list(text),
    themeFields: byName(text),
  },
  { readAt: number },
)

const locale = oneOf('th', 'en')

/** A member's answer to a consent article, recorded on this phone. */
const consentEntry = record(
  { action: oneOf('given', 'withdrawn'), reference: text, groupKey: text, at: text },
  {
    locale,
    /** Hash of the wording, kept after the text itself is dropped. */
    fingerprint: text,
    text,
  },
)

/** A consent given before the account existed: what the member read, and when they accepted. */
const givenConsent = record(
  { altReference: text, groupKey: text },
  { wording: record({ locale, text }), at: text },
)

/** A code requested by SMS, without the code itself. Times in ms of this phone's clock. */
const otpChallenge = record({
  ref: text,
  purpose: oneOf('register', 'first-login', 'forgot-pin', 'line'),
  /** The number the code was sent to, for which alone it is valid. */
  mobileNo: text,
  sentAt: number,
  /** When another code may be requested; stored for the countdown after a reload. */
  resendAt: number,
  expiresAt: number,
})

export const STORED = {
  token: ofBearer,
  tokenBrandRef: ofBearer,
  /** When the bearer was stored (ms): LINE logins begun earlier are over. */
  tokenSince: ofBearer,
  /** The session's LINE user, inside LINE. */
  lineUser: ofSession,
  /** The member's id in this session (session/use-member-key.ts). */
  memberId: ofSession,
  /** A member's other name: of a number the id by which they were known before a profile named them, of that id the number. */
  memberAlias: { ...untilLogout, owner: 'member' },
  /** When this storage began (ms): a log-out removes it, and the next start begins another. */
  beganAt: untilLogout,
  /** The same as this tab knows it: what a tab has from before a log-out is gone. */
  tabBeganAt: ofTabUntilLogout,
  brandRef: untilLogout,
  /** The store whose link opened the app: registrations are credited to it, so it outlives the login. */
  storeRef: { area: 'local', wipedBy: ['logout', 'expired', 'otherStore'], owner: 'visitor' },
  isGlobal: { ...untilLogout, owner: 'visitor' },
  /** 'th' or 'en'. */
  language: untilLogout,
  /** The text size, and the data saver 'on' or 'off' (theme/display.ts). */
  textSize: untilLogout,
  dataSaver: untilLogout,
  /** 'hidden' if the balance and the tier's amounts are hidden. */
  figures: untilLogout,
  /** 'open' if the member has unfolded home's tier card. */
  tierCard: untilLogout,
  /** 'text', 'barcode' or 'qr': how the member showed a redeemed item's code last. */
  codeTab: untilLogout,
  /** The brand's settings as last fetched. */
  appSetting: { ...untilLogout, shape: appSetting },
  /** The brand's derived colours, for the head script's first paint. */
  themeTokens: {
    ...untilLogout,
    shape: record({ source: text, light: byName(text), dark: byName(text) }, { isDark: flag }),
  },
  /** Rests of the API's hosts (api/hosts.ts). */
  circuitBreaker: {
    ...untilLogout,
    shape: byName(record({ until: number }, { isUnanswered: flag, opener: text })),
  },
  /** Unsent form input by form, with its time, for a day. */
  drafts: {
    ...ofMember,
    lifeMs: DAY_MS,
    isTyped: true,
    shape: byName(record({ savedAt: number, values: isRecord })),
  },
  /** Favourite privileges by id. */
  favourites: { ...ofMember, shape: list(text) },
  /** The saving goal: privilege and title. */
  savingFor: { ...ofMember, shape: record({ privilegeId: text, title: text }, { isForYou: flag }) },
  /** The points history as seen here, and this phone's own changes; home reports the rest. */
  knownPoints: { ...ofMember, shape: record({ own: list(ownPoints) }, { seen: seenPoints }) },
  /** Attempts to redeem, for a day: idempotency keys, transactions, and errors until shown. */
  redemptionAttempts: { ...untilLogout, owner: 'members', shape: list(redemptionAttempt) },
  /** Running codes for staff by transaction, to show them without network. */
  issuedCodes: { ...ofSession, shape: list(staffCode) },
  /** The tier seen last, so that a change is announced once, even after a 401. */
  seenTier: {
    ...ofMember,
    shape: record({ nameTh: text }, { tierId: text, nameEn: text, nextTierId: text, nextNameTh: text }),
  },
  /** When the member last declined to add a brand's official account (ms), by brand. */
  friendAskedAt: { ...untilLogout, shape: byName(number) },
  /** The page (path and query) to open after the login. */
  targetPage: { ...waiting, area: 'local', lifeMs: DAY_MS },
  /** 'true' until a new account's info is sent or skipped: the landing redirects to register-info. */
  isInfoDue: ofSession,
  /** The number of the tab's login or registration; another tab may be another person's. */
  mobileNo: { ...ofLogin, area: 'session', owner: 'login' },
  /** The reference of the brand's LINE provider (spec 3, Provider list items). */
  provider: { area: 'local', wipedBy: ['logout', 'expired'], owner: 'visitor' },
  /** The last OTP request: reference, number, purpose and times, not the code. */
  otp: { ...ofLogin, owner: 'login', shape: otpChallenge },
  /** The consent given during registration, with its wording, until the account exists. */
  pdpaData: { ...ofLogin, shape: givenConsent },
  /** Consents given on this phone: action, time and wording. */
  consentRecord: { ...ofMember, shape: list(consentEntry) },
  /** 'welcome' if the login named the campaign, until its points are requested. */
  action: ofSession,
  /** The campaign's points, 0 while requested, until the member acknowledges them. */
  welcomePoints: ofSession,
  /** 'false' after a withdrawal. */
  isConsentGiven: ofSession,
  /** The consent texts (their references) whose reading was reported. */
  readPdpa: { ...ofVisit, shape: list(text) },
  /** The token of an SMS that requests consent, moved here from the address; not a bearer. */
  smsToken: ofTabUntilLogin,
  /** The LINE identity reference, and the token for registration. */
  lineRef: ofLogin,
  registrationToken: ofLogin,
  /** Whose LINE this tab's registration is of, by id or reference; empty for one by phone. The rows above are all tabs'. */
  registrationOf: ofTabUntilLogin,
  /** When the unfinished LINE login began (ms). */
  lineLogin: ofTabUntilLogin,
  /** When this browser last left for a LINE login (ms), which may return to another tab. */
  lineLoginAt: ofLogin,
  /** When a LINE ID token was last renewed (ms); outlives a LINE log-out, so that renewals cannot loop. */
  lineRenewal: ofTab,
  /** The key of the member whose session was here before one from an address, empty for nobody's, until the member is told. */
  memberBefore: ofSession,
  /** Set by a log-out: no automatic sign-in until the app is reopened. */
  isLoggedOut: ofTab,
  /** 'true' if LINE has opened this tab with credentials, which its SDK keeps for the tab. */
  isOpenedByLine: ofTabUntilLogout,
  /** Kinds of errors already reported by the head script in this visit. */
  toldErrors: ofTab,
  /** Scanned QR codes for home to collect. */
  qrCode: { ...waiting, isJoined: true, shape: list(text) },
  /** Requests to redeem codes, with their idempotency keys, until the outcome was shown. */
  redemptions: {
    ...waiting,
    isJoined: true,
    shape: list(record({ customerId: text, qrCode: text, 'X-Request-Id': text })),
  },
  /** The ids of deeds whose outcome is unknown (api/once.ts). */
  deeds: {
    ...waiting,
    isJoined: true,
    shape: list(record({ operation: text, content: text, requestId: text, begunAt: number })),
  },
  /** Why points were not collected, for error-point-member. */
  textInvalid: ofTabUntilLogin,
  /** The order to which home offers to return. */
  mobileOrderStoreRef: ofOrder,
  mobileOrderQrRef: ofOrder,
  mobileOrderRedirectRoute: ofOrder,
  /** Home's last answers, rendered first on the next visit; no token, last name, member number or phone number. */
  homeSnapshot: {
    ...ofSession,
    shape: record({ version: number, brandRef: text, entries: byName(record({})) }),
  },
  /** 'true' after a redemption: back leads to the privileges. */
  checkIssueCP: ofVisit,
  /** When a pending log-out was sent (ms); a page that gets a 401 instead of its answer logs out. */
  isLoggingOut: ofSession,
  /** 'true' when points have changed: the points modal refetches the profile (spec 2's data-fetch flag). */
  isProfileStale: ofVisit,
  /** The history detail's transaction, and whether its modal was opened. */
  transactionId: ofVisit,
  hasOpenedModal: ofVisit,
} as const satisfies Record<string, StorageRow>

/** The keys of one order, stored and removed together. */
export const ORDER = ['mobileOrderStoreRef', 'mobileOrderQrRef', 'mobileOrderRedirectRoute'] as const

export type StoredKey = keyof typeof STORED

type ShapeOf<Key extends StoredKey> = (typeof STORED)[Key] extends { shape: Shape<infer Value> }
  ? Value
  : string

/** What is read and stored by a key. */
export type StoredValue<Key extends StoredKey> = ShapeOf<Key>
