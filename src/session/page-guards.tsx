import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { storedBearer } from '@/storage/bearer'
import { useAppSelector } from '@/store/hooks'
import { inPlaceOf, saveTarget } from './where-next'

/** Shows a page to members; others log in and then return to it (spec 6). With an expired session the page stays until its modal is closed. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { isLoggedIn, isExpired, sessions, brandRef } = useAppSelector((state) => state.session)
  const location = useLocation()
  const login = inPlaceOf('members', { isMember: isLoggedIn || isExpired, brandRef })
  // After a log-out on this page load, the next login may be another member's.
  const isRequested = login !== undefined && sessions === 0
  const requestedPage = location.pathname + location.search
  useEffect(() => {
    if (isRequested) saveTarget(requestedPage)
  }, [isRequested, requestedPage])
  return login ? <Navigate to={login} replace /> : children
}

/** Leads a member on who comes back to a page of the login by the back button or a reload. `isOver`: the page is of no use to a member. */
export function useHomeForMembers(isOver = true): void {
  const navigate = useNavigate()
  const type = useNavigationType()
  const [path] = useState(() =>
    isOver && type === 'POP' ? inPlaceOf('login', { isMember: storedBearer() !== undefined }) : undefined,
  )
  useLayoutEffect(() => {
    if (path) void navigate(path, { replace: true })
  }, [path, navigate])
}
