import type { Lifetime } from '@/lib/lifetime'
import { isAnswerLost, toAppError, type AppError } from './app-error'

/** A call that changes something, as RTK Query gives it. */
export type Sent<Data> = Promise<{ data: Data; error?: undefined } | { data?: undefined; error: unknown }>

/** What the answer to a change says. An error that is `lost` says nothing: the change may have taken effect all the same. */
export type Answer<Data> = { isDone: true; data: Data } | { isDone: false; error: AppError; isLost: boolean }

/**
 * The answer to a change; undefined where it has not come within `ms`, and where it can no longer come (`sent` is undefined). Settles
 * never once the session is over.
 */
export async function answerWithin<Data>(
  sent: Sent<Data> | undefined,
  session: Lifetime,
  ms: number,
): Promise<Answer<Data> | undefined> {
  const answer = await session.only(sent ? Promise.race([sent, later(ms)]) : later(ms))
  return answer && readAnswer(answer)
}

function readAnswer<Data>(answer: Awaited<Sent<Data>>): Answer<Data> {
  if (answer.error === undefined) return { isDone: true, data: answer.data as Data } // either is there
  const error = toAppError(answer.error)
  return { isDone: false, error, isLost: isAnswerLost(error) }
}

const later = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })

/** Whether a change took effect. `unknown`: neither its answer says so, nor what was read instead. */
export type ChangeOutcome = { status: 'done' } | { status: 'notDone' | 'unknown'; error: AppError }

/** How a change is followed whose answer may be late or lost. */
export interface Following {
  session: Lifetime
  /** Reads whether the change took effect; undefined where that cannot be read. */
  look: () => Promise<boolean | undefined>
  /** An earlier try of the same change has had no answer: a refusal of this one says nothing of that one. */
  isRefusalOpen?: (error: AppError) => boolean
  /** How long an answer is waited for before each look (ms); none: as long as it takes. */
  patienceMs?: readonly number[]
}

/**
 * How a change comes out: as its answer says, or, where that is late or lost, as `look` reads. Every try of it has to carry the same
 * idempotency key, so that whoever hears `notDone` or `unknown` may try again. Settles never once the session is over.
 */
export async function outcomeOf(
  sent: Sent<unknown>,
  { session, look, isRefusalOpen = () => false, patienceMs }: Following,
): Promise<ChangeOutcome> {
  for (const ms of patienceMs ?? [undefined]) {
    const answer =
      ms === undefined ? readAnswer(await session.only(sent)) : await answerWithin(sent, session, ms)
    if (answer?.isDone) return { status: 'done' }
    if (answer && (answer.isLost || isRefusalOpen(answer.error)))
      return lookedUp({ session, look }, answer.error)
    if (answer) return { status: 'notDone', error: answer.error }
    if (await session.only(look())) return { status: 'done' }
  }
  return { status: 'unknown', error: { kind: 'unavailable' } }
}

/** How a change has come out whose answer can no longer come; `error` is what its answer said. */
export async function lookedUp(
  { session, look }: Pick<Following, 'session' | 'look'>,
  error: AppError,
): Promise<ChangeOutcome> {
  const isDone = await session.only(look())
  if (isDone) return { status: 'done' }
  return { status: isDone === undefined ? 'unknown' : 'notDone', error }
}
