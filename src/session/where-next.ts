import { lineLoginPath, paths, type Path } from '@/addresses/paths'
import { CUSTOM_FORMS_PROCESS } from '@/config/constants'
import { isSitePath } from '@/lib/safe-url'
import { readStored, writeText } from '@/storage/storage'
import type { CallbackAction } from './callback-token'

/*
 * Where the app leads, from its start to home. Each of these pure functions is the table of one moment: its first row that holds
 * decides. Below them: the stored page that a login leads back to.
 */

type Row = readonly [holds: unknown, path: string]

const first = (rows: readonly Row[]) => rows.find(([holds]) => holds)?.[1]

interface StartFacts {
  brandRef: string | undefined
  hasBrands: boolean
  /** The session that was stored cannot go on, and the address brings no other. */
  isLoginDue: boolean
  hasCallback: boolean
  isScan: boolean
  /** Inside LINE it is not known yet: the sign-in finds out. */
  mayBeMember: boolean
}

/** The first page (spec 4, Start), for an address whose page is `page`. */
export function atStart(page: string, facts: StartFacts): string {
  const { brandRef, hasBrands, isLoginDue, hasCallback, isScan, mayBeMember } = facts
  const rows: Row[] = [
    [!brandRef && hasBrands, paths.selectBrand],
    [!brandRef, page],
    // The consent that an SMS requests needs no login, and a login would not return to that page.
    [isLoginDue && !hasCallback && !page.startsWith(paths.smsPdpa), lineLoginPath(brandRef)],
    [hasCallback && page.split('?')[0] !== paths.landing, paths.landing],
    [isScan && !mayBeMember && !hasCallback, paths.pointMemberLogin],
  ]
  return first(rows) ?? page
}

interface BrandFacts {
  /** Of this brand. */
  isMember: boolean
  /** A scanned code waits to be collected. */
  hasCode: boolean
  /** LINE tells who the member is. */
  isInLine: boolean
}

/** The page after the choice of a brand. */
export function fromBrandChoice(brandRef: string, { isMember, hasCode, isInLine }: BrandFacts): string {
  const query = new URLSearchParams({ brandRef })
  const rows: Row[] = [
    [isMember, `${paths.home}?${query}`],
    [hasCode && !isInLine, `${paths.pointMemberLogin}?${query}`],
  ]
  return first(rows) ?? lineLoginPath(brandRef)
}

interface LandingFacts {
  brandRef: string | undefined
  isMember: boolean
  isInfoDue: boolean
  hasCallback: boolean
}

/** The page after the landing (spec 2, Landing); undefined where the callback token says. */
export function fromLanding(facts: LandingFacts): string | undefined {
  const { brandRef, isMember, isInfoDue, hasCallback } = facts
  const isOfBrand = brandRef !== undefined && isMember
  const rows: Row[] = [
    [isOfBrand && isInfoDue, paths.registerInfo],
    [isOfBrand, paths.home],
  ]
  if (brandRef !== undefined && hasCallback && !(isOfBrand && isInfoDue)) return undefined
  return first(rows) ?? lineLoginPath(brandRef)
}

export interface LoginFacts {
  /** Of the callback token, where LINE has logged the member in. */
  action?: CallbackAction
  /** The account has just been made. */
  isNew?: boolean
  /** Undefined where the answer does not say: then home goes by the profile. */
  isConsented: boolean | undefined
  /** The custom forms have one path after a login (spec 2, Landing), and another after a registration. */
  formsPath?: Path
  areFormsDue?: boolean
  /** The page first requested. */
  target?: string | undefined
}

/** The page after a login, whatever the way (spec 2, Landing). */
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
  return first(rows) ?? paths.home
}

/**
 * The page in place of one that is not for whoever opens it: visitors log in before a members' page (spec 6), members are done with
 * the pages of a login. Undefined: the page itself.
 */
export function inPlaceOf(
  page: 'members' | 'login',
  { isMember, brandRef }: { isMember: boolean; brandRef?: string | undefined },
): string | undefined {
  return first([
    [page === 'members' && !isMember, lineLoginPath(brandRef)],
    [page === 'login' && isMember, paths.home],
  ])
}

/** Whether a login may lead back to a page (path and query), which is none of the login itself. */
export function isTarget(pathAndQuery: string): boolean {
  const isLoginPage =
    pathAndQuery.startsWith('/authentication/') && !pathAndQuery.startsWith(paths.registerInfo)
  const path = pathAndQuery.split('?')[0]
  return !isLoginPage && path !== paths.landing && path !== paths.homePdpa && isSitePath(pathAndQuery)
}

/** Stores the page first requested (path and query) until a login is done. */
export function saveTarget(pathAndQuery: string): void {
  if (!isTarget(pathAndQuery)) return
  writeText('targetPage', pathAndQuery)
  // A login that was left stays for no longer than its day.
  writeText('loginAt', readStored('loginAt') ?? String(Date.now()))
}

/** The stored target page, if it is a path of this app. */
export function readTarget(): string | undefined {
  const target = readStored('targetPage')
  return isSitePath(target) ? target : undefined
}

/** Removes the stored target page and returns it. */
export function loadTarget(): string | undefined {
  const target = readTarget()
  writeText('targetPage', undefined)
  return target
}
