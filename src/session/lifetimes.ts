import { bearerAt } from '@/storage/bearer'
import { readStored } from '@/storage/storage'
import { beginLifetime, type Lifetime } from '@/lib/lifetime'

/** The current session and attempt; flows ask for them through `session/lifetime.ts`. */
export interface Lifetimes {
  /** This page's session (brand, member, bearer) or lack of one; also ended by a bearer from another tab. */
  readonly session: Lifetime
  /** Begins the next one, with each login, log-out and expiry (session.ts). */
  beginSession: () => void
  /** Begins an attempt to sign in; the previous one is over. */
  beginAttempt: () => Lifetime
  endAttempt: () => void
}

/** Another brand's bearer, stored by another tab, is nobody's here: it ends a member's session, and no visitor's. */
function beginSession(getBrandRef: () => string | undefined) {
  const tokenHere = () => bearerAt(getBrandRef())?.token
  const token = tokenHere()
  return beginLifetime(() => tokenHere() !== token)
}

/** Also ended by a log-out in another document of this tab, which a page restored by the browser has not noticed. */
function beginAttempt() {
  const loggedOutBefore = readStored('isLoggedOut')
  return beginLifetime(() => loggedOutBefore !== (readStored('isLoggedOut') ?? loggedOutBefore))
}

/** The lifetimes of a page at the brand that `getBrandRef` gives; the first session begins by `beginSession`. */
export function makeLifetimes(getBrandRef: () => string | undefined): Lifetimes {
  let session = beginLifetime()
  let attempt = beginAttempt()
  return {
    get session() {
      return session
    },
    beginAttempt: () => {
      attempt.end()
      attempt = beginAttempt()
      return attempt
    },
    endAttempt: () => attempt.end(),
    beginSession: () => {
      session.end()
      session = beginSession(getBrandRef)
    },
  }
}
