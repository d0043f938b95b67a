import { useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom'
import { sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { entryIndex, savePath } from '@/lib/history-entries'
import { LeaveGuardContext, makeGuardSlot, type GuardSlot } from '@/ui/leave-guard'

const noop = () => undefined

/**
 * A history that stays at home and ignores navigation, for the time in which LINE's SDK reads the address. A modal's button that holds
 * this history reaches the real one later.
 */
function makeWaitingHistory() {
  let real: BrowserHistory | undefined
  return {
    action: NavigationType.Pop,
    location: sitePath(paths.home),
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    push: (...to: Parameters<BrowserHistory['push']>) => real?.push(...to),
    replace: (...to: Parameters<BrowserHistory['replace']>) => real?.replace(...to),
    go: (delta: number) => real?.go(delta),
    listen: () => noop,
    becomes: (history: BrowserHistory) => {
      real = history
      return history
    },
  }
}

interface Props {
  isWaiting?: boolean
  children: ReactNode
}

/**
 * BrowserRouter, except that a page may be asked before it is left (guardHistory), and that `isWaiting` renders home on a
 * stand-in history while LINE's SDK reads the address. The router stays mounted when the real history replaces the stand-in,
 * so what a member has opened on home stays open.
 */
export function AddressRouter({ isWaiting = false, children }: Props) {
  const [guard] = useState(makeGuardSlot)
  const [waiting] = useState(makeWaitingHistory)
  const [shown, setShown] = useState(() => (isWaiting ? stateOf(waiting) : stateOf(openHistory(guard))))
  const { history } = shown
  // Replace, not Pop: the real address takes the place of the stand-in, and no page was gone back to.
  if (!isWaiting && history === waiting)
    setShown({ ...stateOf(waiting.becomes(openHistory(guard))), action: NavigationType.Replace })

  useLayoutEffect(() => history.listen(() => setShown(stateOf(history))), [history])
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
 * With `v5Compat` the history notifies of the app's own navigations too, as in BrowserRouter. UNSAFE, because the public routers
 * make a history of their own and let nobody stand before it; address-router.test.tsx fails where this one changes.
 */
const openHistory = (guard: GuardSlot) => guardHistory(createBrowserHistory({ v5Compat: true }), guard)

type History = BrowserHistory | ReturnType<typeof makeWaitingHistory>

const stateOf = (history: History) => ({ history, action: history.action, location: history.location })

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** Marks a copy of the first entry. */
const COPY = 'isCopy'
const isOnCopy = () => COPY in Object(window.history.state)

/**
 * The browser's history, except that a step back closes the topmost dialog, and that the guard in `slot` is asked before another page
 * is shown. The browser has gone back before it tells: then it is sent forward again, and back once the member agrees; the page stays
 * on screen meanwhile.
 */
function guardHistory(history: BrowserHistory, slot: GuardSlot): BrowserHistory {
  const entry = () => ({
    index: entryIndex(),
    pathname: history.location.pathname,
    key: history.location.key,
    isCopy: isOnCopy(),
  })
  let shown = entry()
  let isAllowed = false
  savePath(shown.pathname)

  const isLeaving = (to: To) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    // The way to LINE login is open: a log-out and the end of a session ask nothing.
    return pathname !== undefined && pathname !== shown.pathname && pathname !== sitePath(paths.lineLogin)
  }
  // No page is told of the step back that leaves the app: a dialog over the first page gives it a copy of its entry to step back from.
  const returning: (() => void)[] = []
  const offCopy = (task: () => void) => {
    if (!isOnCopy()) return task()
    if (returning.push(task) === 1) own.go(-1)
  }
  const followOver = () => {
    if (slot.over.length === 0) offCopy(noop)
    else if (entryIndex() === 0 && !isOnCopy()) {
      window.history.pushState({ ...window.history.state, [COPY]: true }, '')
      shown = entry()
    }
  }
  slot.onOver = followOver
  const askIf = (isNeeded: boolean, leave: () => void) => {
    const guard = isNeeded && slot.guards.at(-1)
    if (guard) guard(leave)
    else leave()
  }

  const own = { ...history }
  const go = (delta: number) =>
    offCopy(() => {
      isAllowed = true
      own.go(delta)
    })
  const guarded: Pick<BrowserHistory, 'push' | 'replace' | 'go' | 'listen'> = {
    push: (to, state) => askIf(isLeaving(to), () => offCopy(() => own.push(to, state))),
    replace: (to, state) => askIf(isLeaving(to), () => offCopy(() => own.replace(to, state))),
    go: (delta) => askIf(true, () => go(delta)),
    listen: (show) => {
      const follow: typeof show = (update) => {
        shown = entry()
        savePath(shown.pathname)
        show(update)
      }
      // A page's own effect may have navigated before the router listens.
      const { action: last, location: now } = history
      if (now.key !== shown.key) follow({ action: last, location: now, delta: null })
      followOver()
      return own.listen((update) => {
        const { action, location } = update
        const away = entry().index - shown.index
        const isAsked = action === NavigationType.Pop && !isAllowed
        const close = away < 0 ? slot.over.at(-1) : undefined
        const guard = slot.guards.at(-1)
        if (isAsked && close) {
          own.go(-away)
          close()
        } else if (isAsked && location.key === shown.key) {
          // Sent forward again, or off or onto a copy: the page is on screen as it was.
          const isOff = shown.isCopy && !isOnCopy()
          shown = entry()
          if (returning.length > 0) for (const task of returning.splice(0)) task()
          else if (isOff) slot.over.at(-1)?.()
          followOver()
        } else if (isAsked && guard && location.pathname !== shown.pathname) {
          own.go(-away)
          guard(() => go(away))
        } else {
          isAllowed = false
          follow(update)
        }
      })
    },
  }
  // Not a copy, which would lose the getters.
  return Object.assign(history, guarded)
}
