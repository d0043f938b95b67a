/** What a page has read of its item: one of `item`, `isMissing` and `hasFailed`, or none of them while it loads. */
export interface ItemRead<Item> {
  item: Item | undefined
  /** The API does not know it. */
  isMissing: boolean
  hasFailed: boolean
  isFetching: boolean
  /** Reads again, unless that is under way. */
  retry: () => void
}
