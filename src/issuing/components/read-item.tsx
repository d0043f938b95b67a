import type { ReactNode } from 'react'
import type { Path } from '@/config/paths'
import { PartError } from '@/ui/part-error'
import type { ItemRead } from '../item-read'
import { DetailSkeleton } from './detail-skeleton'
import { MissingItem } from './missing-item'

interface ReadItemProps<Item> {
  read: ItemRead<Item>
  /** The list of all, where the item is missing. */
  listPath: Path
  children: (item: Item) => ReactNode
}

/** The page of one item in its four states: loading, missing, failed, read. */
export function ReadItem<Item>({ read, listPath, children }: ReadItemProps<Item>) {
  const { item, isMissing, hasFailed, isFetching, retry } = read
  if (isMissing) return <MissingItem to={listPath} />
  if (hasFailed) return <PartError isPage onRetry={retry} isRetrying={isFetching} />
  if (item === undefined) return <DetailSkeleton />
  return children(item)
}
