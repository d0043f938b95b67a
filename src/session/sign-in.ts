import { api } from '@/api/api'
import { replaceBearer } from '@/config/bearer'
import type { CallbackPayload } from '@/config/callback-token'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/config/paths'
import { readText, wipe, writeText } from '@/config/storage'
import { loggedIn } from '@/store/session.slice'
import type { AppDispatch } from '@/store/store'
import { takeTarget } from './target-page'

/**
 * Makes what a callback token says the session (spec 2, Landing): whatever there was of the member before is wiped first.
 * Gives the path that comes next; the check for custom forms that it may need runs meanwhile.
 */
export function applyCallback(payload: CallbackPayload, brandRef: string | undefined) {
  return async (dispatch: AppDispatch): Promise<string> => {
    dispatch(keepCallback(payload, brandRef))
    if (payload.action === 'register-customer') return paths.pdpa
    if (payload.action === 'customer-info') return paths.registerInfo
    return dispatch(destinationAfterLogin(payload.isConsented))
  }
}

/** Stores what a callback token says, in place of the session before. */
export function keepCallback(payload: CallbackPayload, brandRef: string | undefined) {
  return (dispatch: AppDispatch): void => {
    // What was asked for before anyone was logged in (the theme) is nobody's secret and stays.
    if (hasToken()) dispatch(api.util.resetApiState())
    if (payload.action === 'register-customer' || payload.token === undefined) {
      wipe('replaced')
      writeText('lineRef', payload.lineRef)
      return writeText('registrationToken', payload.token)
    }
    replaceBearer(payload.token, brandRef)
    writeText('lineRef', payload.lineRef)
    if (payload.isWithdrawn !== undefined) writeText('isConsentStanding', String(!payload.isWithdrawn))
    if (payload.isWelcome) writeText('action', 'welcome')
    dispatch(loggedIn())
  }
}

/** What Login and CreateAccount answer (contract, Session). */
interface Session {
  token: string
  is_consent_pdpa?: boolean
  is_withdraw_pdpa?: boolean
  campaign?: string
}

/** Makes the answer of Login or CreateAccount the session of a brand; whatever there was of another member is wiped first. */
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
 * Which page comes after a login: consent or custom forms if they are due, then the page first asked for, then home. A login
 * that says nothing of consent leaves it to the profile, which home asks.
 */
export function destinationAfterLogin(isConsented: boolean | undefined) {
  return async (dispatch: AppDispatch): Promise<string> => {
    if (isConsented === false) return paths.homePdpa
    if (await dispatch(hasCustomFormsDue()))
      return `${paths.registerCsFields}?process=${CUSTOM_FORMS_PROCESS}`
    return takeTarget() ?? paths.home
  }
}

/** How long a login waits for the check (ms): it stands between the member and home. */
const CHECK_PATIENCE = 8000

/** A check that cannot be made keeps nobody out. */
function hasCustomFormsDue() {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    // Watched until it is answered: a read that nobody watches is given up.
    const check = dispatch(api.endpoints.checkCustomForms.initiate(CUSTOM_FORMS_PROCESS))
    const patience = setTimeout(() => check.abort(), CHECK_PATIENCE)
    const { data } = await check
    clearTimeout(patience)
    check.unsubscribe()
    return (data?.list_form.length ?? 0) > 0
  }
}

/** Whether a bearer is held; the store's isLoggedIn follows it. */
export function hasToken(): boolean {
  return readText('token') !== undefined
}
