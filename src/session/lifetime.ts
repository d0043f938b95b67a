import { bearerAt } from '@/storage/bearer'
import { readStored } from '@/storage/storage'
import { beginLifetime, type Lifetime } from '@/lib/lifetime'

/** The current session and attempt; flows ask for them by the functions below. */
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
function sessionOfBrand(getBrandRef: () => string | undefined) {
  const tokenHere = () => bearerAt(getBrandRef())?.token
  const token = tokenHere()
  return beginLifetime(() => tokenHere() !== token)
}

/** Also ended by a log-out in another document of this tab, which a page restored by the browser has not noticed. */
function attemptOfTab() {
  const loggedOutBefore = readStored('isLoggedOut')
  return beginLifetime(() => loggedOutBefore !== (readStored('isLoggedOut') ?? loggedOutBefore))
}

/** The lifetimes of a page at the brand that `getBrandRef` gives; the first session begins by `beginSession`. */
export function makeLifetimes(getBrandRef: () => string | undefined): Lifetimes {
  let session = beginLifetime()
  let attempt = attemptOfTab()
  return {
    get session() {
      return session
    },
    beginAttempt: () => {
      attempt.end()
      attempt = attemptOfTab()
      return attempt
    },
    endAttempt: () => attempt.end(),
    beginSession: () => {
      session.end()
      session = sessionOfBrand(getBrandRef)
    },
  }
}

/** Of the store, which hands these to its thunks. */
interface Extra {
  lifetimes: Lifetimes
  /** A call has found no bearer of this page's session. */
  onUnsent: () => void
}

type Thunk<T> = () => (dispatch: unknown, getState: unknown, extra: Extra) => T

/** Whether the session shown on this page has ended without the page being told. */
export const isSessionOver: Thunk<boolean> =
  () =>
  (_dispatch, _getState, { lifetimes }) =>
    lifetimes.session.isOver

/** The current session. One that has ended unnoticed is reported as ended first. */
export const currentSession: Thunk<Lifetime> =
  () =>
  (_dispatch, _getState, { lifetimes, onUnsent }) => {
    const { session } = lifetimes
    if (session.isOver) onUnsent()
    return session
  }

/**
 * Begins an attempt, such as a login: what the member waits for, and where its outcome leads. It ends when another one begins,
 * the member goes to another page or step, or the session ends.
 */
export const beginAttempt: Thunk<Lifetime> =
  () =>
  (_dispatch, _getState, { lifetimes }) =>
    lifetimes.beginAttempt()

/** Ends the current attempt. */
export const endAttempt: Thunk<void> =
  () =>
  (_dispatch, _getState, { lifetimes }) =>
    lifetimes.endAttempt()

/** A value that is created anew for each session. */
export function perSession<T>(make: () => T): Thunk<T> {
  const values = new WeakMap<Lifetime, T>()
  return () =>
    (_dispatch, _getState, { lifetimes }) => {
      const value = values.get(lifetimes.session) ?? make()
      values.set(lifetimes.session, value)
      return value
    }
}
