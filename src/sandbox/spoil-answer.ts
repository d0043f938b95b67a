import type { Fault } from './faults.ts'
import { errorResponse, type ApiErrorName } from './rules/errors.ts'

const REFUSAL_OF_STATUS: Record<number, ApiErrorName> = {
  400: 'badRequest',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'invalid',
  429: 'tooMany',
  500: 'server',
  503: 'busy',
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** Replaces every leaf with a value of a wrong type, which a careless screen would crash on. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withWrongTypes(item)]))
  }
  if (typeof value === 'string') return { unexpected: true }
  return typeof value === 'number' ? 'not a number' : [value]
}

async function spoilBody(answer: Response, kind: 'wrong-types' | 'truncated'): Promise<Response> {
  const text = await answer.text()
  const body =
    kind === 'truncated'
      ? text.slice(0, Math.floor(text.length / 2))
      : JSON.stringify(withWrongTypes(JSON.parse(text)))
  return new Response(body, { status: answer.status, headers: JSON_TYPE })
}

/** Answers a call as its fault says; `act` is called only where the real answer is needed. */
export async function spoilAnswer(
  { kind, after, retryAfter }: Fault,
  act: () => Promise<Response>,
): Promise<Response> {
  if (kind === 'delay') return act()
  if (kind === 'wrong-types' || kind === 'truncated') return spoilBody(await act(), kind)
  if (after === true) await act()
  if (typeof kind === 'number') {
    const answer = errorResponse(REFUSAL_OF_STATUS[kind] ?? 'server', kind === 429 ? { retry_after: 30 } : {})
    if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
    return answer
  }
  if (kind === 'html502') return errorResponse('badGateway')
  if (kind === 'empty') return new Response('', { status: 200 })
  if (kind === 'null') return new Response('null', { status: 200, headers: JSON_TYPE })
  return Response.error()
}
