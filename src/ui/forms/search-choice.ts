import { matchesSearch, searchable } from '@/lib/search-text'
import { typedText } from '@/lib/typed-text'

export interface SearchOption {
  value: string
  /** In the current language. */
  label: string
  /** The name in the other language. */
  keywords?: string
}

const namesOf = ({ label, keywords }: SearchOption) => [label, keywords].filter(Boolean) as string[]

/** The options that a text finds, those first that it names. */
export function findChoices(options: readonly SearchOption[], text: string): SearchOption[] {
  const found = options.filter((option) => matchesSearch(namesOf(option), text))
  const named = namedBy(found, text)
  return [...named, ...found.filter((option) => !named.includes(option))]
}

/** The option that a text means: the one that it names, else the only one that it finds. */
export function readChoice(options: readonly SearchOption[], text: string): SearchOption | undefined {
  const found = options.filter((option) => matchesSearch(namesOf(option), text))
  const named = namedBy(found, text)
  const [meant, another] = named.length > 0 ? named : found
  return another ? undefined : meant
}

/** By the whole name, else by the name without its tone marks. */
function namedBy(options: readonly SearchOption[], text: string): SearchOption[] {
  const isNamed = (plain: (name: string) => string) =>
    options.filter((option) => namesOf(option).some((name) => plain(name) === plain(text)))
  const exact = isNamed((name) => typedText(name).toLocaleLowerCase('en'))
  return exact.length > 0 ? exact : isNamed(searchable)
}

/** No id begins with it. */
const UNREAD = '\u0000'

/** The form's value of a text that means none of the options, or none alone. */
export const unreadChoice = (text: string) => `${UNREAD}${text}`

/** The text of such a value. */
export const unreadText = (value: string) =>
  value.startsWith(UNREAD) ? value.slice(UNREAD.length) : undefined

/** The chosen option's value; empty without one. */
export const choiceOf = (value: string) => (unreadText(value) === undefined ? value : '')
