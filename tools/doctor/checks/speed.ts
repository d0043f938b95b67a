import { bad, good, kilobytes, listed, note, type Finding } from '../finding.ts'
import type { Answer } from '../site.ts'
import type { Visit } from '../visit.ts'

const CHECK = 'times and sizes'
const SLOW_MS = 1000
/** From here on the app says that it is taking long. */
const TOO_SLOW_MS = 8000
const LARGE_BYTES = 200_000

/** What the calls took, each as this machine has seen it. */
export function checkSpeed({ calls }: Visit): Finding[] {
  const answered = calls.flatMap(({ operation, reply }) =>
    reply.kind === 'answer' ? [{ operation, reply }] : [],
  )
  if (answered.length === 0) return []
  const namesOf = (isWorthTelling: (reply: Answer) => boolean, say: (reply: Answer) => string) =>
    listed([
      ...new Set(
        answered
          .filter(({ reply }) => isWorthTelling(reply))
          .map(({ operation, reply }) => `${operation} ${say(reply)}`),
      ),
    ])
  const tooSlow = namesOf(
    ({ ms }) => ms > TOO_SLOW_MS,
    ({ ms }) => `${ms} ms`,
  )
  const slow = namesOf(
    ({ ms }) => ms > SLOW_MS && ms <= TOO_SLOW_MS,
    ({ ms }) => `${ms} ms`,
  )
  const large = namesOf(
    ({ bytes }) => bytes > LARGE_BYTES,
    ({ bytes }) => kilobytes(bytes),
  )
  const longest = Math.max(...answered.map(({ reply }) => reply.ms))
  const sum = answered.reduce((total, { reply }) => total + reply.bytes, 0)
  return [
    tooSlow
      ? bad(
          CHECK,
          `slower than 8 s, where the app says that it is taking long: ${tooSlow}`,
          'Look for what these calls wait for.',
          'call-too-slow',
        )
      : good(CHECK, `${answered.length} calls, the slowest ${longest} ms, together ${kilobytes(sum)}`),
    ...(slow
      ? [note(CHECK, `slower than 1 s: ${slow}`, 'Look for what these calls wait for.', 'call-slow')]
      : []),
    ...(large
      ? [note(CHECK, `large answers: ${large}`, 'Compress them, and obey Limit.', 'answer-large')]
      : []),
  ]
}
