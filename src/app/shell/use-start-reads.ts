import { useEffect } from 'react'
import { api } from '@/api/api'
import { appPath } from '@/addresses/base-path'
import { whenIdle } from '@/lib/when-idle'
import { useAppSelector, useAppStore } from '@/store/hooks'
import type { AppStore } from '@/store/store'
import { useQueryErrorModal } from '@/ui/use-query-error-modal'
import { pageOf } from '../lazy-page'
import { routeOf } from '../routes'

/**
 * Loads the member, the membership system and, where that is open, the tier (spec 4, Start) at every start with a session and at
 * every login, whatever page is opened: after that page's own reads, and only what none of them has asked for.
 */
export function useStartReads(): void {
  const store = useAppStore()
  const { isLoggedIn, sessions } = useAppSelector((state) => state.session)
  useEffect(() => {
    if (isLoggedIn) void loadMember(store)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each session
  }, [store, isLoggedIn, sessions])
  useSystemErrorModal(isLoggedIn)
}

async function loadMember(store: AppStore): Promise<void> {
  await untilPageIsRead(store)
  read(store, 'getProfile', 'getMembershipSystem')
  await Promise.allSettled(store.dispatch(api.util.getRunningQueriesThunk()))
  const system = api.endpoints.getMembershipSystem.select()(store.getState())
  if (system.data?.is_opensystem) read(store, 'getTier', 'getTierCriteria', 'getCriteriaMappings')
}

type MemberRead = 'getProfile' | 'getMembershipSystem' | 'getTier' | 'getTierCriteria' | 'getCriteriaMappings'

/** Reads what has not been asked for: an answer stands, and so does an error, whose own part of the page offers the retry. */
function read(store: AppStore, ...names: MemberRead[]): void {
  const state = store.getState()
  if (!state.session.isLoggedIn) return
  for (const name of names) {
    if (!api.endpoints[name].select()(state).error) store.dispatch(api.util.prefetch(name, undefined, {}))
  }
}

/** The page of the address is there, and what it reads is answered; one read may lead to the next. */
async function untilPageIsRead(store: AppStore): Promise<void> {
  const route = routeOf(appPath(location.pathname))
  await (route &&
    pageOf(route)
      .preload()
      .catch(() => undefined))
  await new Promise<void>((resolve) => whenIdle(resolve))
  const running = store.dispatch(api.util.getRunningQueriesThunk())
  if (running.length === 0) return
  await Promise.allSettled(running)
  return untilPageIsRead(store)
}

/** A failed check of the membership system (spec 8), once until a check succeeds or the member is another. The page goes on without a tier. */
function useSystemErrorModal(isLoggedIn: boolean): void {
  const system = api.endpoints.getMembershipSystem.useQueryState(undefined)
  useQueryErrorModal({ ...system, isLoaded: system.isSuccess || !isLoggedIn })
}
