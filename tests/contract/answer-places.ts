import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The used fields of a schema in the contract. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: unknown[]
  default?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  examples?: Record<string, unknown>[]
  'x-also'?: unknown[]
  'x-kind'?: 'flag' | 'id' | 'answer' | 'picture'
}

interface Answer {
  $ref?: string
  content?: { 'application/json': { schema: Schema; example: unknown } }
}

interface Call {
  operationId: string
  security: Record<string, unknown>[]
  responses: { [status: string]: Answer; '200': Answer }
  'x-messages'?: string[]
  'x-filters'?: string[]
  'x-orders'?: string[]
}

interface Document {
  paths: Record<string, Record<string, Call>>
  components: { responses: Record<string, Answer>; schemas: Record<string, Schema> }
  'x-refusals': Record<string, { status: number }>
}

// Parsed here and not by the generator, so that the generator's errors show.
const document = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as Document // our own file

/** The components that bodies are made of, by name. */
export const { schemas } = document.components

/** The status of each message. */
export const refusals = document['x-refusals']

/** A schema with its reference resolved; keys beside the reference override the resolved ones. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? { ...resolved(document.components.schemas[name] ?? {}), ...schema, $ref: name } : schema
}

/** Every call with the schema and the example of its success body. */
export const answers = Object.values(document.paths).flatMap((verbs) =>
  Object.values(verbs).map(({ operationId, responses: { 200: answer } }) => {
    const { content } = document.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
    const { schema, example } = content?.['application/json'] ?? { schema: {}, example: undefined }
    return { operationId, schema: resolved(schema), example }
  }),
)

/** By what each list is asked for. */
export const lists = Object.fromEntries(
  Object.values(document.paths).flatMap((verbs) =>
    Object.values(verbs).flatMap(({ operationId, 'x-filters': filters, 'x-orders': orders }) =>
      filters && orders ? [[operationId, { filters, orders }] as const] : [],
    ),
  ),
)

/** Every call by its id: how it is sent, whose bearer it needs, and the messages and statuses that it can be refused with. */
export const calls = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { operationId, security, responses, 'x-messages': messages = [] }]) => {
      const needsMember = security.length === 1 && security[0] !== undefined && 'memberBearer' in security[0]
      const { 200: _success, default: _failure, ...others } = responses
      const statuses = Object.keys(others)
      const call = {
        path: path.replace('/api/v1.0/', ''),
        method: verb.toUpperCase(),
        needsMember,
        messages,
        statuses,
      }
      return [operationId, call] as const
    }),
  ),
)

/** One place in an example: its path, its schema, and whether its object requires it. */
export interface Place {
  path: (string | number)[]
  schema: Schema
  isNeeded: boolean
}

/** Every place in a value that its schema describes, outermost first. */
export function placesOf(schema: Schema, value: unknown, path: Place['path'] = []): Place[] {
  const known = resolved(schema.anyOf?.[0] ?? schema)
  if (Array.isArray(value) && known.items) {
    const items = known.items
    return value.flatMap((item, index) => placesOf(items, item, [...path, index]))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(known.properties ?? {}).flatMap(([key, property]) => {
    const inner = (value as Record<string, unknown>)[key] // an object, as has just been seen
    const at = [...path, key]
    const place = {
      path: at,
      schema: resolved(property.anyOf?.[0] ?? property),
      isNeeded: known.required?.includes(key) === true,
    }
    return inner === undefined || inner === null ? [] : [place, ...placesOf(property, inner, at)]
  })
}

/** The value at a path. */
export function valueAt(value: unknown, path: Place['path']): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], value) // paths come from the value
}

/** A copy with another value at a path; undefined takes the key away. */
export function withValueAt(value: unknown, path: Place['path'], next: unknown): unknown {
  const copy = structuredClone(value)
  const last = path.at(-1)
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> // as above
  if (last === undefined) return next
  if (next === undefined) delete holder[last]
  else holder[last] = next
  return copy
}

/** A copy in which each place that `change` returns a value for has that value. */
export function withEachPlace(
  { schema, example }: { schema: Schema; example: unknown },
  change: (place: Place, value: unknown) => unknown,
): unknown {
  return placesOf(schema, example).reduce((copy, place) => {
    const next = change(place, valueAt(copy, place.path))
    return next === undefined ? copy : withValueAt(copy, place.path, next)
  }, example)
}
