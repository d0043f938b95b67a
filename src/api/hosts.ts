import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  handleWhenResult,
  retry,
  TaskCancelledError,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import { isRecent } from '@/lib/is-recent'
import { isRecord } from '@/lib/is-record'
import { readJson, writeJson, writeText } from '@/storage/storage'
import { isHostError, LONGEST_REST_MS, type AppError } from './app-error'

/** A host, or one operation of it, is left alone until then (ms, this phone's clock). */
export interface Rest {
  until: number
  /** There was no answer at all. */
  isUnanswered?: boolean | undefined
  /** The operation whose failure has begun it. */
  opener?: string | undefined
}

/** How one try of a read of this page went. */
export interface Outcome {
  operation: string
  /** The origin of the API. */
  host: string
  /** When (ms). */
  at: number
  error?: AppError | undefined
  /** It had no answer in time. */
  isLate?: boolean | undefined
  /** It is the same for all. */
  isShared?: boolean | undefined
  /** The phone was offline. */
  isOffline?: boolean
}

/** A read that its host may refuse. */
interface Sending<A> {
  host: string
  operation: string
  /** What its first try was answered, where it was sent before. */
  first: A | undefined
  sendOnce: () => Promise<A>
  /** The answer of one that is not sent. */
  refused: (error: AppError) => A
}

/** How a page's reads are sent to hosts that have failed some. */
export interface Hosts {
  /** Sends a read, and again, as its host allows. */
  send: <A extends object>(read: Sending<A>, signal: AbortSignal) => Promise<A>
}

/** The tries that say how a host is. */
const SAMPLED_MS = 10_000
const FEWEST_TRIES = 4
/** A host that has answered one of them within this time is not down: a part of it is. */
const JUST_NOW_MS = 2000
/** What a fall has stopped comes back spread over this time. */
const REST_MS = 5000
const SPREAD_MS = 45_000
/** What was stored so long after its end counts no more. */
const FORGOTTEN_MS = 600_000

const MAX_RETRIES = 2
const RETRY_MS = 300
/** Where a longer pause is asked for, the read is not sent again by itself. */
const LONGEST_PAUSE_MS = 3000

/** A read that begins within this time of a tap is what the member has asked for: it is sent during a rest too, but not more often than `APART_MS`. */
const ASKED_MS = 5000
const APART_MS = 3000

const pauseOf = (error: AppError | undefined): number =>
  error && 'retryAfterSeconds' in error ? Math.min((error.retryAfterSeconds ?? 0) * 1000, LONGEST_REST_MS) : 0

const errorOf = (answer: unknown) => (answer as { error?: AppError }).error // policies know no types of results
/** While the phone is offline, no host is at fault. */
const isHosts = (error: AppError | undefined) => error !== undefined && isHostError(error) && navigator.onLine

const hasFailed = ({ error }: Outcome) => error !== undefined && isHostError(error)

/**
 * Whether a try says how its host is: not one that was left, nor a failure of an offline phone; and a cache before an API that is down
 * goes on to answer what is the same for all.
 */
const says = (one: Outcome) =>
  hasFailed(one) ? !one.isOffline : !one.isShared && one.error?.kind !== 'aborted'

const retries = retry(
  handleWhenResult((answer) => isHosts(errorOf(answer)) && pauseOf(errorOf(answer)) <= LONGEST_PAUSE_MS),
  {
    maxAttempts: MAX_RETRIES,
    backoff: new DelegateBackoff(({ attempt, result }: { attempt: number; result: object }) => {
      const answer = 'value' in result ? result.value : {}
      return Math.max(pauseOf(errorOf(answer)), Math.random() * RETRY_MS * 2 ** attempt)
    }),
  },
)

const isRests = (value: unknown): value is Record<string, Rest> =>
  isRecord(value) && Object.values(value).every((rest) => isRecord(rest) && Number.isFinite(rest.until))

/** By host, or host and operation; stored, because a reload is how members retry, and another page may have found it out. */
function readRests(): Record<string, Rest> {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(readJson('circuitBreaker', isRests) ?? {}).filter(
      // Further ahead, the clock was set back since.
      ([, { until }]) => until - now <= LONGEST_REST_MS + SPREAD_MS && now - until < FORGOTTEN_MS,
    ),
  )
}

