import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineMessage, FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { BrandLogo } from '@/brand/brand-logo'
import { useFact } from '@/brand/use-brand'
import { readCallbackToken } from '@/session/callback-token'
import { LANDING_DELAY_MS } from '@/config/constants'
import { isFlag } from '@/config/runtime-config'
import { whileWanted, within } from '@/lib/answers'
import { pause } from '@/lib/wait'
import { lineLoginPath, paths } from '@/addresses/paths'
import { pageTitles } from '@/i18n/page-titles'
import { useBoot, type Boot } from '@/session/boot-context'
import { beginAttempt } from '@/session/lifetime'
import { applyCallback, signInAutomatically } from '@/session/line-sign-in'
import { isInfoDue } from '@/session/registration'
import { hasOwnBearer } from '@/storage/bearer'
import { readTarget } from '@/session/target-page'
import { fromLanding } from '@/session/where-next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { AppDispatch } from '@/store/store'
import { tokens } from '@/theme/tokens'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { brandButton, danger } from '@/ui/dialogs/feedback-presets'
import { pageWords } from '@/ui/page-words'
import { Spinner, LONG_WAIT_MS } from '@/ui/spinner'
import { VisuallyHidden } from '@/ui/visually-hidden'

const Splash = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space(8)};
  min-height: ${tokens.screenHeight(80)};
  padding: ${tokens.gutter};
`

const refusedText = defineMessage({
  id: 'authentication.landing.refusedText',
  defaultMessage: 'It may have expired, or be for another store. Please log in again.',
})

/**
 * The splash: the logo for two seconds from the page's start, or with `skipLandingWait` as short as possible, while a callback
 * token or LINE's sign-in determines the next page.
 */
export default function LandingPage() {
  const { show } = useFeedback()
  const boot = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isTokenRefused, setIsTokenRefused] = useState(false)
  const isLandingWaitSkipped = useFact('skipLandingWait', isFlag)
  // React may run an effect twice, but a callback token is valid only once.
  const next = useRef<Promise<string | undefined>>(undefined)
  const find = useEffectEvent(() => (next.current ??= findNext(boot, brandRef, dispatch)))
  const refuse = useEffectEvent(() => {
    setIsTokenRefused(true)
    const leave = () => void navigate(lineLoginPath(brandRef), { replace: true })
    const cancelButton = { ...brandButton, label: pageTitles.lineLogin, callback: leave }
    show(danger(pageWords.badLink, refusedText, { id: 'refused', cancelButton }))
  })

  useEffect(() => {
    const wait = pause(LANDING_DELAY_MS - (performance.now() - boot.startedAt))
    return whileWanted(Promise.all([find(), !isLandingWaitSkipped && wait]), ([path]) => {
      if (path === undefined) refuse()
      else void navigate(path, { replace: true })
    })
  }, [boot, isLandingWaitSkipped, navigate])

  return (
    <Splash>
      <VisuallyHidden as="h1">
        <FormattedMessage {...pageTitles.landing} />
      </VisuallyHidden>
      {!isTokenRefused && (
        <>
          <BrandLogo kind="login" />
          <Spinner />
        </>
      )}
    </Splash>
  )
}

/** The path to navigate to; undefined if the callback token cannot be used. */
async function findNext(
  boot: Boot,
  brandRef: string | undefined,
  dispatch: AppDispatch,
): Promise<string | undefined> {
  const { line } = boot
  const callbackToken = boot.takeCallbackToken()
  const isMember = hasOwnBearer()
  const path = fromLanding({
    brandRef,
    isMember,
    isInfoDue: isInfoDue() || readTarget()?.startsWith(paths.registerInfo) === true,
    hasCallback: callbackToken !== undefined,
  })
  if (path === undefined) {
    const payload = readCallbackToken(callbackToken ?? '', brandRef)
    if (!payload) return undefined
    return dispatch(applyCallback(payload, brandRef, dispatch(beginAttempt())))
  }
  if (isMember || !brandRef) return path
  const signIn = await within(dispatch(signInAutomatically(line, brandRef, paths.landing)), LONG_WAIT_MS)
  // The LINE login page shows an error or the pending sign-in, and other ways to log in.
  return signIn?.status === 'signedIn' ? signIn.path : path
}
