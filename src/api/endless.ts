import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { hasNextPage, withLaterPages, type ListPage } from './list-paging'
import { api } from './api'
import { ageOf, readOf, type Tag } from './base-api'
import type { ApiRequest, baseQuery } from './base-query'
import type { ListQuery, PackageCard, PrivilegeCard } from './generated/endpoints'
import type { Operation } from './generated/operations'
import { pointRowId, toPointRows } from './point-rows'

/** A list's request without its page; with one, an entry of the cache for this page alone (see readPagesAgain). */
export type EndlessRequest = Omit<ListQuery, 'Page'> & { Page?: number }

type Builder = EndpointBuilder<typeof baseQuery, Tag, 'api'>

/** So that a member who returns from a detail finds every row. */
const CACHE_SECONDS = 15 * 60

/** Reads a list again as its page opens, if it is as old as the table of reads says. */
export const readAgainIfOld = (name: keyof typeof endlessApi.endpoints) => ({
  refetchOnMountOrArgChange: ageOf(name) / 1000,
})

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
  /** The rows of a page as they are used. */
  toRows?: (rows: RowOf<Name>[]) => RowOf<Name>[]
  /** Other fields of the body. */
  more?: Omit<Types<Name>['QueryArg'], 'Filters'>
  /** A row of an old page, without what the server has said of the member's balance. */
  toOld?: (row: RowOf<Name>) => RowOf<Name>
}

/**
 * An endless list made from the call that reads one page, with its address and operation. It is read again by its first page, behind which
 * stay the rows that were known; an old page is read again as it comes on screen.
 */
function endless<Name extends ListName>(
  build: Builder,
  list: Name,
  { getId, more, toRows = same, toOld = same }: ListOptions<Name>,
) {
  const { query, extraOptions } = definitionOf(list)
  const { tag } = readOf(list) ?? {}
  return build.infiniteQuery<ListPage<RowOf<Name>>, EndlessRequest, number>({
    query: ({ queryArg, pageParam }) => query({ Filters: { ...queryArg, Page: pageParam }, ...more }),
    transformResponse: (page: ListPage<RowOf<Name>>, meta) => ({
      ...page,
      payload: toRows(page.payload),
      sentRows: meta?.sentRows,
      hasGap: meta?.sentRows !== undefined && meta.sentRows > page.payload.length,
      readAt: Date.now(),
    }),
    infiniteQueryOptions: {
      initialPageParam: 1,
      getNextPageParam: (_last, pages, page, _all, { Limit }) =>
        hasNextPage(pages, Limit, getId) ? page + 1 : undefined,
      refetchCachedPages: false,
    },
    onQueryStarted: async ({ Limit }, cache) => {
      const known = cache.getCacheEntry().data
      if (!known || known.pages.length < 2) return
      const answer = await cache.queryFulfilled.catch(() => undefined)
      const [first, ...others] = answer?.data.pages ?? []
      if (!first || others.length > 0) return
      const { pages, pageParams } = withLaterPages(first, known, Limit, getId)
      const carried = pages.map((page) => (page.isOld ? { ...page, payload: page.payload.map(toOld) } : page))
      cache.updateCachedData(() => ({ pages: carried, pageParams }))
    },
    providesTags: tag && [tag],
    extraOptions,
    keepUnusedDataFor: CACHE_SECONDS,
  })
}

interface ListDefinition {
  query: (request: { Filters: ListQuery }) => ApiRequest
  extraOptions: Operation
}

const same = <Value>(value: Value) => value

function definitionOf(name: ListName): ListDefinition {
  let definition = {}
  api.enhanceEndpoints({ endpoints: { [name]: (own: object) => void (definition = own) } })
  return definition as ListDefinition // RTK Query's type is wider
}

export const privilegeId = (card: PrivilegeCard) => card.privilege_id
export const packageId = (card: PackageCard) => card.package_id
export const transactionId = (row: { transaction_id: string }) => row.transaction_id
/** The balance of now says how many points are missing. */
const withoutNeed = ({ point_need: _need, ...card }: PrivilegeCard): PrivilegeCard => card

/** The contract's lists, read page by page (spec 7, Points and privileges). */
export const endlessApi = api.injectEndpoints({
  endpoints: (build) => ({
    endlessPrivileges: endless(build, 'listPrivileges', { getId: privilegeId, toOld: withoutNeed }),
    endlessForYouPrivileges: endless(build, 'listForYouPrivileges', {
      getId: privilegeId,
      more: { Privilege_System_Type: 2 },
      toOld: withoutNeed,
    }),
    endlessPackages: endless(build, 'listPackages', { getId: packageId }),
    endlessPointHistory: endless(build, 'listPointHistory', { getId: pointRowId, toRows: toPointRows }),
    endlessPrivilegeHistory: endless(build, 'listPrivilegeHistory', { getId: transactionId }),
    endlessPackageHistory: endless(build, 'listPackageHistory', { getId: transactionId }),
  }),
})

type State = Parameters<typeof endlessApi.util.selectCachedArgsForQuery>[0]
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>

/** Old pages that are on their way. */
const running = new WeakSet<object>()

/**
 * Reads old pages (by index) of an endless list again, each in its place, together. Gives the error of one that cannot be read. A page
 * that was replaced meanwhile stays.
 */
export const readPagesAgain =
  (name: string, request: EndlessRequest, indexes: readonly number[]) =>
  async (dispatch: Dispatch, getState: () => State): Promise<unknown> => {
    const { initiate, select } = endlessApi.endpoints[name as 'endlessPackages'] // whose rows are not looked at
    const knownPages = () => select(request)(getState()).data?.pages ?? []
    const before = knownPages()
    const due = indexes.flatMap((index) => {
      const page = before[index]
      return page?.isOld && !running.has(page) ? { page, index } : []
    })
    for (const { page } of due) running.add(page)
    const answers = await Promise.all(
      due.map(async ({ page, index }) => {
        const number = index + 1
        const sent = dispatch(
          initiate({ ...request, Page: number }, { initialPageParam: number, subscribe: false }),
        )
        const { data, error } = await sent
        dispatch(endlessApi.internalActions.removeQueryResult({ queryCacheKey: sent.queryCacheKey as never }))
        return { page, index, again: data?.pages[0], error }
      }),
    )
    for (const { page } of due) running.delete(page)
    const now = knownPages()
    dispatch(
      endlessApi.util.updateQueryData(name as 'endlessPackages', request, (list) => {
        for (const { page, index, again } of answers) {
          if (!again || now[index] !== page) continue
          list.pages[index] = again
          list.pageParams[index] = index + 1
        }
      }),
    )
    return answers.find(({ error }) => error)?.error
  }

/** Puts what a detail has read of its row into the loaded histories, of which a page that is not on screen is not read again. */
export const updateRow =
  (kind: 'privilege' | 'package', row: { transaction_id: string }) =>
  async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const name = kind === 'privilege' ? 'endlessPrivilegeHistory' : 'endlessPackageHistory'
    for (const request of endlessApi.util.selectCachedArgsForQuery(getState(), name)) {
      // A pending refetch keeps later rows as they were when it began.
      await dispatch(endlessApi.util.getRunningQueryThunk(name, request))
      dispatch(
        endlessApi.util.updateQueryData(name, request, ({ pages }: Rows) => {
          for (const known of pages.flatMap(({ payload }) => payload))
            if (known.transaction_id === row.transaction_id) Object.assign(known, row)
        }),
      )
    }
  }

interface Rows {
  pages: ListPage<{ transaction_id: string }>[]
}
