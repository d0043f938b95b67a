import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { appPath, sitePath } from '@/addresses/base-path'
import { isOfAnotherBrand, storedBearer } from '@/storage/bearer'
import { lineLoginPath, paths } from '@/addresses/paths'
import { readStored, watchOtherTabs } from '@/storage/storage'
import { endSession, isSessionOver } from '@/session/lifetime'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { expired } from '@/store/session.slice'
import { routeOf } from '../routes'

/** The other tab stores more than its bearer; by then all of it can be read here. */
const SETTLE_MS = 100

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
    // A log-out leaves nothing stored; a session that was refused leaves its brand, and is told of.
    if (!bearer && readStored('brandRef') === brandRef) return void dispatch(expired())
    // By itself, for a page that has failed renders nothing that would lead away from it.
    if (routeOf(appPath(location.pathname))?.isForMembers)
      void navigate(lineLoginPath(brandRef), { replace: true })
    // Nobody is signed in by itself inside LINE afterwards: that would replace the other tab's session.
    dispatch(endSession('elsewhere'))
  })
  /** What nobody has told this page of: it comes from the back-forward cache as it was left, or has begun to listen just now. */
  const followUnseen = useEffectEvent(() => {
    if (dispatch(isSessionOver())) follow()
  })

  useEffect(() => {
    followUnseen()
    const followAfterRestore = ({ persisted }: PageTransitionEvent) => persisted && followUnseen()
    const stop = watchOtherTabs('token', () => void setTimeout(() => follow(), SETTLE_MS))
    window.addEventListener('pageshow', followAfterRestore)
    return () => {
      stop()
      window.removeEventListener('pageshow', followAfterRestore)
    }
  }, [])
}
