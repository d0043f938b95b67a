import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { isOfAnotherBrand, storedBearer } from '@/config/bearer'
import { lineLoginPath, paths } from '@/config/paths'
import { watchOtherTabs, writeText } from '@/config/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'
import { routeOf } from '../routes'

/**
 * Follows what another tab does to the session: logged out there, or logged in at another brand, is logged out here, and another
 * member's page starts anew. Nothing is stored that tabs share: it is the other one's by now.
 */
export function useOtherTabs(): void {
  const { brandRef, isLoggedIn } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const startAnew = () => {
    // What the member before was answered is not to be kept for this one.
    dispatch(api.util.resetApiState())
    if (window.location.pathname !== paths.lineLogin) return window.location.reload()
    window.location.replace(`${paths.home}?${new URLSearchParams({ brandRef: brandRef ?? '' })}`)
  }

  const follow = useEffectEvent(() => {
    const bearer = storedBearer()
    if (bearer && !isOfAnotherBrand(bearer, brandRef)) return startAnew()
    if (!isLoggedIn) return
    // Inside LINE the login would sign in by itself, in place of what the other tab is about.
    writeText('isLoggedOut', 'true')
    // Before the state changes: a page that finds nobody logged in keeps itself as the one to come back to.
    if (routeOf(window.location.pathname)?.isForMembers)
      void navigate(lineLoginPath(brandRef), { replace: true })
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
  })

  useEffect(() => watchOtherTabs('token', () => follow()), [])
}
