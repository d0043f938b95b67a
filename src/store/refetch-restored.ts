import { api } from '@/api/api'
import { isRecent } from '@/lib/is-fresh'
import { readStored } from '@/storage/storage'
import { restoredEntry } from './answered-at'
import { isPersisted, isRestored, restored, type CachedAnswer } from './home-snapshot'
import type { AppStore } from './store'

/** A reload that soon after an answer does not ask for the answer again, where the page before has left the API in trouble. */
const KEPT_MS = 60_000
/** An answer that does not come holds the others up for so long at most, and where the API has trouble for so much longer. */
const FIRST_MS = 10_000
const TROUBLE_MS = 30_000

/** Whether a query is one of those that every start makes, whatever page is opened (spec 4, Start). */
export const isOfStart = (queryCacheKey: string): boolean =>
  /^get(Profile|MembershipSystem|Tier|TierCriteria|CriteriaMappings)\(/.test(queryCacheKey)

/** The balance, and what home is made of: they are read before all else. */
const isFirst = (queryCacheKey: string) => /^get(Profile|HomeLayout)\(/.test(queryCacheKey)

/**
 * Requests what was restored again, all of it or what `isDue` says, once home has rendered it: an answer that changes the store while
 * React renders makes React start the render over, as one long task. What stands, or was read again, is left alone. The rest waits
 * until the first answers are here: an API that lets calls wait, or refuses them, is sent two, and not seven; a page that is `left`
 * meanwhile asks for nothing more.
 */
export async function refetchRestored(
  store: AppStore,
  isDue: (queryCacheKey: string) => boolean = () => true,
  left?: AbortSignal,
): Promise<void> {
  if (left?.aborted) return
  request(store, (key) => isFirst(key) && isDue(key))
  const first = (['getProfile', 'getHomeLayout'] as const).map((name) =>
    store.dispatch(api.util.getRunningQueryThunk(name, undefined)),
  )
  const settled = Promise.allSettled(first.filter((running) => running !== undefined))
  const within = (ms: number) => Promise.race([settled, new Promise((resolve) => setTimeout(resolve, ms))])
  await within(FIRST_MS)
  if (readStored('circuitBreaker')) await within(TROUBLE_MS)
  if (left?.aborted) return
  request(store, (key) => !isFirst(key) && isDue(key))
}

function request(store: AppStore, isDue: (queryCacheKey: string) => boolean): void {
  const state = store.getState()
  if (!state.session.isLoggedIn) return
  for (const [key, query] of Object.entries(state.api.queries)) {
    // Another answer may have come in the very millisecond of the restoring.
    if (!query || !isPersisted(query.endpointName) || !isRestored(query) || !isDue(key)) continue
    if (isKept(query)) continue
    // The argument stands beside the endpoint that it belongs to, which no type can say of a list.
    const name = query.endpointName as 'getProfile'
    store.dispatch(api.util.prefetch(name, query.originalArgs, { force: true }))
  }
}

/** The profile is always read: what was restored of it lacks the member's contact. */
function isKept(query: CachedAnswer): boolean {
  const entry = restoredEntry(query)
  if (!entry?.isCurrent || query.endpointName === 'getProfile' || !restored.hadTrouble) return false
  return isRecent(entry.answeredAt ?? 0, KEPT_MS)
}

/** The same of what a start reads: elsewhere than on home the rest waits until it is shown. */
export const refetchStart = (store: AppStore): Promise<void> => refetchRestored(store, isOfStart)
