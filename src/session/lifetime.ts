import type { Lifetime } from '@/lib/lifetime'
import type { AppDispatch, RootState, StoreExtra } from '@/store/store'

type Thunk<T> = () => (dispatch: AppDispatch, getState: () => RootState, extra: StoreExtra) => T

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
