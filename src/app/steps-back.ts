import {
  NavigationType,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { sitePath } from '@/addresses/base-path'
import { paths } from '@/addresses/paths'
import { entryIndex, savePath } from '@/lib/history-entries'
import type { GuardSlot } from '@/ui/leave-guard'

export type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** What lies over the page or keeps it: an open dialog, what is not saved yet (the page's guard), both, or nothing. */
type Over = 'nothing' | 'dialog' | 'unsaved' | 'both'

/** A step in the browser's history, to the same page where only the query differs. */
type Step = 'ofApp' | 'onEntry' | 'back' | 'backOnPage' | 'forward' | 'forwardOnPage'

/**
 * What becomes of a step. The browser reports it only once it is made, so closing and asking undo it first; it is made again if the
 * member agrees, and meanwhile the page stays on screen.
 * - show: the router shows where it has led;
 * - close: it closes the topmost dialog instead;
 * - ask: the page's guard asks before another page is shown;
 * - settle: it was undone, or has led onto or off the copy (see guardHistory).
 */
type Action = 'show' | 'close' | 'ask' | 'settle'

const ACTIONS: Record<Step, Record<Over, Action>> = {
  ofApp: { nothing: 'show', dialog: 'show', unsaved: 'show', both: 'show' },
  onEntry: { nothing: 'settle', dialog: 'settle', unsaved: 'settle', both: 'settle' },
  back: { nothing: 'show', dialog: 'close', unsaved: 'ask', both: 'close' },
  backOnPage: { nothing: 'show', dialog: 'close', unsaved: 'show', both: 'close' },
  forward: { nothing: 'show', dialog: 'show', unsaved: 'ask', both: 'ask' },
  forwardOnPage: { nothing: 'show', dialog: 'show', unsaved: 'show', both: 'show' },
}

/** Marks a copy of the first entry in its state. */
const COPY = 'isCopy'
const isOnCopy = () => COPY in Object(window.history.state)

/**
 * Has the phone's steps do what the table says, and asks the page's guard before the app itself leads to another page. A step back
 * from the first entry leaves the app unreported: while a dialog is open there, a copy of the entry is on top of it, and the step back
 * leads from the copy to the entry itself.
 */
export function guardHistory(history: BrowserHistory, slot: GuardSlot): BrowserHistory {
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
    if (slot.openDialogs.length === 0) offCopy(() => undefined)
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

  const over = (): Over => {
    const [hasDialog, isUnsaved] = [slot.openDialogs.length > 0, slot.guards.length > 0]
    if (hasDialog) return isUnsaved ? 'both' : 'dialog'
    return isUnsaved ? 'unsaved' : 'nothing'
  }
  const stepOf = ({
    action,
    location: { key, pathname },
  }: Pick<BrowserHistory, 'action' | 'location'>): Step => {
    if (action !== NavigationType.Pop || isOwnStep) return 'ofApp'
    const isBack = entryIndex() < shown.index
    // The copy has the number and the key of its entry.
    if (!isBack && key === shown.key) return 'onEntry'
    if (pathname === shown.pathname) return isBack ? 'backOnPage' : 'forwardOnPage'
    return isBack ? 'back' : 'forward'
  }
  const settle = () => {
    const hasLeftCopy = shown.isCopy && !isOnCopy()
    shown = currentEntry()
    if (afterCopy.length > 0) for (const task of afterCopy.splice(0)) task()
    else if (hasLeftCopy) slot.openDialogs.at(-1)?.()
    addOrRemoveCopy()
  }

  const guarded: Pick<BrowserHistory, 'push' | 'replace' | 'go' | 'listen'> = {
    push: (to, state) => askIf(isLeaving(to), () => offCopy(() => browser.push(to, state))),
    replace: (to, state) => askIf(isLeaving(to), () => offCopy(() => browser.replace(to, state))),
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
        switch (ACTIONS[stepOf(update)][over()]) {
          case 'settle':
            return settle()
          case 'close':
            browser.go(-steps)
            return slot.openDialogs.at(-1)?.()
          case 'ask':
            browser.go(-steps)
            return slot.guards.at(-1)?.(() => go(steps))
          case 'show':
            isOwnStep = false
            return show(update)
        }
      })
    },
  }
  return Object.assign(history, guarded)
}
