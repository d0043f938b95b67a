import { isRecord } from '../lib/is-record.ts'
import type { Operation } from './generated/operations.ts'

/** A call's body on the wire (spec 7): a form if the operation wants one, else JSON, for which it sets the header. */
export function encodeBody(body: unknown, operation: Operation, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined
  if (operation.multipart && isRecord(body)) {
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) {
      if (value === undefined || value === null) continue
      form.append(name, value instanceof Blob ? value : asText(value))
    }
    return form
  }
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

/** The query string with its question mark, without null and undefined values; empty if there are none. */
export function encodeQuery(params: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined && value !== null) query.set(name, asText(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
