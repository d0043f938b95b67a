import { useMemo } from 'react'
import { endlessApi, privilegeId } from '@/api/endless'
import { useEndlessList } from '@/lists/use-endless-list'
import { useListParams } from '@/lists/use-list-params'
import { useProfile } from '@/session/use-member'
import { useFavourites } from '../favourites'
import { FILTER_NAMES, privilegeRequest, withKnownMatches } from '../privilege-filter'
import { useFavouritesOwner } from './use-favourites-owner'
import { useKnownPrivileges } from './use-known-privileges'

const NONE: readonly string[] = []

/** The list of the brand's privileges, or of those for the member, by the filter in the address. */
export function usePrivilegeList(isForYou: boolean) {
  const [filter, change] = useListParams(FILTER_NAMES)
  const balance = useProfile().data?.point
  const marked = useFavourites(useFavouritesOwner())
  // A changed balance or another favourite is another request only where the filter is about it.
  const reach = filter.affordable ? balance : undefined
  const favourites = filter.favourites ? marked : NONE
  const member = useMemo(() => ({ balance: reach, favourites }), [reach, favourites])
  const request = useMemo(() => privilegeRequest(filter, member), [filter, member])
  const all = endlessApi.useEndlessPrivilegesInfiniteQuery(request, { skip: isForYou })
  const forYou = endlessApi.useEndlessForYouPrivilegesInfiniteQuery(request, { skip: !isForYou })
  const found = useEndlessList(isForYou ? forYou : all, privilegeId)
  const known = useKnownPrivileges(isForYou)
  const isSettled = !found.isOutdated && (found.status === 'rows' || found.status === 'empty')
  const rows = useMemo(
    () => (isSettled ? withKnownMatches(found.rows, known, filter, member) : found.rows),
    [isSettled, found.rows, known, filter, member],
  )
  const list = { ...found, rows, status: found.status === 'empty' && rows.length > 0 ? 'rows' : found.status }
  return { list, filter, change, balance }
}
