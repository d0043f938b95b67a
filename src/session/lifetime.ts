import { bearerAt } from '@/storage/bearer'
import { readStored } from '@/storage/storage'
import { beginLifetime, type Lifetime } from '@/lib/lifetime'

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

/**
 * The session and the attempt of a page at the brand that `getBrandRef` gives; flows ask for them by the functions below. The first
 * session begins by `beginSession`.
 */
export function makeLifetimes(getBrandRef: () => string | undefined) {
  let session = beginLifetime()
  let attempt = attemptOfTab()
  return {
    /** This page's session (brand, member, bearer) or lack of one; also ended by a bearer from another tab. */
    get session(): Lifetime {
      return session
    },
    /** Begins an attempt to sign in; the previous one is over. */
    beginAttempt: (): Lifetime => {
      attempt.end()
      attempt = attemptOfTab()
      return attempt
    },
    endAttempt: () => attempt.end(),
    /** Begins the next session, with each login, log-out and expiry (session.ts). */
    beginSession: () => {
      session.end()
      session = sessionOfBrand(getBrandRef)
    },
  }
}

export type Lifetimes = ReturnType<typeof makeLifetimes>

/** What the store hands to its thunks. */
export interface StoreExtra {
  lifetimes: Lifetimes
  /** A call has found no bearer of this page's session. */
  onUnsent: () => void
}

/** A thunk that needs what the store hands to it alone. */
const thunkOf =
  <T>(run: (extra: StoreExtra) => T) =>
  () =>
  (_dispatch: unknown, _getState: unknown, extra: StoreExtra): T =>
    run(extra)

/** Whether the session shown on this page has ended without the page being told. */
export const isSessionOver = thunkOf(({ lifetimes }) => lifetimes.session.isOver)

/** The current session. One that has ended unnoticed is reported as ended first. */
export const currentSession = thunkOf(({ lifetimes, onUnsent }) => {
  const { session } = lifetimes
  if (session.isOver) onUnsent()
  return session
})

/**
 * Begins an attempt, such as a login: what the member waits for, and where its outcome leads. It ends when another one begins,
 * the member goes to another page or step, or the session ends.
 */
export const beginAttempt = thunkOf(({ lifetimes }) => lifetimes.beginAttempt())

/** Ends the current attempt. */
export const endAttempt = thunkOf(({ lifetimes }) => lifetimes.endAttempt())
