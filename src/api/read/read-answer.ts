import { isRecord } from '../../lib/is-record.ts'
import { readNumber } from '../../lib/wire-scalar.ts'
import type { AppError } from '../app-error.ts'
import { answerShapes } from '../generated/shapes.ts'
import { failureIn, parseBody, promisedIn } from './answer-body.ts'
import { errorFromAnswer } from './error-from-answer.ts'
import { keysOf, readValue } from './read-value.ts'

export interface AnsweredCall {
  operation: string
  requestId: string
  hasMemberBearer: boolean
  /** Where pictures that are named by a path are. */
  apiOrigin: string
  /** The server's clock (ms). */
  now: number
}

export interface AnswerText {
  status: number
  text: string
  retryAfter?: string | null
}

/** How an answer differs from the contract: where (`payload[1].point_ref`) and how (`text for a number`). */
export interface Departure {
  path: string
  what: string
}

export type ReadOutcome = ({ data: unknown } | { error: AppError }) & { departures: Departure[] }

/**
 * What an answer says (spec 7; contract, How answers are read): data of exactly the generated types, or an AppError; a
 * success that lacks what is needed is a malformed answer. Pure, and free of everything but the contract, so that it reads
 * outside the app as well.
 */
export function readAnswer({ status, text, retryAfter }: AnswerText, call: AnsweredCall): ReadOutcome {
  const { requestId, apiOrigin } = call
  const departures: Departure[] = []
  const note = (path: string, what: string) => void departures.push({ path, what })
  const parsed = parseBody(text)
  const body = parsed === 'unreadable' ? undefined : parsed.body
  const failure = failureIn(body)
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess || failure) {
    if (isSuccess) note('error', `in an answer of status ${status}`)
    const refused = {
      ...call,
      status: isSuccess ? statusOf(failure) : status,
      body: failure ?? body,
      retryAfter,
    }
    return { error: errorFromAnswer(refused), departures }
  }
  const malformed = { error: { kind: 'malformed', requestId } as const, departures }
  if (parsed === 'unreadable') {
    note('', 'no JSON')
    return malformed
  }
  const shape = answerShapes[call.operation]
  if (shape === undefined) return { data: {}, departures }
  const promised = promisedIn(body, shape)
  const data = readValue(shape, promised, { apiOrigin, note })
  return data === undefined || hasLostAllRows(shape, promised, data) ? malformed : { data, departures }
}

/** A list of which no row can be read is an error: as an empty list it would tell the member that there is nothing. */
function hasLostAllRows(shape: string, promised: unknown, data: unknown): boolean {
  const rowsOf = (value: unknown) => {
    const { listKey } = keysOf(shape)
    const rows = listKey && isRecord(value) ? value[listKey] : value
    return Array.isArray(rows) ? rows.length : 0
  }
  return rowsOf(promised) > 0 && rowsOf(data) === 0
}

/** The status that a failure in a success names; one that names none is a refusal. */
function statusOf(failure: Record<string, unknown> | undefined): number {
  const named = isRecord(failure?.error) ? readNumber(failure.error.http_status) : undefined
  return named !== undefined && named >= 400 ? named : 400
}
