import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { lineLoginPath } from '@/addresses/paths'
import { removeLineLogin, writeStored } from '@/storage/storage'
import { readFlag } from '@/lib/wire-scalar'
import { isOfThisMachine, isSafeWebUrl, originOfBase, parseUrl } from '@/lib/safe-url'
import type { Lifetime } from '@/lib/lifetime'
import { useLeaving } from '@/lib/use-leaving'
import { whileWanted } from '@/lib/answers'
import { phoneNow } from '@/lib/server-clock'
import { useBoot } from '@/session/boot-context'
import { beginAttempt } from '@/session/lifetime'
import {
  beginLineLogin,
  signInAutomatically,
  signInWithLine,
  type LineError,
  type LineSignIn,
} from '@/session/line-sign-in'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * LINE login: automatic inside LINE and on return from LINE's login page, else by a tap, and always by a tap if `needsTap`
 * (on the register page). If the brand has no LIFF, lineprovider/issue gives the URL of LINE's login page.
 */
export function useLineLogin(needsTap = false) {
  const { line, config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [issueLineLogin] = api.useLazyIssueLineLoginQuery()
  const [isBusy, setIsBusy] = useState(() => !needsTap && line.isAutomatic())
  const [lineError, setLineError] = useState<LineError>()
  const returnPath = lineLoginPath(brandRef)

  const end = (newError: LineError) => {
    // Otherwise a later start would find this login unfinished, and end what the visitor does now.
    writeStored('lineLogin', undefined)
    setLineError(newError)
  }
  const leave = useLeaving(
    () => setIsBusy(false),
    () => {
      end({ status: 'failed', reason: 'failed' })
      setIsBusy(false)
    },
  )
  const follow = (signIn: LineSignIn | undefined) => {
    if (signIn?.status === 'signedIn') return void navigate(signIn.path, { replace: true })
    if (signIn?.status === 'failed' || signIn?.status === 'refused') end(signIn)
    // Busy while the browser redirects to LINE, which the sign-in has begun.
    if (signIn?.status === 'leaving') leave(() => {})
    else setIsBusy(false)
  }

  useEffect(() => {
    if (!brandRef || needsTap) return
    return whileWanted(dispatch(signInAutomatically(line, brandRef, returnPath)), follow)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a brand; `follow` only sets state
  }, [brandRef, line, needsTap])

  const logIn = async () => {
    if (!brandRef) return
    setIsBusy(true)
    setLineError(undefined)
    const attempt = dispatch(beginAttempt())
    if (line.liffId === undefined) return leaveThroughProvider(brandRef, attempt)
    line.retry()
    // A login of before may be somebody else's, who did not come to the end: LINE's page says who it is.
    if (line.browser !== 'liff' && !line.isInAddress) removeLineLogin()
    const signIn = await dispatch(signInWithLine(line, brandRef, returnPath, attempt))
    if (signIn.status !== 'loginNeeded') return follow(signIn)
    beginLineLogin()
    leave(() => signIn.client.login(returnPath))
  }

  const leaveThroughProvider = async (brand: string, attempt: Lifetime) => {
    const { data, error } = await attempt.only(issueLineLogin(brand))
    if (data && isLineLoginUrl(data.url, config)) {
      beginLineLogin()
      writeStored('lineLoginAt', String(phoneNow()))
      return leave(() => location.assign(data.url))
    }
    end({ status: 'refused', error: error ? toAppError(error) : { kind: 'malformed' } })
    setIsBusy(false)
  }

  return { isBusy, lineError, logIn: () => void logIn() }
}

/** LINE's login method among a brand's providers (spec 9). */
const OAUTH_METHOD_LINE = 21

/**
 * Whether the brand offers LINE login; MergeCustomerLine gets the provider's reference. While the providers load, and if they fail,
 * the brand's settings decide; that error is not shown (spec 8).
 */
export function useLineOffer(): boolean {
  const { brandRef, isGlobal } = useAppSelector((state) => state.session)
  const { data } = api.useListProvidersQuery(
    brandRef ? { brandRef, isGlobal: readFlag(isGlobal) ?? false } : skipToken,
  )
  const provider = data?.find(({ oauth_method }) => oauth_method === OAUTH_METHOD_LINE)
  useEffect(() => {
    if (data) writeStored('provider', provider?.provider_ref)
  }, [data, provider])
  return !data || provider !== undefined
}

/**
 * Whether lineprovider/issue's URL is safe to follow: a safe web address whose host is configured, the API's own, or this
 * machine's.
 */
export function isLineLoginUrl(
  text: string,
  { lineLoginHosts, customerApiUrl }: { lineLoginHosts: string[]; customerApiUrl: string },
): boolean {
  const url = parseUrl(text)
  if (!url || !isSafeWebUrl(text) || url.username || url.password) return false
  const isOfApi = url.origin === originOfBase(customerApiUrl)
  return isOfApi || isOfThisMachine(text) || lineLoginHosts.includes(url.host)
}
