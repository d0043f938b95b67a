import { isDraft, original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { phoneNow } from '@/lib/server-clock'
import { hasNextPage, withPage, type ListPage, type Pages } from './list-paging'
import { api } from './api'
import { isDue, readOf, type Tag } from './base-api'
import type { ApiRequest, baseQuery } from './base-query'
import type { ListQuery, PackageCard, PrivilegeCard } from './generated/endpoints'
import type { Operation } from './generated/operations'
import { pointRowId, toPointRows } from './point-rows'

/** A list's request without its page. `again` makes an entry of its own, for one page alone (readPageAgain). */
export type EndlessRequest = Omit<ListQuery, 'Page'> & { again?: number }

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
    query: ({ queryArg: { again: _again, ...filters }, pageParam }) =>
      query({ Filters: { ...filters, Page: pageParam }, ...more }),
    transformResponse: (page: ListPage<RowOf<Name>>, meta) => ({
      ...page,
      payload: toRows(page.payload),
      sentRows: meta?.sentRows,
      hasGap: meta?.sentRows !== undefined && meta.sentRows > page.payload.length,
      readAt: phoneNow(),
    }),
    infiniteQueryOptions: {
      initialPageParam: 1,
      // What follows an old last page is known once that is read again.
      getNextPageParam: (last, pages, number, _numbers, { Limit }) => {
        if (!hasNextPage(pages, Limit, getId)) return undefined
        return last.isOld ? number : number + 1
      },
      refetchCachedPages: false,
    },
    ...merging<RowOf<Name>>((known, page, number, { Limit }) => {
      const { pages, pageParams } = withPage(known, page, number, Limit, getId)
      const toOldPage = (one: ListPage<RowOf<Name>>) =>
        one.isOld && !known.pages.includes(one) ? { ...one, payload: one.payload.map(toOld) } : one
      return { pages: pages.map(toOldPage), pageParams }
    }),
    providesTags: tag && [tag],
    extraOptions,
    keepUnusedDataFor: CACHE_SECONDS,
  })
}

type Place<Row> = (
  known: Pages<Row>,
  page: ListPage<Row>,
  number: number,
  request: EndlessRequest,
) => Pages<Row>

/**
 * Puts each page that comes into what is known by then: by itself RTK Query appends it to what was known as it was asked for. Its types
 * have `merge` for other reads alone, and its reducer for all.
 */
const merging = <Row>(place: Place<Row>): object => ({
  merge: (list: Pages<Row>, come: Pages<Row>, { arg }: { arg: EndlessRequest }) => {
    const [page, number] = [come.pages.at(-1), come.pageParams.at(-1)]
    return page && number ? place(plain(list) as Pages<Row>, page, number, arg) : undefined
  },
})

/** A draft's value: in RTK Query's reducer it is the draft of a draft. */
function plain(draft: object): object {
  return isDraft(draft) ? plain(original(draft) ?? {}) : draft
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

/** Whether a list is read again as its page opens: its first page is too old, or could not be read. */
export function isListDue(state: State, name: EndlessName, request: EndlessRequest): boolean {
  const entry = listOf(name).select(request)(state)
  const first = entry.data?.pages[0]
  return (
    first !== undefined &&
    entry.status !== 'pending' &&
    isDue(name, { ...entry, fulfilledTimeStamp: first.readAt })
  )
}

export type EndlessName = Extract<keyof typeof endlessApi.endpoints, `endless${string}`>

/** Of any list, whose rows are not looked at here. */
const listOf = (name: string) => endlessApi.endpoints[name as 'endlessPackages']

/** The old pages that are on their way. */
const running = new WeakMap<object, Promise<unknown>>()
let tries = 0

/**
 * Reads an old page of an endless list again, in its place, once at a time. Gives the error if it cannot be read. Each try is an entry of
 * the cache of its own, so that none waits for the answer of one before.
 */
export const readPageAgain =
  <Row>(name: string, request: EndlessRequest, page: ListPage<Row>, getId: (row: Row) => string) =>
  async (dispatch: Dispatch, getState: () => State): Promise<unknown> => {
    const numberNow = () => {
      const pages: readonly unknown[] = listOf(name).select(request)(getState()).data?.pages ?? []
      return pages.indexOf(page) + 1
    }
    const read = async () => {
      const initialPageParam = numberNow()
      if (initialPageParam === 0) return undefined
      const again = (tries += 1)
      const sent = dispatch(
        listOf(name).initiate({ ...request, again }, { initialPageParam, subscribe: false }),
      )
      const { data, error } = await sent
      const { queryCacheKey } = sent
      dispatch(endlessApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }))
      const answer = data?.pages[0] as ListPage<Row> | undefined // a page of the same list
      const number = numberNow()
      if (answer && number > 0)
        dispatch(
          endlessApi.util.updateQueryData(
            name as 'endlessPackages',
            request,
            (list) => withPage(plain(list) as Pages<Row>, answer, number, request.Limit, getId) as never, // its own rows
          ),
        )
      return error
    }
    const known = running.get(page)
    if (known) return known
    const reading = read().finally(() => running.delete(page))
    running.set(page, reading)
    return reading
  }

/** Puts what a detail has read of its row into the loaded histories, of which a page that is not on screen is not read again. */
export const updateRow =
  (kind: 'privilege' | 'package', row: { transaction_id: string }) =>
  async (dispatch: Dispatch, getState: () => State): Promise<void> => {
    const name = kind === 'privilege' ? 'endlessPrivilegeHistory' : 'endlessPackageHistory'
    const update = async (request: EndlessRequest) => {
      // A first page that was asked for before may have the row of before.
      await dispatch(endlessApi.util.getRunningQueryThunk(name, request))
      dispatch(
        endlessApi.util.updateQueryData(name, request, ({ pages }: Rows) => {
          for (const known of pages.flatMap(({ payload }) => payload))
            if (known.transaction_id === row.transaction_id) Object.assign(known, row)
        }),
      )
    }
    await Promise.all(endlessApi.util.selectCachedArgsForQuery(getState(), name).map(update))
  }

interface Rows {
  pages: ListPage<{ transaction_id: string }>[]
}
