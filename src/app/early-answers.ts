import { api } from '@/api/api'
import type { EarlyRead } from '@/api/early-reads'
import type { EndlessRequest } from '@/api/endless'
import type { AppStore } from '@/store/store'

/** An answer has come, and its body is on its way. */
const LONGEST_WAIT_MS = 100

/**
 * Puts what the head script's reads were answered into the cache before the first render: a page that finds them there is rendered
 * once and whole, and not as skeletons first. What has not come yet, or has failed, is left to the page.
 */
export async function cacheEarlyAnswers(store: AppStore): Promise<void> {
  const answered = Object.values(window.__reads ?? {}).filter(({ isOk }) => isOk)
  const wait = new AbortController()
  const cached = readsOf(store, answered).then((reads) =>
    Promise.all(answered.map((early) => cacheSuccess(store, reads[early.call]?.(early), wait.signal))),
  )
  await Promise.race([
    // A chunk that does not load is told by the page in its place.
    cached.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
  wait.abort()
}

type Read = (early: EarlyRead) => Sent | undefined
interface Sent extends PromiseLike<{ isError: boolean }> {
  queryCacheKey: string
}

/**
 * An answer that could not be read is forgotten: beside the page's own read its error would be told too early. Once the page is
 * rendered, the error is the page's.
 */
async function cacheSuccess(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  sent: Sent | undefined,
  rendered: AbortSignal,
): Promise<void> {
  if (!sent || !(await sent).isError || rendered.aborted) return
  const queryCacheKey = sent.queryCacheKey as Parameters<
    typeof api.internalActions.removeQueryResult
  >[0]['queryCacheKey'] // RTK Query's own
  dispatch(api.internalActions.removeQueryResult({ queryCacheKey }))
}

async function readsOf(store: AppStore, answered: EarlyRead[]): Promise<Partial<Record<string, Read>>> {
  const { dispatch } = store
  const { brandRef, isLoggedIn } = store.getState().session
  const { getTheme, getProfile, getMembershipSystem, getHomeLayout } = api.endpoints
  const ofBrand = {
    '/Theme/GetTheme': () => (brandRef ? dispatch(getTheme.initiate(brandRef, ONCE)) : undefined),
  }
  if (!isLoggedIn) return ofBrand
  const ofMember = {
    ...ofBrand,
    '/Customer/Profile': () => dispatch(getProfile.initiate(undefined, ONCE)),
    '/customer/membership-tier/system': () => dispatch(getMembershipSystem.initiate(undefined, ONCE)),
    '/dynamicdisplay/LayoutDisplay': () => dispatch(getHomeLayout.initiate(undefined, ONCE)),
  }
  // One item, and a history, are read by their pages, which read them anew however old they are.
  if (!answered.some(isWholeList)) return ofMember
  // The page of the list has loaded it.
  const { endlessPrivileges, endlessPackages } = (await import('@/api/endless')).endlessApi.endpoints
  return {
    ...ofMember,
    '/privilege/List': (early) =>
      isWholeList(early) ? dispatch(endlessPrivileges.initiate(listOf(early), ONCE)) : undefined,
    '/package/List': (early) =>
      isWholeList(early) ? dispatch(endlessPackages.initiate(listOf(early), ONCE)) : undefined,
  }
}

/** The page subscribes as it is rendered. */
const ONCE = { subscribe: false }

const isWholeList = (early: EarlyRead) =>
  /^\/\w+\/List$/.test(early.call) && early.body !== undefined && listOf(early).Filters.length === 0

function listOf({ body = '' }: EarlyRead): EndlessRequest {
  const { Page: _page, ...request } = (JSON.parse(body) as { Filters: EndlessRequest & { Page: number } })
    .Filters // as the head script sends it
  return request
}
