import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { lineLoginPath } from '@/config/paths'
import { wipe, writeText } from '@/config/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'

/** How a member who does not consent leaves (spec 4, PDPA consent): back to login, without the token. */
export function useLeaveMembership(): () => void {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    void navigate(lineLoginPath(brandRef), { replace: true })
    wipe('expired')
    // Inside LINE the login would sign the member in again by itself, and the question would return.
    writeText('isLoggedOut', 'true')
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
  }
}
