import { useMemo } from 'react'
import { endlessApi, packageId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { useEndlessList } from '@/lists/use-endless-list'
import { useKnownMatches } from '@/lists/use-known-matches'
import { useListParams } from '@/lists/use-list-params'
import { FILTER_NAMES, matcherOf, packageRequest } from '../package-filter'

const WHOLE_LIST = packageRequest({})

/** The list of the brand's packages, by the filter in the address. */
export function usePackageList() {
  const [filter, change] = useListParams(FILTER_NAMES)
  const request = useMemo(() => packageRequest(filter), [filter])
  const found = useEndlessList(endlessApi.useEndlessPackagesInfiniteQuery(request), packageId)
  const whole = endlessApi.useEndlessPackagesInfiniteQuery(WHOLE_LIST, { skip: !filter.search })
  const known = useMemo(() => rowsOf(whole.data?.pages ?? [], packageId), [whole.data])
  const matches = useMemo(() => matcherOf(filter), [filter])
  return { list: useKnownMatches(found, known, packageId, matches), filter, change }
}
