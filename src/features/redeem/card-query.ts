import { api } from '@/api/api'
import type { ItemKind } from './item-kinds'

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

export const cardOptions = (itemId: string) => ({ skip: itemId === '', refetchOnMountOrArgChange: true })

/** Reads one privilege. An API may keep for-you privileges out of the list of all; then it is read from the for-you list. */
export function usePrivilegeCardQuery(
  privilegeId: string,
  isForYou: boolean,
  options: { skip: boolean; refetchOnMountOrArgChange?: boolean },
) {
  const request = cardRequest('privilege', privilegeId)
  const ofAll = api.useListPrivilegesQuery(request, options)
  const rows = ofAll.currentData?.payload
  const isOnlyForYou =
    isForYou && ofAll.isSuccess && rows?.some((card) => card.privilege_id === privilegeId) === false
  const forYou = api.useListForYouPrivilegesQuery(
    { ...request, Privilege_System_Type: 2 },
    { ...options, skip: options.skip || !isOnlyForYou },
  )
  return isOnlyForYou ? forYou : ofAll
}
