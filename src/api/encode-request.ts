import { isRecord } from '@/lib/is-record'
import type { Operation } from './generated/operations'

/** The body of a call on the wire (spec 7), a form where its operation wants one; sets the type of anything else in its headers. */
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

/** The query of an address, with its question mark, without what is null or undefined; nothing for none. */
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
