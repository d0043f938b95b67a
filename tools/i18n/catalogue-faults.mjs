import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const idPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/

const kinds = {
  [TYPE.number]: ' (number)',
  [TYPE.date]: ' (date)',
  [TYPE.time]: ' (time)',
  [TYPE.select]: ' (choice)',
  [TYPE.tag]: ' (tag)',
}

/** The syntax tree of a text, or what is wrong with it. */
function read(text) {
  try {
    return { tree: parse(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The names and kinds of a text's placeholders. A number that only selects a plural form does not count: Thai has no plurals,
 * and may omit that number.
 */
function placeholders(tree, counted, found = new Set()) {
  for (const { type, value: name, options = {}, children = [] } of tree) {
    if (type === TYPE.pound) found.add(counted)
    else if (type !== TYPE.literal && type !== TYPE.plural) found.add(`${name}${kinds[type] ?? ''}`)
    const inside = type === TYPE.plural ? name : counted
    for (const option of Object.values(options)) placeholders(option.value, inside, found)
    placeholders(children, counted, found)
  }
  return found
}

/** A translator cannot guess what a word or a placeholder stands for. */
function needsDescription({ defaultMessage, description }) {
  if (description) return false
  const { tree } = read(defaultMessage)
  const hasPlaceholder = tree?.some((element) => element.type !== TYPE.literal)
  return hasPlaceholder || defaultMessage.trim().split(/\s+/).length <= 2
}

function englishFaults(texts) {
  return Object.entries(texts).flatMap(([id, text]) => {
    if (!idPattern.test(id)) return [`${id}: not an id of the form feature.screen.element.`]
    if (typeof text.defaultMessage !== 'string') return [`${id}: no English text.`]
    const { fault } = read(text.defaultMessage)
    if (fault) return [`${id}: the English text cannot be read (${fault}).`]
    return needsDescription(text) ? [`${id}: "${text.defaultMessage}" needs a description.`] : []
  })
}

function pairFault(english, { id, text, file }) {
  if (typeof text !== 'string' || text.trim() === '') return `${id}: the Thai text is empty (${file}).`
  const { tree, fault } = read(text)
  if (fault) return `${id}: the Thai text cannot be read (${fault}).`
  const source = read(english.defaultMessage).tree
  if (!source) return undefined // reported with the English text
  const [inEnglish, inThai] = [source, tree].map((root) => [...placeholders(root)].sort().join(', '))
  if (inEnglish === inThai) return undefined
  return `${id}: placeholders differ, English has ${inEnglish || 'none'} and Thai ${inThai || 'none'} (${file}).`
}

/** What is wrong with the catalogues: `texts` by id as extracted, `thai` as pairs of id, text and file. */
export function faultsOf(texts, thai) {
  const faults = englishFaults(texts)
  const seen = new Map()
  for (const pair of thai) {
    const first = seen.get(pair.id)
    seen.set(pair.id, pair.file)
    if (first) faults.push(`${pair.id}: stands in Thai twice (${first}, ${pair.file}).`)
    else if (!texts[pair.id]) faults.push(`${pair.id}: Thai has it and the code does not (${pair.file}).`)
    else faults.push(pairFault(texts[pair.id], pair))
  }
  const missing = Object.keys(texts).filter((id) => !seen.has(id))
  return [...faults, ...missing.map((id) => `${id}: has no Thai text.`)].filter(Boolean)
}
