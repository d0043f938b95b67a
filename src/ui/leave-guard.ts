import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** Called in place of leaving the page; calls `leave` if the member agrees. */
export type LeaveGuard = (leave: () => void) => void

/** Holds the guard of the page on screen, and what lies over it; the router asks both (src/app/address-router.tsx). */
export interface GuardSlot {
  guards: LeaveGuard[]
  /** What closes each dialog over the page, the topmost last. */
  over: (() => void)[]
}

export const makeGuardSlot = (): GuardSlot => ({ guards: [], over: [] })

export const LeaveGuardContext = createContext(makeGuardSlot())

/** Adds something to a list; returns what takes it out again. */
function put<Item>(list: Item[], item: Item) {
  list.push(item)
  return () => void list.splice(list.indexOf(item), 1)
}

/** Has `guard` asked before the member leaves the page, by whichever way within the app; undefined: nobody is asked. */
export function useLeaveGuard(guard: LeaveGuard | undefined): void {
  const { guards } = useContext(LeaveGuardContext)
  useLayoutEffect(() => guard && put(guards, guard), [guards, guard])
}

/** Has the phone's back call `close`, in place of leaving the page, while a dialog is open; a step back out of the app asks nobody. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const { over } = useContext(LeaveGuardContext)
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => (isOpen ? put(over, () => closeNow()) : undefined), [over, isOpen])
}
