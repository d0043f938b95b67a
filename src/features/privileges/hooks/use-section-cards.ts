import { skipToken } from '@reduxjs/toolkit/query'
import { api } from '@/api/api'
import { forYouSectionRequest, sectionRequest } from '@/domain/section-request'

/** The cards of a section of home: the brand's list, or the member's own list. A refetch alone does not re-render. */
export function useSectionCards(isForYou: boolean, limit: number | undefined) {
  const all = api.useListPrivilegesQuery(isForYou ? skipToken : sectionRequest(limit), {
    selectFromResult: ({ data, isError }) => ({ data, isError }),
  })
  const forYou = api.useListForYouPrivilegesQuery(isForYou ? forYouSectionRequest(limit) : skipToken, {
    selectFromResult: ({ data, isError }) => ({ data, isError }),
  })
  return isForYou ? forYou : all
}
