import { useCallback, useMemo } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { endlessApi, packageId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import type { PackageFacts } from '@/domain/package-item'
import { CardList } from '@/lists/card-list'
import { useEndlessList } from '@/lists/use-endless-list'
import { useKnownMatches } from '@/lists/use-known-matches'
import { useListParams } from '@/lists/use-list-params'
import { CardSkeleton } from '@/ui/card-skeleton'
import { usePackageItem } from '../hooks/use-package-item'
import { PACKAGE_FILTER_NAMES, packageMatcherOf, packageRequest } from '../package-filter'
import { EmptyPackages } from './empty-packages'
import { PackageCard } from './package-card'
import { PackageToolbar } from './package-toolbar'

const label = defineMessage({
  id: 'packages.list',
  defaultMessage: 'Packages',
  description: 'Name of the list of packages',
})

const resultCount = defineMessage({
  id: 'packages.found',
  defaultMessage: '{hasMore, select, true {More than {count} packages} other {{count} packages}}',
  description: 'Said by a screen reader when the list has changed; count is a formatted number',
})

/** The brand's packages: searched, sorted, and endless. */
export function PackageList() {
  const { formatMessage } = useIntl()
  const { list, filter, change } = usePackageList()
  const toItem = usePackageItem()
  const renderCard = useCallback(
    (row: PackageFacts, isRow: boolean) => <PackageCard item={toItem(row)} isRow={isRow} />,
    [toItem],
  )
  return (
    <CardList
      label={formatMessage(label)}
      list={list}
      idOf={packageId}
      toolbar={<PackageToolbar filter={filter} onChange={change} />}
      empty={<EmptyPackages search={filter.search} onDrop={() => change({ search: undefined })} />}
      found={resultCount}
      Skeleton={PackageCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}

/** Coupons, last day, state. */
const LINES = [
  ['1.35rem', '55%'],
  ['0.8rem', '80%'],
  ['0.8rem', '65%'],
] as const

/** The placeholder of a loading package. */
function PackageCardSkeleton({ isRow }: { isRow: boolean }) {
  return <CardSkeleton isRow={isRow} isDescribed lines={LINES} />
}

const WHOLE_LIST = packageRequest({})

/** The list of the brand's packages, by the filter in the address. */
function usePackageList() {
  const [filter, change] = useListParams(PACKAGE_FILTER_NAMES)
  const request = useMemo(() => packageRequest(filter), [filter])
  const found = useEndlessList(endlessApi.useEndlessPackagesInfiniteQuery(request), packageId)
  const whole = endlessApi.useEndlessPackagesInfiniteQuery(WHOLE_LIST, { skip: !filter.search })
  const known = useMemo(() => rowsOf(whole.data?.pages ?? [], packageId), [whole.data])
  const matches = useMemo(() => packageMatcherOf(filter), [filter])
  return { list: useKnownMatches(found, known, packageId, matches), filter, change }
}
