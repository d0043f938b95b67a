import { api } from '@/api/api'
import type { EarlyRead } from '@/api/early-reads'
import type { EndlessRequest } from '@/api/endless'
import type { AppStore } from '@/store/store'

/** An answer has come, and its body is on its way. */
const LONGEST_WAIT_MS = 100

/** Which endpoint reads a call's answer. One item, and a history, are read by their pages, which read them anew however old they are. */
const ENDPOINTS: Partial<Record<string, string>> = {
  '/Theme/GetTheme': 'getTheme',
  '/Customer/Profile': 'getProfile',
  '/customer/membership-tier/system': 'getMembershipSystem',
  '/dynamicdisplay/LayoutDisplay': 'getHomeLayout',
  '/privilege/List': 'endlessPrivileges',
  '/package/List': 'endlessPackages',
}

/**
 * Puts what the head script's reads were answered into the cache before the first render, in place of what home has kept: a page that
 * finds them there is rendered once and whole. What has not come yet, or has failed, is left to the page.
 */
export async function cacheEarlyAnswers(store: AppStore): Promise<void> {
  const wait = new AbortController()
  const cached = Object.values(window.__reads ?? {}).map((early) => cacheAnswer(store, early, wait.signal))
  await Promise.race([
    // A chunk that does not load is told by the page in its place.
    Promise.all(cached).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
  wait.abort()
}

async function cacheAnswer(
  store: AppStore,
  { call, body, isOk }: EarlyRead,
  rendered: AbortSignal,
): Promise<void> {
  const { dispatch } = store
  const name = ENDPOINTS[call] as 'getTheme' | undefined // each with the request that the page sends
  const { brandRef, isLoggedIn } = store.getState().session
  if (!isOk || !name || !(isLoggedIn || name === 'getTheme')) return
  let request: unknown = name === 'getTheme' ? brandRef : undefined
  if (body) {
    request = listOf(body)
    if (listOf(body).Filters.length > 0) return
    // The page of the list has loaded it.
    await import('@/api/endless')
  }
  // The page subscribes as it is rendered.
  const sent = dispatch(
    api.endpoints[name].initiate(request as string, { subscribe: false, forceRefetch: true }),
  )
  const { isError, data } = await sent
  // Beside the page's own read an error would be told too early. Once the page is rendered, the error is the page's.
  if (!isError || data || rendered.aborted) return
  dispatch(api.internalActions.removeQueryResult({ queryCacheKey: sent.queryCacheKey as never }))
}

function listOf(body: string): EndlessRequest {
  const { Page: _page, ...request } = (JSON.parse(body) as { Filters: EndlessRequest & { Page: number } })
    .Filters // as the head script sends it
  return request
}
