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

/** The names and kinds of a text's placeholders. A number that only selects a plural form does not count: Thai has no plurals. */
function placeholders(tree: MessageFormatElement[], counted = '', found = new Set<string>()): Set<string> {
  for (const element of tree) {
    const isPlural = element.type === TYPE.plural
    if (element.type === TYPE.pound) found.add(counted)
    else if (element.type !== TYPE.literal && !isPlural) {
      const kind = element.type === TYPE.argument ? '' : ` (${TYPE[element.type]})`
      found.add(element.value + kind)
    }
    for (const { value } of 'options' in element ? Object.values(element.options) : [])
      placeholders(value, isPlural ? element.value : counted, found)
    if (element.type === TYPE.tag) placeholders(element.children, counted, found)
  }
  return found
}

const namesIn = (text: string) => [...placeholders(parse(text))].sort().join(', ')

/** What is wrong with a text in English and Thai. */
function errorsOf(
  id: string,
  { defaultMessage = '', description }: ExtractedText,
  thai: ThaiText[],
): string[] {
  const errors: string[] = []
  if (!idPattern.test(id)) errors.push('not an id of the form feature.screen.element')
  if (defaultMessage === '') errors.push('no English text')
  const isShort = defaultMessage.trim().split(/\s+/).length <= 2
  const [first, ...others] = thai
  if (others.length > 0) errors.push(`stands in Thai twice (${thai.map(({ file }) => file).join(', ')})`)
  if (typeof first?.text !== 'string' || first.text.trim() === '') return [...errors, 'has no Thai text']
  try {
    // A translator cannot guess what a word or a placeholder stands for; a page title's id says it.
    const needsDescription =
      !description &&
      !id.startsWith('app.title.') &&
      (isShort || parse(defaultMessage).some(({ type }) => type !== TYPE.literal))
    if (needsDescription) errors.push(`"${defaultMessage}" needs a description`)
    const [inEnglish, inThai] = [namesIn(defaultMessage), namesIn(first.text)]
    if (inEnglish !== inThai)
      errors.push(`placeholders differ, English has ${inEnglish || 'none'} and Thai ${inThai || 'none'}`)
  } catch (error) {
    errors.push(`cannot be read (${(error as Error).message})`) // the parser throws nothing else
  }
  return errors
}

/** What is wrong with the catalogues: `texts` by id as extracted, `thai` as pairs of id, text and file. */
export function catalogueErrors(texts: Record<string, ExtractedText>, thai: ThaiText[]): string[] {
  const unknown = thai.filter(({ id }) => !texts[id])
  return [
    ...Object.entries(texts).flatMap(([id, text]) =>
      errorsOf(
        id,
        text,
        thai.filter((pair) => pair.id === id),
      ).map((error) => `${id}: ${error}.`),
    ),
    ...unknown.map(({ id, file }) => `${id}: Thai has it and the code does not (${file}).`),
  ]
}
