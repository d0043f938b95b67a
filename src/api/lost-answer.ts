import type { Lifetime } from '@/lib/lifetime'
import { isAnswerLost, toAppError, type AppError } from './app-error'

/** A call that changes something, as RTK Query gives it. */
export type Sent<Data> = Promise<{ data: Data; error?: undefined } | { data?: undefined; error: object }>

/** What the answer to a change says. */
export type Answer<Data> = { data: Data; error?: undefined } | { error: AppError }

/**
 * The answer to a change; undefined where it has not come within `ms` (none: it is awaited to its end), and where it can no longer
 * come (`sent` is undefined). Settles never once the session is over.
 */
export async function answerWithin<Data>(
  sent: Sent<Data> | undefined,
  session: Lifetime,
  ms: number | undefined,
): Promise<Answer<Data> | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (ms !== undefined) setTimeout(resolve, ms, undefined)
  })
  const answer = await session.only(Promise.race([sent ?? late, late]))
  if (!answer || answer.error === undefined) return answer
  return { error: toAppError(answer.error) }
}

/** Whether a change took effect. `unknown`: neither its answer says so, nor what was read instead. */
export type ChangeOutcome = { status: 'done' } | { status: 'notDone' | 'unknown'; error: AppError }

/** How a change is followed whose answer may be late or lost. */
export interface Following {
  session: Lifetime
  /** Reads whether the change took effect; undefined where that cannot be read. */
  look: () => Promise<boolean | undefined>
  /** Whether an error leaves open what the server has done; absent: one that means a lost answer does. */
  isOpen?: (error: AppError) => boolean
  /** How long an answer is waited for before each look (ms); none: as long as it takes. */
  patienceMs?: readonly (number | undefined)[]
}

/**
 * How a change comes out: as its answer says, or, where that is late or lost, as `look` reads. Every try of it has to carry the same
 * idempotency key, so that whoever hears `notDone` or `unknown` may try again. Settles never once the session is over.
 */
export async function outcomeOf(
  sent: Sent<unknown>,
  { session, look, isOpen = isAnswerLost, patienceMs = [undefined] }: Following,
): Promise<ChangeOutcome> {
  for (const ms of patienceMs) {
    const answer = await answerWithin(sent, session, ms)
    const error = answer?.error
    if (answer && !error) return { status: 'done' }
    if (error && !isOpen(error)) return { status: 'notDone', error }
    const isDone = await session.only(look())
    if (isDone) return { status: 'done' }
    if (error) return { status: isDone === undefined ? 'unknown' : 'notDone', error }
  }
  return { status: 'unknown', error: { kind: 'unavailable' } }
}
