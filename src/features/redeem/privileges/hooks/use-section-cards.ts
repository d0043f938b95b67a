import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'

/** With a limit of 0 the server decides. */
const requestOf = (limit = 0) => ({ Filters: { Filters: [], Ordering: [], Page: 1, Limit: limit } })
const forYouRequestOf = (limit?: number) => ({ ...requestOf(limit), Privilege_System_Type: 2 as const })

const cardsOf = <Data>({ data, isError }: { data?: Data; isError: boolean }) => ({ data, isError })

/** A home section's cards: the brand's list or the member's (spec 7, ForYou/List). Does not re-render on a refetch alone. */
export function useSectionCards(isForYou: boolean, limit: number | undefined) {
  const all = api.useListPrivilegesQuery(isForYou ? skipToken : requestOf(limit), {
    selectFromResult: cardsOf,
  })
  const forYou = api.useListForYouPrivilegesQuery(isForYou ? forYouRequestOf(limit) : skipToken, {
    selectFromResult: cardsOf,
  })
  return isForYou ? forYou : all
}

/** The state of that read, to show how old the cards are. */
export function useSectionState(isForYou: boolean, limit: number | undefined) {
  const { listPrivileges, listForYouPrivileges } = api.endpoints
  const all = listPrivileges.useQueryState(isForYou ? skipToken : requestOf(limit))
  const forYou = listForYouPrivileges.useQueryState(isForYou ? forYouRequestOf(limit) : skipToken)
  return isForYou ? forYou : all
}
