import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '@/api/api'
import { knownPackage } from '@/api/known-cards'
import { paths } from '@/addresses/paths'
import { ItemStates } from '@/redemption/components/item-states'
import { cardOptions, cardRequest, useCard } from '@/redemption/use-card'
import { useAppStore } from '@/store/hooks'
import { PackageDetail } from '../components/package-detail'
import { usePackageItem } from '../hooks/use-package-item'

/** One package, and taking a coupon of it (spec 2, package.detail). */
export default function PackageDetailPage() {
  const [search] = useSearchParams()
  const packageId = search.get('packageId') ?? ''
  return <Detail key={packageId} packageId={packageId} />
}

function Detail({ packageId }: { packageId: string }) {
  return (
    <ItemStates read={usePackage(packageId)} listPath={paths.package}>
      {(item, asOf) => <PackageDetail item={item} asOf={asOf} />}
    </ItemStates>
  )
}

/** One package, from the list that was loaded before and then by its own read. */
function usePackage(packageId: string) {
  const store = useAppStore()
  const toItem = usePackageItem()
  const [known] = useState(() => knownPackage(store.getState(), packageId))
  const query = api.useListPackagesQuery(cardRequest('package', packageId), cardOptions(packageId))
  const read = useCard(query, known, (card) => card.package_id === packageId)
  return { ...read, item: read.item && toItem(read.item) }
}
