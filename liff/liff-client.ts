/** The port to LINE: what the app needs of it, as types. */

export interface IdToken {
  raw: string
  /** The LINE user's id in this channel. */
  sub?: string
  /** The LINE channel of the token. */
  audience: string
  /** Milliseconds. */
  expiresAt: number
  /** The LINE user's display name and picture, if permitted. */
  name?: string
  picture?: string
}

export interface LiffClient {
  isInClient: () => boolean
  isLoggedIn: () => boolean
  /** The stored ID token, perhaps expired; undefined if absent or never verified. */
  idToken: () => IdToken | undefined
  /** Leaves for LINE's login page, which returns to `path` (path and query). */
  login: (path: string) => void
  logout: () => void
  /** Signs out of LINE and reopens the app at `path`, for a new ID token. */
  renew: (path: string) => void
  /** LINE's code scanner, if available: the scanned text, or undefined if cancelled. */
  scanCode?: () => Promise<string | undefined>
}

/** Rarely used parts of LINE, in a lazy chunk of the SDK. */
export interface LiffExtras {
  /** An address's permanent link; rejects before init and outside the Endpoint URL. */
  permanentLink: (address: string) => Promise<string>
  /** Sends a message to chats that the member picks, if available; false if closed. */
  share?: (message: LineMessage) => Promise<boolean>
  /** Whether the member has added the official account (`@id`, default: the channel's); rejects if LINE does not say. */
  isFriend: (officialAccount?: string) => Promise<boolean>
  /** LINE's prompt to add the official account, if available. */
  addFriend?: (officialAccount?: string) => Promise<void>
  /** Closes the app's window in LINE. */
  closeWindow: () => void
  /** LINE's page to add an address to the phone's home screen, if available (verified MINI Apps). */
  addToHomeScreen?: (address: string) => Promise<void>
  /** LINE's form for a calendar event, if available; resolves even if the member closes it. */
  addToCalendar?: (event: LineEvent) => Promise<void>
}

/** An all-day event. */
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

/** The SDK to boot: the real one, or a persona's fake in development. */
export interface LiffSdk {
  init: (liffId: string) => Promise<void>
  client: LiffClient
}

/**
 * - timeout: init did not settle before the watchdog;
 * - denied: the member refused consent on LINE's page;
 * - invalidIdToken: the token could not be verified (the phone's clock is wrong, or it has expired);
 * - revoked: LINE no longer accepts the stored access token;
 * - failed: anything else (offline, unknown LIFF ID, blocked).
 */
export type LiffErrorCode = 'timeout' | 'denied' | 'invalidIdToken' | 'revoked' | 'failed'

export type LiffOutcome =
  | { status: 'ready'; client: LiffClient }
  | { status: 'failed'; code: LiffErrorCode; client?: LiffClient }
