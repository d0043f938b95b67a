import { matchesSearch, searchable } from '@/lib/search-text'
import { typedText } from '@/lib/typed-text'

export interface SearchOption {
  value: string
  /** In the current language. */
  label: string
  /** The name in the other language. */
  keywords?: string
}

/** How names and typed texts are written for their comparison; unchanged by default. */
export type Plain = (text: string) => string

const unchanged: Plain = (text) => text
const namesOf = ({ label, keywords = '' }: SearchOption, plain: Plain) => [plain(label), plain(keywords)]

/** The options that a text finds, and among them those that it names. */
function search(options: readonly SearchOption[], text: string, plain: Plain) {
  const wanted = plain(text)
  const found = options.filter((option) => matchesSearch(namesOf(option, plain), wanted))
  // By the whole name, else by the name without its tone marks.
  const namedIn = (form: Plain) =>
    found.filter((option) => namesOf(option, plain).some((name) => form(name) === form(wanted)))
  const exact = namedIn((name) => typedText(name).toLocaleLowerCase('en'))
  return { isBlank: searchable(wanted) === '', found, named: exact.length > 0 ? exact : namedIn(searchable) }
}

/** The options that a text finds, those first that it names. */
export function findChoices(
  options: readonly SearchOption[],
  text: string,
  plain = unchanged,
): SearchOption[] {
  const { isBlank, found, named } = search(options, text, plain)
  return isBlank ? found : [...named, ...found.filter((option) => !named.includes(option))]
}

/** The option that a text means: the one that it names, else the only one that it finds. */
export function readChoice(
  options: readonly SearchOption[],
  text: string,
  plain = unchanged,
): SearchOption | undefined {
  const { isBlank, found, named } = search(options, text, plain)
  const [meant, another] = named.length > 0 ? named : found
  return isBlank || another ? undefined : meant
}

/** No id has it. */
const UNREAD = '\u0000'

/** The form's value of a text that is typed, or means none of the options, and of the choice that stands until another is made. */
export const unreadChoice = (text: string, standing = '') => `${UNREAD}${text}${UNREAD}${standing}`

/** The text of such a value. */
export const unreadText = (value: string) => (value.startsWith(UNREAD) ? value.split(UNREAD)[1] : undefined)

/** The chosen option's value, or that of the choice behind a text; empty without one. */
export const choiceOf = (value: string) =>
  unreadText(value) === undefined ? value : (value.split(UNREAD)[2] ?? '')
