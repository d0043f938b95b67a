/**
 * Every key the app stores (spec 3, Stored locally), where, for how long, and what wipes it:
 * - logout: the member logs out; nothing stays, not even the language;
 * - expired: a call with the member's bearer was answered 401;
 * - replaced: a login puts another session in this one's place;
 * - refused: on start, the stored session is another brand's, or was begun at another store; what `replaced` wipes goes too;
 * - rebranded: on start, another brand is opened than the one that was stored;
 * - abandoned: on start, a login or registration was begun a day ago and not finished: it may be another person who opens the app;
 * - anotherUser: inside LINE another LINE user has opened the app; it wipes what `logout` does.
 */
export type Wipe = 'logout' | 'anotherUser' | 'expired' | 'replaced' | 'refused' | 'rebranded' | 'abandoned'

export interface StorageRow {
  area: 'local' | 'session'
  wipedBy: readonly Wipe[]
  /** Read and written under the member's session alone, or by pages of the brand that is stored alone (storage.ts). */
  owner?: 'member' | 'brand'
  /** Waits for the next login of whoever has begun it (session/set-aside.ts). */
  waits?: true
}

const untilLogout: StorageRow = { area: 'local', wipedBy: ['logout'] }
const untilExpired: StorageRow = { area: 'local', wipedBy: ['logout', 'expired'] }
const ofMember: StorageRow = { area: 'local', wipedBy: ['logout', 'expired', 'replaced'] }
const ofVisit: StorageRow = { area: 'session', wipedBy: [...ofMember.wipedBy, 'rebranded'] }
const ofTab: StorageRow = { area: 'session', wipedBy: [] }
const ofTabUntilLogout: StorageRow = { area: 'session', wipedBy: ['logout'] }
const ofTabUntilLogin: StorageRow = { area: 'session', wipedBy: ['logout', 'replaced'] }
/** What a visitor has begun at one brand is not another's. */
const ofBrand = (row: StorageRow): StorageRow => ({
  ...row,
  wipedBy: [...row.wipedBy, 'rebranded'],
  owner: 'brand',
})
const ofLogin: StorageRow = ofBrand({ area: 'local', wipedBy: [...ofMember.wipedBy, 'abandoned'] })
/** What a visitor brings along for after the login, and so outlives that login and a session that has ended. */
const waiting = (row: StorageRow): StorageRow => ({ ...ofBrand(row), waits: true })
const ofOrder: StorageRow = waiting({ area: 'session', wipedBy: ['logout', 'refused'] })

/** What is a member's own. */
const bySession = (row: StorageRow): StorageRow => ({ ...row, owner: 'member' })

