import { readFlag } from '../lib/wire-scalar.ts'
import contract from '../api/generated/schemas.json' with { type: 'json' }

/** The parts of a contract schema that the sloppy mode reads. */
interface Schema {
  $ref?: string
  type?: string
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

const schemas = contract.schema.$defs as Record<string, Schema> // generated JSON Schema
const answers = contract.responses as Record<string, string>
const BANGKOK_MS = 7 * 60 * 60 * 1000

/**
 * An answer as careless servers write it, which still means the same: numbers as text, ids as numbers, flags as 1 and 0,
 * dates with a time, nulls, keys that nobody knows, a broken row in each list, an envelope with neighbours, errors in a
 * 200 and under other language keys.
 */
export async function sloppyAnswer(operationId: string, answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer
  const body: unknown = await answer.json()
  if (!answer.ok) return Response.json(sloppyError(body, answer.status), { headers: { 'X-Wire': 'sloppy' } })
  const inner = isObject(body) && 'data' in body ? body.data : body
  const schema: Schema = { $ref: answers[operationId]?.replace('contract', '') ?? '' }
  const written = sloppy(schema, inner)
  if (isObject(written) && Object.keys(written).length === 0) return new Response(null, { status: 204 })
  const neighbours = { status: 200, success: 'true', message: 'OK' }
  return Response.json(
    isObject(written) && 'payload' in written
      ? { ...neighbours, data: null, ...written }
      : { ...neighbours, data: written },
  )
}

function sloppy(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined) return value
  const name = schema.$ref?.split('/').at(-1)
  if (name === 'Flag') return readFlag(value) === true ? 1 : 0
  if (name === 'Answer' || name === 'Picture') return value
  if (name === 'Id') return typeof value === 'number' ? String(value) : asNumber(value)
  if (name) return sloppy(schemas[name] ?? {}, value)
  if (schema.anyOf) return sloppyChoice(schema.anyOf, value)
  if (Array.isArray(value)) {
    if (value.length === 0) return null
    return [...value.map((item) => sloppy(schema.items ?? {}, item)), null]
  }
  return isObject(value) ? sloppyObject(schema, value) : sloppyScalar(schema, value)
}

/** Writes a value of an `anyOf`: one that may be null, or an object that may be JSON text. */
function sloppyChoice([first, second]: Schema[], value: unknown): unknown {
  const written = sloppy(
    first ?? {},
    typeof value === 'string' && second?.type === 'string' ? parsed(value) : value,
  )
  return second?.type === 'string' ? JSON.stringify(written) : written
}

function sloppyObject({ properties = {} }: Schema, value: Record<string, unknown>): Record<string, unknown> {
  const propertyNames = Object.keys(properties)
  if (propertyNames.length === 0) return value
  const missing = propertyNames.filter((key) => value[key] === undefined)
  return {
    ...Object.fromEntries(missing.map((key) => [key, null])),
    ...Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, sloppy(properties[key] ?? {}, item)]),
    ),
    row_version: 7,
    audit: { created_by: null, tags: [] },
  }
}

function sloppyScalar(schema: Schema, value: unknown): unknown {
  if (typeof value === 'number') return schema.enum ? String(value) : value.toLocaleString('en-US')
  if (typeof value !== 'string') return value
  if (value === '') return null
  if (schema.format === 'date') return new Date(Date.parse(value) - BANGKOK_MS).toISOString()
  if (schema.format === 'date-time') {
    return new Date(Date.parse(value) + BANGKOK_MS).toISOString().replace('T', ' ').replace('Z', '0000')
  }
  return schema.enum ? value.toUpperCase() : asNumber(value)
}

/** Digits as a number, as a careless server sends them; digits with a leading zero stay text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value
}

function sloppyError(body: unknown, status: number): unknown {
  if (!isObject(body) || !isObject(body.error)) return { error: { http_status: String(status) } }
  const { locale, ...error } = body.error
  const { message, retry_after, fields, ...rest } = body
  const words = isObject(locale) ? { th: locale['th-th'], en_US: locale['en-us'] } : undefined
  return {
    ...rest,
    success: 0,
    data: null,
    error: {
      ...error,
      http_status: String(status),
      locale: words,
      message,
      fields,
      retry_after: typeof retry_after === 'number' ? String(retry_after) : undefined,
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
