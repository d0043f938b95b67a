/**
 * Every stored key (spec 3, Stored locally): its area, and what wipes it:
 * - logout: the member logs out; nothing stays, not even the language;
 * - expired: a call with the member's bearer was answered 401;
 * - replaced: a login replaces the session;
 * - refused: at the start, the session is another brand's or store's; includes what `replaced` wipes;
 * - rebranded: at the start, another brand is opened than the stored one;
 * - abandoned: at the start, a login or registration is a day old, and may be another person's;
 * - anotherUser: inside LINE another LINE user has opened the app; wipes the same as `logout`.
 */
export type Wipe = 'logout' | 'anotherUser' | 'expired' | 'replaced' | 'refused' | 'rebranded' | 'abandoned'

export interface StorageRow {
  area: 'local' | 'session'
  wipedBy: readonly Wipe[]
  /** Read and written only under the member's session, or only by pages of the stored brand (storage.ts). */
  owner?: 'member' | 'brand'
  /** Kept for the next login of the person who began it (session/set-aside.ts). */
  waits?: true
}

const untilLogout: StorageRow = { area: 'local', wipedBy: ['logout'] }
const ofMember: StorageRow = { area: 'local', wipedBy: ['logout', 'expired', 'replaced'] }
const ofVisit: StorageRow = { area: 'session', wipedBy: [...ofMember.wipedBy, 'rebranded'] }
const ofTab: StorageRow = { area: 'session', wipedBy: [] }
const ofTabUntilLogout: StorageRow = { area: 'session', wipedBy: ['logout'] }
const ofTabUntilLogin: StorageRow = { area: 'session', wipedBy: ['logout', 'replaced'] }
/** Begun by a visitor at one brand, and only valid there. */
const ofBrand = (row: StorageRow): StorageRow => ({
  ...row,
  wipedBy: [...row.wipedBy, 'rebranded'],
  owner: 'brand',
})
const ofLogin: StorageRow = ofBrand({ area: 'local', wipedBy: [...ofMember.wipedBy, 'abandoned'] })
/** Kept by a visitor for after the login, so it outlives that login and an expired session. */
const waiting = (row: StorageRow): StorageRow => ({ ...ofBrand(row), waits: true })
const ofOrder: StorageRow = waiting({ area: 'session', wipedBy: ['logout', 'refused'] })

const bySession = (row: StorageRow): StorageRow => ({ ...row, owner: 'member' })

