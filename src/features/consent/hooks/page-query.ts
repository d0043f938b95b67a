/** The part of a query's result that a page needs. */
export interface PageQuery {
  data?: unknown
  error?: unknown
  isFetching: boolean
  isSuccess: boolean
  refetch: () => unknown
}
