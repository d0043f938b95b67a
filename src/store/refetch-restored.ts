import { api } from '@/api/api'
import { isPersisted, isRestored } from './home-snapshot'
import type { AppStore } from './store'

/** Whether a query is one of those that every start makes, whatever page is opened (spec 4, Start). */
export const isOfStart = (queryCacheKey: string): boolean =>
  /^get(Profile|MembershipSystem|Tier|TierCriteria|CriteriaMappings)\(/.test(queryCacheKey)

/**
 * Requests what was restored again, all of it or what `isDue` says, once home has rendered it: an answer that changes the store while
 * React renders makes React start the render over, as one long task. What stands, or was read again, is left alone.
 */
export function refetchRestored(
  store: AppStore,
  isDue: (queryCacheKey: string) => boolean = () => true,
): void {
  const state = store.getState()
  if (!state.session.isLoggedIn) return
  for (const [key, query] of Object.entries(state.api.queries)) {
    // Another answer may have come in the very millisecond of the restoring.
    if (!query || !isPersisted(query.endpointName) || !isRestored(query) || !isDue(key)) continue
    // The argument stands beside the endpoint that it belongs to, which no type can say of a list.
    const name = query.endpointName as 'getProfile'
    store.dispatch(api.util.prefetch(name, query.originalArgs, { force: true }))
  }
}

/** The same of what a start reads: elsewhere than on home the rest waits until it is shown. */
export const refetchStart = (store: AppStore): void => refetchRestored(store, isOfStart)
