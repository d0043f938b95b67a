/**
 * Every stored key (spec 3, Stored locally): its area, whose it is, and what removes it:
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
   * - waiting: a visitor's as long as nobody is logged in, then the member's. It waits for that member's next login.
   * - member: a brand's member, once known; stored in their session alone.
   * - members: the values name the member, so that a page of an older version, still open, and a new one find each other's.
   */
  owner?: 'session' | 'visitor' | 'waiting' | 'member' | 'members'
  /** Counts as absent when it is older (ms). */
  lifeMs?: number
  /** What a member has left and what was begun since both count, line by line; by default the latter alone. */
  hasLines?: true
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

export const STORED = {
  token: ofBearer,
  tokenBrandRef: ofBearer,
  /** When the bearer was stored (ms): LINE logins begun earlier are over. */
  tokenSince: ofBearer,
  /** The session's LINE user, inside LINE. */
  lineUser: ofSession,
  /** The member's id in this session (session/use-member-key.ts). */
  memberId: ofSession,
  /** `<id> <name>` of the brand's last member: their id before a profile has named them. */
  memberAlias: { ...untilLogout, owner: 'visitor' },
  /** When this storage began (ms): a log-out removes it, and the next start begins another. */
  beganAt: untilLogout,
  /** The same as this tab knows it: what a tab has from before a log-out is gone. */
  tabBeganAt: ofTabUntilLogout,
  brandRef: untilLogout,
  /** The store whose link opened the app: registrations are credited to it, so it outlives the login. */
  storeRef: { area: 'local', wipedBy: ['logout', 'expired', 'otherStore'], owner: 'visitor' },
  isGlobal: untilLogout,
  /** 'th' or 'en'. */
  language: untilLogout,
  /** The text size, and the data saver 'on' or 'off' (theme/display.ts). */
  textSize: untilLogout,
  dataSaver: untilLogout,
  /** 'hidden' if the balance and the tier's amounts are hidden. */
  figures: untilLogout,
  /** 'open' if the member has unfolded home's tier card. */
  tierCard: untilLogout,
  /** The brand's settings as last fetched. */
  appSetting: untilLogout,
  /** The brand's derived colours, for the head script's first paint. */
  themeTokens: untilLogout,
  /** Rests of the API's hosts (api/hosts.ts). */
  circuitBreaker: untilLogout,
  /** Unsent form input by form, with its time, for a day. */
  drafts: { ...ofMember, lifeMs: DAY_MS, isTyped: true },
  /** Favourite privileges by id. */
  favourites: ofMember,
  /** The saving goal: privilege, title, and whether home has announced that it is reached. */
  savingFor: ofMember,
  /** The points history as seen here, and this phone's own changes; home reports the rest. */
  knownPoints: ofMember,
  /** Attempts to redeem, for a day: idempotency keys, transactions, and errors until shown. */
  redemptionAttempts: { ...untilLogout, owner: 'members' },
  /** Running codes for staff by transaction, to show them without network. */
  issuedCodes: ofSession,
  /** The tier seen last, so that a change is announced once, even after a 401. */
  seenTier: ofMember,
  /** When the member last declined to add a brand's official account (ms), by brand. */
  friendAskedAt: untilLogout,
  /** The page (path and query) to open after the login. */
  targetPage: { ...waiting, area: 'local', lifeMs: DAY_MS },
  /** 'true' until a new account's info is sent or skipped: the landing redirects to register-info. */
  isInfoDue: ofSession,
  /** The number of the current login or registration; in local storage, because LINE may close the page. */
  mobileNo: ofLogin,
  /** The reference of the brand's LINE provider (spec 3, Provider list items). */
  provider: { area: 'local', wipedBy: ['logout', 'expired'], owner: 'visitor' },
  /** The last OTP request: reference, number, purpose and times, not the code. */
  otp: ofLogin,
  /** The consent given during registration, with its wording, until the account exists. */
  pdpaData: ofLogin,
  /** Consents given on this phone: action, time and wording. */
  consentRecord: ofMember,
  /** 'welcome' if the login named the campaign, until its points are requested. */
  action: ofSession,
  /** The campaign's points, 0 while requested, until the member acknowledges them. */
  welcomePoints: ofSession,
  /** 'false' after a withdrawal. */
  isConsentGiven: ofSession,
  /** The consent texts (their references, one per line) whose reading was reported. */
  readPdpa: ofVisit,
  /** The token of an SMS that requests consent, moved here from the address; not a bearer. */
  smsToken: ofTabUntilLogin,
  /** The LINE identity reference, and the token for registration. */
  lineRef: ofLogin,
  registrationToken: ofLogin,
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
  /** Scanned QR codes for home to collect, one a line. */
  qrCode: { ...waiting, hasLines: true },
  /** Requests to redeem codes, with their idempotency keys, until the outcome was shown: JSON lists, one a line. */
  redemptions: { ...waiting, hasLines: true },
  /** The ids of deeds whose outcome is unknown (api/once.ts), one a line. */
  deeds: { ...waiting, hasLines: true },
  /** Why points were not collected, for error-point-member. */
  textInvalid: ofTabUntilLogin,
  /** The order to which home offers to return. */
  mobileOrderStoreRef: ofOrder,
  mobileOrderQrRef: ofOrder,
  mobileOrderRedirectRoute: ofOrder,
  /** Home's last answers, rendered first on the next visit; no token, no phone number. */
  homeSnapshot: ofSession,
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
