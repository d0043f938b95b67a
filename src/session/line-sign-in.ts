import type { IdToken, LiffClient, LiffErrorCode } from '#liff/liff-client.ts'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readCallbackToken, type CallbackPayload } from '@/session/callback-token'
import { readJson, readStored, wipe, writeJson, writeText } from '@/storage/storage'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import type { Lifetime } from '@/lib/lifetime'
import type { LineConnection } from './line/line-connection'
import { loggedOut } from '@/store/session.slice'
import type { AppDispatch } from '@/store/store'
import { beginAttempt, currentSession } from './lifetime'
import { setAside } from './set-aside'
import { beginSession, destinationAfterLogin, emptyCache, hasToken } from './sign-in'

export type LineSignIn =
  | { status: 'signedIn'; path: string }
  /** The browser is navigating to LINE. */
  | { status: 'leaving' }
  /** LIFF runs, and nobody is signed in to LINE. */
  | { status: 'loginNeeded'; client: LiffClient }
  | { status: 'failed'; reason: LiffErrorCode | 'idTokenExpired' | 'badCallback' }
  | { status: 'refused'; error: AppError }

/** Why LINE did not sign the member in. */
export type LineError = Extract<LineSignIn, { status: 'failed' | 'refused' }>

type NotSignedIn = Exclude<LineSignIn, { status: 'signedIn' }>

interface Automatic {
  session: Lifetime
  attempt: Lifetime
  signIn: Promise<LineSignIn>
}

const automatic = new WeakMap<LineConnection, Automatic>()

/**
 * The sign-in without a tap, once until somebody is signed in, shared by all callers; undefined where LINE cannot sign in
 * automatically, or the member has gone another way meanwhile. A failed attempt is remembered, so that the LINE login page can show
 * the error that the landing got.
 */
export function signInAutomatically(line: LineConnection, brandRef: string, returnPath: string) {
  return async (dispatch: AppDispatch): Promise<LineSignIn | undefined> => {
    const session = dispatch(currentSession())
    const begun = automatic.get(line)
    // The session that a sign-in begins goes on with it.
    if (begun && !begun.attempt.isOver) begun.session = session
    if (begun?.session === session) return begun.attempt.isOver ? undefined : begun.signIn
    if (!line.isAutomatic()) return undefined
    line.isReturn = false
    // The return is taken: a later start must not find this login open, and end what the visitor has begun instead.
    writeText('lineLogin', undefined)
    const attempt = dispatch(beginAttempt())
    const signIn = dispatch(signInWithLine(line, brandRef, returnPath, attempt))
    automatic.set(line, { session, attempt, signIn })
    return signIn
  }
}

/**
 * Signs in with LINE's identity (spec 4): ID token to MergeCustomerLine, whose callback
 * token becomes the session. An expired or refused ID token is renewed once, through `returnPath`. Never rejects.
 */
export function signInWithLine(
  line: LineConnection,
  brandRef: string,
  returnPath: string,
  attempt: Lifetime,
) {
  return async (dispatch: AppDispatch): Promise<LineSignIn> => {
    const merge = await dispatch(mergeWithLine(line, brandRef, returnPath, attempt))
    if (merge.status !== 'merged') return merge
    writeText('isLoggedOut', undefined)
    return { status: 'signedIn', path: await dispatch(applyCallback(merge.payload, brandRef, attempt)) }
  }
}

/** A number that an OTP has proven to be the member's, to be joined to the LINE identity. */
export interface VerifiedNumber {
  mobileNo: string
  otpToken: string
  /** The same for each retry. */
  requestId: string
}

/**
 * Sends LINE's ID token to MergeCustomerLine, with a verified number to join it to if there is one; gives the callback token's
 * payload, applied to nothing yet. It goes on only as long as the member waits for the attempt.
 */
export function mergeWithLine(
  line: LineConnection,
  brandRef: string,
  returnPath: string,
  attempt: Lifetime,
  number?: VerifiedNumber,
) {
  return async (
    dispatch: AppDispatch,
  ): Promise<NotSignedIn | { status: 'merged'; payload: CallbackPayload }> => {
    const outcome = await attempt.only(line.connect())
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

    const merge = await attempt.only(
      dispatch(
        api.endpoints.mergeCustomerLine.initiate({
          body: {
            Brand_Ref: brandRef,
            Provider_Ref: lineProvider(brandRef),
            Line_Id_Token: idToken.raw,
            Store_Ref: readStored('storeRef'),
            ...(number && { Mobile_No: number.mobileNo, Otp_Token: number.otpToken }),
          },
          'X-Request-Id': number?.requestId ?? newRequestId(),
        }),
      ),
    )
    if (merge.error) {
      const error = toAppError(merge.error)
      if (error.message === 'invalid line token') return renew(client, returnPath)
      return { status: 'refused', error }
    }
    const payload = readCallbackToken(merge.data.callback_token, brandRef)
    return payload ? { status: 'merged', payload } : { status: 'failed', reason: 'badCallback' }
  }
}

/**
 * Joins a verified number to LINE's identity, and makes the answer the session. Gives whether the account is new, or the error;
 * neither where the browser is leaving for LINE.
 */
