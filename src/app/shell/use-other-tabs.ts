import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { appPath, sitePath } from '@/config/base-path'
import { isOfAnotherBrand, storedBearer } from '@/config/bearer'
import { lineLoginPath, paths } from '@/config/paths'
import { watchOtherTabs, writeText } from '@/config/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'
import { routeOf } from '../routes'

/**
 * Follows the session of another tab: a log-out or a login at another brand there logs out here, and another member's login
 * reloads the page. Writes nothing to local storage, which belongs to the other tab's session by now.
 */
export function useOtherTabs(): void {
  const { brandRef, isLoggedIn } = useAppSelector((state) => state.session)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  const startAnew = () => {
    // The answers cached for the member before must not be persisted for this one.
    dispatch(api.util.resetApiState())
    if (appPath(location.pathname) !== paths.lineLogin) return window.location.reload()
    window.location.replace(sitePath(`${paths.home}?${new URLSearchParams({ brandRef: brandRef ?? '' })}`))
  }

  const follow = useEffectEvent(() => {
    const bearer = storedBearer()
    if (bearer && !isOfAnotherBrand(bearer, brandRef)) return startAnew()
    if (!isLoggedIn) return
    // Without this flag the login page would sign in automatically inside LINE, and replace the other tab's session.
    writeText('isLoggedOut', 'true')
    // Navigates before the state changes: RequireMember would otherwise store this page as the target of the login.
    if (routeOf(appPath(location.pathname))?.isForMembers)
      void navigate(lineLoginPath(brandRef), { replace: true })
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
  })

  useEffect(() => watchOtherTabs('token', () => follow()), [])
}
