import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'

/** The first cards of a list; a limit of 0 leaves their number to the server. */
const requestOf = (limit = 0) => ({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: limit } })
const forYouRequestOf = (limit?: number) => ({ ...requestOf(limit), Privilege_System_Type: 2 as const })

const cardsOf = <Data>({ data, isError }: { data?: Data; isError: boolean }) => ({ data, isError })

/** The cards of a section of home: the brand's list, or the member's own list (spec 7, ForYou/List). A refetch alone does not re-render. */
export function useSectionCards(isForYou: boolean, limit: number | undefined) {
  const all = api.useListPrivilegesQuery(isForYou ? skipToken : requestOf(limit), {
    selectFromResult: cardsOf,
  })
  const forYou = api.useListForYouPrivilegesQuery(isForYou ? forYouRequestOf(limit) : skipToken, {
    selectFromResult: cardsOf,
  })
  return isForYou ? forYou : all
}

/** The state of the same read, for the line that says how old the cards are. */
export function useSectionState(isForYou: boolean, limit: number | undefined) {
  const { listPrivileges, listForYouPrivileges } = api.endpoints
  const all = listPrivileges.useQueryState(isForYou ? skipToken : requestOf(limit))
  const forYou = listForYouPrivileges.useQueryState(isForYou ? forYouRequestOf(limit) : skipToken)
  return isForYou ? forYou : all
}
