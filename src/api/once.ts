import { isAnswerLost, type AppError } from './app-error'
import { markOf } from '@/storage/owner'
import { readStored, writeStored } from '@/storage/storage'
import { newRequestId } from './request-id'

/*
 * Each try of one deed has one id, by which the server recognises a repeat (spec 7; behaviour, Time). A deed is an operation with
 * its content. Only marks of both are stored; the id outlives a reload, and the row's owner keeps it from others.
 */

/** A try that is repeated later is another deed: what it found may have been changed since. */
const LIFE_MS = 10 * 60_000
const MOST_DEEDS = 30

/**
 * The id for sending this content: the same for each try, until `settleDeed`, other content, or `lifeMs`. Not for PINs and codes,
 * which could be guessed by their mark: for them `useDeedId` without an operation.
 */
export function deedId(operation: string, content: unknown, lifeMs = LIFE_MS): string {
  const deed = { operation: markOf(operation), content: shortMarkOf(JSON.stringify(content, numberFiles)) }
  const deeds = readStored('deeds') ?? []
  const known = deeds.findLast((one) => one.operation === deed.operation)
  const isSame = known?.content === deed.content && Math.abs(Date.now() - known.begunAt) < lifeMs
  if (isSame) return known.requestId
  const requestId = newRequestId()
  const others = deeds.filter((one) => one.operation !== deed.operation)
  writeStored('deeds', [...others, { ...deed, requestId, begunAt: Date.now() }].slice(-MOST_DEEDS))
  return requestId
}

/** Two bytes tell one content from the next, and give back neither a number nor a name. */
const shortMarkOf = (text: string) => (Number.parseInt(markOf(text), 36) & 0xffff).toString(36)

/** Whether an error says what has become of a deed: its answer is not lost, and no other try is on its way. */
export const isOutcomeKnown = (error: AppError): boolean =>
  !isAnswerLost(error) && !(error.kind === 'rejected' && error.isConflict)

/** The outcome of a deed is known: sending the same again is another one. */
export function settleDeed(operation: string): void {
  const deeds = readStored('deeds') ?? []
  const others = deeds.filter((one) => one.operation !== markOf(operation))
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
