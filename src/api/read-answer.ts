import { isRecord } from '@/lib/is-record'
import type { AppError } from './app-error'
import type { ResponseType } from './base-query'
import { errorFromAnswer } from './error-from-answer'
import { answerShapes } from './generated/shapes'
import { matchesShape, normaliseFlags } from './response-shape'

interface AnsweredCall {
  endpoint: string
  requestId: string
  responseType: ResponseType
  hasMemberBearer: boolean
}

/**
 * What an HTTP answer says (spec 7; contract, Envelope, Flags, Errors): its body unwrapped and its flags read, or an AppError;
 * a success that lacks what the contract promises is a malformed answer. A success asked for as a text or a file is given as
 * it is. Throws where the connection breaks meanwhile.
 */
export async function readAnswer(
  answer: Response,
  call: AnsweredCall,
): Promise<{ data: unknown } | { error: AppError }> {
  if (answer.ok && call.responseType !== 'json') return { data: await answer[call.responseType]() }
  const text = await answer.text()
  const body = parseJson(text)
  if (!answer.ok || isClaimed401(body)) {
    const retryAfter = answer.headers.get('Retry-After')
    return { error: errorFromAnswer(answer.status, body, { ...call, retryAfter }) }
  }
  const data = unwrap(text === '' ? {} : body)
  if (!matchesShape(answerShapes[call.endpoint], data)) {
    return { error: { kind: 'malformed', requestId: call.requestId } }
  }
  return { data: normaliseFlags(data) }
}

function isClaimed401(body: unknown): boolean {
  return isRecord(body) && isRecord(body.error) && body.error.http_status === 401
}

/** The body itself, or the same inside a `data` key. */
function unwrap(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body.data : body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
