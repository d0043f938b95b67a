import { useState } from 'react'
import { api } from '@/api/api'
import type { Known } from '@/api/known-cards'
import { useWhileVisible } from '@/lib/use-while-visible'
import { useMemberKey } from '@/session/use-member-key'
import { isOpen } from './attempts'
import { reread, type ItemQuery, type ItemRead } from './components/item-page'
import type { ItemKind } from './item-kinds'
import { useStoredAttempt } from './use-redemption'

/** Often enough to see that an item sells out, and seldom enough for a phone's battery. */
const REREAD_MS = 30_000

/** How a card is read: anew with each visit, and not without an id. */
export const cardOptions = (itemId: string) => ({ skip: itemId === '', refetchOnMountOrArgChange: true })

/**
 * The read of one privilege. One that was opened or chosen from a for-you list, and that the list of all has not, is read from the
 * for-you list: an API may keep those apart.
 */
export function usePrivilegeQuery(
  privilegeId: string,
  isForYou: boolean,
  options: { skip: boolean; refetchOnMountOrArgChange?: boolean },
) {
  const request = cardRequest('privilege', privilegeId)
  const ofAll = api.useListPrivilegesQuery(request, options)
  const rows = ofAll.currentData?.payload
  const isApart =
    isForYou && ofAll.isSuccess && rows?.some((card) => card.privilege_id === privilegeId) === false
  const forYou = api.useListForYouPrivilegesQuery(
    { ...request, Privilege_System_Type: 2 },
    { ...options, skip: options.skip || !isApart },
  )
  return isApart ? forYou : ofAll
}

/** What is read here of the result of a list's hook. */
interface CardQuery<Card> extends ItemQuery {
  data?: { payload: Card[] }
  isSuccess: boolean
  fulfilledTimeStamp?: number
}

/** A card is of one kind, and has that kind's id. */
interface CardId {
  privilege_id?: string
  package_id?: string
}

/**
 * One item's card: at once the one that a list had, then that of its own read, which is repeated while the page is in front: stock
 * changes while one looks at it. A card that the API no longer lists stays while the member has a redemption of it open: it may have
 * been the last one, and its page says what becomes of it.
 */
export function useCard<Card extends CardId>(
  kind: ItemKind,
  itemId: string,
  query: CardQuery<Card>,
  known: Known<Card> | undefined,
): ItemRead<Card> {
  useWhileVisible(() => void reread(query), REREAD_MS)
  // A server that ignores the filter answers with other items.
  const read = query.data?.payload.find((card) => card[`${kind}_id`] === itemId)
  const [last, setLast] = useState(known?.row)
  if (read && read !== last) setLast(read)
  const isHeld = isOpen(useStoredAttempt({ kind, itemId }, useMemberKey())) && last !== undefined
  const isMissing = query.isUninitialized || (query.isSuccess && !read && !isHeld)
  return {
    item: isMissing ? undefined : (read ?? last),
    isMissing,
    asOf: read ? query.fulfilledTimeStamp : known?.answer.fulfilledTimeStamp,
    query,
  }
}

/** The request for one item's card, as the head script sends it too (src/head/first-reads.ts). */
export function cardRequest(kind: ItemKind, itemId: string) {
  return {
    Filters: {
      Filters: [{ Field: `${kind}_id`, Operator: 'eq' as const, Value: itemId }],
      Ordering: [],
      Limit: 1,
      Page: 1,
    },
  }
}
