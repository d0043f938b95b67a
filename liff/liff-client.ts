/** The port to LINE: what the app asks of LINE, as types. */

export interface IdToken {
  raw: string
  /** The LINE user, as this channel knows them. */
  sub?: string
  /** The LINE channel that the token was made for. */
  audience: string
  /** Milliseconds. */
  expiresAt: number
  /** The LINE user's display name and picture, where the member has allowed them. */
  name?: string
  picture?: string
}

export interface LiffClient {
  isInClient: () => boolean
  isLoggedIn: () => boolean
  /** The stored ID token, fresh or not; undefined when there is no token or it was never verified. */
  idToken: () => IdToken | undefined
  /** Leaves for LINE's login page, which returns to `path` (path and query of this app). */
  login: (path: string) => void
  logout: () => void
  /** Signs out of LINE and opens the app again at `path`, so that LINE gives a new ID token. */
  renew: (path: string) => void
  /** LINE's own code scanner, where there is one: what was scanned, undefined when it was cancelled. */
  scanCode?: () => Promise<string | undefined>
}

/** What few visits need of LINE: another chunk of the SDK, loaded when it is first wanted. */
export interface LiffExtras {
  /** The permanent link of an address of this app, by the SDK's own rules; rejects before init and outside the Endpoint URL. */
  permanentLink: (address: string) => Promise<string>
  /** Sends a message to chats that the member picks, where LINE has that: whether it was sent (false: closed without). */
  share?: (message: LineMessage) => Promise<boolean>
  /** Whether the member has the official account (`@id`; absent: the channel's own) as a friend; rejects where LINE does not say. */
  isFriend: (officialAccount?: string) => Promise<boolean>
  /** LINE's own question whether to add the official account, where there is one. */
  addFriend?: (officialAccount?: string) => Promise<void>
  /** Closes the app's window in LINE, as far as LINE does it. */
  closeWindow: () => void
  /** Opens LINE's page that puts an address of this app on the phone's home screen, where LINE has that (verified MINI Apps). */
  addToHomeScreen?: (address: string) => Promise<void>
  /** Opens LINE's form for a new event in the calendar, where LINE has one; resolves too where the member closes it. */
  addToCalendar?: (event: LineEvent) => Promise<void>
}

/** An event of a whole day. */
export interface LineEvent {
  title: string
  /** `yyyy-MM-dd`. */
  day: string
}

/** A Flex Message of one bubble. */
export interface LineMessage {
  type: 'flex'
  altText: string
  contents: { type: 'bubble' } & Record<string, unknown>
}

/** The SDK to boot: the real one, or in development the fake one of a persona. */
export interface LiffSdk {
  init: (liffId: string) => Promise<void>
  client: LiffClient
}

/**
 * - timeout: init did not settle before the watchdog;
 * - denied: the member refused consent on LINE's page;
 * - invalidIdToken: the token could not be verified (a wrong clock on the phone, or an expired one in the URL);
 * - revoked: LINE no longer accepts the stored access token;
 * - failed: anything else (offline, unknown LIFF ID, blocked).
 */
export type LiffErrorCode = 'timeout' | 'denied' | 'invalidIdToken' | 'revoked' | 'failed'

export type LiffOutcome =
  | { status: 'ready'; client: LiffClient }
  | { status: 'failed'; code: LiffErrorCode; client?: LiffClient }
