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
import type { Lifetime } from '@/lib/lifetime'
import { queryWithBrand } from '@/session/start'
import { LeaveGuardContext, makeGuardSlot, type GuardSlot } from '@/ui/leave-guard'
import { guardHistory, type BrowserHistory } from './steps-back'

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
  guardHistory(nameBrand(createBrowserHistory({ v5Compat: true }), brandOf), guard)

/** Adds the brand to the addresses that the app navigates to, so that a copied one opens it. */
function nameBrand(history: BrowserHistory, brandOf: Props['brandOf']): BrowserHistory {
  const browser = { ...history }
  const withBrand = (to: To): Partial<Path> => {
    const path = typeof to === 'string' ? parsePath(to) : to
    const { pathname = history.location.pathname, search = '' } = path
    return { ...path, search: queryWithBrand(appPath(pathname), search, brandOf()) }
  }
  // Assigned, because a copy would lose the history's getters.
  return Object.assign(history, {
    push: (to: To, state?: unknown) => browser.push(withBrand(to), state),
    replace: (to: To, state?: unknown) => browser.replace(withBrand(to), state),
  })
}

const stateOf = (history: BrowserHistory | ReturnType<typeof makeStandIn>) => ({
  history,
  action: history.action,
  location: history.location,
})
