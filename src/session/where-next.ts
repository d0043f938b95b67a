import { lineLoginPath, paths, type Path } from '@/addresses/paths'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { isSitePath } from '@/lib/safe-url'
import { readStored, writeText } from '@/storage/storage'
import type { CallbackAction } from './callback-token'

/*
 * Where the app leads, from its start to home. Each function is a table: its first row that holds decides. Below them: the
 * stored page to return to after a login.
 */

type Row = readonly [holds: unknown, path: string]

const firstMatch = (rows: readonly Row[]) => rows.find(([holds]) => holds)?.[1]

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
  const rows: Row[] = [
    [!brandRef && hasBrands, paths.selectBrand],
    [!brandRef, page],
    // The consent by SMS needs no login, and a login would not return to that page.
    [isLoginDue && !hasCallback && !page.startsWith(paths.smsPdpa), lineLoginPath(brandRef)],
    [hasCallback && page.split('?')[0] !== paths.landing, paths.landing],
    [isScan && !mayBeMember && !hasCallback, paths.pointMemberLogin],
  ]
  return firstMatch(rows) ?? page
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
  const rows: Row[] = [
    [isMember, `${paths.home}?${query}`],
    [hasCode && !isInLine, `${paths.pointMemberLogin}?${query}`],
  ]
  return firstMatch(rows) ?? lineLoginPath(brandRef)
}

interface LandingFacts {
  brandRef: string | undefined
  isMember: boolean
  isInfoDue: boolean
  hasCallback: boolean
}

/** The page after the landing (spec 2, Landing); undefined if the callback token decides. */
export function fromLanding(facts: LandingFacts): string | undefined {
  const { brandRef, isMember, isInfoDue, hasCallback } = facts
  const isOfBrand = brandRef !== undefined && isMember
  const rows: Row[] = [
    [isOfBrand && isInfoDue, paths.registerInfo],
    [isOfBrand, paths.home],
  ]
  if (brandRef !== undefined && hasCallback && !(isOfBrand && isInfoDue)) return undefined
  return firstMatch(rows) ?? lineLoginPath(brandRef)
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
  const rows: Row[] = [
    [action === 'register-customer', paths.pdpa],
    [action === 'customer-info', paths.registerInfo],
    [isNew, paths.registerWelcome],
    [isConsented === false, paths.homePdpa],
    [areFormsDue, `${formsPath}?process=${CUSTOM_FORMS_PROCESS}`],
    [target, target ?? ''],
  ]
  return firstMatch(rows) ?? paths.home
}

/**
 * Where to redirect from a page: visitors log in before a members' page (spec 6), and members skip login pages. Undefined: no
 * redirect.
 */
export function redirectFrom(
  page: 'members' | 'login',
  { isMember, brandRef }: { isMember: boolean; brandRef?: string | undefined },
): string | undefined {
  return firstMatch([
    [page === 'members' && !isMember, lineLoginPath(brandRef)],
    [page === 'login' && isMember, paths.home],
  ])
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
  // So that the page of an abandoned login is dropped after a day.
  writeText('loginAt', readStored('loginAt') ?? String(Date.now()))
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
