import { useCallback, useMemo } from 'react'
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { packageDetailPath, paths } from '@/addresses/paths'
import { endlessApi, packageId } from '@/api/endless'
import { rowsOf } from '@/api/list-paging'
import { useBrand } from '@/brand/use-brand'
import { plainText } from '@/lib/plain-text'
import { CardList } from '@/lists/card-list'
import { RemoveFilters } from '@/lists/remove-filters'
import { ListToolbar, sortNames } from '@/lists/list-toolbar'
import { useEndlessList } from '@/lists/use-endless-list'
import { useKnownMatches } from '@/lists/use-known-matches'
import { useListParams } from '@/lists/use-list-params'
import { tokens } from '@/theme/tokens'
import {
  CardAmount,
  CardBody,
  CardFoot,
  CardFrame,
  CardHead,
  CardMuted,
  CardName,
  CardSkeleton,
  CardValidity,
} from '@/ui/card-frame'
import { EmptyState } from '@/ui/empty-state'
import { Link } from '@/ui/link'
import { Coupons, PackagePicture, PackageStatus } from '../components/package-parts'
import {
  PACKAGE_FILTER_NAMES,
  packageMatcherOf,
  packageRequest,
  packageSortOf,
  type PackageFilter,
  type PackageSort,
} from '../package-filter'
import { PageLink } from '@/ui/page-link'
import { usePackageItem, type PackageFacts, type PackageItem } from '../package-item'

const label = defineMessage({
  id: 'packages.list',
  defaultMessage: 'Packages',
  description: 'Name of the list of packages',
})

const resultCount = defineMessage({
  id: 'packages.found',
  defaultMessage:
    '{hasMore, select, true {More than {count}} other {{count}}} {n, plural, one {package} other {packages}}',
  description: 'Said by a screen reader when the list has changed; count is a formatted number',
})

/** The brand's packages: searched, sorted, and endless (spec 2, /package). */
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
      label={formatMessage(label)}
      list={list}
      idOf={packageId}
      toolbar={<PackageToolbar filter={filter} onChange={change} />}
      empty={<EmptyPackages search={filter.search} onRemove={() => change({ search: undefined })} />}
      found={resultCount}
      isNarrowed={filter.search !== undefined}
      Skeleton={PackageCardSkeleton}
    >
      {renderCard}
    </CardList>
  )
}

/** Coupons and state, last day. */
const LINES = [
  ['1.35rem', '55%'],
  ['0.8rem', '80%'],
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

const placeholder = defineMessage({
  id: 'packages.search.placeholder',
  defaultMessage: 'Find a package',
  description: 'In the empty search box',
})

const sorts: Record<PackageSort, MessageDescriptor> = { '': sortNames.recommended, expiry: sortNames.expiry }

interface PackageToolbarProps {
  filter: PackageFilter
  onChange: (changes: Partial<Record<keyof PackageFilter, string | undefined>>) => void
}

/** Search and order of the packages. */
function PackageToolbar({ filter, onChange }: PackageToolbarProps) {
  const { formatMessage } = useIntl()
  return (
    <ListToolbar
      search={filter.search}
      placeholder={formatMessage(placeholder)}
      onSearch={(search) => onChange({ search })}
      sort={packageSortOf(filter)}
      sorts={sorts}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

const removes = defineMessages<Record<'search', { text: string }>>({
  search: {
    id: 'packages.empty.search',
    defaultMessage: 'Search: {text}',
    description: 'Button that clears the search; text is what was searched for',
  },
})

interface EmptyPackagesProps {
  search: string | undefined
  onRemove: () => void
}

/** An empty list: without a search there are no packages yet, with one the member can drop it. */
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
      title={
        <FormattedMessage
          id="packages.empty.none"
          defaultMessage="No package matches"
          description="Above an empty list that is searched"
        />
      }
      text={
        <FormattedMessage
          id="packages.empty.removeFilters"
          defaultMessage="Clear the search to see all packages."
        />
      }
      action={
        <RemoveFilters
          filters={{ search: formatMessage(removes.search, { text: search }) }}
          onRemove={onRemove}
        />
      }
    />
  )
}

const { card } = tokens.radius
const shapes = {
  row: { ratio: 'auto', radius: `${card} 0 0 ${card}` },
  column: { ratio: '4 / 3', radius: `${card} ${card} 0 0` },
}

/** Up to this many, a card says how many coupons are left. */
const MAX_FEW = 5

/** The number of coupons that are left where they are few, else of all: the details say both. */
const couponsOnCard = ({ couponCount, remaining = 0 }: PackageItem) =>
  remaining > 0 && remaining <= MAX_FEW ? { remaining } : { couponCount }

interface PackageCardProps {
  item: PackageItem
  /** The picture stands beside the text, for lists of one column. */
  isRow: boolean
}

/** A package in the list: what it is, its coupons, until when, and whether it can be taken (spec 3, Package). */
function PackageCard({ item, isRow }: PackageCardProps) {
  return (
    <CardFrame data-row={isRow || undefined}>
      <PackagePicture item={item} {...shapes[isRow ? 'row' : 'column']} />
      <CardBody>
        <CardHead>
          <CardName>
            <Link to={packageDetailPath(item.packageId)}>{item.title}</Link>
          </CardName>
          <CardMuted>{plainText(item.description ?? '')}</CardMuted>
        </CardHead>
        <CardFoot>
          <CardAmount>
            <Coupons {...couponsOnCard(item)} />
          </CardAmount>
          <PackageStatus state={item.state} />
          <CardValidity validity={item.validity} isOver={item.state === 'expired'} />
        </CardFoot>
      </CardBody>
    </CardFrame>
  )
}
