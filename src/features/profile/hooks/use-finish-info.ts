import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { setInfoDue } from '@/session/registration'
import { destinationAfterLogin } from '@/session/sign-in'
import { readTarget, takeTarget } from '@/session/target-page'
import { useAppDispatch } from '@/store/hooks'

/** What comes after register-info, whether it was sent or skipped: custom forms if they are due, the page first asked for, or home. */
export function useFinishInfo() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const hasFinished = useRef(false)
  const [isSkipping, setIsSkipping] = useState(false)

  const finish = async () => {
    if (hasFinished.current) return
    hasFinished.current = true
    setInfoDue(false)
    // Asked for before a login, this page has been reached by now: it would come again and again.
    if (readTarget()?.startsWith(paths.registerInfo)) takeTarget()
    void navigate(await dispatch(destinationAfterLogin(true)), { replace: true })
  }
  const skip = () => {
    setIsSkipping(true)
    void finish()
  }
  return { finish, skip, isSkipping }
}
