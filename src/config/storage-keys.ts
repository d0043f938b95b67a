/**
 * Every key the app stores (spec 3, Stored locally), where, for how long, and what wipes it:
 * - logout: the member logs out; nothing stays, the language neither;
 * - expired: a call with the member's bearer was answered 401;
 * - replaced: another session takes this one's place (a callback token, another brand).
 */
export type Wipe = 'logout' | 'expired' | 'replaced'

interface Row {
  area: 'local' | 'session'
  wipedBy: readonly Wipe[]
}

const kept: Row = { area: 'local', wipedBy: ['logout'] }
const ofMember: Row = { area: 'local', wipedBy: ['logout', 'expired', 'replaced'] }
const ofVisit: Row = { area: 'session', wipedBy: ['logout', 'expired', 'replaced'] }

export const STORED = {
  /** The member's bearer. */
  token: ofMember,
  /** Whose bearer: the brand it was given for. */
  tokenBrandRef: ofMember,
  /** When it was stored (ms): a LINE login that was begun before has been overtaken. */
  tokenSince: ofMember,
  brandRef: kept,
  storeRef: ofMember,
  isGlobal: kept,
  /** 'th' or 'en'. */
  language: kept,
  /** The brand's settings as last read, with the brand they belong to. */
  appSetting: kept,
  /** The brand's derived colours, for the first paint (read by the head script). */
  themeTokens: kept,
  /** What was entered in forms that were not sent yet, by form: whose it is and since when (a day at most). */
  drafts: kept,
  /** Where a login leads: path and query of the page first asked for, or register-info. */
  targetPage: { area: 'local', wipedBy: ['logout'] },
  /** 'true' from the making of an account until its info is sent or skipped: the landing leads back to register-info. */
  isInfoDue: { area: 'local', wipedBy: ['logout', 'replaced'] },
  /** The number of the login or registration under way. LINE may close the page at any step, so it is local. */
  mobileNo: ofMember,
  /** A brand's LINE provider (spec 3, Provider list items), with the brand it is of. */
  provider: { area: 'local', wipedBy: ['logout', 'expired'] },
  /** The OTP asked for last: its reference, number, purpose and deadlines, never the code. */
  otp: ofMember,
  /** The consent given while registering, until there is an account to record it for. */
  pdpaData: ofMember,
  /** 'welcome' when the login named the campaign; 'welcome-asked' from then on until the member knows what came of it. */
  action: ofMember,
  /** The points that the campaign gave, until the member has acknowledged them. */
  welcomePoints: ofMember,
  /** 'false' when consent was withdrawn; absent otherwise. */
  isConsentStanding: ofMember,
  /** The consent text (its reference) that a member is known to have read: said once. */
  readPdpa: ofVisit,
  /** The token of the SMS that asked for consent: sms-pdpa takes it out of the address. No member's bearer. */
  smsToken: { area: 'session', wipedBy: ['logout', 'replaced'] },
  /** The LINE identity reference, and the token that only registers. */
  lineRef: ofMember,
  registrationToken: ofMember,
  /** A LINE login begun and not finished: when it began (ms). */
  lineLogin: { area: 'session', wipedBy: ['logout', 'replaced'] },
  /** When a LINE ID token was last renewed (ms); outlives log-out of LINE, so that nothing loops. */
  lineRenewal: { area: 'session', wipedBy: [] },
  /** Set by a log-out: nobody is signed in by itself until the app is reopened. */
  isLoggedOut: { area: 'session', wipedBy: [] },
  /** A QR code waiting for home. */
  qrCode: { area: 'session', wipedBy: ['logout'] },
  /** Why points could not be collected, for error-point-member. */
  textInvalid: ofVisit,
  mobileOrderStoreRef: ofVisit,
  mobileOrderQrRef: ofVisit,
  mobileOrderRedirectRoute: ofVisit,
  /** What home showed last: painted first on the next visit. No token, no phone number. */
  homeSnapshot: ofMember,
  /** 'true' after an issue: back leads to the privileges. */
  checkIssueCP: ofVisit,
  /** 'true' once points have changed: the points modal asks for the profile again (the data-fetch flag of spec 2). */
  isProfileStale: ofVisit,
  /** The transaction of the history detail on screen, and whether its modal was opened. */
  transactionId: ofVisit,
  hasOpenedModal: ofVisit,
} as const satisfies Record<string, Row>

export type StoredKey = keyof typeof STORED
