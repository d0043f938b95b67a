import { useCallback } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { packageId } from '@/api/endless'
import type { PackageFacts } from '@/domain/package-item'
import { CardList } from '@/lists/card-list'
import { usePackageItem } from '../hooks/use-package-item'
import { usePackageList } from '../hooks/use-package-list'
import { EmptyPackages } from './empty-packages'
import { PackageCard } from './package-card'
import { PackageCardSkeleton } from './package-card-skeleton'
import { PackageToolbar } from './package-toolbar'

const label = defineMessage({
  id: 'packages.list',
  defaultMessage: 'Packages',
  description: 'Name of the list of packages',
})

const found = defineMessage({
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
      found={found}
      Skeleton={PackageCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}
