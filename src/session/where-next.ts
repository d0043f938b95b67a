import { lineLoginPath, paths, type Path } from '@/addresses/paths'
import { api } from '@/api/api'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import type { Lifetime } from '@/lib/lifetime'
import { within } from '@/lib/answers'
import { isWaiting } from '@/storage/storage'
import type { AppDispatch } from '@/store/store'
import type { CallbackAction } from './callback-token'
import { readTarget, takeTarget } from './target-page'
import { loadMemberKey } from './use-member-key'

/*
 * Where the app leads on the way to home, after its start (start.ts): in each function the first line that holds decides.
 */

interface BrandFacts {
  /** Logged in at this brand. */
  isMember: boolean
  /** A scanned code is to be collected. */
  hasCode: boolean
  isInLine: boolean
}

/** The page after choosing a brand. */
export function fromBrandChoice(brandRef: string, { isMember, hasCode, isInLine }: BrandFacts): string {
  const query = new URLSearchParams({ brandRef })
  if (isMember) return `${paths.home}?${query}`
  if (hasCode && !isInLine) return `${paths.pointMemberLogin}?${query}`
  return lineLoginPath(brandRef)
}

interface LandingFacts {
  brandRef: string | undefined
  isMember: boolean
  isInfoDue: boolean
  hasCallback: boolean
}

/** The page after the landing (spec 2, Landing); undefined if the callback token decides. */
export function fromLanding({
  brandRef,
  isMember,
  isInfoDue,
  hasCallback,
}: LandingFacts): string | undefined {
  if (brandRef === undefined) return lineLoginPath(brandRef)
  if (isMember && isInfoDue) return paths.registerInfo
  if (hasCallback) return undefined
  return isMember ? paths.home : lineLoginPath(brandRef)
}

export interface LoginFacts {
  /** From the callback token of a LINE login. */
  action?: CallbackAction
  isNew?: boolean
  /** Undefined if the answer does not say; home then reads the profile. */
  isConsented: boolean | undefined
  /** After a login (spec 2, Landing) it is another page than after a registration. */
  formsPath?: Path
  areFormsDue?: boolean
  /** The page requested before the login. */
  target?: string | undefined
}

/** The page after any login (spec 2, Landing). */
export function afterLogin(facts: LoginFacts): string {
  const { action, isNew, isConsented, formsPath = paths.registerCsFields, areFormsDue, target } = facts
  if (action === 'register-customer') return paths.pdpa
  if (action === 'customer-info') return paths.registerInfo
  if (isNew) return paths.registerWelcome
  if (isConsented === false) return paths.homePdpa
  if (areFormsDue) return `${formsPath}?process=${CUSTOM_FORMS_PROCESS}`
  return target ?? paths.home
}

/**
 * The page after a login, as `afterLogin` decides. Custom forms are checked only if nothing comes before them. If the attempt ends
 * first, the requested page stays stored.
 */
export function destinationAfterLogin(attempt: Lifetime, login: LoginFacts) {
  return async (dispatch: AppDispatch): Promise<string> => {
    const withoutForms = afterLogin(login)
    if (withoutForms !== paths.home) return withoutForms
    if (isWaiting()) {
      // The requested page may be among what a member has left, and the profile tells whose that is.
      await attempt.only(within(dispatch(loadMemberKey()), CHECK_TIMEOUT_MS))
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
    const checked = await within(check, CHECK_TIMEOUT_MS)
    // What waits until the page is read does not wait for this.
    if (!checked) check.abort()
    return (checked?.data?.list_form.length ?? 0) > 0
  }
}
