import { lineLoginPath, paths, type Path } from '@/addresses/paths'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { isSitePath } from '@/lib/safe-url'
import { readStored, writeText } from '@/storage/storage'
import type { CallbackAction } from './callback-token'

/*
 * Where the app leads, from its start to home: in each function the first line that holds decides. Below them: the stored page to
 * return to after a login.
 */

interface StartFacts {
  brandRef: string | undefined
  hasBrands: boolean
  /** The stored session must end, and the address brings no other. */
  isLoginDue: boolean
  hasCallback: boolean
  isScan: boolean
  /** Inside LINE true until the sign-in has found out. */
  mayBeMember: boolean
}

/** The first page (spec 4, Start) at the address of `page`. */
export function atStart(page: string, facts: StartFacts): string {
  const { brandRef, hasBrands, isLoginDue, hasCallback, isScan, mayBeMember } = facts
  if (!brandRef) return hasBrands ? paths.selectBrand : page
  if (hasCallback) return page.split('?')[0] === paths.landing ? page : paths.landing
  // The consent by SMS needs no login, and a login would not return to that page.
  if (isLoginDue && !page.startsWith(paths.smsPdpa)) return lineLoginPath(brandRef)
  return isScan && !mayBeMember ? paths.pointMemberLogin : page
}

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

/** Whether a login may lead back to a page (path and query); not to a login page. */
export function isTarget(pathAndQuery: string): boolean {
  const isLoginPage =
    pathAndQuery.startsWith('/authentication/') && !pathAndQuery.startsWith(paths.registerInfo)
  const path = pathAndQuery.split('?')[0]
  return !isLoginPage && path !== paths.landing && path !== paths.homePdpa && isSitePath(pathAndQuery)
}

/** Stores the requested page (path and query) until a login is done. */
export function saveTarget(pathAndQuery: string): void {
  if (!isTarget(pathAndQuery)) return
  writeText('targetPage', pathAndQuery)
}

/** The stored target page, if it is a path of this app. */
export function readTarget(): string | undefined {
  const target = readStored('targetPage')
  return isSitePath(target) ? target : undefined
}

/** Removes and returns the stored target page. */
export function takeTarget(): string | undefined {
  const target = readTarget()
  writeText('targetPage', undefined)
  return target
}
