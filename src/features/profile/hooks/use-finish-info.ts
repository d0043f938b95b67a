import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { setInfoDue } from '@/session/registration'
import { destinationAfterLogin } from '@/session/sign-in'
import { readTarget, takeTarget } from '@/session/target-page'
import { useAppDispatch } from '@/store/hooks'

/** Leaves register-info after it was sent or skipped: to the custom forms if due, the page first requested, or home. */
export function useFinishInfo() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasFinished = useRef(false)
  const [isSkipping, setIsSkipping] = useState(false)

  const finish = async () => {
    if (hasFinished.current) return
    hasFinished.current = true
    setInfoDue(false)
    // If this page itself was requested before the login, it must be removed as target, or it would open again and again.
    if (readTarget()?.startsWith(paths.registerInfo)) takeTarget()
    void navigate(await dispatch(destinationAfterLogin(true, paths.registerCustomFields)), { replace: true })
  }
  const skip = () => {
    setIsSkipping(true)
    void finish()
  }
  return { finish, skip, isSkipping }
}
