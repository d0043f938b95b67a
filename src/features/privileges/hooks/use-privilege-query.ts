import { api } from '@/api/api'
import { cardRequest } from '@/domain/card-request'

interface Options {
  skip: boolean
  refetchOnMountOrArgChange?: boolean
}

/**
 * The read of one privilege. One that was opened or chosen from a for-you list, and that the list of all has not, is read from the
 * for-you list: an API may keep those apart.
 */
export function usePrivilegeQuery(privilegeId: string, isForYou: boolean, options: Options) {
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
