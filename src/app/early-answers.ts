import { api } from '@/api/api'
import type { EarlyRead } from '@/api/early-reads'
import type { EndlessRequest } from '@/api/endless'
import type { AppStore } from '@/store/store'

/** How long to wait for the body of an answer whose headers have come. */
const LONGEST_WAIT_MS = 100

/**
 * Puts the answers of the head script's reads into the cache before the first render, replacing kept ones, so that the first
 * page renders once and whole. The page handles pending and failed reads.
 */
export async function cacheEarlyAnswers(store: AppStore): Promise<void> {
  const wait = new AbortController()
  const cached = Object.values(window.__head?.reads ?? {}).map((early) =>
    cacheAnswer(store, early, wait.signal),
  )
  await Promise.race([
    // If a chunk fails to load, the page shows the error.
    Promise.all(cached).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
  wait.abort()
}

async function cacheAnswer(
  store: AppStore,
  { endpoint, body, isOk }: EarlyRead,
  rendered: AbortSignal,
): Promise<void> {
  const { dispatch } = store
  const name = endpoint as 'getTheme' | undefined // requested exactly as by the page
  const { brandRef, isLoggedIn } = store.getState().session
  if (!isOk || !name || !(isLoggedIn || name === 'getTheme')) return
  let request: unknown = name === 'getTheme' ? brandRef : undefined
  if (body) {
    request = listOf(body)
    // The list's page has loaded it.
    await import('@/api/endless')
  }
  // Once rendered, the page subscribes itself.
  const sent = dispatch(
    api.endpoints[name].initiate(request as string, { subscribe: false, forceRefetch: true }),
  )
  const { isError, data } = await sent
  // An early error would show before the page's own read; after rendering the page shows it.
  if (!isError || data || rendered.aborted) return
  dispatch(api.internalActions.removeQueryResult({ queryCacheKey: sent.queryCacheKey as never }))
}

function listOf(body: string): EndlessRequest {
  const { Page: _page, ...request } = (JSON.parse(body) as { Filters: EndlessRequest & { Page: number } })
    .Filters // as the head script sends it
  return request
}
