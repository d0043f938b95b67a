import { matchesSearch } from '@/domain/search-text'

/** One choice of a searchable list. */
export interface SearchOption {
  value: string
  /** In the member's language. */
  label: string
  /** More text to search in, such as the option's name in the other language. */
  keywords?: string
}

/** The options that match a typed text, in their order: every word of the text is in the label or the keywords. */
export function matchingOptions<Option extends SearchOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  return options.filter(({ label, keywords }) => matchesSearch([label, keywords], text))
}
