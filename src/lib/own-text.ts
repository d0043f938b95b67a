/** A part of a text, as react-intl has it in its syntax trees. */
export interface TextNode {
  type: number
  value?: string
  options?: Record<string, { value: TextNode[] }>
  children?: TextNode[]
}

export const LITERAL = 0
const ARGUMENT = 1
const SELECT = 5
const PLURAL = 6
const POUND = 7
const TAG = 8

/** What a brand's own text is held against: the app's, in the same language. */
export interface TextFacts {
  /** In letters, of its longest form. */
  length: number
  /** The placeholders that each of its forms has, `{name}` or `<name>`. */
  needs: string[]
  /** Those of some forms alone. */
  may: string[]
}

/** A choice between forms has what all of them have; its longest is its length. */
export function textFacts(nodes: readonly TextNode[], counted = ''): TextFacts {
  const parts = nodes.map(({ type, value = '', options, children = [] }): TextFacts => {
    if (type === LITERAL) return { length: value.length, needs: [], may: [] }
    if (type === POUND) return { length: counted.length, needs: [`{${counted}}`], may: [] }
    if (type === SELECT || type === PLURAL) {
      const counts = type === PLURAL ? value : counted
      const forms = Object.values(options ?? {}).map((option) => textFacts(option.value, counts))
      const all = forms.flatMap(({ needs, may }) => [...needs, ...may])
      return {
        length: Math.max(...forms.map(({ length }) => length)),
        needs: all.filter((name) => forms.every(({ needs }) => needs.includes(name))),
        may: all,
      }
    }
    if (type !== TAG) return { length: value.length, needs: [`{${value}}`], may: [] }
    const inside = textFacts(children, counted)
    return { ...inside, needs: [...inside.needs, `<${value}>`] }
  })
  const needs = new Set(parts.flatMap((part) => part.needs))
  const may = new Set(parts.flatMap((part) => part.may))
  return {
    length: parts.reduce((sum, { length }) => sum + length, 0),
    needs: [...needs].sort(),
    may: [...may].filter((name) => !needs.has(name)).sort(),
  }
}

/** So much longer than the app's a brand's own text may be, for it has to fit in the same place. */
const longest = (length: number) => 2 * length + 20

const TOKEN = /\{(\w+)\}|<(\/?)(\w+)>|[^{}<]+/y

/**
 * A brand's own text as its parts. It has placeholders and tags, and no choices, since the app has no parser for those. Undefined
 * where a bracket is not in pairs.
 */
export function parseOwnText(text: string): TextNode[] | undefined {
  const open: { name: string; children: TextNode[] }[] = [{ name: '', children: [] }]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)
    if (!token) return undefined
    const [all, argument, slash, tag] = token
    const inner = open.at(-1)
    if (argument !== undefined) inner?.children.push({ type: ARGUMENT, value: argument })
    else if (tag === undefined) inner?.children.push({ type: LITERAL, value: all })
    else if (slash === '') open.push({ name: tag, children: [] })
    else {
      const closed = open.pop()
      if (closed?.name !== tag) return undefined
      open.at(-1)?.children.push({ type: TAG, value: tag, children: closed.children })
    }
  }
  return open.length === 1 ? open[0]?.children : undefined
}

/** What is wrong with a brand's own text, as it continues "the text"; undefined where it can be shown. */
export function ownTextError(own: unknown, { length, needs, may }: TextFacts): string | undefined {
  if (typeof own !== 'string' || own.trim() === '') return 'is no text'
  const nodes = parseOwnText(own)
  if (!nodes) return 'has a bracket that belongs to no placeholder'
  const { needs: has, length: ownLength } = textFacts(nodes)
  const lacking = needs.find((name) => !has.includes(name))
  if (lacking) return `lacks ${lacking}`
  const strange = has.find((name) => !needs.includes(name) && !may.includes(name))
  if (strange) return `has ${strange}, which the app does not fill in`
  return ownLength > longest(length) ? `is longer than ${longest(length)} letters` : undefined
}

/** What a brand calls one point, and several. */
export type PointsName = readonly [one: string, many: string]

export const LONGEST_POINTS_NAME = 20

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_POINTS_NAME

/** A brand's name of its points in a language: one word, or one for a single point and one for several. */
export function readPointsName(value: unknown): PointsName | undefined {
  const words: unknown[] = [value].flat()
  const [one, many = one] = words
  return words.length <= 2 && isName(one) && isName(many) ? [one, many] : undefined
}
