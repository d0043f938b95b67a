import { useMemo } from 'react'
import { endlessApi, privilegeId } from '@/api/endless'
import { useEndlessList } from '@/lists/use-endless-list'
import { useKnownMatches } from '@/lists/use-known-matches'
import { useListParams } from '@/lists/use-list-params'
import { useProfile } from '@/session/use-member'
import { favourites, recentlySeen, useOwnList } from '../own-lists'
import {
  FILTER_NAMES,
  inOrderOf,
  matcherOf,
  privilegeRequest,
  type PrivilegeFilter,
} from '../privilege-filter'
import { useOwner } from '@/session/use-owner'
import { useKnownPrivileges } from './use-known-privileges'

/** The list of the brand's privileges, or of those for the member, by the filter in the address. */
export function usePrivilegeList(isForYou: boolean) {
  const [filter, change] = useListParams(FILTER_NAMES)
  const profile = useProfile()
  const balance = profile.data?.point
  const ids = useFilterIds(filter)
  // A changed balance is another request only where the filter is about it.
  const reach = filter.affordable ? balance : undefined
  const member = useMemo(() => ({ balance: reach, ids }), [reach, ids])
  const request = useMemo(() => privilegeRequest(filter, member), [filter, member])
  const isOfMember = filter.affordable !== undefined || ids !== undefined
  // Servers read an empty list of ids as they like, so none is no request.
  const hasNoIds = ids?.length === 0 && !profile.isLoading
  const isIdle = hasNoIds || (isOfMember && profile.isLoading)
  const all = endlessApi.useEndlessPrivilegesInfiniteQuery(request, { skip: isForYou || isIdle })
  const forYou = endlessApi.useEndlessForYouPrivilegesInfiniteQuery(request, { skip: !isForYou || isIdle })
  const found = useEndlessList(isForYou ? forYou : all, privilegeId)
  const known = useKnownPrivileges(isForYou, filter.search !== undefined)
  const matches = useMemo(() => matcherOf(filter, member), [filter, member])
  const searched = useKnownMatches(found, known, privilegeId, matches)
  const rows = useMemo(
    () => (filter.recent && ids && !filter.sort ? inOrderOf(searched.rows, ids) : searched.rows),
    [filter, ids, searched.rows],
  )
  const list = hasNoIds
    ? { ...searched, rows: [], status: 'empty' as const, isOutdated: false }
    : { ...searched, rows }
  return { list, filter, change, balance }
}

/** The ids that the filter's switches narrow the list to; undefined where neither is on. */
function useFilterIds({ favourites: isMarked, recent: isSeen }: PrivilegeFilter) {
  const owner = useOwner()
  const marked = useOwnList(favourites, owner)
  const seen = useOwnList(recentlySeen, owner)
  return useMemo(() => {
    if (isMarked && isSeen) return seen.filter((id) => marked.includes(id))
    if (isSeen) return seen
    return isMarked ? marked : undefined
  }, [isMarked, isSeen, marked, seen])
}
