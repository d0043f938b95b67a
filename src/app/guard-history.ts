import {
  NavigationType,
  parsePath,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom'
import { sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { entryIndex, savePath } from '@/lib/history-entries'
import type { GuardSlot } from '@/ui/leave-guard'

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * The browser's history, except that the guard in `slot` is asked before another page is shown. The browser has gone back
 * before it tells: then it is sent forward again, and back once the member agrees; the page stays on screen meanwhile.
 */
export function guardHistory(history: BrowserHistory, slot: GuardSlot): BrowserHistory {
  let shown = { index: entryIndex(), pathname: history.location.pathname }
  let isAllowed = false
  savePath(shown.pathname)

  const isLeaving = (to: To) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    // The way to LINE login is open: a log-out and the end of a session ask nothing.
    return pathname !== undefined && pathname !== shown.pathname && pathname !== sitePath(paths.lineLogin)
  }
  const askIf = (isNeeded: boolean, leave: () => void) => {
    const guard = isNeeded && slot.get()
    if (guard) guard(leave)
    else leave()
  }

  const go = (delta: number) => {
    isAllowed = true
    history.go(delta)
  }
  return {
    ...history,
    // Getters are lost in a spread.
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    push: (to, state) => askIf(isLeaving(to), () => history.push(to, state)),
    replace: (to, state) => askIf(isLeaving(to), () => history.replace(to, state)),
    go: (delta) => askIf(true, () => go(delta)),
    listen: (show) =>
      history.listen((update) => {
        const { action, location } = update
        const away = entryIndex() - shown.index
        const guard = action === NavigationType.Pop && !isAllowed ? slot.get() : undefined
        if (guard && location.pathname !== shown.pathname) {
          history.go(-away)
          guard(() => go(away))
          return
        }
        isAllowed = false
        // Sent forward again: the page is on screen as it was.
        if (guard && away === 0) return
        shown = { index: entryIndex(), pathname: location.pathname }
        savePath(shown.pathname)
        show(update)
      }),
  }
}
