import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { readStored } from '@/storage/storage'
import { beginLifetime, type Lifetime } from '@/lib/lifetime'
import { expired, loggedIn, loggedOut } from './session.slice'

/** The current session and attempt; flows ask for them through `session/lifetime.ts`. */
export interface Lifetimes {
  /** This page's session (brand, member, bearer) or lack of one; also ended by a bearer from another tab. */
  readonly session: Lifetime
  /** Begins an attempt to sign in; the previous one is over. */
  beginAttempt: () => Lifetime
  endAttempt: () => void
  /** Begins a session with each login, log-out and expiry. */
  middleware: Middleware
}

const endsSession = isAnyOf(loggedIn, loggedOut, expired)

function beginSession() {
  const token = readStored('token')
  return beginLifetime(() => readStored('token') !== token)
}

/** Also ended by a log-out in another document of this tab, which a page restored by the browser has not noticed. */
function beginAttempt() {
  const loggedOutBefore = readStored('isLoggedOut')
  return beginLifetime(() => loggedOutBefore !== (readStored('isLoggedOut') ?? loggedOutBefore))
}

export function makeLifetimes(): Lifetimes {
  let session = beginSession()
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
    middleware: () => (next) => (action) => {
      const result = next(action)
      if (endsSession(action)) {
        session.end()
        session = beginSession()
      }
      return result
    },
  }
}
