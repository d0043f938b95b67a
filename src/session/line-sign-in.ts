import type { IdToken, LiffClient, LiffErrorCode } from '#liff/liff-client.ts'
import { api } from '@/api/api'
import { toAppError, type AppError } from '@/api/app-error'
import { newRequestId } from '@/api/request-id'
import { readCallbackToken, type CallbackPayload } from '@/session/callback-token'
import { hasOwnBearer } from '@/storage/bearer'
import { openBrand, readStored, writeStored } from '@/storage/storage'
import { isRecent } from '@/lib/is-recent'
import type { Lifetime } from '@/lib/lifetime'
import { phoneNow } from '@/lib/server-clock'
import type { LineConnection } from './line/line-connection'
import { lineUserOf } from './line/line-user'
import type { AppDispatch } from '@/store/store'
import { beginAttempt, currentSession } from './lifetime'
import { beginSession, endSession, hasLeftForLine } from './session'
import { destinationAfterLogin } from './where-next'

export type LineSignIn =
  | { status: 'signedIn'; path: string }
  | { status: 'leaving' }
  /** LIFF is ready, but nobody is signed in to LINE. */
  | { status: 'loginNeeded'; client: LiffClient }
  | { status: 'failed'; reason: LiffErrorCode | 'idTokenExpired' | 'anotherUser' }
  | { status: 'refused'; error: AppError }

export type LineError = Extract<LineSignIn, { status: 'failed' | 'refused' }>

type NotSignedIn = Exclude<LineSignIn, { status: 'signedIn' }>

interface Merged {
  status: 'merged'
  payload: CallbackPayload
  of: OfLine
}

/** Whose LINE it is. */
interface OfLine {
  liffId: string | undefined
  sub: string | undefined
  /** Inside LINE: whose session it is. */
  lineUser: string | undefined
}

interface Automatic {
  session: Lifetime
  attempt: Lifetime
  signIn: Promise<LineSignIn>
}

const automatic = new WeakMap<LineConnection, Automatic>()

/**
 * The automatic sign-in, shared by all callers until one succeeds; undefined if LINE cannot sign in automatically or the member
 * has left meanwhile. A failure is kept, so that the LINE login page can show an error that happened on the landing.
 */
export function signInAutomatically(line: LineConnection, brandRef: string, returnPath: string) {
  return async (dispatch: AppDispatch): Promise<LineSignIn | undefined> => {
    const session = dispatch(currentSession())
    const begun = automatic.get(line)
    // The session that a sign-in begins continues it.
    if (begun && !begun.attempt.isOver) automatic.set(line, { ...begun, session })
    if (automatic.get(line)?.session === session) return begun?.attempt.isOver ? undefined : begun?.signIn
    if (!line.isAutomatic()) return undefined
    line.takeReturn()
    // Otherwise a later start would find this login unfinished, and end what the visitor does now.
    writeStored('lineLogin', undefined)
    const attempt = dispatch(beginAttempt())
    const signIn = dispatch(signInWithLine(line, brandRef, returnPath, attempt))
    automatic.set(line, { session, attempt, signIn })
    return signIn
  }
}

/**
 * Signs in with LINE (spec 4): sends the ID token to MergeCustomerLine, whose callback token becomes the session. An expired or
 * refused ID token is renewed once, by way of `returnPath`. Never rejects.
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
    writeStored('isLoggedOut', undefined)
    return {
      status: 'signedIn',
      path: await dispatch(applyCallback(merge.payload, brandRef, attempt, merge.of)),
    }
  }
}

/** A phone number verified by OTP, to be joined to the LINE identity. */
export interface VerifiedNumber {
  mobileNo: string
  otpToken: string
  /** The idempotency key. */
  requestId: string
  /** The LINE user whom it is to be joined to. Other tabs share LINE's login outside LINE, and may have made it another's. */
  sub?: string | undefined
}

/**
 * Sends LINE's ID token, and a verified number if there is one, to MergeCustomerLine; gives the callback token's payload
 * without applying it. Stops when the attempt ends.
 */
