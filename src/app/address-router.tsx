import { useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Path,
  type To,
} from 'react-router-dom'
import { appPath, sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import type { AddressOfBrand } from '@/addresses/shareable-address'
import { entryIndex, savePath } from '@/lib/history-entries'
import type { Lifetime } from '@/lib/lifetime'
import { queryWithBrand } from '@/session/start'
import { LeaveGuardContext, makeGuardSlot, type GuardSlot } from '@/ui/leave-guard'

const noop = (): void => undefined

/**
 * Shows home until LINE's SDK has read the address; then passes everything on to the real history, because a modal's button may
 * still hold this one. What is asked for before that, the last of it, is done then, if the session is still the same.
 */
function makeStandIn(currentSession: Props['currentSession']) {
  let real: BrowserHistory | undefined
  let asked = noop
  const pass = (navigate: (history: BrowserHistory) => void) => {
    if (real) return navigate(real)
    const session = currentSession()
    asked = () => session.run(() => real && navigate(real))
  }
  return {
    action: NavigationType.Pop,
    location: sitePath(paths.home),
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    push: (...to: Parameters<BrowserHistory['push']>) => pass((history) => history.push(...to)),
    replace: (...to: Parameters<BrowserHistory['replace']>) => pass((history) => history.replace(...to)),
    go: (delta: number) => pass((history) => history.go(delta)),
    listen: () => noop,
    passOnTo: (history: BrowserHistory) => {
      real = history
      return history
    },
    catchUp: () => {
      asked()
      asked = noop
    },
  }
}

interface Props {
  /** The brand at the time of a navigation, if it is known. */
  brandOf: () => AddressOfBrand
  currentSession: () => Lifetime
  isWaiting?: boolean
  children: ReactNode
}

/**
 * BrowserRouter, plus the brand in each address, a guard that may stop the member from leaving a page, and `isWaiting`, which
 * renders home while LINE's SDK reads the address. The router stays mounted when the wait ends, so what the member has opened
 * on home stays open.
 */
export function AddressRouter({ brandOf, currentSession, isWaiting = false, children }: Props) {
  const [guard] = useState(makeGuardSlot)
  const [standIn] = useState(() => makeStandIn(currentSession))
  const [shown, setShown] = useState(() =>
    isWaiting ? stateOf(standIn) : stateOf(openHistory(guard, brandOf)),
  )
  const { history } = shown
  // Replace, because a Pop would mean that the member went back to a page.
  if (!isWaiting && history === standIn)
    setShown({ ...stateOf(standIn.passOnTo(openHistory(guard, brandOf))), action: NavigationType.Replace })

  useLayoutEffect(() => {
    const stop = history.listen(() => setShown(stateOf(history)))
    if (history !== standIn) standIn.catchUp()
    return stop
  }, [history, standIn])
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
      useTransitions={false}
    >
      <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
    </Router>
  )
}

/**
 * With `v5Compat` the history also reports the app's own navigations, as in BrowserRouter. UNSAFE, because React Router's public
 * routers let nobody wrap their history; address-router.test.tsx fails if this one changes.
 */
const openHistory = (guard: GuardSlot, brandOf: Props['brandOf']) =>
  guardHistory(createBrowserHistory({ v5Compat: true }), guard, brandOf)

const stateOf = (history: BrowserHistory | ReturnType<typeof makeStandIn>) => ({
  history,
  action: history.action,
  location: history.location,
})

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** Marks a copy of the first entry in its state. */
const COPY = 'isCopy'
const isOnCopy = () => COPY in Object(window.history.state)

/**
 * Adds the brand to the addresses that the app navigates to, so that a copied one opens it. Makes a step back close the topmost
 * dialog, and asks the page's guard before another page is shown. The browser reports a step only once it is made, so it is
 * undone first, and made again if the member agrees; meanwhile the page stays on screen. A step back from the first entry leaves
 * the app unreported. While a dialog is open there, a copy of the entry is on top of it, and the step back leads from the copy to
 * the entry itself.
 */
function guardHistory(history: BrowserHistory, slot: GuardSlot, brandOf: Props['brandOf']): BrowserHistory {
  const currentEntry = () => ({
    index: entryIndex(),
    pathname: history.location.pathname,
    key: history.location.key,
    isCopy: isOnCopy(),
  })
  let shown = currentEntry()
  let isOwnStep = false
  savePath(shown.pathname)

  // The way to LINE login is never guarded: a log-out and the end of a session need it.
  const isLeaving = (to: To) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    return pathname !== undefined && pathname !== shown.pathname && pathname !== sitePath(paths.lineLogin)
  }
  const askIf = (isNeeded: boolean, leave: () => void) => {
    const guard = isNeeded && slot.guards.at(-1)
    if (guard) guard(leave)
    else leave()
  }
  const browser = { ...history }
  const afterCopy: (() => void)[] = []
  /** Runs a task once the browser is back from the copy. */
  const offCopy = (task: () => void) => {
    if (!isOnCopy()) return task()
    if (afterCopy.push(task) === 1) browser.go(-1)
  }
  const addOrRemoveCopy = () => {
    if (slot.openDialogs.length === 0) offCopy(noop)
    else if (entryIndex() === 0 && !isOnCopy()) {
      window.history.pushState({ ...window.history.state, [COPY]: true }, '')
      shown = currentEntry()
    }
  }
  slot.onDialogsChange = addOrRemoveCopy
  const go = (delta: number) =>
    offCopy(() => {
      isOwnStep = true
      browser.go(delta)
    })
  const withBrand = (to: To): Partial<Path> => {
    const path = typeof to === 'string' ? parsePath(to) : to
    const { pathname = shown.pathname, search = '' } = path
    return { ...path, search: queryWithBrand(appPath(pathname), search, brandOf()) }
  }
  const guarded: Pick<BrowserHistory, 'push' | 'replace' | 'go' | 'listen'> = {
    push: (to, state) => askIf(isLeaving(to), () => offCopy(() => browser.push(withBrand(to), state))),
    replace: (to, state) => askIf(isLeaving(to), () => offCopy(() => browser.replace(withBrand(to), state))),
    go: (delta) => askIf(true, () => go(delta)),
    listen: (listener) => {
      const show: typeof listener = (update) => {
        shown = currentEntry()
        savePath(shown.pathname)
        listener(update)
      }
      // A page's effect may have navigated before the router listens.
      const { action, location } = history
      if (location.key !== shown.key) show({ action, location, delta: null })
      addOrRemoveCopy()
      return browser.listen((update) => {
        const steps = entryIndex() - shown.index
        const isMembersStep = update.action === NavigationType.Pop && !isOwnStep
        const closeDialog = steps < 0 ? slot.openDialogs.at(-1) : undefined
        const guard = slot.guards.at(-1)
        if (isMembersStep && closeDialog) {
          browser.go(-steps)
          closeDialog()
        } else if (isMembersStep && update.location.key === shown.key) {
          // A step was undone, or led onto or off the copy: the same page stays on screen.
          const hasLeftCopy = shown.isCopy && !isOnCopy()
          shown = currentEntry()
          if (afterCopy.length > 0) for (const task of afterCopy.splice(0)) task()
          else if (hasLeftCopy) slot.openDialogs.at(-1)?.()
          addOrRemoveCopy()
        } else if (isMembersStep && guard && update.location.pathname !== shown.pathname) {
          browser.go(-steps)
          guard(() => go(steps))
        } else {
          isOwnStep = false
          show(update)
        }
      })
    },
  }
  // Assigned, because a copy would lose the history's getters.
  return Object.assign(history, guarded)
}
