import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A JSON schema, as far as something here reads it; or a reference to one. */
export interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  required?: string[]
  anyOf?: Schema[]
  allOf?: Schema[]
  default?: unknown
  contentMediaType?: string
  'x-kind'?: 'flag' | 'id' | 'answer' | 'picture'
  'x-also'?: (string | number)[]
  'x-expected'?: string[]
  'x-means'?: Record<string, { when: string; app: string }>
  'x-ours'?: boolean
  description?: string
}

interface Body {
  schema: Schema
  example?: unknown
}

export interface Content {
  $ref?: string
  description?: string
  required?: boolean
  content: Record<string, Body>
}

/** A value beside the body, or a reference to one. */
export interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
}

export interface Operation {
  operationId: string
  summary?: string
  parameters?: Parameter[]
  security?: { nullBearer?: unknown }[]
  requestBody?: Content
  responses: { [status: string]: Content; 200: Content; default: Content }
  'x-area'?: string
  'x-base'?: 'crm'
  'x-filters'?: string[]
  'x-messages'?: string[]
  'x-orders'?: string[]
  'x-ours'?: boolean
  'x-read'?: boolean
  'x-shared'?: boolean
  'x-stand-in'?: string
  'x-state-changing'?: boolean
  'x-without'?: string
}

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const
type Verb = (typeof verbs)[number]

export interface Document {
  info: { version: string }
  paths: Record<string, Partial<Record<Verb, Operation>>>
  components: { schemas: Record<string, Schema> }
  /** What each `message` of an error means. */
  'x-refusals': Record<string, { app: string }>
}

/** An operation with its verb, path, request and success body. */
export interface Entry {
  id: string
  verb: Verb
  path: string
  operation: Operation
  isMultipart: boolean
  request: Body | undefined
  success: Body
  error: Body
}

/** Reads the document. */
export function readDocument(file: string): Document {
  return parse(readFileSync(file, 'utf8')) as Document // the interfaces above name what is read of it
}

/** Follows a `$ref` within the document, any number of times. */
export function resolve<Part extends { $ref?: string }>(document: Document, node: Part): Part {
  if (!node.$ref) return node
  const path = node.$ref.slice(2).split('/')
  const target = path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    document,
  )
  if (target === undefined) throw new Error(`${node.$ref} leads nowhere.`)
  return resolve(document, target as Part) // a reference stands for a part of the same type
}

/** The last part of a `$ref`: the component's name. */
export const refName = ({ $ref }: { $ref?: string }): string | undefined => $ref?.split('/').at(-1)

function jsonOf(document: Document, node: Content, id: string): Body {
  const body = resolve(document, node).content['application/json']
  if (!body) throw new Error(`${id} answers with something other than JSON.`)
  return body
}

/** Every operation of the document. */
export function listOperations(document: Document): Entry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item[verb]
      if (!operation) return []
      const { operationId: id, requestBody, responses } = operation
      const request = requestBody && resolve(document, requestBody).content
      return {
        ...{ id, verb, path, operation },
        isMultipart: request?.['multipart/form-data'] !== undefined,
        request: request && Object.values(request)[0],
        success: jsonOf(document, responses[200], id),
        error: jsonOf(document, responses.default, id),
      }
    }),
  )
}

/** True where an operation only reads, so it may be cached and tried again. */
export function isRead({ verb, operation }: Entry): boolean {
  return verb === 'get' ? !operation['x-state-changing'] : operation['x-read'] === true
}

/** Any object of the document, with the fields that copying reads. */
export type Node = Schema & Partial<Operation> & { example?: unknown }

/** Copies a JSON value; `change` may replace an object before its inside is copied. */
export function copyWith<Value>(value: Value, change: (node: Node) => object): Value {
  const copy = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(copy)
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(change(inner)).map(([key, part]) => [key, copy(part)]))
  }
  return copy(value) as Value // `change` leaves what the interfaces above say
}
