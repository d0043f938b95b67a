import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AppError } from '@/api/app-error'
import { lineLoginPath } from '@/config/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useBoot } from './boot-context'
import { logOut } from './log-out'

/** Logs the member out without confirmation, and leads to LINE login (spec 4, Logout); an error returned means that the member is still logged in. */
export function useLogOut(isLeavingAnyway = false): {
  isBusy: boolean
  logOut: () => Promise<AppError | undefined>
} {
  const { line } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  return {
    isBusy,
    logOut: async () => {
      setIsBusy(true)
      const leave = () => void navigate(lineLoginPath(brandRef), { replace: true })
      const error = await dispatch(logOut(line, leave, isLeavingAnyway))
      // After a log-out the button that started it is going away with its page.
      if (error) setIsBusy(false)
      return error
    },
  }
}
