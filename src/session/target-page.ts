import { paths } from '@/addresses/paths'
import { readStored, writeText } from '@/storage/storage'
import { isSitePath } from '@/lib/safe-url'

/** Stores the page first requested (path and query) until a login is done. Pages of the login itself are not stored. */
export function saveTarget(pathAndQuery: string): void {
  const isLoginPage =
    pathAndQuery.startsWith('/authentication/') && !pathAndQuery.startsWith(paths.registerInfo)
  const path = pathAndQuery.split('?')[0]
  if (isLoginPage || path === paths.landing || path === paths.homePdpa || !isSitePath(pathAndQuery)) return
  writeText('targetPage', pathAndQuery)
  writeText('loginAt', String(Date.now()))
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
