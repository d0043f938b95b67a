import { useCallback, useMemo } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
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
import { NothingFoundIllustration } from '@/ui/empty-illustrations'
import { EmptyState } from '@/ui/empty-state'
import { Coupons, PackagePicture, PackageStatus } from '../package-parts'
import { pageTitles } from '@/i18n/page-titles'
import { emptyList, noMatch } from '@/ui/lists/list-words'
import { PageLink } from '@/ui/page-link'
import {
  PACKAGE_FILTER_NAMES,
  packageMatcherOf,
  packageRequest,
  packageSortOf,
  wholePackages,
} from '../package-filter'
import { usePackageItem, type PackageFacts, type PackageItem } from '../package-item'

const placeholder = defineMessage({ id: 'packages.search.placeholder', defaultMessage: 'Find a package' })

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
      label={formatMessage(pageTitles.package)}
      list={list}
      getId={packageId}
      toolbar={
        <ListToolbar
          search={filter.search}
          placeholder={formatMessage(placeholder)}
          onSearch={(search) => change({ search })}
          sort={packageSortOf(filter)}
          sorts={sorts}
          onSort={(sort) => change({ sort })}
        />
      }
      empty={<EmptyPackages search={filter.search} onRemove={() => change({ search: undefined })} />}
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
        title={<FormattedMessage {...emptyList} values={{ kind: 'package' }} />}
        action={isPrivilegeActive && <PageLink to={paths.privilege} />}
      />
    )
  }
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={<FormattedMessage {...noMatch} values={{ kind: 'package' }} />}
      action={
        <RemoveFilters filters={{ search: formatMessage(searched, { text: search }) }} onRemove={onRemove} />
      }
    />
  )
}

/** Up to this many remaining coupons are counted on a card. */
const MAX_FEW = 5

/** The remaining coupons if few, else all; the package's page shows both. None of a package that nobody can have any more. */
export const couponsOnCard = ({ couponCount, remaining = Infinity, state }: PackageItem) =>
  state !== 'available' ? {} : remaining <= MAX_FEW ? { remaining } : { couponCount }

function PackageCard({ item, isRow }: { item: PackageItem; isRow: boolean }) {
  return (
    <ItemCard
      isRow={isRow}
      picture={<PackagePicture item={item} {...pictureShape(isRow)} />}
      to={packageDetailPath(item.packageId)}
      title={item.title}
      description={item.description ?? ''}
      amount={<Coupons {...couponsOnCard(item)} />}
      status={item.state === 'available' && <PackageStatus state={item.state} />}
      validity={<CardValidity validity={item.validity} isOver={item.state === 'expired'} />}
    />
  )
}
