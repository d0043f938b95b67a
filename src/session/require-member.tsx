import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { lineLoginPath } from '@/config/paths'
import { useAppSelector } from '@/store/hooks'
import { keepTarget } from './target-page'

/** Shows a page to members; others go to LINE login and come back to it (spec 6). An expired session keeps its page until the member has been told. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { isLoggedIn, isExpired, brandRef } = useAppSelector((state) => state.session)
  const location = useLocation()
  const isAway = !isLoggedIn && !isExpired
  const asked = location.pathname + location.search
  useEffect(() => {
    if (isAway) keepTarget(asked)
  }, [isAway, asked])
  return isAway ? <Navigate to={lineLoginPath(brandRef)} replace /> : children
}
