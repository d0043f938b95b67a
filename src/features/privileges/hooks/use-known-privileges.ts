import { useMemo } from 'react'
import { endlessApi, privilegeId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { privilegeRequest } from '../privilege-filter'

const WHOLE_LIST = privilegeRequest({}, { balance: undefined, ids: undefined })

/**
 * The privileges of the list without a filter that were loaded so far: the list's first page, and what was scrolled to. None, and no
 * request, where nobody needs them.
 */
export function useKnownPrivileges(isForYou: boolean, isNeeded: boolean) {
  const all = endlessApi.useEndlessPrivilegesInfiniteQuery(WHOLE_LIST, { skip: isForYou || !isNeeded })
  const forYou = endlessApi.useEndlessForYouPrivilegesInfiniteQuery(WHOLE_LIST, {
    skip: !isForYou || !isNeeded,
  })
  const pages = (isForYou ? forYou : all).data?.pages
  return useMemo(() => rowsOf(pages ?? [], privilegeId), [pages])
}
