import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readCallbackToken } from '@/config/callback-token'
import { LANDING_DELAY } from '@/config/constants'
import { lineLoginPath, paths } from '@/config/paths'
import { singleFlight } from '@/lib/single-flight'
import { useBoot, type Boot } from '@/session/boot-context'
import { signInAutomatically } from '@/session/line-sign-in'
import { applyCallback, hasToken } from '@/session/sign-in'
import { isInfoDue } from '@/session/registration'
import { readTarget } from '@/session/target-page'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { landingStep } from '../landing-step'

/**
 * Waits the landing's 2 seconds, counted from the start of the page, and finds out meanwhile where they lead: the callback
 * token is read and LINE's identity merged at once. True when the address brought a callback token that cannot be used.
 */
export function useLanding(): { isTokenRefused: boolean; leave: () => void } {
  const boot = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isTokenRefused, setIsTokenRefused] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const wait = new Promise((resolve) =>
      setTimeout(resolve, LANDING_DELAY - (performance.now() - boot.startedAt)),
    )
    void Promise.all([findNextOnce(boot, brandRef, dispatch), wait]).then(([path]) => {
      if (!isCurrent) return
      if (path === undefined) setIsTokenRefused(true)
      else void navigate(path, { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [boot, brandRef, dispatch, navigate])

  return { isTokenRefused, leave: () => void navigate(lineLoginPath(brandRef), { replace: true }) }
}

/** The path that comes next; undefined when the callback token cannot be used. */
async function findNext(
  boot: Boot,
  brandRef: string | undefined,
  dispatch: AppDispatch,
): Promise<string | undefined> {
  const { callbackToken, line } = boot
  const step = landingStep({
    brandRef,
    hasToken: hasToken(),
    target: isInfoDue() ? paths.registerInfo : readTarget(),
    callbackToken,
  })
  if (step.kind === 'go') return step.path
  if (step.kind === 'decode') {
    const payload = readCallbackToken(step.callbackToken, brandRef, Date.now())
    return payload && dispatch(applyCallback(payload, brandRef))
  }
  if (!brandRef) return step.path
  const signIn = await dispatch(signInAutomatically(line, brandRef, paths.landing))
  // Whatever went wrong, the LINE login page says it and offers the other ways in.
  return signIn?.status === 'signedIn' ? signIn.path : step.path
}

/** React may run an effect twice; a callback token is taken once. */
const findNextOnce = singleFlight(findNext)
