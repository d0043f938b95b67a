/** The port to LINE: all that the app knows of LINE. The one file of this folder whose types `src/` may use. */

export interface IdToken {
  raw: string
  /** The LINE channel that the token was made for. */
  audience: string
  /** Milliseconds. */
  expiresAt: number
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
