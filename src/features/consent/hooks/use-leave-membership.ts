import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { lineLoginPath } from '@/config/paths'
import { wipe, writeText } from '@/config/storage'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'

/** Logs out a member who does not consent (spec 4, PDPA consent): goes back to login and wipes the token. */
export function useLeaveMembership(): () => void {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    void navigate(lineLoginPath(brandRef), { replace: true })
    wipe('expired')
    // Otherwise the login would sign the member in again automatically inside LINE, and show the consent again.
    writeText('isLoggedOut', 'true')
    dispatch(loggedOut())
    dispatch(api.util.resetApiState())
  }
}
