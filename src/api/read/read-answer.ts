import { isRecord } from '../../lib/is-record.ts'
import { readNumber } from '../../lib/wire-scalar.ts'
import type { AppError } from '../app-error.ts'
import { answerShapes } from '../generated/shapes.ts'
import { failureIn, parseBody, promisedIn } from './answer-body.ts'
import { errorFromAnswer } from './error-from-answer.ts'
import { listKeyOf, readValue } from './read-value.ts'

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

export type ReadOutcome = ({ data: unknown } | { error: AppError }) & {
  departures: Departure[]
  /** How many rows a list had on the wire, those too that were left out. */
  sentRows?: number
}

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
  const sentRows = countRows(shape, promised)
  // A list of which no row can be read is an error: as an empty list it would tell the member that there is nothing.
  const hasLostAllRows = sentRows > 0 && countRows(shape, data) === 0
  return data === undefined || hasLostAllRows ? malformed : { data, sentRows, departures }
}

function countRows(shape: string, value: unknown): number {
  const listKey = listKeyOf(shape)
  const rows = listKey && isRecord(value) ? value[listKey] : value
  return Array.isArray(rows) ? rows.length : 0
}

/** The status that a failure in a success names; one that names none is a refusal. */
function statusOf(failure: Record<string, unknown> | undefined): number {
  const named = isRecord(failure?.error) ? readNumber(failure.error.http_status) : undefined
  return named !== undefined && named >= 400 ? named : 400
}
