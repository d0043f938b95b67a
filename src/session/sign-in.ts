import { api } from '@/api/api'
import { replaceBearer } from '@/config/bearer'
import type { CallbackPayload } from '@/config/callback-token'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths, type Path } from '@/config/paths'
import { readText, wipe, writeText } from '@/config/storage'
import { loggedIn, loggedOut } from '@/store/session.slice'
import type { AppDispatch } from '@/store/store'
import { takeTarget } from './target-page'

/**
 * Makes a callback token's payload the session (spec 2, Landing): what is stored of the member before is wiped first. Returns
 * the path of the next page, after the check for custom forms where that page depends on it.
 */
export function applyCallback(payload: CallbackPayload, brandRef: string | undefined) {
  return async (dispatch: AppDispatch): Promise<string> => {
    dispatch(keepCallback(payload, brandRef))
    if (payload.action === 'register-customer') return paths.pdpa
    if (payload.action === 'customer-info') return paths.registerInfo
    return dispatch(destinationAfterLogin(payload.isConsented))
  }
}

/** Stores a callback token's payload, in place of the session before. */
export function keepCallback(payload: CallbackPayload, brandRef: string | undefined) {
  return (dispatch: AppDispatch): void => {
    // Answers cached before anyone was logged in (the theme) are nobody's secret and stay.
    if (hasToken()) dispatch(api.util.resetApiState())
    if (payload.action === 'register-customer' || payload.token === undefined) {
      wipe('replaced')
      writeText('lineRef', payload.lineRef)
      writeText('registrationToken', payload.token)
      return void dispatch(loggedOut())
    }
    replaceBearer(payload.token, brandRef)
    writeText('lineRef', payload.lineRef)
    if (payload.isWithdrawn !== undefined) writeText('isConsentStanding', String(!payload.isWithdrawn))
    if (payload.isWelcome) writeText('action', 'welcome')
    dispatch(loggedIn())
  }
}

/** The answer of Login and CreateAccount (contract, Session). */
interface Session {
  token: string
  is_consent_pdpa?: boolean
  is_withdraw_pdpa?: boolean
  campaign?: string
}

/** Makes the answer of Login or CreateAccount the session of a brand; what is stored of another member is wiped first. */
export function applySession(session: Session, brandRef: string) {
  return (dispatch: AppDispatch): void => {
    if (hasToken()) dispatch(api.util.resetApiState())
    replaceBearer(session.token, brandRef)
    if (session.is_withdraw_pdpa !== undefined)
      writeText('isConsentStanding', String(!session.is_withdraw_pdpa))
    if (session.campaign === 'welcome') writeText('action', 'welcome')
    dispatch(loggedIn())
  }
}

/**
 * The page after a login: consent or custom forms if they are due, then the page first requested, then home. Where a login's
 * answer has no consent flag, home checks the profile's. The custom forms have one path after a login (spec 2, Landing), and
 * another after a registration (behaviour, Phone).
 */
export function destinationAfterLogin(
  isConsented: boolean | undefined,
  formsPath: Path = paths.registerCsFields,
) {
  return async (dispatch: AppDispatch): Promise<string> => {
    if (isConsented === false) return paths.homePdpa
    if (await dispatch(hasCustomFormsDue())) return `${formsPath}?process=${CUSTOM_FORMS_PROCESS}`
    return takeTarget() ?? paths.home
  }
}

/** How long a login waits for the check of custom forms, which delays home. */
const FORMS_CHECK_TIMEOUT_MS = 8000

/** Whether custom forms are due; a check that fails counts as none, so that it keeps nobody out. */
function hasCustomFormsDue() {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    // Subscribed until it is answered: useAbortUnwatchedReads aborts a query without subscribers.
    const check = dispatch(api.endpoints.checkCustomForms.initiate(CUSTOM_FORMS_PROCESS))
    const timer = setTimeout(() => check.abort(), FORMS_CHECK_TIMEOUT_MS)
    const { data } = await check
    clearTimeout(timer)
    check.unsubscribe()
    return (data?.list_form.length ?? 0) > 0
  }
}

/** Whether a bearer is stored; the store's isLoggedIn follows it. */
export function hasToken(): boolean {
  return readText('token') !== undefined
}
