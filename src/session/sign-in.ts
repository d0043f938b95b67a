import { api } from '@/api/api'
import type { AppError } from '@/api/app-error'
import { readOf } from '@/api/base-api'
import { replaceBearer, storedBearer } from '@/storage/bearer'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { paths } from '@/addresses/paths'
import type { Lifetime } from '@/lib/lifetime'
import { readBearer } from '@/storage/read-bearer'
import { openBrandStorage, readStored, removeLineLogin, writeText } from '@/storage/storage'
import { loggedIn } from '@/store/session.slice'
import type { AppDispatch, RootState } from '@/store/store'
import { noteTabOwner, setAside } from './set-aside'
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
    // The stored LINE login may be somebody else's.
    removeLineLogin()
    dispatch(beginSession(token, brandRef))
    if (session.is_withdraw_pdpa !== undefined) writeText('isConsentGiven', String(!session.is_withdraw_pdpa))
    if (session.campaign === 'welcome') writeText('action', 'welcome')
    return undefined
  }
}

/** Begins a member's session; every login ends here. */
export function beginSession(token: string, brandRef: string | undefined) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(emptyCache())
    setAside()
    replaceBearer(token, brandRef)
    // A log-out has closed the brand's storage, and the page continues without a reload.
    openBrandStorage(brandRef)
    noteTabOwner(brandRef)
    writeText('isGlobal', getState().session.isGlobal)
    dispatch(loggedIn())
  }
}

/**
 * Removes the previous member's answers. Answers of calls without a bearer stay if they have no tag (the theme), except for
 * consents.
 */
export function emptyCache() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { session, api: cache } = getState()
    const isOfMember = hasToken() || session.isLoggedIn || session.isExpired
    const entries = Object.values(cache.queries).flatMap((query) =>
      query?.status === 'fulfilled' && !isOfMember && !readOf(query.endpointName).tag
        ? { endpointName: query.endpointName, arg: query.originalArgs, value: query.data }
        : [],
    )
    dispatch(api.util.resetApiState())
    dispatch(api.util.upsertQueryEntries(entries as Parameters<typeof api.util.upsertQueryEntries>[0])) // entries of the same cache
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
    if (readStored('setAside') !== undefined) {
      // The requested page may be among what was set aside, and the profile tells whose that is.
      const late = new Promise((resolve) => setTimeout(resolve, CHECK_TIMEOUT_MS))
      await attempt.only(Promise.race([dispatch(loadMemberKey()), late]))
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

/** Whether a bearer is stored; the store's isLoggedIn follows it. */
export function hasToken(): boolean {
  return storedBearer() !== undefined
}