export const STORED = {
  token: ofMember,
  tokenBrandRef: ofMember,
  /** When the bearer was stored (ms): LINE logins begun earlier are over. */
  tokenSince: ofMember,
  /** The session's LINE user, inside LINE. */
  lineUser: bySession(ofMember),
  /** The member's id in this session (session/use-member-key.ts). */
  memberId: bySession(ofMember),
  /** `<id> <name>`: the member's id before a profile has named them. */
  memberAlias: bySession(untilLogout),
  brandRef: untilLogout,
  /** The store whose link opened the app: registrations are credited to it, so it outlives the login. */
  storeRef: ofBrand({ area: 'local', wipedBy: ['logout', 'expired', 'refused'] }),
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
  drafts: bySession(untilLogout),
  /** Favourite privileges by id, with the member key. */
  favourites: bySession(untilLogout),
  /** Each member's saving goal: privilege, title, and whether home has announced that it is reached. */
  savingFor: bySession(untilLogout),
  /** The points history as seen here, and this phone's own changes, with the member key; home reports the rest. */
  knownPoints: bySession(untilLogout),
  /** Attempts to redeem, for a day: idempotency keys, transactions, and errors until shown. */
  redemptionAttempts: bySession(untilLogout),
  /** Running codes for staff by transaction, to show them without network. */
  issuedCodes: bySession(ofMember),
  /** The tier seen last, with the member key, so that a change is announced once, even after a 401. */
  seenTier: bySession(untilLogout),
  /** When the member last declined to add a brand's official account (ms), by brand. */
  friendAskedAt: untilLogout,
  /** The page (path and query) to open after the login. */
  targetPage: waiting({ area: 'local', wipedBy: ['logout', 'abandoned'] }),
  /** 'true' until a new account's info is sent or skipped: the landing redirects to register-info. */
  isInfoDue: bySession({ area: 'local', wipedBy: ['logout', 'replaced'] }),
  /** When a login or registration last stored a key below or the target page (ms); a day later the start removes them. */
  loginAt: ofLogin,
  /** The number of the current login or registration; in local storage, because LINE may close the page. */
  mobileNo: ofLogin,
  /** The reference of the brand's LINE provider (spec 3, Provider list items). */
  provider: ofBrand({ area: 'local', wipedBy: ['logout', 'expired'] }),
  /** The last OTP request: reference, number, purpose and times, not the code. */
  otp: ofLogin,
  /** The consent given during registration, with its wording, until the account exists. */
  pdpaData: ofLogin,
  /** Consents given on this phone: action, time and wording, with the member key. */
  consentRecord: bySession(untilLogout),
  /** 'welcome' if the login named the campaign, until its points are requested. */
  action: bySession(ofMember),
  /** The campaign's points, 0 while requested, until the member acknowledges them. */
  welcomePoints: bySession(ofMember),
  /** 'false' after a withdrawal. */
  isConsentGiven: bySession(ofMember),
  /** The consent texts (their references, one per line) whose reading was reported. */
  readPdpa: bySession(ofVisit),
  /** The token of an SMS that requests consent, moved here from the address; not a bearer. */
  smsToken: ofBrand(ofTabUntilLogin),
  /** The LINE identity reference, and the token for registration. */
  lineRef: ofLogin,
  registrationToken: ofLogin,
  /** When the unfinished LINE login began (ms). */
  lineLogin: ofTabUntilLogin,
  /** When this browser last left for a LINE login (ms), which may return to another tab. */
  lineLoginAt: ofLogin,
  /** When a LINE ID token was last renewed (ms); outlives a LINE log-out, so that renewals cannot loop. */
  lineRenewal: ofTab,
  /** The tab's brand, session and, once known, member (session/set-aside.ts). */
  tabOwner: ofTabUntilLogout,
  /** What waits in this tab for the member whose session has ended. */
  setAside: ofBrand(ofTabUntilLogout),
  /** Set by a log-out: no automatic sign-in until the app is reopened. */
  isLoggedOut: ofTab,
  /** 'true' if LINE has opened this tab with credentials, which its SDK keeps for the tab. */
  isOpenedByLine: ofTabUntilLogout,
  /** Kinds of errors already reported by the head script in this visit. */
  toldErrors: ofTab,
  /** A scanned QR code for home to collect. */
  qrCode: waiting(ofTabUntilLogout),
  /** Requests to redeem codes, with their idempotency keys, until the outcome was shown. */
  redemptions: ofBrand(ofTabUntilLogout),
  /** Why points were not collected, for error-point-member. */
  textInvalid: ofVisit,
  /** The order to which home offers to return. */
  mobileOrderStoreRef: ofOrder,
  mobileOrderQrRef: ofOrder,
  mobileOrderRedirectRoute: ofOrder,
  /** Home's last answers, rendered first on the next visit; no token, no phone number. */
  homeSnapshot: bySession(ofMember),
  /** 'true' after a redemption: back leads to the privileges. */
  checkIssueCP: bySession(ofVisit),
  /** When a pending log-out was sent (ms); a page that gets a 401 instead of its answer logs out. */
  isLoggingOut: bySession(ofMember),
  /** 'true' when points have changed: the points modal refetches the profile (spec 2's data-fetch flag). */
  isProfileStale: bySession(ofVisit),
  /** The history detail's transaction, and whether its modal was opened. */
  transactionId: bySession(ofVisit),
  hasOpenedModal: bySession(ofVisit),
} as const satisfies Record<string, StorageRow>

/** The keys of one order, stored and removed together. */
export const ORDER = ['mobileOrderStoreRef', 'mobileOrderQrRef', 'mobileOrderRedirectRoute'] as const

export type StoredKey = keyof typeof STORED
