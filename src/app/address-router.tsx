import { useLayoutEffect, useState, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type To,
} from 'react-router-dom'
import { paths } from '@/config/paths'

const nowhere = () => undefined

/** While LINE has the address, home is shown and leads nowhere yet. */
const waiting = {
  action: NavigationType.Pop,
  location: paths.home,
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
  listen: () => nowhere,
}

interface Props {
  isWaiting?: boolean
  children: ReactNode
}

/**
 * The router over the address: BrowserRouter, which it is made like, with a time before it. What a member has opened on the
 * home that was painted meanwhile stays when LINE gives the address back, for it is the same router then.
 */
export function AddressRouter({ isWaiting = false, children }: Props) {
  const [shown, setShown] = useState(() => (isWaiting ? begin(waiting) : begin(openHistory())))
  const { history } = shown
  // The address takes the place of the one that was made up: no page is gone back to.
  if (!isWaiting && history === waiting) setShown({ ...begin(openHistory()), action: NavigationType.Replace })

  useLayoutEffect(
    () => history.listen((moved) => setShown({ history, action: moved.action, location: moved.location })),
    [history],
  )
  return (
    <Router
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
      useTransitions={false}
    >
      {children}
    </Router>
  )
}

/** It tells of the app's own navigations too, as BrowserRouter wants it. */
const openHistory = () => createBrowserHistory({ v5Compat: true })

type History = ReturnType<typeof openHistory> | typeof waiting

const begin = (history: History) => ({ history, action: history.action, location: history.location })
