import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** Called in place of leaving the page; calls `leave` if the member agrees. */
export type LeaveGuard = (leave: () => void) => void

/** Holds the guard of the page on screen, and what lies over it; the router asks both (src/app/address-router.tsx). */
export interface GuardSlot {
  get: () => LeaveGuard | undefined
  set: (guard: LeaveGuard | undefined) => void
  /** What closes each dialog over the page, the topmost last. */
  over: (() => void)[]
  /** Called when a dialog has opened. */
  onOver: () => void
}

export function makeGuardSlot(): GuardSlot {
  let current: LeaveGuard | undefined
  return {
    get: () => current,
    set: (guard) => {
      current = guard
    },
    over: [],
    onOver: () => undefined,
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

/** Has the phone's back call `close`, in place of leaving the page, while a dialog is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const slot = useContext(LeaveGuardContext)
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return
    const { over } = slot
    const back = () => closeNow()
    over.push(back)
    slot.onOver()
    return () => void over.splice(over.indexOf(back), 1)
  }, [slot, isOpen])
}
