import { useEffect, useMemo, useState } from 'react'
import { endlessApi, privilegeId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { useBrand } from '@/brand/use-brand'
import { useLocale } from '@/i18n/use-locale'
import { useEndlessList } from '@/lists/use-endless-list'
import { useKnownMatches } from '@/lists/use-known-matches'
import { useListParams } from '@/lists/use-list-params'
import { useProfile } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { useFavourites } from '../components/favourite-button'
import { PRIVILEGE_FILTER_NAMES, privilegeMatcherOf, privilegeRequest } from '../privilege-filter'

/** The list of the brand's privileges, or of those for the member, by the filter in the address. */
export function usePrivilegeList(isForYou: boolean) {
  const [filter, change] = useListParams(PRIVILEGE_FILTER_NAMES)
  const profile = useProfile()
  const balance = profile.data?.point
  const memberKey = useMemberKey()
  const marked = useFavourites(memberKey)
  const ids = filter.favourites ? marked : undefined
  // A changed balance is another request only where the filter is about it.
  const reach = filter.affordable ? balance : undefined
  const member = useMemo(() => ({ balance: reach, ids }), [reach, ids])
  const request = useMemo(() => privilegeRequest(filter, member), [filter, member])
  const isUnknown =
    (filter.affordable !== undefined && balance === undefined) ||
    (ids !== undefined && memberKey === undefined)
  // Servers read an empty list of ids as they like, so none is no request.
  const hasNoIds = ids?.length === 0 && !isUnknown
  const isIdle = hasNoIds || isUnknown
  const all = endlessApi.useEndlessPrivilegesInfiniteQuery(request, { skip: isForYou || isIdle })
  const forYou = endlessApi.useEndlessForYouPrivilegesInfiniteQuery(request, { skip: !isForYou || isIdle })
  const found = useEndlessList(isForYou ? forYou : all, privilegeId)
  const { known } = useWholeList(isForYou, filter.search !== undefined)
  const matches = useMemo(() => privilegeMatcherOf(filter, member), [filter, member])
  const searched = useKnownMatches(found, known, privilegeId, matches)
  const list = hasNoIds ? { ...searched, rows: [], status: 'empty' as const, isOutdated: false } : searched
  return {
    list,
    filter,
    change,
    profile,
    /** Favourites are asked for, and there is none. */
    hasNoFavourites: hasNoIds,
    /** A switch is on that needs more of the profile than could be read. */
    isNotApplied: isUnknown && !profile.isLoading,
  }
}

/**
 * The categories of the privileges, where the brand has switched them on (spec 3, Privilege_Page). The contract names them in the rows
 * alone: they are collected from those that are known and those on screen, and once the member looks for one from all the others.
 */
export function useCategories(isForYou: boolean, shown: readonly Parameters<typeof privilegeId>[0][]) {
  const locale = useLocale()
  const isActive = useBrand().privilegePage.isCategoryActive
  const [isLookedFor, setIsLookedFor] = useState(false)
  const whole = useWholeList(isForYou, isActive)
  const { known, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = whole
  // By the rows: a page may have come before it was rendered as being read.
  const isNextDue = isLookedFor && hasNextPage && !isFetching && !isFetchNextPageError && known
  useEffect(() => {
    if (isNextDue) void fetchNextPage()
  }, [isNextDue, fetchNextPage])
  const list = useMemo(() => {
    const names = new Map<string, string>()
    for (const card of isActive ? [...known, ...shown] : []) {
      const name = (locale === 'en' && card.category_name_en) || card.category_name_th
      if (card.category_id && name) names.set(card.category_id, name)
    }
    return [...names].map(([id, name]) => ({ id, name }))
  }, [known, shown, locale, isActive])
  return {
    isActive,
    list,
    /** There may be more of them, which are being read, or could not be. */
    rest: isFetchNextPageError ? 'failed' : isLookedFor && hasNextPage ? 'loading' : undefined,
    readRest: () => {
      setIsLookedFor(true)
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}

const WHOLE_LIST = privilegeRequest({}, { balance: undefined, ids: undefined })

/** The list without a filter, and its rows that were loaded so far. None, and no request, where nobody needs them. */
function useWholeList(isForYou: boolean, isNeeded: boolean) {
  const all = endlessApi.useEndlessPrivilegesInfiniteQuery(WHOLE_LIST, { skip: isForYou || !isNeeded })
  const forYou = endlessApi.useEndlessForYouPrivilegesInfiniteQuery(WHOLE_LIST, {
    skip: !isForYou || !isNeeded,
  })
  const list = isForYou ? forYou : all
  const pages = list.data?.pages
  return { ...list, known: useMemo(() => rowsOf(pages ?? [], privilegeId), [pages]) }
}
