import { phoneNow } from '@/lib/server-clock'
import { isAnswerLost, toAppError, type AppError } from './app-error'
import { markOf } from '@/storage/owner'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { newRequestId } from './request-id'

/*
 * Each try of one deed has one id, by which the server recognises a repeat (spec 7; behaviour, Time). A deed is an operation with
 * its content. Only marks of both are stored; the id outlives a reload, and the row's owner keeps it from others.
 */

interface DeedOptions {
  /** A try that is repeated later (ms) is another deed: what it found may have been changed since. By default ten minutes. */
  lifeMs?: number
  /** The content has a PIN or a code, which its mark could give away: the id is this page's alone, and nothing is stored. */
  isSecret?: boolean
}

type Deed = StoredValue<'deeds'>[number]

const LIFE_MS = 10 * 60_000
const MOST_DEEDS = 30

/** Those with a PIN or a code, in this page alone. */
let secretDeeds: Deed[] = []

/**
 * Sends a deed, each try under the same id, until an answer says what has become of it, the content is another, or its time is
 * over. Gives the answer.
 */
export async function once<Answer extends { error?: unknown }>(
  operation: string,
  content: unknown,
  send: (requestId: string) => PromiseLike<Answer>,
  options: DeedOptions = {},
): Promise<Answer> {
  const requestId = deedId(operation, content, options)
  const answer = await send(requestId)
  if (!answer.error || isOutcomeKnown(toAppError(answer.error)))
    removeDeeds((deed) => deed.requestId === requestId)
  return answer
}

/** The same for a call whose body is the content. */
export const sendDeed = <Body, Answer extends { error?: unknown }>(
  operation: string,
  call: (request: { body: Body; 'X-Request-Id': string }) => PromiseLike<Answer>,
  body: Body,
  options?: DeedOptions,
): Promise<Answer> => once(operation, body, (requestId) => call({ body, 'X-Request-Id': requestId }), options)

function deedId(operation: string, content: unknown, { lifeMs = LIFE_MS, isSecret }: DeedOptions): string {
  const text = JSON.stringify(content, numberFiles)
  const deed = {
    operation: markOf(operation),
    // A stored deed has its owner in its name; one in this page is its session's.
    content: isSecret ? markOf(`${readStored('token')} ${text}`) : shortMarkOf(text),
  }
  const deeds = isSecret ? secretDeeds : (readStored('deeds') ?? [])
  const known = deeds.findLast((one) => one.operation === deed.operation)
  const isSame = known?.content === deed.content && Math.abs(phoneNow() - known.begunAt) < lifeMs
  if (isSame) return known.requestId
  const requestId = newRequestId()
  const others = deeds.filter((one) => one.operation !== deed.operation)
  const all = [...others, { ...deed, requestId, begunAt: phoneNow() }].slice(-MOST_DEEDS)
  if (isSecret) secretDeeds = all
  else writeStored('deeds', all)
  return requestId
}

/** Two bytes tell one content from the next, and give back neither a number nor a name. */
const shortMarkOf = (text: string) => (Number.parseInt(markOf(text), 36) & 0xffff).toString(36)

/** Errors that say nothing of an earlier try: they are about the moment. */
const OF_THE_MOMENT: readonly AppError['kind'][] = [
  'aborted',
  'rateLimited',
  'sessionExpired',
  'unauthenticated',
]

/** Whether an error says what has become of a deed: its answer is not lost, and no other try is on its way. */
export const isOutcomeKnown = (error: AppError): boolean =>
  !isAnswerLost(error) &&
  !OF_THE_MOMENT.includes(error.kind) &&
  !(error.kind === 'rejected' && error.isConflict)

/** The outcome of a deed is known, or of no matter any more: sending the same again is another one. */
export const settleDeed = (operation: string): void =>
  removeDeeds((deed) => deed.operation === markOf(operation))

function removeDeeds(isOver: (deed: Deed) => boolean): void {
  secretDeeds = secretDeeds.filter((deed) => !isOver(deed))
  const deeds = readStored('deeds') ?? []
  const others = deeds.filter((deed) => !isOver(deed))
  if (others.length < deeds.length) writeStored('deeds', others.length > 0 ? others : undefined)
}

const fileNumbers = new WeakMap<Blob, string>()
let lastFileNumber = 0

/** JSON cannot hold files, so each file of this page gets a number: another picture of the same size is other content. */
function numberFiles(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value
  const known = fileNumbers.get(value) ?? `${performance.timeOrigin} ${++lastFileNumber}`
  fileNumbers.set(value, known)
  return known
}
