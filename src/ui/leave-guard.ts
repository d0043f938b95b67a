import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react'

/** Called instead of leaving the page; calls `leave` if the member agrees. */
export type LeaveGuard = (leave: () => void) => void

/** The page's guards and open dialogs, which a step asks (src/app/steps-back.ts). */
export interface GuardSlot {
  guards: LeaveGuard[]
  /** Closes each dialog over the page, the topmost last. */
  openDialogs: (() => void)[]
  onDialogsChange: () => void
}

export const makeGuardSlot = (): GuardSlot => ({
  guards: [],
  openDialogs: [],
  onDialogsChange: () => undefined,
})

export const LeaveGuardContext = createContext(makeGuardSlot())

/** Adds an item to a list; returns its removal. */
function addTo<Item>(list: Item[], item: Item) {
  list.push(item)
  return () => void list.splice(list.indexOf(item), 1)
}

/** Asks `guard` before the member leaves the page within the app. */
export function useLeaveGuard(guard: LeaveGuard | undefined): void {
  const { guards } = useContext(LeaveGuardContext)
  useLayoutEffect(() => guard && addTo(guards, guard), [guards, guard])
}

/** While a dialog is open, the phone's back calls `close` instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const slot = useContext(LeaveGuardContext)
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return
    const takeOut = addTo(slot.openDialogs, () => closeNow())
    slot.onDialogsChange()
    return () => {
      takeOut()
      slot.onDialogsChange()
    }
  }, [slot, isOpen])
}
