import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { hasNextPage, withLaterPages, type ListPage } from './list-paging'
import { api } from './api'
import type { Tag } from './base-api'
import type { ApiRequest, baseQuery } from './base-query'
import type { ListQuery, PackageCard, PrivilegeCard } from './generated/endpoints'
import type { Operation } from './generated/operations'
import { pointRowId } from './point-rows'

/** A list's request without its page. */
export type EndlessRequest = Omit<ListQuery, 'Page'>

type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>

/** So that a member who returns from a detail finds every row. */
const CACHE_SECONDS = 15 * 60

type ListName =
  | 'listPrivileges'
  | 'listForYouPrivileges'
  | 'listPackages'
  | 'listPointHistory'
  | 'listPrivilegeHistory'
  | 'listPackageHistory'

type Types<Name extends ListName> = (typeof api.endpoints)[Name]['Types']
type RowOf<Name extends ListName> = Types<Name>['ResultType']['payload'][number]

interface ListOptions<Name extends ListName> {
  getId: (row: RowOf<Name>) => string
  /** It may have hundreds of pages; new rows are on the first. */
  isHistory?: boolean
  /** Other fields of the body. */
  more?: Omit<Types<Name>['QueryArg'], 'Filters'>
}

/** An endless list made from the call that reads one page, with its address, operation and tags. */
function endless<Name extends ListName>(
  build: Builder,
  list: Name,
  { getId, isHistory = false, more }: ListOptions<Name>,
) {
  const { query, extraOptions, providesTags, transformResponse = same } = definitionOf(list)
  return build.infiniteQuery<ListPage<RowOf<Name>>, EndlessRequest, number>({
    query: ({ queryArg, pageParam }) => query({ Filters: { ...queryArg, Page: pageParam }, ...more }),
    transformResponse: (page: ListPage<RowOf<Name>>, meta) => ({
      ...transformResponse(page),
      sentRows: meta?.sentRows,
      hasGap: meta?.sentRows !== undefined && meta.sentRows > page.payload.length,
      readAt: Date.now(),
    }),
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (_last, pages, page, _all, { Limit }) =>
        hasNextPage(pages, Limit, getId) ? page + 1 : undefined,
      // Every card shows something of the balance.
      refetchCachedPages: !isHistory,
    },
    onQueryStarted: async ({ Limit, Ordering: [order] }, cache) => {
      const known = cache.getCacheEntry().data
      // In any other order new rows may be on any page.
      const isNewestFirst = order?.Field === 'date' && order.Direction === 'desc'
      if (!isHistory || !isNewestFirst || !known || known.pages.length < 2) return
      const answer = await cache.queryFulfilled.catch(() => undefined)
      const [first, ...others] = answer?.data.pages ?? []
      if (first && others.length === 0)
        cache.updateCachedData(() => withLaterPages(first, known, Limit, getId))
    },
    providesTags,
    extraOptions,
    keepUnusedDataFor: CACHE_SECONDS,
  })
}

interface ListDefinition {
  query: (request: { Filters: ListQuery }) => ApiRequest
  extraOptions: Operation
  providesTags: Tag[]
  transformResponse?: <Page>(page: Page) => Page
}

const same = <Page>(page: Page) => page

function definitionOf(name: ListName): ListDefinition {
  let definition = {}
  api.enhanceEndpoints({ endpoints: { [name]: (own: object) => void (definition = own) } })
  return definition as ListDefinition // RTK Query's type is wider
}

export const privilegeId = (card: PrivilegeCard) => card.privilege_id
export const packageId = (card: PackageCard) => card.package_id
export const transactionId = (row: { transaction_id: string }) => row.transaction_id
/** The contract's lists, read page by page (spec 7, Points and privileges). */
export const endlessApi = api.injectEndpoints({
  endpoints: (build) => ({
    endlessPrivileges: endless(build, 'listPrivileges', { getId: privilegeId }),
    endlessForYouPrivileges: endless(build, 'listForYouPrivileges', {
      getId: privilegeId,
      more: { Privilege_System_Type: 2 },
    }),
    endlessPackages: endless(build, 'listPackages', { getId: packageId }),
    endlessPointHistory: endless(build, 'listPointHistory', { getId: pointRowId, isHistory: true }),
    endlessPrivilegeHistory: endless(build, 'listPrivilegeHistory', {
      getId: transactionId,
      isHistory: true,
    }),
    endlessPackageHistory: endless(build, 'listPackageHistory', { getId: transactionId, isHistory: true }),
  }),
})

type State = Parameters<typeof endlessApi.util.selectCachedArgsForQuery>[0]

interface DetailRead {
  queryFulfilled: Promise<{ data: { transaction_id: string } }>
  getState: () => unknown
  dispatch: ThunkDispatch<State, unknown, UnknownAction>
}

/** Updates a row in the loaded lists when its detail is read, because only their first page is refetched. */
const updateLists =
  (name: 'endlessPrivilegeHistory' | 'endlessPackageHistory') =>
  async (_request: unknown, { queryFulfilled, getState, dispatch }: DetailRead) => {
    const row = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
    for (const request of endlessApi.util.selectCachedArgsForQuery(getState() as State, name)) {
      // A pending refetch keeps later rows as they were when it began.
      await dispatch(endlessApi.util.getRunningQueryThunk(name, request))
      dispatch(endlessApi.util.updateQueryData(name, request, (list: Rows) => updateRow(list, row)))
    }
  }

endlessApi.enhanceEndpoints({
  endpoints: {
    getPrivilegeHistory: { onQueryStarted: updateLists('endlessPrivilegeHistory') },
    getPackageHistory: { onQueryStarted: updateLists('endlessPackageHistory') },
  },
})

interface Rows {
  pages: ListPage<{ transaction_id: string }>[]
}

function updateRow({ pages }: Rows, now: { transaction_id: string } | undefined): void {
  const rows = pages.flatMap(({ payload }) => payload)
  const row = rows.find(({ transaction_id }) => transaction_id === now?.transaction_id)
  if (row) Object.assign(row, now)
}
