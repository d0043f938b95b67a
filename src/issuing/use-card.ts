import { useWhileVisible } from '@/lib/use-while-visible'
import { useFailureModal } from '@/ui/use-failure-modal'
import type { ItemKind } from './issue-intents'
import type { ItemRead } from './item-read'

/** Often enough to see that an item sells out, and seldom enough for a phone's battery. */
const REREAD_MS = 30_000

/** The request for one item's card (contract: privilege/List or package/List by id). */
export function cardRequest(kind: ItemKind, itemId: string) {
  return {
    Filters: {
      Filters: [{ Field: `${kind}_id`, Operator: 'eq' as const, Value: itemId }],
      Ordering: [],
      Page: 1,
      Limit: 1,
    },
  }
}

/** How a card is read: anew with each visit, and not without an id. */
export const cardOptions = (itemId: string) => ({ skip: itemId === '', refetchOnMountOrArgChange: true })

/** What is read here of the result of a list's hook. */
interface CardQuery<Card> {
  data?: { payload: Card[] }
  error?: unknown
  isError: boolean
  isFetching: boolean
  isSuccess: boolean
  isUninitialized: boolean
  fulfilledTimeStamp?: number
  refetch: () => unknown
}

/**
 * One item's card: at once the one that a list had, then that of its own read, which is repeated while the page is in front: stock
 * changes while one looks at it.
 */
export function useCard<Card>(
  query: CardQuery<Card>,
  known: Card | undefined,
  isIt: (card: Card) => boolean,
): ItemRead<Card> & { asOf: number | undefined } {
  const retry = () => {
    if (!query.isUninitialized && !query.isFetching) query.refetch()
  }
  useWhileVisible(retry, REREAD_MS)
  // A server that ignores the filter answers with another item.
  const read = query.data?.payload.find(isIt)
  const isMissing = query.isUninitialized || (query.isSuccess && !read)
  const item = isMissing ? undefined : (read ?? known)
  useFailureModal({ error: query.error, isFetching: query.isFetching, isLoaded: item !== undefined })
  return {
    item,
    /** When the stock was read (ms, this phone's clock); undefined while it is what a list has said. */
    asOf: read && query.fulfilledTimeStamp,
    isMissing,
    hasFailed: item === undefined && query.isError,
    isFetching: query.isFetching,
    retry,
  }
}
