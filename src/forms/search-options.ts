/** One choice of a searchable list. */
export interface SearchOption {
  value: string
  /** In the member's language. */
  label: string
  /** More text to search in, such as the option's name in the other language. */
  keywords?: string
}