export function mergeWithLine(
  line: LineConnection,
  brandRef: string,
  returnPath: string,
  attempt: Lifetime,
  number?: VerifiedNumber,
) {
  return async (dispatch: AppDispatch): Promise<NotSignedIn | Merged> => {
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
    if (!isFreshIdToken(idToken, line.liffId ?? '', phoneNow())) return renew(client, returnPath)
    if (number?.sub !== undefined && number.sub !== idToken.sub)
      return { status: 'failed', reason: 'anotherUser' }

    const merge = await attempt.only(
      dispatch(
        api.endpoints.mergeCustomerLine.initiate({
          body: {
            Brand_Ref: brandRef,
            Provider_Ref: readStored('provider'),
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
    if (!payload) return { status: 'refused', error: { kind: 'malformed' } }
    const { liffId, browser } = line
    const { sub } = idToken
    const lineUser = browser === 'liff' ? lineUserOf(liffId, sub) : undefined
    return { status: 'merged', payload, of: { liffId, sub, lineUser } }
  }
}

/**
 * Joins a verified number to LINE's identity and makes the answer the session. Gives whether the account is new, or the error,
 * or neither if the browser leaves for LINE; 'anotherUser' if LINE's login has become somebody else's, and nothing was sent.
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
  ): Promise<{ isNew: boolean; error?: undefined } | { error: AppError } | 'anotherUser' | undefined> => {
    const outcome = await dispatch(mergeWithLine(line, brandRef, returnPath, attempt, number))
    switch (outcome.status) {
      case 'leaving':
        return undefined
      case 'loginNeeded':
        try {
          outcome.client.login(returnPath)
          return undefined
        } catch {
          // LINE's SDK stores data before it leaves; the storage may be full.
          return { error: { kind: 'unexpected' } }
        }
      case 'refused':
        return outcome
      case 'failed':
        return outcome.reason === 'anotherUser' ? outcome.reason : { error: { kind: 'unavailable' } }
      case 'merged':
        if (outcome.payload.action === 'register-customer') return { error: { kind: 'malformed' } }
        dispatch(saveCallback(outcome.payload, brandRef, outcome.of))
        return { isNew: outcome.payload.action === 'customer-info' }
    }
  }
}

/** An ID token that expires sooner would be refused on arrival. */
const MIN_VALIDITY_MS = 60_000

/** Whether an ID token was made for this LIFF channel and is valid for another minute (`now` in ms). */
export function isFreshIdToken(token: IdToken | undefined, liffId: string, now: number): token is IdToken {
  return (
    token !== undefined && token.audience === liffId.split('-')[0] && token.expiresAt - now > MIN_VALIDITY_MS
  )
}

/**
 * Makes a callback token's payload the session (spec 2, Landing), and wipes the previous member's data first. Returns the path
 * of the next page, after checking for custom forms where they matter.
 */
export function applyCallback(
  payload: CallbackPayload,
  brandRef: string | undefined,
  attempt: Lifetime,
  of?: OfLine,
) {
  return async (dispatch: AppDispatch): Promise<string> => {
    dispatch(saveCallback(payload, brandRef, of))
    return dispatch(destinationAfterLogin(attempt, payload))
  }
}

/** Replaces the stored session with a callback token's payload; without `of` it has come in the address. */
function saveCallback(payload: CallbackPayload, brandRef: string | undefined, of: OfLine | undefined) {
  return (dispatch: AppDispatch): void => {
    if (payload.action === 'register-customer' || payload.token === undefined) {
      const isLineUser = of !== undefined || payload.lineRef === undefined || mayAddressNameLineUser()
      dispatch(endSession('registering'))
      // Another tab may have opened another brand.
      openBrand(brandRef)
      writeStored('registrationOf', isLineUser ? (of?.sub ?? payload.lineRef) : '')
      if (!isLineUser) return
      writeStored('lineRef', payload.lineRef)
      // Stored even if empty: it marks the registration as a LINE user's.
      writeStored('registrationToken', payload.token ?? '')
      return
    }
    dispatch(
      beginSession({ by: of ? 'line' : 'callback', token: payload.token, brandRef, liffId: of?.liffId }),
    )
    // At once: the page may be closed before anything else is known, and be opened by somebody else.
    writeStored('lineUser', of?.lineUser)
    writeStored('lineRef', payload.lineRef)
    if (payload.isWithdrawn !== undefined) writeStored('isConsentGiven', String(!payload.isWithdrawn))
    if (payload.isWelcome) writeStored('action', 'welcome')
  }
}

/**
 * Whether a LINE identity in the address may be the answer to a login that this browser began (behaviour, A LINE identity from an
 * address). Anybody can write a link, and would be let into the account that is registered through it.
 */
function mayAddressNameLineUser(): boolean {
  return !window.opener && hasLeftForLine()
}

/** A second renewal within this time is a loop. */
const MIN_RENEWAL_INTERVAL_MS = 5 * 60_000

/**
 * Signs in to LINE again for a new ID token. After a repeated failure the error is `reason`: if even a new token cannot be
 * verified, the phone's clock is wrong.
 */
function renew(
  client: LiffClient,
  returnPath: string,
  reason: LiffErrorCode | 'idTokenExpired' = 'idTokenExpired',
): NotSignedIn {
  if (isRecent(Number(readStored('lineRenewal')), MIN_RENEWAL_INTERVAL_MS))
    return { status: 'failed', reason }
  writeStored('lineRenewal', String(phoneNow()))
  // A member who connects LINE is logged in already: an unfinished LINE login must not end that session.
  if (!client.isInClient() && !hasOwnBearer()) beginLineLogin()
  // A tap has asked for LINE after a log-out, so the page may sign in automatically when it returns.
  else writeStored('isLoggedOut', undefined)
  try {
    client.renew(returnPath)
    return { status: 'leaving' }
  } catch {
    // LINE's SDK stores data before it leaves; the storage may be full.
    return { status: 'failed', reason: 'failed' }
  }
}

/** Marks a LINE login as begun, so that its return, or an abandoned login, is recognised (spec 4, Start). */
export function beginLineLogin(): void {
  writeStored('isLoggedOut', undefined)
  writeStored('lineLogin', String(phoneNow()))
}
