import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { paths } from '@/addresses/paths'
import { AsOf } from '@/ui/as-of'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { DetailSkeleton } from './detail-frame'
import { PageLink } from '@/ui/page-link'

/** A list that an item can be from. */
export type ListPath = (typeof paths)['privilege' | 'package' | 'privilegeHistory' | 'packageHistory']

interface ItemStatesProps<Item> {
  read: ItemQuery<Item>
  /** The list of all, where the item is missing. */
  listPath: ListPath
  children: (item: Item) => ReactNode
}

/** The page of one item in its four states: loading, missing, failed, read. */
export function ItemStates<Item>({ read, listPath, children }: ItemStatesProps<Item>) {
  const { item, isMissing, hasFailed, isFetching, retry, asOf, error } = read
  if (isMissing) return <MissingItem to={listPath} />
  if (hasFailed) return <ErrorState onRetry={retry} isRetrying={isFetching} />
  if (item === undefined) return <DetailSkeleton />
  return (
    <>
      <AsOf read={{ fulfilledTimeStamp: asOf, error, isFetching, refetch: retry }} />
      {children(item)}
    </>
  )
}

/** What a page has read of its item: one of `item`, `isMissing` and `hasFailed`, or none of them while it loads. */
export interface ItemQuery<Item> {
  item: Item | undefined
  /** The API does not know it. */
  isMissing: boolean
  hasFailed: boolean
  /** When `item` was read, by whatever call (ms, this phone's clock); undefined where that is not known. */
  asOf: number | undefined
  /** Why its own read has failed. */
  error: unknown
  isFetching: boolean
  /** Reads again, unless that is under way. */
  retry: () => unknown
}

/** In place of an item that the API does not know: another brand's, or one that is gone; `to` is the list of all. */
function MissingItem({ to }: { to: ListPath }) {
  return (
    <EmptyState
      title={<FormattedMessage id="error.notFound" defaultMessage="Data Not Found" />}
      text={
        <FormattedMessage
          id="redemption.missing.text"
          defaultMessage="It may have ended, or be from another store."
        />
      }
      action={<PageLink to={to} isMain />}
    />
  )
}
