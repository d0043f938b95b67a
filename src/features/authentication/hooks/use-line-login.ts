import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { isLineLoginUrl } from '@/config/line-login-url'
import { lineLoginPath } from '@/config/paths'
import { writeText } from '@/config/storage'
import { useBoot } from '@/session/boot-context'
import { beginLineLogin, signInAutomatically, signInWithLine, type LineSignIn } from '@/session/line-sign-in'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Why LINE did not sign the member in. */
export type LineTrouble = Extract<LineSignIn, { status: 'failed' | 'refused' }>

/**
 * Signing in with LINE: automatic inside LINE and on return from LINE's login page, else on a tap. If the brand has no LIFF,
 * lineprovider/issue gives the URL of LINE's login page (contract, LINE sign-in).
 */
export function useLineLogin(): { isBusy: boolean; trouble: LineTrouble | undefined; logIn: () => void } {
  const { line, config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [issueLineLogin] = api.useLazyIssueLineLoginQuery()
  const [isBusy, setIsBusy] = useState(() => line.isAutomatic())
  const [trouble, setTrouble] = useState<LineTrouble>()
  const returnPath = lineLoginPath(brandRef)

  const end = (newTrouble: LineTrouble) => {
    // The login is over: found open by a later start, the login would end whatever the visitor has begun instead.
    writeText('lineLogin', undefined)
    setTrouble(newTrouble)
  }
  const follow = (signIn: LineSignIn | undefined) => {
    if (signIn?.status === 'signedIn') return void navigate(signIn.path, { replace: true })
    if (signIn?.status === 'failed' || signIn?.status === 'refused') end(signIn)
    // While the browser redirects to LINE, the page stays busy: the buttons must not be tapped again.
    if (signIn?.status !== 'leaving') setIsBusy(false)
  }

  useEffect(() => {
    if (!brandRef) return
    let isCurrent = true
    void dispatch(signInAutomatically(line, brandRef, returnPath)).then(
      (signIn) => isCurrent && follow(signIn),
    )
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a brand; `follow` only sets state
  }, [brandRef, line])

  useEffect(() => {
    // Back from LINE's page, the browser may show this page as it was left.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false)
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  const logIn = async () => {
    if (!brandRef) return
    setIsBusy(true)
    setTrouble(undefined)
    beginLineLogin()
    if (line.liffId === undefined) return leaveThroughProvider(brandRef)
    line.retry()
    const signIn = await dispatch(signInWithLine(line, brandRef, returnPath))
    if (signIn.status === 'loginNeeded') return signIn.client.login(returnPath)
    follow(signIn)
  }

  const leaveThroughProvider = async (brand: string) => {
    const { data, error } = await issueLineLogin(brand)
    const allowed = { ...config, origin: location.origin }
    if (data && isLineLoginUrl(data.url, allowed)) return location.assign(data.url)
    end({ status: 'refused', error: error ? toAppError(error) : { kind: 'malformed' } })
    setIsBusy(false)
  }

  return { isBusy, trouble, logIn: () => void logIn() }
}
