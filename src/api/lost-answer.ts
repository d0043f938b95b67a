import type { Lifetime } from '@/lib/lifetime'
import { isAnswerLost, toAppError, type AppError } from './app-error'

/** A mutation's result, as RTK Query gives it. */
export type Sent<Data> = Promise<{ data: Data; error?: undefined } | { data?: undefined; error: object }>

/** Whether a change took effect; `unknown` if neither its answer nor `look` could tell. */
export type ChangeOutcome = { status: 'done' } | { status: 'notDone' | 'unknown'; error: AppError }

/** How to follow a change whose answer may be lost. */
export interface Following {
  session: Lifetime
  /** Reads whether the change took effect; undefined if that cannot be read. */
  look: () => Promise<boolean | undefined>
  /** Whether the change may have taken effect in spite of this error; by default if its answer was lost. */
  isOpen?: (error: AppError) => boolean
}

/**
 * Whether a change took effect: by its answer, or by `look` if that is lost. After `notDone` or `unknown` another try
 * with the same idempotency key is safe. Never settles once the session is over.
 */
export async function outcomeOf(
  sent: Sent<unknown>,
  { session, look, isOpen = isAnswerLost }: Following,
): Promise<ChangeOutcome> {
  const answer = await session.only(sent)
  if (!answer.error) return { status: 'done' }
  const error = toAppError(answer.error)
  if (!isOpen(error)) return { status: 'notDone', error }
  const isDone = await session.only(look())
  if (isDone) return { status: 'done' }
  return { status: isDone === undefined ? 'unknown' : 'notDone', error }
}
