import { paths } from '@/config/paths'
import { readText, writeText } from '@/config/storage'
import { isSitePath } from '@/lib/safe-url'

/** Keeps the page first asked for (path and query) until a login has been through (behaviour: LINE). Pages of the login itself are none. */
export function keepTarget(pathAndQuery: string): void {
  const isLoginPage =
    pathAndQuery.startsWith('/authentication/') && !pathAndQuery.startsWith(paths.registerInfo)
  const path = pathAndQuery.split('?')[0]
  if (isLoginPage || path === paths.landing || path === paths.homePdpa || !isSitePath(pathAndQuery)) return
  writeText('targetPage', pathAndQuery)
}

/** The stored target page, if it is a path of this app. */
export function readTarget(): string | undefined {
  const target = readText('targetPage')
  return isSitePath(target) ? target : undefined
}

/** Takes the stored target page away and gives it. */
export function takeTarget(): string | undefined {
  const target = readTarget()
  writeText('targetPage', undefined)
  return target
}
