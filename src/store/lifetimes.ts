import { isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { readStored } from '@/storage/storage'
import { beginLifetime, type Lifetime } from '@/lib/lifetime'
import { expired, loggedIn, loggedOut } from './session.slice'

/** How long what runs now lasts; `session/lifetime.ts` is how flows ask. */
export interface Lifetimes {
  /** The session of this page (brand, member, bearer), or its having none; a bearer stored by another tab ends it too. */
  readonly session: Lifetime
  /** Begins the attempt to sign in that the member waits for now; the attempt before is over. */
  beginAttempt: () => Lifetime
  endAttempt: () => void
  /** Begins another session with each login, log-out and expiry. */
  middleware: Middleware
}

const endsSession = isAnyOf(loggedIn, loggedOut, expired)

function beginSession() {
  const token = readStored('token')
  return beginLifetime(() => readStored('token') !== token)
}

/** A log-out in another document of this tab ends it too: the back-forward cache brings back a page that has heard nothing. */
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
