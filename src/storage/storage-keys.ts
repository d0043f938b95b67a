/**
 * Every stored key (spec 3, Stored locally): its area, whose it is, and what removes it:
 * - logout: the member logs out; nothing stays, not even the language;
 * - anotherUser: inside LINE another LINE user has opened the app; removes the same, but nothing of LINE's SDK;
 * - expired: a call with the member's bearer was answered 401;
 * - replaced: a login replaces the session;
 * - refused: at the start, the session is another brand's or store's; includes what `replaced` removes.
 */
export type Wipe = 'logout' | 'anotherUser' | 'expired' | 'replaced' | 'refused'

export interface StorageRow {
  area: 'local' | 'session'
  wipedBy: readonly Wipe[]
  /**
   * Whose it is, which is part of the name in storage (storage.ts). By default whoever's the phone is.
   * - session: a member's session, known by its bearer;
   * - visitor: whoever is at one brand without a session, as who logs in or registers;
   * - waiting: a visitor's as long as nobody is logged in, then the member's. It waits for that member's next login.
   * - member: the values name the member; stored in their session alone.
   */
  owner?: 'session' | 'visitor' | 'waiting' | 'member'
  /** Counts as absent when it is older (ms). */
  lifeMs?: number
}

const DAY_MS = 24 * 60 * 60_000

const untilLogout: StorageRow = { area: 'local', wipedBy: ['logout'] }
const ofBearer: StorageRow = { area: 'local', wipedBy: ['logout', 'expired', 'replaced'] }
const ofSession: StorageRow = { ...ofBearer, owner: 'session' }
const ofVisit: StorageRow = { ...ofSession, area: 'session' }
const ofMember: StorageRow = { ...untilLogout, owner: 'member' }
const ofTab: StorageRow = { area: 'session', wipedBy: [] }
const ofTabUntilLogout: StorageRow = { area: 'session', wipedBy: ['logout'] }
const ofTabUntilLogin: StorageRow = { area: 'session', wipedBy: ['logout', 'replaced'] }
/** A login or registration that is left for a day may be another person's. */
const ofLogin: StorageRow = { ...ofBearer, owner: 'visitor', lifeMs: DAY_MS }
/** Outlives the login for which it waits, and an expired session. */
const waiting: StorageRow = { area: 'session', wipedBy: ['logout'], owner: 'waiting' }
const ofOrder: StorageRow = { ...waiting, wipedBy: ['logout', 'refused'] }

export const STORED = {
  token: ofBearer,
  tokenBrandRef: ofBearer,
  /** When the bearer was stored (ms): LINE logins begun earlier are over. */
  tokenSince: ofBearer,
  /** The session's LINE user, inside LINE. */
  lineUser: ofSession,
  /** The member's id in this session (session/use-member-key.ts). */
  memberId: ofSession,
  /** `<id> <name>`: the member's id before a profile has named them. */
  memberAlias: ofMember,
  brandRef: untilLogout,
  /** The store whose link opened the app: registrations are credited to it, so it outlives the login. */
  storeRef: { area: 'local', wipedBy: ['logout', 'expired', 'refused'], owner: 'visitor' },
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
  /** Unsent form input by form, with member key and time, for a day. */
  drafts: ofMember,
  /** Favourite privileges by id, with the member key. */
  favourites: ofMember,
  /** Each member's saving goal: privilege, title, and whether home has announced that it is reached. */
  savingFor: ofMember,
  /** The points history as seen here, and this phone's own changes, with the member key; home reports the rest. */
  knownPoints: ofMember,
  /** Attempts to redeem, for a day: idempotency keys, transactions, and errors until shown. */
  redemptionAttempts: ofMember,
  /** Running codes for staff by transaction, to show them without network. */
  issuedCodes: ofSession,
  /** The tier seen last, with the member key, so that a change is announced once, even after a 401. */
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
  /** Consents given on this phone: action, time and wording, with the member key. */
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
  smsToken: { ...ofTabUntilLogin, owner: 'visitor' },
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
  /** A scanned QR code for home to collect. */
  qrCode: waiting,
  /** Requests to redeem codes, with their idempotency keys, until the outcome was shown. */
  redemptions: { ...ofTabUntilLogout, owner: 'visitor' },
  /** Why points were not collected, for error-point-member. */
  textInvalid: { ...ofTabUntilLogin, owner: 'visitor' },
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
