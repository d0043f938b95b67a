import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { lineLoginPath } from '@/addresses/paths'
import { writeText } from '@/storage/storage'
import { readFlag } from '@/lib/wire-scalar'
import { isSafeWebUrl, parseUrl } from '@/lib/safe-url'
import type { Lifetime } from '@/lib/lifetime'
import { useBoot } from '@/session/boot-context'
import { beginAttempt } from '@/session/lifetime'
import {
  beginLineLogin,
  findLineProvider,
  saveLineProvider,
  signInAutomatically,
  signInWithLine,
  type LineError,
  type LineSignIn,
} from '@/session/line-sign-in'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Signing in with LINE: automatic inside LINE and on return from LINE's login page, else on a tap. If the brand has no LIFF,
 * lineprovider/issue gives the URL of LINE's login page. On the register page nothing signs in without a tap:
 * `isOnTapAlone`.
 */
export function useLineLogin(isOnTapAlone = false): {
  isBusy: boolean
  lineError: LineError | undefined
  logIn: () => void
} {
  const { line, config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [issueLineLogin] = api.useLazyIssueLineLoginQuery()
  const [isBusy, setIsBusy] = useState(() => !isOnTapAlone && line.isAutomatic())
  const [lineError, setLineError] = useState<LineError>()
  const returnPath = lineLoginPath(brandRef)

  const end = (newError: LineError) => {
    // The login is over: found open by a later start, the login would end whatever the visitor has begun instead.
    writeText('lineLogin', undefined)
    setLineError(newError)
  }
  const follow = (signIn: LineSignIn | undefined) => {
    if (signIn?.status === 'signedIn') return void navigate(signIn.path, { replace: true })
    if (signIn?.status === 'failed' || signIn?.status === 'refused') end(signIn)
    // While the browser redirects to LINE, the page stays busy: the buttons must not be tapped again.
    if (signIn?.status !== 'leaving') setIsBusy(false)
  }

  useEffect(() => {
    if (!brandRef || isOnTapAlone) return
    let isCurrent = true
    void dispatch(signInAutomatically(line, brandRef, returnPath)).then(
      (signIn) => isCurrent && follow(signIn),
    )
    return () => {
      isCurrent = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a brand; `follow` only sets state
  }, [brandRef, line, isOnTapAlone])

  useEffect(() => {
    // Back from LINE's page, the browser may show this page as it was left.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsBusy(false)
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  const logIn = async () => {
    if (!brandRef) return
    setIsBusy(true)
    setLineError(undefined)
    const attempt = dispatch(beginAttempt())
    if (line.liffId === undefined) return leaveThroughProvider(brandRef, attempt)
    line.retry()
    const signIn = await dispatch(signInWithLine(line, brandRef, returnPath, attempt))
    if (signIn.status !== 'loginNeeded') return follow(signIn)
    beginLineLogin()
    signIn.client.login(returnPath)
  }

  const leaveThroughProvider = async (brand: string, attempt: Lifetime) => {
    const { data, error } = await attempt.only(issueLineLogin(brand))
    const allowed = { ...config, origin: location.origin }
    if (data && isLineLoginUrl(data.url, allowed)) {
      beginLineLogin()
      writeText('lineLoginAt', String(Date.now()))
      return location.assign(data.url)
    }
    end({ status: 'refused', error: error ? toAppError(error) : { kind: 'malformed' } })
    setIsBusy(false)
  }

  return { isBusy, lineError, logIn: () => void logIn() }
}

/**
 * Whether LINE is among the brand's login providers (spec 9, oauth_method 21). While the providers load, and if they fail
 * to load, the brand's settings alone decide; that error is not shown (spec 8).
 */
export function useLineOffer(): boolean {
  const { brandRef, isGlobal } = useAppSelector((state) => state.session)
  const { data } = api.useListProvidersQuery(
    brandRef ? { brandRef, isGlobal: readFlag(isGlobal) ?? false } : skipToken,
  )
  const provider = data && findLineProvider(data)
  useEffect(() => {
    if (data && brandRef) saveLineProvider(brandRef, provider)
  }, [data, provider, brandRef])
  return !data || provider !== undefined
}

/**
 * Whether lineprovider/issue's answer may be followed: its host is one of the configured hosts,
 * the API's own, or this machine; https except on this machine. Anything else is an error, never a redirect.
 */
export function isLineLoginUrl(
  text: string,
  allowed: { lineLoginHosts: string[]; customerApiUrl: string; origin: string },
): boolean {
  const url = parseUrl(text)
  if (!url || !isSafeWebUrl(text) || url.username || url.password) return false
  const apiHost = parseUrl(allowed.customerApiUrl, allowed.origin)?.host
  // Plain http is safe to this machine alone.
  const isThisMachine = isSafeWebUrl(`http://${url.host}`)
  return isThisMachine || url.host === apiHost || allowed.lineLoginHosts.includes(url.host)
}
