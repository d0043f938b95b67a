import { api } from '@/api/api'
import type { ItemKind } from './item-kinds'

/** The request for one item's card, as the head script sends it too (src/document/first-reads.ts). */
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