function writeRest(name: string, rest: Rest | undefined): void {
  const { [name]: _before, ...others } = readRests()
  const rests = rest ? { ...others, [name]: rest } : others
  if (Object.keys(rests).length > 0) writeJson('circuitBreaker', rests)
  else writeText('circuitBreaker', undefined)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isAhead = ({ until }: Rest) => until > Date.now()

/**
 * Keeps a crowd of this app's pages from an API that is down (spec 7). Where of what a host was sent within ten seconds half the
 * operations have failed last, two or more in four tries or more, and none was answered just now, the host rests for a time by chance,
 * or as long as all of them ask for; one read ends the rest. An operation that asks for a long wait rests alone. `outcomes` are the
 * page's own; `tell` is given the rest that begins, and undefined as the host answers again.
 */
export function makeHosts(outcomes: Outcome[], tell: (rest: Rest | undefined) => void): Hosts {
  const circuits = new Map<string, { until: number | undefined; policy: CircuitBreakerPolicy }>()
  const resting = new Map<string, Rest>()
  let [askedAt, probedAt] = [-Infinity, -Infinity]
  const noteAsked = () => (askedAt = Date.now())
  for (const event of ['click', 'input', 'online']) window.addEventListener(event, noteAsked, true)

  /** The tries for which a host is down; none where it is not. */
  function failuresOf(host: string): Outcome[] {
    const tries = outcomes.filter((one) => one.host === host && isRecent(one.at, SAMPLED_MS) && says(one))
    const failed = tries.filter(hasFailed)
    const isAnswering = tries.some((one) => !hasFailed(one) && isRecent(one.at, JUST_NOW_MS))
    const latest = new Map(tries.map((one) => [one.operation, hasFailed(one)]))
    const down = [...latest.values()].filter(Boolean).length
    // One that is not sent again stands for its further tries too.
    const isLast = ({ error, isLate }: Outcome) => isLate === true || pauseOf(error) > LONGEST_PAUSE_MS
    const count = tries.length + failed.filter(isLast).length * MAX_RETRIES
    const isDown = count >= FEWEST_TRIES && down >= 2 && down * 2 >= latest.size && !isAnswering
    return isDown ? failed : []
  }

  function begin(host: string, rest: Rest): void {
    resting.set(host, rest)
    tell(rest)
  }

  function end(host: string): void {
    if (resting.delete(host) && ![...resting.values()].some(isAhead)) tell(undefined)
  }

  function newCircuit(host: string, rest: Rest | undefined): CircuitBreakerPolicy {
    let durationMs = rest ? rest.until - Date.now() : 0
    let isRestored = rest !== undefined
    const next = () => {
      const asked = Math.min(...failuresOf(host).map(({ error }) => pauseOf(error)))
      if (!isRestored)
        durationMs = Math.max(Number.isFinite(asked) ? asked : 0, REST_MS) + Math.random() * SPREAD_MS
      isRestored = false
      return { duration: durationMs, next }
    }
    const policy = circuitBreaker(
      // A probe that was left says nothing of how the host is, and ends no rest.
      handleWhenResult((answer) => {
        const error = errorOf(answer)
        return error?.kind === 'aborted' || (isHosts(error) && error?.kind !== 'rateLimited')
      }),
      {
        halfOpenAfter: { next },
        breaker: { state: undefined, success: () => {}, failure: () => failuresOf(host).length > 0 },
        ...(rest && {
          initialState: {
            ownState: { value: CircuitState.Open, openedAt: Date.now(), attemptNo: 1 },
            breakerState: undefined,
          },
        }),
      },
    )
    const note = (now: Rest | undefined) => {
      circuits.set(host, { until: now?.until, policy })
      writeRest(host, now)
    }
    policy.onBreak((reason) => {
      const error = 'value' in reason ? errorOf(reason.value) : undefined
      const now = {
        until: Date.now() + durationMs,
        isUnanswered: error?.kind === 'offline',
        opener: outcomes.at(-1)?.operation,
      }
      note(now)
      begin(host, now)
    })
    policy.onReset(() => {
      note(undefined)
      // What has failed before says nothing of how the host is now.
      outcomes.splice(0, Infinity, ...outcomes.filter((read) => read.host !== host))
      end(host)
    })
    return policy
  }

  /** The circuit as it is stored: another page may have opened or closed it since. What is asked for is the next probe, unless one is on its way. */
  function circuitOf(host: string, isWanted: boolean): CircuitBreakerPolicy {
    const rest = readRests()[host]
    const known = circuits.get(host)
    const isAsked = isWanted && rest && isAhead(rest) && known?.policy.state !== CircuitState.HalfOpen
    if (isAsked) probedAt = Date.now()
    if (known && known.until === rest?.until && !isAsked) return known.policy
    const policy = newCircuit(host, isAsked ? { ...rest, until: Date.now() } : rest)
    circuits.set(host, { until: rest?.until, policy })
    if (!rest) end(host)
    else if (isAhead(rest)) begin(host, rest)
    return policy
  }

  return {
    send: async ({ host, operation, first, sendOnce, refused }, signal) => {
      const part = `${host} ${operation}`
      const rest = readRests()[part]
      if (!first && rest && isAhead(rest) && !isRecent(askedAt, ASKED_MS))
        return refused({ kind: 'unavailable' })
      const once = async (attempt: number) => {
        const answer = attempt === 0 && first ? first : await sendOnce()
        const pauseMs = pauseOf(errorOf(answer))
        if (pauseMs > LONGEST_PAUSE_MS) writeRest(part, { until: Date.now() + pauseMs })
        else if (rest && !errorOf(answer)) writeRest(part, undefined)
        return answer
      }
      const ofHost = readRests()[host]
      const isAsked = ofHost && isAhead(ofHost) && isRecent(askedAt, ASKED_MS)
      const before = probedAt
      if (isAsked) await wait(before + APART_MS - Date.now())
      // Another read tells more of the host than the one whose failure has begun the rest.
      if (ofHost?.opener === operation) await wait(0)
      try {
        const answer = await retries.execute(
          ({ attempt }) =>
            circuitOf(host, isAsked === true && attempt === 0 && probedAt === before).execute(() =>
              once(attempt),
            ),
          signal,
        )
        const error = errorOf(answer)
        if (error && isHosts(error) && readRests()[host]) error.isResting = true
        return answer
      } catch (error) {
        if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError)
          return refused({ kind: 'unavailable', isResting: true })
        throw error
      }
    },
  }
}
