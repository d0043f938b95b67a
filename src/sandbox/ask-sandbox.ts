import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import schemas from '../api/generated/schemas.json' with { type: 'json' }
import type { Sandbox } from './create-sandbox.ts'

export type AskedOperation = keyof typeof schemas.responses

interface CallOptions {
  token?: string
  requestId?: string
  json?: object
  form?: FormData
  /** Without it a call with a body is a POST, and one without is a GET. */
  method?: string
}

/** A success body, or the error body; tests name the keys that they read. */
export interface SandboxAnswer {
  status: number
  body: Record<string, unknown>
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(schemas.schema)

function requestFor(path: string, { token, requestId, json, form, method }: CallOptions): Request {
  const headers = new Headers()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (requestId !== undefined) headers.set('X-Request-Id', requestId)
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const body = form ?? (json && JSON.stringify(json))
  return new Request(`http://localhost/api/v1.0/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    body,
  })
}

/** Calls a sandbox as the app would; an answer that breaks the contract throws. Unwraps `data`. */
export async function ask(
  sandbox: Sandbox,
  operation: AskedOperation,
  path: string,
  options: CallOptions = {},
): Promise<SandboxAnswer> {
  const response = await sandbox.handle(requestFor(path, options))
  if (response === undefined) throw new Error(`${path} is not the sandbox's`)
  const answer = (await response.json()) as Record<string, unknown> // both kinds of body are objects
  const body = 'data' in answer ? (answer.data as Record<string, unknown>) : answer // the envelope holds a body
  const ref = response.ok ? schemas.responses[operation] : 'contract#/$defs/ErrorBody'
  const validate = ajv.getSchema(ref) // compiled once
  if (!validate?.(body)) throw new Error(`${path}: ${ajv.errorsText(validate?.errors)}`)
  return { status: response.status, body }
}
