import { useEffect } from 'react'
import { api } from '@/api/api'
import { watchOtherTabs } from '@/config/storage'
import { useAppDispatch } from '@/store/hooks'
import { loggedOut } from '@/store/session.slice'

/** Follows what another tab does to the session: logged out there is logged out here, and another member's page starts anew. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch()
  useEffect(
    () =>
      watchOtherTabs('token', (token) => {
        if (token !== undefined) return window.location.reload()
        dispatch(loggedOut())
        dispatch(api.util.resetApiState())
      }),
    [dispatch],
  )
}
