import { useState } from 'react'
import { api } from '@/api/api'
import { knownPackage } from '@/api/known-cards'
import { cardOptions, cardRequest, useCard } from '@/issuing/use-card'
import { useAppStore } from '@/store/hooks'
import { usePackageItem } from './use-package-item'

/** One package, from the list that was loaded before and then by its own read. */
export function usePackage(packageId: string) {
  const store = useAppStore()
  const toItem = usePackageItem()
  const [known] = useState(() => knownPackage(store.getState(), packageId))
  const query = api.useListPackagesQuery(cardRequest('package', packageId), cardOptions(packageId))
  const read = useCard(query, known, (card) => card.package_id === packageId)
  return { ...read, item: read.item && toItem(read.item) }
}
