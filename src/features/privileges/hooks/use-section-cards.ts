import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { forYouSectionRequest, sectionRequest } from '@/domain/section-request'
import { answeredAt } from '@/store/answered-at'
import type { CachedAnswer } from '@/store/home-snapshot'

interface SectionQuery<Data> extends CachedAnswer {
  data?: Data
  error?: unknown
  isError: boolean
}

/** Only what is shown: the time of the cards alone where they could not be read again. */
const shownOf = <Data>(query: SectionQuery<Data>) => ({
  data: query.data,
  isError: query.isError,
  error: query.error,
  asOf: query.error === undefined ? undefined : answeredAt(query),
})

/** The cards of a section of home: the brand's list, or the member's own list. A refetch alone does not re-render. */
export function useSectionCards(isForYou: boolean, limit: number | undefined) {
  const all = api.useListPrivilegesQuery(isForYou ? skipToken : sectionRequest(limit), {
    selectFromResult: shownOf,
  })
  const forYou = api.useListForYouPrivilegesQuery(isForYou ? forYouSectionRequest(limit) : skipToken, {
    selectFromResult: shownOf,
  })
  return isForYou ? forYou : all
}