export const STORED = {
  /** The member's bearer. */
  token: ofMember,
  /** The brand that the bearer was issued for. */
  tokenBrandRef: ofMember,
  /** When the bearer was stored (ms): a LINE login that was begun before is no longer open. */
  tokenSince: ofMember,
  /** Inside LINE: the LINE user whose session it is. */
  lineUser: bySession(ofMember),
  /** What the member is known by in this session (session/use-member-key.ts). */
  memberId: bySession(ofMember),
  /** `<id> <name>`: what a member was known by before a profile has named them. */
  memberAlias: bySession(untilLogout),
  brandRef: untilLogout,
  /** The store whose link opened the app: a registration is credited to it, so it outlives the login that begins one. */
  storeRef: ofBrand({ area: 'local', wipedBy: ['logout', 'expired', 'refused'] }),
  isGlobal: untilLogout,
  /** 'th' or 'en'. */
  language: untilLogout,
  /** The member's text size, and 'on' or 'off' of the data saver (theme/display.ts). */
  textSize: untilLogout,
  dataSaver: untilLogout,
  /** 'hidden' where the member has covered the balance and the tier's amounts. */
  figures: untilLogout,
  /** 'open' where the member has unfolded home's tier card. */
  tierCard: untilLogout,
  /** The brand's settings as last fetched, with their brand. */
  appSetting: untilLogout,
  /** The brand's derived colours, for the first paint (read by the head script). */
  themeTokens: untilLogout,
  /** What is known of an API's hosts that have failed reads lately (api/hosts.ts); nothing of a member. */
  circuitBreaker: untilLogout,
  /** Input of forms that were not sent yet, by form, with its member key and its time (stored a day at most). */
  drafts: bySession(untilLogout),
  /** The privileges that a member has marked, by id, with their member key: brand and member. */
  favourites: bySession(untilLogout),
  /** The privilege that each member saves points for, with its name, its member key and whether home has said that it is reached. */
  savingFor: bySession(untilLogout),
  /** What this phone has seen of the points history, and what it did to the points itself, with the member key: what else happened is told on home. */
  knownPoints: bySession(untilLogout),
  /** The redemptions that the member has asked for: idempotency keys, transactions once they are known, and why one was refused until that is told; a day at most. */
  redemptionAttempts: bySession(untilLogout),
  /** The codes for staff that are running, by transaction, so that they are on screen without a network. */
  issuedCodes: bySession(ofMember),
  /** The tier that a member saw last, with its member key, so that a change of it is told once: a change after a 401 too. */
  seenTier: bySession(untilLogout),
  /** When the member last put off adding the official account (ms). */
  friendAskedAt: untilLogout,
  /** Where a login leads: path and query of the page first requested. */
  targetPage: waiting({ area: 'local', wipedBy: ['logout', 'abandoned'] }),
  /** 'true' from the making of an account until its info is sent or skipped: the landing redirects to register-info. */
  isInfoDue: bySession({ area: 'local', wipedBy: ['logout', 'replaced'] }),
  /** When a login or registration has stored one of the next keys last, or, without one, the target page (ms): all go on start a day later. */
  loginAt: ofLogin,
  /** The number of the login or registration under way; in local storage, for LINE may close the page at any step. */
  mobileNo: ofLogin,
  /** A brand's LINE provider (spec 3, Provider list items), with its brand. */
  provider: untilExpired,
  /** The OTP requested last: its reference, number, purpose and times, never the code. */
  otp: ofLogin,
  /** The consent given while registering, with its wording, until there is an account to record it for. */
  pdpaData: ofLogin,
  /** What members have consented to on this phone: action, moment and wording, with their member key. */
  consentRecord: bySession(untilLogout),
  /** 'welcome' when the login named the campaign, until its points are requested. */
  action: bySession(ofMember),
  /** The points that the campaign gave, 0 while they are being asked for; until the member has acknowledged the outcome. */
  welcomePoints: bySession(ofMember),
  /** 'false' when consent was withdrawn; absent otherwise. */
  isConsentGiven: bySession(ofMember),
  /** The consent texts (their references, a line each) that the member has read: each is reported to the API once. */
  readPdpa: bySession(ofVisit),
  /** The token of the SMS that requested consent: sms-pdpa moves the token here from the address. No member's bearer. */
  smsToken: ofBrand(ofTabUntilLogin),
  /** The LINE identity reference, and the token that is valid for registration alone. */
  lineRef: ofLogin,
  registrationToken: ofLogin,
  /** When the LINE login that is not finished yet began (ms). */
  lineLogin: ofTabUntilLogin,
  /** When this browser last left for a LINE login that comes back by an address (ms), whichever tab it comes back to. */
  lineLoginAt: ofLogin,
  /** When a LINE ID token was last renewed (ms); outlives a log-out of LINE, so that renewals cannot loop. */
  lineRenewal: ofTab,
  /** Whose the tab is: brand, session and, once a profile has been read, the member (session/set-aside.ts). */
  tabOwner: ofTabUntilLogout,
  /** What waits in this tab for the member whose session has ended. */
  setAside: ofBrand(ofTabUntilLogout),
  /** Set by a log-out: no automatic sign-in until the app is reopened. */
  isLoggedOut: ofTab,
  /** 'true' in a tab that LINE has opened with credentials, which its SDK keeps for the tab. */
  isOpenedByLine: ofTabUntilLogout,
  /** The kinds of errors that the operator was told of (the head script), each once a visit. */
  toldErrors: ofTab,
  /** A scanned QR code that home has still to collect. */
  qrCode: waiting(ofTabUntilLogout),
  /** What was sent to redeem codes whose outcome has not been told: each with its request id, which a retry repeats. */
  redemptions: ofBrand(ofTabUntilLogout),
  /** Why points could not be collected, for error-point-member. */
  textInvalid: ofVisit,
  /** The order that home asks whether to return to. */
  mobileOrderStoreRef: ofOrder,
  mobileOrderQrRef: ofOrder,
  mobileOrderRedirectRoute: ofOrder,
  /** Home's last answers: rendered first on the next visit. No token, no phone number. */
  homeSnapshot: bySession(ofMember),
  /** 'true' after a redemption: back leads to the privileges. */
  checkIssueCP: bySession(ofVisit),
  /** When a log-out's call was sent (ms), while it is on its way: a page that hears of a 401 instead of its answer logs out. */
  isLoggingOut: bySession(ofMember),
  /** 'true' once points have changed: the points modal refetches the profile (the data-fetch flag of spec 2). */
  isProfileStale: bySession(ofVisit),
  /** The transaction of the history detail on screen, and whether its modal was opened. */
  transactionId: bySession(ofVisit),
  hasOpenedModal: bySession(ofVisit),
} as const satisfies Record<string, StorageRow>

/** What one order is: its keys are stored and removed together. */
export const ORDER = ['mobileOrderStoreRef', 'mobileOrderQrRef', 'mobileOrderRedirectRoute'] as const

export type StoredKey = keyof typeof STORED
