import { isRecord } from '../../lib/is-record.ts'
import { readNumber } from '../../lib/wire-scalar.ts'
import type { AppError } from '../app-error.ts'
import { operations, type Operation } from '../generated/operations.ts'
import { errorIn, parseBody, promisedIn } from './answer-body.ts'
import { errorFromAnswer } from './error-from-answer.ts'
import { listKeyOf, readValue } from './read-value.ts'

export interface AnsweredCall {
  operation: string
  requestId: string
  hasMemberBearer: boolean
  /** The origin of pictures given by a path. */
  apiOrigin: string
  now: number
}

export interface RawAnswer {
  status: number
  text: string
  retryAfter?: string | null
}

/** A deviation from the contract: where (`payload[1].point_ref`) and how (`text for a number`). */
export interface Deviation {
  path: string
  what: string
}

export type ReadOutcome = ({ data: unknown } | { error: AppError }) & {
  deviations: Deviation[]
  /** The number of rows on the wire, including unreadable ones. */
  sentRows?: number
}

/**
 * Reads an answer (spec 7): data of exactly the generated types, or an AppError. Depends on the contract alone, so that it
 * works outside the app too.
 */
export function readAnswer({ status, text, retryAfter }: RawAnswer, call: AnsweredCall): ReadOutcome {
  const { requestId, apiOrigin } = call
  const deviations: Deviation[] = []
  const note = (path: string, what: string) => void deviations.push({ path, what })
  const parsed = parseBody(text)
  const body = parsed === 'unreadable' ? undefined : parsed.body
  const errorInBody = errorIn(body)
  const isSuccess = status >= 200 && status < 300
  if (!isSuccess || errorInBody) {
    if (isSuccess) note('error', `in an answer of status ${status}`)
    const refused = {
      ...call,
      status: isSuccess ? statusOf(errorInBody) : status,
      body: errorInBody ?? body,
      retryAfter,
    }
    return { error: errorFromAnswer(refused), deviations }
  }
  const malformed = { error: { kind: 'malformed', requestId } as const, deviations }
  if (parsed === 'unreadable') {
    note('', 'no JSON')
    return malformed
  }
  const shape = (operations as Readonly<Record<string, Operation>>)[call.operation]?.answer // undefined for a test's operation
  if (shape === undefined) return { data: {}, deviations }
  const promised = promisedIn(body, shape)
  const data = readValue(shape, promised, { apiOrigin, note })
  const sentRows = countRows(shape, promised)
  // A list without a readable row is an error; shown as empty it would tell the member that there is nothing.
  const hasLostAllRows = sentRows > 0 && countRows(shape, data) === 0
  return data === undefined || hasLostAllRows ? malformed : { data, sentRows, deviations }
}

function countRows(shape: string, value: unknown): number {
  const listKey = listKeyOf(shape)
  const rows = listKey && isRecord(value) ? value[listKey] : value
  return Array.isArray(rows) ? rows.length : 0
}

/** The status named by an error in a success, by default 400. */
function statusOf(errorInBody: Record<string, unknown> | undefined): number {
  const named = isRecord(errorInBody?.error) ? readNumber(errorInBody.error.http_status) : undefined
  return named !== undefined && named >= 400 ? named : 400
}
