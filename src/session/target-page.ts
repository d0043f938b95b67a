import { paths } from '@/addresses/paths'
import { isSitePath } from '@/lib/safe-url'
import { readStored, writeStored } from '@/storage/storage'

/*
 * The page that was asked for before a login, stored until that is done.
 */

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
  writeStored('targetPage', pathAndQuery)
}

/** The stored target page, if it is a path of this app. */
export function readTarget(): string | undefined {
  const target = readStored('targetPage')
  return isSitePath(target) ? target : undefined
}

/** Removes and returns the stored target page. */
export function takeTarget(): string | undefined {
  const target = readTarget()
  writeStored('targetPage', undefined)
  return target
}
