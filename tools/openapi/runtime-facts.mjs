import { listOperations, refName, resolve } from './document.mjs'

const codes = { string: 's', number: 'n', integer: 'n', boolean: 'b' }

/** The type of a value as a shape writes it, and whether null will do. */
function shapeOf(document, schema, where, named) {
  const name = refName(schema)
  const node = resolve(document, schema)
  if (node['x-flag']) return { code: 'f' }

  const choices = node.anyOf ?? node.oneOf
  if (choices) {
    const rest = choices.filter((choice) => choice.type !== 'null')
    const code = rest.length === 1 ? shapeOf(document, rest[0], where, named).code : 'a'
    return { code, nullable: rest.length < choices.length }
  }

  const types = [node.type ?? []].flat()
  const rest = types.filter((type) => type !== 'null')
  const nullable = rest.length < types.length
  if (rest.length !== 1) return { code: 'a', nullable }
  if (rest[0] === 'array') {
    return { code: `${shapeOf(document, node.items, where, named).code}[]`, nullable }
  }
  if (rest[0] !== 'object') return { code: codes[rest[0]], nullable }
  if (!node.properties) return { code: 'a', nullable }
  if (!name) throw new Error(`The object at ${where} needs a component of its own.`)
  if (!named.has(name)) {
    named.set(name, '')
    named.set(name, objectShape(document, node, name, named))
  }
  return { code: name, nullable }
}

function objectShape(document, node, name, named) {
  const fields = Object.entries(node.properties).map(([key, schema]) => {
    const { code, nullable } = shapeOf(document, schema, `${name}.${key}`, named)
    const optional = nullable || !node.required?.includes(key)
    if (optional && code === 'a') return undefined
    return `${key}${optional ? '?' : ''}${code === 's' ? '' : `:${code}`}`
  })
  return fields.filter(Boolean).join(' ')
}

/** The names that are flags; fails where a name is a flag here and something else there. */
export function flagNames(document) {
  const flags = new Set()
  const others = new Map()
  for (const [component, schema] of Object.entries(document.components.schemas)) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const { code } = shapeOf(document, property, `${component}.${name}`, new Map())
      if (code === 'f') flags.add(name)
      else others.set(name, component)
    }
  }
  for (const name of flags) {
    if (others.has(name)) throw new Error(`${name} is a flag, but not in ${others.get(name)}.`)
  }
  return [...flags].sort()
}

function authOf({ security }, id) {
  const [first, second] = security ?? []
  if (!security) throw new Error(`${id} says nothing about security.`)
  if (!first) return 'none'
  if (first.nullBearer) return 'null'
  return second ? 'memberIfHeld' : 'member'
}

function factsOf(document, entry, named) {
  const { id, operation, success, multipart } = entry
  const { code } = shapeOf(document, success.schema, id, named)
  return {
    auth: authOf(operation, id),
    ...(operation['x-base'] === 'crm' && { crm: true }),
    ...(multipart && { multipart: true }),
    ...(code !== 'a' && { shape: code }),
  }
}

/** The texts of `operations.ts` (what a request has to know) and `shapes.ts` (what its answer is read by). */
export function runtimeFacts(document) {
  const named = new Map()
  const entries = listOperations(document)
  const facts = entries.map((entry) => [entry.id, factsOf(document, entry, named)])
  const messages = new Set(entries.flatMap(({ operation }) => operation['x-messages'] ?? []))
  const line = ([key, value]) => `  ${key}: ${JSON.stringify(value)},`
  const requests = facts.map(([id, { shape: _, ...request }]) => [id, request])
  const answers = facts.filter(([, { shape }]) => shape).map(([id, { shape }]) => [id, shape])
  return {
    operations: operationsText(requests, messages, line),
    shapes: shapesText(answers, named, document, line),
  }
}

function operationsText(requests, messages, line) {
  return `
/** What the base query has to know of a call before it goes out. */
export interface Operation {
  readonly auth: 'member' | 'memberIfHeld' | 'null' | 'none'
  readonly crm?: true
  readonly multipart?: true
}

export const operations = {
${requests.map(line).join('\n')}
} as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations

/** The machine-readable messages that errors can carry. */
export type KnownMessage = ${[...messages].map((message) => JSON.stringify(message)).join(' | ')}
`
}

function shapesText(answers, named, document, line) {
  return `
/** The success body of each call; of one that is not here, any JSON will do. */
export const answerShapes: Readonly<Record<string, string>> = {
${answers.map(line).join('\n')}
}

/**
 * Each object as a list of \`key:type\`. The types are n number, b boolean, f flag, a any, or the name of another shape,
 * then [] for a list; none is a string. A ? after the key allows null and absence.
 */
export const shapes: Readonly<Record<string, string>> = {
${[...named].map(line).join('\n')}
}

/** The names that are flags wherever they occur. */
export const flagNames: readonly string[] = ${JSON.stringify(flagNames(document).join(' '))}.split(' ')
`
}
