import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { lineLoginPath, paths } from '@/addresses/paths'
import { hasOwnBearer } from '@/storage/bearer'
import { useAppSelector } from '@/store/hooks'
import { saveTarget } from './target-page'

/**
 * Shows a page to members; others log in first and return to it (spec 6). After an expiry the page stays until the modal is
 * closed.
 */
export function RequireMember({ children }: { children: ReactNode }) {
  const { isLoggedIn, isExpired, sessions, brandRef } = useAppSelector((state) => state.session)
  const location = useLocation()
  const login = isLoggedIn || isExpired ? undefined : lineLoginPath(brandRef)
  // After a log-out in this document, the next login may be another member's.
  const isRequested = login !== undefined && sessions === 0
  const requestedPage = location.pathname + location.search
  useEffect(() => {
    if (isRequested) saveTarget(requestedPage)
  }, [isRequested, requestedPage])
  return login ? <Navigate to={login} replace /> : children
}

/** Redirects members who return to a login page by the back button or a reload. `isOver`: the page is of no use to members. */
export function useRedirectMembersHome(isOver = true): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const [isDue] = useState(() => isOver && type === 'POP' && hasOwnBearer())
  useLayoutEffect(() => {
    if (isDue) void navigate(paths.home, { replace: true })
  }, [isDue, navigate])
}
