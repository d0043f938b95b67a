import { useNavigate } from 'react-router-dom'
import { lineLoginPath } from '@/addresses/paths'
import { endSession } from '@/session/lifetime'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Logs out a member who does not consent (spec 4, PDPA consent): goes back to login and wipes the token. */
export function useLeaveMembership(): () => void {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return () => {
    void navigate(lineLoginPath(brandRef), { replace: true })
    dispatch(endSession('expired'))
  }
}
