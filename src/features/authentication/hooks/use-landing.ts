import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readCallbackToken } from '@/config/callback-token'
import { LANDING_DELAY_MS } from '@/config/constants'
import { lineLoginPath, paths } from '@/config/paths'
import { serverNow } from '@/lib/server-clock'
import { singleFlight } from '@/lib/single-flight'
import { useBoot, type Boot } from '@/session/boot-context'
import { signInAutomatically } from '@/session/line-sign-in'
import { applyCallback, hasToken } from '@/session/sign-in'
import { isInfoDue } from '@/session/registration'
import { readTarget } from '@/session/target-page'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { LONG_WAIT_MS } from '@/ui/use-is-long-wait'
import { landingStep } from '../landing-step'

/**
 * Shows the landing for 2 seconds, counted from page start, and resolves the next path meanwhile: reads the callback token
 * or signs in with LINE. `isTokenRefused` is true when the URL has a callback token that cannot be used.
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
      setTimeout(resolve, LANDING_DELAY_MS - (performance.now() - boot.startedAt)),
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

/** The path to navigate to; undefined when the callback token cannot be used. */
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
    const payload = readCallbackToken(step.callbackToken, brandRef, serverNow())
    return payload && dispatch(applyCallback(payload, brandRef))
  }
  if (!brandRef) return step.path
  const longWait = new Promise<undefined>((resolve) => setTimeout(resolve, LONG_WAIT_MS))
  const signIn = await Promise.race([dispatch(signInAutomatically(line, brandRef, paths.landing)), longWait])
  // The LINE login page shows any error, or that the same sign-in goes on, and offers the other login options.
  return signIn?.status === 'signedIn' ? signIn.path : step.path
}

/** React may run an effect twice, but a callback token is valid only once. */
const findNextOnce = singleFlight(findNext)
