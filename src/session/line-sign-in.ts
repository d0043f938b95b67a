import { isFreshIdToken } from '#liff/id-token.ts'
import type { LiffClient, LiffErrorCode } from '#liff/liff-client.ts'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readCallbackToken, type CallbackPayload } from '@/config/callback-token'
import { readText, writeText } from '@/config/storage'
import { serverNow } from '@/lib/server-clock'
import type { AppDispatch } from '@/store/store'
import type { LineConnection } from '@/line/line-connection'
import { lineProvider } from '@/line/line-provider'
import { applyCallback, hasToken } from './sign-in'

export type LineSignIn =
  | { status: 'signedIn'; path: string }
  /** The browser is navigating to LINE. */
  | { status: 'leaving' }
  /** LIFF runs, and nobody is signed in to LINE. */
  | { status: 'loginNeeded'; client: LiffClient }
  | { status: 'failed'; reason: LiffErrorCode | 'idTokenExpired' | 'badCallback' }
  | { status: 'refused'; error: AppError }

/** A second renewal within this time would be a loop. */
const MIN_RENEWAL_INTERVAL_MS = 5 * 60_000

/** A number that an OTP has proven to be the member's, to be joined to the LINE identity. */
export interface VerifiedNumber {
  mobileNo: string
  otpToken: string
  /** The same for each retry of one intent. */
  requestId: string
}

type NotSignedIn = Exclude<LineSignIn, { status: 'signedIn' }>

/**
 * Signs in with LINE's identity (spec 4; contract, LINE sign-in): ID token to MergeCustomerLine, its callback token through
 * the landing's own code. An expired or refused ID token is renewed once, through `returnPath`. Never rejects.
 */
export function signInWithLine(line: LineConnection, brandRef: string, returnPath: string) {
  return async (dispatch: AppDispatch): Promise<LineSignIn> => {
    const merge = await dispatch(mergeWithLine(line, brandRef, returnPath))
    if (merge.status !== 'merged') return merge
    return { status: 'signedIn', path: await dispatch(applyCallback(merge.payload, brandRef)) }
  }
}

/** Sends LINE's ID token to MergeCustomerLine, with a verified number to join it to if there is one; gives the callback token's payload, applied to nothing yet. */
export function mergeWithLine(
  line: LineConnection,
  brandRef: string,
  returnPath: string,
  number?: VerifiedNumber,
) {
  return async (
    dispatch: AppDispatch,
  ): Promise<NotSignedIn | { status: 'merged'; payload: CallbackPayload }> => {
    const outcome = await line.connect()
    if (outcome.status === 'failed') {
      const isStale = outcome.code === 'invalidIdToken' || outcome.code === 'revoked'
      return isStale && outcome.client
        ? renew(outcome.client, returnPath, outcome.code)
        : { status: 'failed', reason: outcome.code }
    }
    const { client } = outcome
    if (!client.isLoggedIn()) return { status: 'loginNeeded', client }
    const idToken = client.idToken()
    if (!isFreshIdToken(idToken, line.liffId ?? '', Date.now())) return renew(client, returnPath)

    const merge = await dispatch(
      api.endpoints.mergeCustomerLine.initiate({
        body: {
          Brand_Ref: brandRef,
          Provider_Ref: lineProvider(brandRef),
          Line_Id_Token: idToken.raw,
          Store_Ref: readText('storeRef'),
          ...(number && { Mobile_No: number.mobileNo, Otp_Token: number.otpToken }),
        },
        'X-Request-Id': number?.requestId ?? newRequestId(),
      }),
    )
    if (merge.error) {
      const error = toAppError(merge.error)
      if (error.message === 'invalid line token') return renew(client, returnPath)
      return { status: 'refused', error }
    }
    const payload = readCallbackToken(merge.data.callback_token, brandRef, serverNow())
    return payload ? { status: 'merged', payload } : { status: 'failed', reason: 'badCallback' }
  }
}

const attempts = new WeakMap<LineConnection, Promise<LineSignIn>>()

/**
 * The sign-in without a tap, once a page load, shared by all callers; undefined where LINE cannot sign in automatically. A
 * failed attempt is remembered, so that the LINE login page can show the error that the landing got.
 */
export function signInAutomatically(line: LineConnection, brandRef: string, returnPath: string) {
  return async (dispatch: AppDispatch): Promise<LineSignIn | undefined> => {
    let attempt = attempts.get(line)
    if (!attempt) {
      if (!line.isAutomatic()) return undefined
      line.isReturn = false
      attempt = dispatch(signInWithLine(line, brandRef, returnPath))
      attempts.set(line, attempt)
    }
    const signIn = await attempt
    if (signIn.status !== 'leaving') writeText('lineLogin', undefined)
    if (signIn.status === 'signedIn') attempts.delete(line)
    return signIn
  }
}

/** `reason` is what a second failure is told as: a token that cannot be verified again is the phone's clock's fault. */
function renew(
  client: LiffClient,
  returnPath: string,
  reason: LiffErrorCode | 'idTokenExpired' = 'idTokenExpired',
): NotSignedIn {
  const last = Number(readText('lineRenewal') ?? 0)
  if (Date.now() - last < MIN_RENEWAL_INTERVAL_MS) return { status: 'failed', reason }
  writeText('lineRenewal', String(Date.now()))
  // A member who connects LINE is logged in already: a login that is never finished must not end that session.
  if (!client.isInClient() && !hasToken()) beginLineLogin()
  client.renew(returnPath)
  return { status: 'leaving' }
}

/** Stores that a LINE login has begun, so that the return from LINE, or an unfinished login, is recognised (spec 4, Start). */
export function beginLineLogin(): void {
  writeText('isLoggedOut', undefined)
  writeText('lineLogin', String(Date.now()))
}
