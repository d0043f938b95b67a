import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A text as formatjs extracts it from the code. */
export interface ExtractedText {
  defaultMessage?: string
  description?: string
  file: string
}

/** A text of a Thai catalogue. */
export interface ThaiText {
  id: string
  text: unknown
  file: string
}

const idPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.number]: ' (number)',
  [TYPE.date]: ' (date)',
  [TYPE.time]: ' (time)',
  [TYPE.select]: ' (choice)',
  [TYPE.tag]: ' (tag)',
}

/** The syntax tree of a text, or what is wrong with it. */
function read(
  text: string,
): { tree: MessageFormatElement[]; error?: undefined } | { tree?: undefined; error: string } {
  try {
    return { tree: parse(text) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The names and kinds of a text's placeholders. A number that only selects a plural form does not count: Thai has no plurals,
 * and may omit that number.
 */
function placeholders(tree: MessageFormatElement[], counted = '', found = new Set<string>()): Set<string> {
  for (const element of tree) {
    if (element.type === TYPE.pound) found.add(counted)
    else if (element.type !== TYPE.literal && element.type !== TYPE.plural) {
      found.add(`${element.value}${kinds[element.type] ?? ''}`)
    }
    const inside = element.type === TYPE.plural ? element.value : counted
    if ('options' in element) {
      for (const option of Object.values(element.options)) placeholders(option.value, inside, found)
    }
    if (element.type === TYPE.tag) placeholders(element.children, counted, found)
  }
  return found
}

/** A translator cannot guess what a word or a placeholder stands for. */
function needsDescription(defaultMessage: string, description?: string): boolean {
  if (description) return false
  const { tree } = read(defaultMessage)
  const hasPlaceholder = tree?.some((element) => element.type !== TYPE.literal)
  return Boolean(hasPlaceholder) || defaultMessage.trim().split(/\s+/).length <= 2
}

function englishErrors(texts: Record<string, ExtractedText>): string[] {
  return Object.entries(texts).flatMap(([id, text]) => {
    if (!idPattern.test(id)) return [`${id}: not an id of the form feature.screen.element.`]
    if (typeof text.defaultMessage !== 'string') return [`${id}: no English text.`]
    const { error } = read(text.defaultMessage)
    if (error) return [`${id}: the English text cannot be read (${error}).`]
    return needsDescription(text.defaultMessage, text.description)
      ? [`${id}: "${text.defaultMessage}" needs a description.`]
      : []
  })
}

function pairError(english: ExtractedText, { id, text, file }: ThaiText): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return `${id}: the Thai text is empty (${file}).`
  const { tree, error } = read(text)
  if (!tree) return `${id}: the Thai text cannot be read (${error}).`
  const source = english.defaultMessage === undefined ? undefined : read(english.defaultMessage).tree
  if (!source) return undefined // reported with the English text
  const [inEnglish, inThai] = [source, tree].map((root) => [...placeholders(root)].sort().join(', '))
  if (inEnglish === inThai) return undefined
  return `${id}: placeholders differ, English has ${inEnglish || 'none'} and Thai ${inThai || 'none'} (${file}).`
}

/** What is wrong with the catalogues: `texts` by id as extracted, `thai` as pairs of id, text and file. */
export function catalogueErrors(texts: Record<string, ExtractedText>, thai: ThaiText[]): string[] {
  const errors: (string | undefined)[] = englishErrors(texts)
  const seen = new Map<string, string>()
  for (const pair of thai) {
    const first = seen.get(pair.id)
    seen.set(pair.id, pair.file)
    const english = texts[pair.id]
    if (first) errors.push(`${pair.id}: stands in Thai twice (${first}, ${pair.file}).`)
    else if (!english) errors.push(`${pair.id}: Thai has it and the code does not (${pair.file}).`)
    else errors.push(pairError(english, pair))
  }
  const missing = Object.keys(texts).filter((id) => !seen.has(id))
  return [...errors, ...missing.map((id) => `${id}: has no Thai text.`)].filter(
    (error) => error !== undefined,
  )
}
