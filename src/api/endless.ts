import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { hasNextPage, type ListPage } from './list-paging'
import { api } from './api'
import type { baseQuery } from './base-query'
import type { tagTypes } from './base-api'
import type { ListQuery, PackageCard, PrivilegeCard } from './generated/endpoints'
import type { PackageHistory, PointHistory, PrivilegeHistory } from './generated/endpoints'
import { operations, type Operation } from './generated/operations'

/** What a list shows, whatever the page: the contract's list request without its `Page`. */
export type EndlessRequest = Omit<ListQuery, 'Page'>

type Builder = EndpointBuilder<typeof baseQuery, (typeof tagTypes)[number], 'api'>

/** A list is kept this long after its page was left, so that coming back from a detail finds every row. */
const KEEP_SECONDS = 15 * 60

interface EndlessList<Row> {
  operation: Operation
  url: string
  idOf: (row: Row) => string
  tag: (typeof tagTypes)[number]
  /** What the body carries beside the list request. */
  more?: object
}

function endless<Row>(build: Builder, { operation, url, idOf, tag, more }: EndlessList<Row>) {
  return build.infiniteQuery<ListPage<Row>, EndlessRequest, number>({
    query: ({ queryArg, pageParam }) => ({
      url,
      method: 'POST',
      body: { Filters: { ...queryArg, Page: pageParam }, ...more },
    }),
    transformResponse: (page: ListPage<Row>, meta) => ({ ...page, sentRows: meta?.sentRows }),
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (_last, pages, page, _all, { Limit }) =>
        hasNextPage(pages, Limit, idOf) ? page + 1 : undefined,
      // What changed a list may have moved every row: it begins again, instead of requesting hundreds of pages.
      refetchCachedPages: false,
    },
    providesTags: [tag],
    extraOptions: operation,
    keepUnusedDataFor: KEEP_SECONDS,
  })
}

export const privilegeId = (card: PrivilegeCard) => card.privilege_id
export const packageId = (card: PackageCard) => card.package_id
export const transactionId = (row: { transaction_id: string }) => row.transaction_id
/** Points rows need no id of the server's: what they say tells them apart well enough. */
export const pointRowId = ({ transaction_id, date, point, title_th }: PointHistory) =>
  transaction_id ?? [date, point, title_th].join(' ')

/** The lists of the contract read page after page (spec 7, Points and privileges); each also has its one-page query in `api.ts`. */
export const endlessApi = api.injectEndpoints({
  endpoints: (build) => ({
    endlessPrivileges: endless<PrivilegeCard>(build, {
      operation: operations.listPrivileges,
      url: '/api/v1.0/privilege/List',
      idOf: privilegeId,
      tag: 'Privileges',
    }),
    endlessForYouPrivileges: endless<PrivilegeCard>(build, {
      operation: operations.listForYouPrivileges,
      url: '/api/v1.0/Privilege/ForYou/List',
      idOf: privilegeId,
      tag: 'Privileges',
      more: { Privilege_System_Type: 2 },
    }),
    endlessPackages: endless<PackageCard>(build, {
      operation: operations.listPackages,
      url: '/api/v1.0/package/List',
      idOf: packageId,
      tag: 'Packages',
    }),
    endlessPointHistory: endless<PointHistory>(build, {
      operation: operations.listPointHistory,
      url: '/api/v1.0/Customer/History/Point',
      idOf: pointRowId,
      tag: 'PointHistory',
    }),
    endlessPrivilegeHistory: endless<PrivilegeHistory>(build, {
      operation: operations.listPrivilegeHistory,
      url: '/api/v1.0/Customer/History/Privilege',
      idOf: transactionId,
      tag: 'PrivilegeHistory',
    }),
    endlessPackageHistory: endless<PackageHistory>(build, {
      operation: operations.listPackageHistory,
      url: '/api/v1.0/Customer/History/Package',
      idOf: transactionId,
      tag: 'PackageHistory',
    }),
  }),
})
