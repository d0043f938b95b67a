import {
  type Document,
  type Entry,
  listOperations,
  type Operation,
  refName,
  resolve,
  type Schema,
} from './document.ts'
import { insideJsonText } from './views.ts'

const KIND_CODES = { flag: 'f', id: 'i', answer: 'v', picture: 'p' }
const TYPE_CODES: Partial<Record<string, string>> = { string: 's', number: 'n', integer: 'n' }
const FORMAT_CODES: Partial<Record<string, string>> = { date: 'd', 'date-time': 'm' }

/** The shapes by name. */
type Shapes = Map<string, string>

/** How a value is read, as a shape writes it (the legend stands in shapesText); undefined: any JSON will do. */
function codeOf(document: Document, schema: Schema, where: string, named: Shapes): string | undefined {
  const ofJson = insideJsonText(schema)
  if (ofJson) return `${codeOf(document, ofJson, where, named)}*`
  const node = resolve(document, schema)
  const { type = '', format = '', 'x-kind': kind } = node
  if (kind) return KIND_CODES[kind]
  if (node.enum) return `${TYPE_CODES[type]}(${choicesOf(node.enum, node['x-also']).join('|')})`
  if (type === 'array' && node.items) return `${codeOf(document, node.items, where, named)}[]`
  if (type === 'object') return objectCode(document, node, refName(schema), where, named)
  const code = FORMAT_CODES[format] ?? TYPE_CODES[type]
  if (!code) throw new Error(`The reader knows nothing like ${where}.`)
  return code
}

const choicesOf = (choices: string[], others: (string | number)[] = []) =>
  choices.map((choice, index) => [choice, ...others.slice(index, index + 1)].join('/'))

function objectCode(
  document: Document,
  node: Schema,
  name: string | undefined,
  where: string,
  named: Shapes,
): string | undefined {
  if (node.additionalProperties?.type === 'string') return '{}'
  if (!node.properties) return undefined
  if (!name) throw new Error(`The object at ${where} needs a component of its own.`)
  if (!named.has(name)) {
    named.set(name, '')
    named.set(name, fieldsOf(document, node, name, named))
  }
  return name
}

function fieldsOf(document: Document, node: Schema, name: string, named: Shapes): string {
  const fields = Object.entries(node.properties ?? {}).map(([key, schema]) => {
    const code = codeOf(document, schema, `${name}.${key}`, named)
    const mark = node.required?.includes(key) ? '!' : node['x-expected']?.includes(key) ? '?' : ''
    const fallback = schema.default === undefined ? '' : `=${JSON.stringify(schema.default)}`
    return `${key}${mark}${code === 's' && !fallback ? '' : `:${code}${fallback}`}`
  })
  return fields.join(';')
}

export function authOf({ security }: Operation, id: string): 'none' | 'null' | 'member' | 'memberIfHeld' {
  const [first, second] = security ?? []
  if (!security) throw new Error(`${id} says nothing about security.`)
  if (!first) return 'none'
  if (first.nullBearer) return 'null'
  return second ? 'memberIfHeld' : 'member'
}

function requestFacts({ id, operation, isMultipart }: Entry): object {
  const auth = authOf(operation, id)
  if (operation['x-ours'] && !operation['x-without'])
    throw new Error(`${id} does not say how the app does without it (x-without).`)
  return {
    ...(auth !== 'member' && { auth }),
    ...(operation['x-base'] === 'crm' && { crm: true }),
    ...(isMultipart && { multipart: true }),
    ...(operation['x-area'] && { area: operation['x-area'] }),
    ...(operation['x-shared'] && { shared: true }),
    ...(operation['x-stand-in'] && { standIn: operation['x-stand-in'] }),
  }
}

/** The texts of `operations.ts` (what a request has to know) and `shapes.ts` (what its answer is read by). */
export function runtimeFacts(document: Document): { operations: string; shapes: string } {
  const named: Shapes = new Map()
  const entries = listOperations(document)
  const requests = entries.map((entry): [string, object] => {
    const answer = codeOf(document, entry.success.schema, entry.id, named)
    return [entry.id, { ...requestFacts(entry), ...(answer && { answer }) }]
  })
  const messages = new Set(entries.flatMap(({ operation }) => operation['x-messages'] ?? []))
  return {
    operations: operationsText(document.info.version, requests, messages),
    shapes: shapesText(named),
  }
}

const line = ([key, value]: [key: string, value: unknown]) => `  ${key}: ${JSON.stringify(value)},`

function operationsText(version: string, requests: [string, object][], messages: Set<string>): string {
  return `
/** The contract's version. */
export const CONTRACT_VERSION = ${JSON.stringify(version)}

/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly id: string
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
  /** The answer is the same for every member of a brand. */
  readonly shared?: true
  /** What switches the call off in config.json. */
  readonly area?: string
  /** The path that takes the same body, as multipart, where the call is switched off. */
  readonly standIn?: string
  /** The shape that the body of a success is read by; absent, nothing is read. */
  readonly answer?: string
}

/** Of each call what is other than a member's; no more, because every visit loads it. */
const facts = {
${requests.map(line).join('\n')}
} as const satisfies Record<string, Partial<Operation>>

export type OperationId = keyof typeof facts

/** Every call of the contract, by its id. */
export const operations = Object.fromEntries(
  Object.entries(facts).map(([id, fact]) => [id, { id, auth: 'member', ...fact }]),
) as { readonly [Id in OperationId]: Operation & { readonly id: Id } } // from the facts above, by their very ids

/** The machine-readable messages that errors can carry. */
export type KnownMessage = ${[...messages].map((message) => JSON.stringify(message)).join(' | ')}
`
}

function shapesText(named: Shapes): string {
  return `
/**
 * Each object as its fields, \`key:code\`, with a ; between them. After the key, ! marks what is needed and ? what is
 * promised besides; after the code stands a default. The codes: n number, f flag, d date, m moment, i id, p picture,
 * v answer, {} texts by name, or the name of another shape, which with a * may be JSON text; s, or none, is text.
 * The words of a choice follow in brackets, each with a / before its other name, and [] makes a list of it. What is needed
 * and has a default may be none: null is absent.
 */
export const shapes: Readonly<Record<string, string>> = {
${[...named].map(line).join('\n')}
}
`
}
