import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lineLoginPath } from '@/addresses/paths'
import { useAppSelector } from '@/store/hooks'
import { saveTarget } from './where-next'

/** Shows a page to members; others go to LINE login and then return to the page (spec 6). With an expired session the page stays until its modal is closed. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { isLoggedIn, isExpired, sessions, brandRef } = useAppSelector((state) => state.session)
  const location = useLocation()
  const isAway = !isLoggedIn && !isExpired
  // After a log-out on this page load, the next login may be another member's.
  const isRequested = isAway && sessions === 0
  const requestedPage = location.pathname + location.search
  useEffect(() => {
    if (isRequested) saveTarget(requestedPage)
  }, [isRequested, requestedPage])
  return isAway ? <Navigate to={lineLoginPath(brandRef)} replace /> : children
}
