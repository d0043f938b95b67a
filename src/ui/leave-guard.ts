import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** Called in place of leaving the page; calls `leave` if the member agrees. */
export type LeaveGuard = (leave: () => void) => void

/** Holds the guard of the page on screen, and what lies over it; the router asks both (src/app/address-router.tsx). */
export interface GuardSlot {
  guards: LeaveGuard[]
  /** What closes each dialog over the page, the topmost last. */
  over: (() => void)[]
  /** Called when a dialog has opened or closed. */
  onOver: () => void
}

export const makeGuardSlot = (): GuardSlot => ({ guards: [], over: [], onOver: () => undefined })

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

/** Has the phone's back call `close`, in place of leaving the page, while a dialog is open. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const slot = useContext(LeaveGuardContext)
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return
    const takeOut = put(slot.over, () => closeNow())
    slot.onOver()
    return () => {
      takeOut()
      slot.onOver()
    }
  }, [slot, isOpen])
}
