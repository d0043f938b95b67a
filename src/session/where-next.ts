import { lineLoginPath, paths } from '@/addresses/paths'
import { isSitePath } from '@/lib/safe-url'
import { readStored, writeText } from '@/storage/storage'

/*
 * Where the app goes at its start and from the landing: of each moment's rows the first one that holds. After a login: `destinationAfterLogin`
 * (sign-in.ts). Members' pages lead others to LINE login (require-member.tsx), a login's pages lead members home who come back to them.
 */

type Row = readonly [holds: unknown, path: string]

const first = (rows: readonly Row[], otherwise: string) => rows.find(([holds]) => holds)?.[1] ?? otherwise

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
  return first(
    [
      [!brandRef && hasBrands, paths.selectBrand],
      [!brandRef, page],
      // The consent that an SMS requests needs no login, and a login would not return to that page.
      [isLoginDue && !hasCallback && !page.startsWith(paths.smsPdpa), lineLoginPath(brandRef)],
      [hasCallback && page.split('?')[0] !== paths.landing, paths.landing],
      [isScan && !mayBeMember && !hasCallback, paths.pointMemberLogin],
    ],
    page,
  )
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
  if (brandRef !== undefined && hasCallback && !(isOfBrand && isInfoDue)) return undefined
  return first(
    [
      [isOfBrand && isInfoDue, paths.registerInfo],
      [isOfBrand, paths.home],
    ],
    lineLoginPath(brandRef),
  )
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
