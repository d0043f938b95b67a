import { api } from '@/api/api'
import { wipe, writeText } from '@/storage/storage'
import type { StorageRow } from '@/storage/storage-keys'
import type { Lifetime } from '@/lib/lifetime'
import { loggedOut } from '@/store/session.slice'
import type { AppDispatch, RootState, StoreExtra } from '@/store/store'

type GetState = () => RootState

/** Whether the session is over that this page still shows, though nobody has told the page. */
export const isSessionOver =
  () =>
  (_dispatch: AppDispatch, _getState: GetState, { lifetimes }: StoreExtra): boolean =>
    lifetimes.session.isOver

/** The session under which something begins now. One that is gone unnoticed is told as ended. */
export const currentSession =
  () =>
  (_dispatch: AppDispatch, _getState: GetState, { lifetimes, onUnsent }: StoreExtra): Lifetime => {
    const { session } = lifetimes
    if (session.isOver) onUnsent()
    return session
  }

/**
 * Begins an attempt, to sign in above all: what the member waits for from now on, and where its outcome leads. It is over once
 * another one begins, the member goes to another page or step, or the session ends.
 */
export const beginAttempt =
  () =>
  (_dispatch: AppDispatch, _getState: GetState, { lifetimes }: StoreExtra): Lifetime =>
    lifetimes.beginAttempt()

/** Ends the attempt to sign in: the member no longer waits for it. */
export const endAttempt =
  () =>
  (_dispatch: AppDispatch, _getState: GetState, { lifetimes }: StoreExtra): void =>
    lifetimes.endAttempt()

/**
 * Ends the session by the member's own doing, and empties the cache: `reason` names what is wiped; `elsewhere` is another tab's
 * doing, which has wiped what both share; `only` one area is wiped. Nobody is signed in by itself afterwards.
 */
export function endSession(reason: 'logout' | 'expired' | 'elsewhere', only?: StorageRow['area']) {
  return (dispatch: AppDispatch): void => {
    dispatch(endAttempt())
    wipe(reason, [], only)
    writeText('isLoggedOut', 'true')
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
  }
}

/** A value that belongs to the session: made anew for each. */
export function perSession<T>(make: () => T) {
  const values = new WeakMap<Lifetime, T>()
  return () =>
    (_dispatch: AppDispatch, _getState: GetState, { lifetimes }: StoreExtra): T => {
      const value = values.get(lifetimes.session) ?? make()
      values.set(lifetimes.session, value)
      return value
    }
}