export function joinNumber(
  line: LineConnection,
  brandRef: string,
  returnPath: string,
  attempt: Lifetime,
  number: VerifiedNumber,
) {
  return async (
    dispatch: AppDispatch,
  ): Promise<{ isNew: boolean; error?: undefined } | { error: AppError } | undefined> => {
    const outcome = await dispatch(mergeWithLine(line, brandRef, returnPath, attempt, number))
    switch (outcome.status) {
      case 'leaving':
        return undefined
      case 'loginNeeded':
        outcome.client.login(returnPath)
        return undefined
      case 'refused':
        return outcome
      case 'failed':
        return { error: { kind: 'unavailable' } }
      case 'merged':
        if (outcome.payload.action === 'register-customer') return { error: { kind: 'malformed' } }
        dispatch(saveCallback(outcome.payload, brandRef))
        return { isNew: outcome.payload.action === 'customer-info' }
    }
  }
}

/** A token about to expire would be refused on arrival. */
const MIN_VALIDITY_MS = 60_000

/** Whether an ID token may be sent: made for this LIFF's channel and good for another minute (`now` in ms). */
export function isFreshIdToken(token: IdToken | undefined, liffId: string, now: number): token is IdToken {
  return (
    token !== undefined && token.audience === liffId.split('-')[0] && token.expiresAt - now > MIN_VALIDITY_MS
  )
}

/**
 * Makes a callback token's payload the session (spec 2, Landing): what is stored of the member before is wiped first. Returns
 * the path of the next page, after the check for custom forms where that page depends on it.
 */
export function applyCallback(payload: CallbackPayload, brandRef: string | undefined, attempt: Lifetime) {
  return async (dispatch: AppDispatch): Promise<string> => {
    dispatch(saveCallback(payload, brandRef))
    return dispatch(destinationAfterLogin(attempt, payload))
  }
}

/** Stores a callback token's payload, in place of the session before. */
function saveCallback(payload: CallbackPayload, brandRef: string | undefined) {
  return (dispatch: AppDispatch): void => {
    if (payload.action === 'register-customer' || payload.token === undefined) {
      dispatch(emptyCache())
      setAside()
      wipe('replaced')
      writeText('lineRef', payload.lineRef)
      // An empty one says too that this registration is a LINE user's.
      writeText('registrationToken', payload.token ?? '')
      writeText('loginAt', String(Date.now()))
      return void dispatch(loggedOut())
    }
    dispatch(beginSession(payload.token, brandRef))
    writeText('lineRef', payload.lineRef)
    if (payload.isWithdrawn !== undefined) writeText('isConsentStanding', String(!payload.isWithdrawn))
    if (payload.isWelcome) writeText('action', 'welcome')
  }
}

/** A second renewal within this time would be a loop. */
const MIN_RENEWAL_INTERVAL_MS = 5 * 60_000

/** `reason` is what a second error is told as: a token that cannot be verified again is an error of the phone's clock. */
function renew(
  client: LiffClient,
  returnPath: string,
  reason: LiffErrorCode | 'idTokenExpired' = 'idTokenExpired',
): NotSignedIn {
  if (isRecent(Number(readStored('lineRenewal')), MIN_RENEWAL_INTERVAL_MS))
    return { status: 'failed', reason }
  writeText('lineRenewal', String(Date.now()))
  // A member who connects LINE is logged in already: a login that is never finished must not end that session.
  if (!client.isInClient() && !hasToken()) beginLineLogin()
  // After a log-out a tap has asked for LINE again: the page that comes goes on by itself.
  else writeText('isLoggedOut', undefined)
  try {
    client.renew(returnPath)
    return { status: 'leaving' }
  } catch {
    // LINE's SDK stores what it leaves with, and storage may be full.
    return { status: 'failed', reason: 'failed' }
  }
}

/** Stores that a LINE login has begun, so that the return from LINE, or an unfinished login, is recognised (spec 4, Start). */
export function beginLineLogin(): void {
  writeText('isLoggedOut', undefined)
  writeText('lineLogin', String(Date.now()))
}

/** The login method LINE in a brand's list of providers (spec 9). */
const OAUTH_METHOD_LINE = 21

interface Provider {
  provider_ref: string
  oauth_method: number
}

/** LINE among a brand's providers, if it is among them. */
export function findLineProvider(providers: readonly Provider[]): Provider | undefined {
  return providers.find((provider) => provider.oauth_method === OAUTH_METHOD_LINE)
}

/** Stores a brand's LINE provider for MergeCustomerLine; undefined, where the brand has none, removes it. */
export function saveLineProvider(brandRef: string, provider: Provider | undefined): void {
  if (provider) writeJson('provider', { brandRef, providerRef: provider.provider_ref })
  else writeText('provider', undefined)
}

/** The provider_ref of a brand's LINE login, if the brand's providers were fetched and LINE is among them. */
function lineProvider(brandRef: string): string | undefined {
  const stored = readJson('provider', isStoredProvider)
  return stored?.brandRef === brandRef ? stored.providerRef : undefined
}

function isStoredProvider(value: unknown): value is { brandRef: string; providerRef: string } {
  return isRecord(value) && typeof value.brandRef === 'string' && typeof value.providerRef === 'string'
}
