import { api } from '@/api/api'
import type { AppError } from '@/api/app-error'
import { hasOwnBearer } from '@/storage/bearer'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/addresses/paths'
import type { Lifetime } from '@/lib/lifetime'
import { readBearer } from '@/storage/read-bearer'
import { pause } from '@/lib/wait'
import { isWaiting, writeText } from '@/storage/storage'
import type { AppDispatch } from '@/store/store'
import { beginSession } from './session'
import { loadMemberKey } from './use-member-key'
import { afterLogin, takeTarget, readTarget, type LoginFacts } from './where-next'

interface Session {
  token: string
  is_consent_pdpa?: boolean
  is_withdraw_pdpa?: boolean
  campaign?: string
}

/**
 * Starts the session that Login or CreateAccount returned, after wiping another member's data. Returns an error if its token is
 * unusable.
 */
export function applySession(session: Session, brandRef: string) {
  return (dispatch: AppDispatch): AppError | undefined => {
    const token = readBearer(session.token.trim())
    if (!token) return { kind: 'malformed' }
    dispatch(beginSession({ by: 'phone', token, brandRef }))
    if (session.is_withdraw_pdpa !== undefined) writeText('isConsentGiven', String(!session.is_withdraw_pdpa))
    if (session.campaign === 'welcome') writeText('action', 'welcome')
    return undefined
  }
}

/**
 * The page after a login (where-next.ts). Custom forms are checked only if nothing comes before them. If the attempt ends
 * first, the requested page stays stored.
 */
export function destinationAfterLogin(attempt: Lifetime, login: LoginFacts) {
  return async (dispatch: AppDispatch): Promise<string> => {
    const withoutForms = afterLogin(login)
    if (withoutForms !== paths.home) return withoutForms
    if (isWaiting()) {
      // The requested page may be among what a member has left, and the profile tells whose that is.
      await attempt.only(Promise.race([dispatch(loadMemberKey()), pause(CHECK_TIMEOUT_MS)]))
    }
    const areFormsDue = await attempt.only(dispatch(hasCustomFormsDue()))
    const target = readTarget()
    const path = afterLogin({ ...login, areFormsDue, target })
    if (path === target) takeTarget()
    return path
  }
}

/** How long a login waits for each answer it needs to choose the next page. */
const CHECK_TIMEOUT_MS = 8000

/** Whether custom forms are due; a failed check counts as no, so that it keeps nobody out. */
function hasCustomFormsDue() {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const once = { subscribe: false }
    const check = dispatch(api.endpoints.checkCustomForms.initiate(CUSTOM_FORMS_PROCESS, once))
    const timer = setTimeout(() => check.abort(), CHECK_TIMEOUT_MS)
    const { data } = await check
    clearTimeout(timer)
    return (data?.list_form.length ?? 0) > 0
  }
}

/** Whether a bearer of this page's brand is stored; the store's isLoggedIn follows it. */
export const hasToken = hasOwnBearer
