import { createContext, useContext, useLayoutEffect } from 'react'

/** Called in place of leaving the page; calls `leave` if the member agrees. */
export type LeaveGuard = (leave: () => void) => void

/** Holds the guard of the page on screen; the router asks it (src/app/address-router.tsx). */
export interface GuardSlot {
  get: () => LeaveGuard | undefined
  set: (guard: LeaveGuard | undefined) => void
}

export function makeGuardSlot(): GuardSlot {
  let current: LeaveGuard | undefined
  return {
    get: () => current,
    set: (guard) => {
      current = guard
    },
  }
}

export const LeaveGuardContext = createContext(makeGuardSlot())

/** Has `guard` asked before the member leaves the page, by whichever way within the app; undefined: nobody is asked. */
export function useLeaveGuard(guard: LeaveGuard | undefined): void {
  const slot = useContext(LeaveGuardContext)
  useLayoutEffect(() => {
    slot.set(guard)
    return () => slot.set(undefined)
  }, [slot, guard])
}
