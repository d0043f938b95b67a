import { api } from '@/api/api'
import { isUsable, type EarlyRead } from '@/api/early-reads'
import type { AppStore } from '@/store/store'

/** How long to wait for the body of an answer whose headers have come. */
const LONGEST_WAIT_MS = 100

/**
 * Puts the answers of the head script's reads into the cache before the first render, replacing kept ones, so that the first
 * page renders once and whole. The page handles pending and failed reads.
 */
export async function cacheEarlyAnswers(store: AppStore): Promise<void> {
  const wait = new AbortController()
  const reads = Object.entries(window.__head?.reads ?? {})
  await Promise.race([
    // If a chunk fails to load, the page shows the error.
    Promise.all(reads.map((read) => cacheAnswer(store, read, wait.signal))).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
  wait.abort()
}

type Entry = [key: string, read: EarlyRead]

async function cacheAnswer(store: AppStore, [key, read]: Entry, rendered: AbortSignal): Promise<void> {
  const isOthers = read.authorization !== null && !store.getState().session.isLoggedIn
  if (!read.isOk || !isUsable(read) || read.isAlwaysRead || isOthers) return
  const [, name = '', argument = ''] = /^(\w+)\((.*)\)$/s.exec(key) ?? []
  // The list's page has loaded it.
  if (name.startsWith('endless')) await import('@/api/endless')
  const endpoint = api.endpoints[name as 'getProfile'] // one of them, with its argument
  const request: unknown = argument === 'undefined' ? undefined : JSON.parse(argument)
  // Once rendered, the page subscribes itself.
  const { isError, data } = await store.dispatch(
    endpoint.initiate(request as undefined, { subscribe: false, forceRefetch: true }),
  )
  // An early error would show before the page's own read; after rendering the page shows it.
  if (!isError || data || rendered.aborted) return
  store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as never }))
}
