/** What a page needs to know of what it shows. */
export interface PageQuery {
  data?: unknown
  error?: unknown
  isFetching: boolean
  isSuccess: boolean
  refetch: () => unknown
}
