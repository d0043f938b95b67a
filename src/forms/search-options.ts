/** One choice of a searchable list. */
export interface SearchOption {
  value: string
  /** In the member's language. */
  label: string
  /** What it is found by as well, such as its name in the other language. */
  keywords?: string
}

/** The options that a typed text means, in their order: every word of it is in the label or in the keywords. */
export function matchingOptions<Option extends SearchOption>(
  options: readonly Option[],
  text: string,
): Option[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return options.filter(({ label, keywords = '' }) => {
    const haystack = fold(`${label} ${keywords}`)
    return words.every((word) => haystack.includes(word))
  })
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()
