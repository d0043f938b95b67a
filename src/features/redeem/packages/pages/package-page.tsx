import { useCallback, useMemo } from 'react'
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { packageDetailPath } from '@/addresses/item-paths'
import { paths } from '@/addresses/paths'
import { packageId } from '@/api/endless'
import { useBrand } from '@/brand/use-brand'
import { CardList } from '@/ui/lists/card-list'
import { RemoveFilters, searched } from '@/ui/lists/filter-button'
import { ListToolbar, sortNames } from '@/ui/lists/list-toolbar'
import { useEndlessList, useEndlessQuery, useKnownMatches } from '@/ui/lists/use-endless-list'
import { useListParams } from '@/ui/lists/use-list-params'
import { CardSkeleton, CardValidity, ItemCard, pictureShape } from '@/ui/card-frame'
import { EmptyState } from '@/ui/empty-state'
import { Coupons, PackagePicture, PackageStatus } from '../package-parts'
import { PageLink } from '@/ui/page-link'
import {
  PACKAGE_FILTER_NAMES,
  packageMatcherOf,
  packageRequest,
  packageSortOf,
  wholePackages,
} from '../package-filter'
import { usePackageItem, type PackageFacts, type PackageItem } from '../package-item'

const messages: Record<'list' | 'found' | 'placeholder', MessageDescriptor> = defineMessages({
  list: { id: 'packages.list', defaultMessage: 'Packages', description: 'Name of the list of packages' },
  found: {
    id: 'packages.found',
    defaultMessage:
      '{hasMore, select, true {More than {count}} other {{count}}} {n, plural, one {package} other {packages}}',
    description: 'Said by a screen reader when the list has changed; count is a formatted number',
  },
  placeholder: { id: 'packages.search.placeholder', defaultMessage: 'Find a package' },
})

/** The brand's packages, with search and sorting (spec 2, /package). */
export default function PackagePage() {
  const { formatMessage } = useIntl()
  const { list, filter, change } = usePackageList()
  const toItem = usePackageItem()
  const renderCard = useCallback(
    (row: PackageFacts, isRow: boolean) => <PackageCard item={toItem(row)} isRow={isRow} />,
    [toItem],
  )
  return (
    <CardList
      label={formatMessage(messages.list)}
      list={list}
      getId={packageId}
      toolbar={
        <ListToolbar
          search={filter.search}
          placeholder={formatMessage(messages.placeholder)}
          onSearch={(search) => change({ search })}
          sort={packageSortOf(filter)}
          sorts={sorts}
          onSort={(sort) => change({ sort })}
        />
      }
      empty={<EmptyPackages search={filter.search} onRemove={() => change({ search: undefined })} />}
      found={messages.found}
      isNarrowed={filter.search !== undefined}
      Skeleton={PackageCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}

/** One line for coupons and state, one for the last day. */
const LINES = [
  ['1.35rem', '55%'],
  ['0.8rem', '80%'],
] as const

function PackageCardSkeleton({ isRow }: { isRow: boolean }) {
  return <CardSkeleton isRow={isRow} isDescribed lines={LINES} />
}

function usePackageList() {
  const [filter, change] = useListParams(PACKAGE_FILTER_NAMES)
  const request = useMemo(() => packageRequest(filter), [filter])
  const found = useEndlessList(useEndlessQuery<PackageFacts>('endlessPackages', request), packageId)
  const whole = useEndlessQuery<PackageFacts>('endlessPackages', wholePackages, !filter.search)
  const matches = useMemo(() => packageMatcherOf(filter), [filter])
  return { list: useKnownMatches(found, whole, packageId, matches), filter, change }
}

const sorts = { '': sortNames.recommended, expiry: sortNames.expiry }

interface EmptyPackagesProps {
  search: string | undefined
  onRemove: () => void
}

/** With a search the member can remove it; without one there are no packages yet. */
function EmptyPackages({ search, onRemove }: EmptyPackagesProps) {
  const { formatMessage } = useIntl()
  const { isPrivilegeActive } = useBrand().navbarMenu
  if (search === undefined) {
    return (
      <EmptyState
        title={<FormattedMessage id="packages.empty.title" defaultMessage="No packages yet" />}
        text={<FormattedMessage id="packages.empty.text" defaultMessage="New packages show up here." />}
        action={isPrivilegeActive && <PageLink to={paths.privilege} />}
      />
    )
  }
  return (
    <EmptyState
      title={<FormattedMessage id="packages.empty.none" defaultMessage="No package matches" />}
      text={
        <FormattedMessage
          id="packages.empty.removeFilters"
          defaultMessage="Clear the search to see all packages."
        />
      }
      action={
        <RemoveFilters filters={{ search: formatMessage(searched, { text: search }) }} onRemove={onRemove} />
      }
    />
  )
}

/** Up to this many remaining coupons are counted on a card. */
const MAX_FEW = 5

/** The remaining coupons if few, else all; the package's page shows both. */
export const couponsOnCard = ({ couponCount, remaining = Infinity, state }: PackageItem) =>
  state === 'available' && remaining <= MAX_FEW ? { remaining } : { couponCount }

function PackageCard({ item, isRow }: { item: PackageItem; isRow: boolean }) {
  return (
    <ItemCard
      isRow={isRow}
      picture={<PackagePicture item={item} {...pictureShape(isRow)} />}
      to={packageDetailPath(item.packageId)}
      title={item.title}
      description={item.description ?? ''}
      amount={<Coupons {...couponsOnCard(item)} />}
      status={<PackageStatus state={item.state} />}
      validity={<CardValidity validity={item.validity} isOver={item.state === 'expired'} />}
    />
  )
}
