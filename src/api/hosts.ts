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
import { readStored, writeStored } from '@/storage/storage'
import { isHostError, LONGEST_REST_MS, type AppError } from './app-error'

/** Until when (ms, this phone's clock) a host, or one of its operations, is left alone. */
export interface Rest {
  until: number
  /** The failure that started the rest was no answer at all. */
  isUnanswered?: boolean | undefined
  /** The operation whose failure started the rest. */
  opener?: string | undefined
}

/** How one try of a read ended. */
export interface Outcome {
  operation: string
  /** The origin of the API. */
  host: string
  at: number // ms
  error?: AppError | undefined
  hasTimedOut?: boolean | undefined
  /** The answer is the same for every member, so a cache may have given it. */
  isShared?: boolean | undefined
  isOffline?: boolean
}

interface Read<A> {
  host: string
  operation: string
  /** The answer to its first try, if that was sent already. */
  firstAnswer: A | undefined
  sendOnce: () => Promise<A>
  /** Makes the answer of a read that is not sent. */
  refuse: (error: AppError) => A
}

export interface Hosts {
  /** Sends a read, with retries, if its host is not at rest. */
  send: <A extends object>(read: Read<A>, signal: AbortSignal) => Promise<A>
}

/** A host is down only if enough tries of the last ten seconds failed, and it answered none just now. */
const SAMPLED_MS = 10_000
const MIN_TRIES = 4
const JUST_NOW_MS = 2000

/** A rest lasts at least `MIN_REST_MS`, and up to `SPREAD_MS` more by chance, so that apps do not return all at once. */
const MIN_REST_MS = 5000
const SPREAD_MS = 45_000
/** A stored rest is forgotten so long after its end. */
const FORGOTTEN_MS = 600_000

const MAX_RETRIES = 2
const RETRY_MS = 300
/** A read that is asked to wait longer is not retried. */
const MAX_RETRY_WAIT_MS = 3000

/** A read so soon after a tap is sent during a rest too, at most once per `PROBE_INTERVAL_MS`. */
const AFTER_TAP_MS = 5000
const PROBE_INTERVAL_MS = 3000

const waitOf = (error: AppError | undefined): number =>
  error && 'retryAfterSeconds' in error ? Math.min((error.retryAfterSeconds ?? 0) * 1000, LONGEST_REST_MS) : 0

const errorOf = (answer: unknown) => (answer as { error?: AppError }).error // cockatiel does not type results

const hasFailed = ({ error }: { error?: AppError | undefined }) => error !== undefined && isHostError(error)

const isHostsFault = (error: AppError | undefined) => hasFailed({ error }) && navigator.onLine

/** Whether a try shows if its host is up. An aborted try does not, nor one while offline, nor a success from a shared cache. */
const isConclusive = (outcome: Outcome) =>
  hasFailed(outcome) ? !outcome.isOffline : !outcome.isShared && outcome.error?.kind !== 'aborted'

const retries = retry(
  handleWhenResult((answer) => isHostsFault(errorOf(answer)) && waitOf(errorOf(answer)) <= MAX_RETRY_WAIT_MS),
  {
    maxAttempts: MAX_RETRIES,
    backoff: new DelegateBackoff(({ attempt, result }: { attempt: number; result: object }) => {
      const answer = 'value' in result ? result.value : {}
      return Math.max(waitOf(errorOf(answer)), Math.random() * RETRY_MS * 2 ** attempt)
    }),
  },
)

/** By host, or host and operation. Stored, so that reloads and other tabs respect them. */
function readRests(): Record<string, Rest> {
  const now = Date.now()
  return Object.fromEntries(
    Object.entries(readStored('circuitBreaker') ?? {}).filter(
      // A later end than a rest can have means that the clock was set back.
      ([, { until }]) => until - now <= LONGEST_REST_MS + SPREAD_MS && now - until < FORGOTTEN_MS,
    ),
  )
}

function writeRest(name: string, rest: Rest | undefined): void {
  const { [name]: _before, ...others } = readRests()
  const rests = rest ? { ...others, [name]: rest } : others
  writeStored('circuitBreaker', Object.keys(rests).length > 0 ? rests : undefined)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const isAhead = ({ until }: Rest) => until > Date.now()

/**
 * Retries reads, and stops many open apps from overwhelming an API that is down (spec 7). A host is down when, in its last ten
 * seconds, the latest tries of at least two operations, and of half of them, have failed. It then rests for a random time, or as
 * long as all its errors ask for, until one read succeeds. An operation that asks for a long wait rests alone.
 * `outcomes` are this tab's tries. `onRest` is given a rest that begins, or undefined when the API is back.
 */
export function makeHosts(outcomes: Outcome[], onRest: (rest: Rest | undefined) => void): Hosts {
  const circuits = new Map<string, { until: number | undefined; policy: CircuitBreakerPolicy }>()
  const resting = new Map<string, Rest>()
  let [tappedAt, probedAt] = [-Infinity, -Infinity]
  const noteTap = () => (tappedAt = Date.now())
  for (const event of ['click', 'input', 'online']) window.addEventListener(event, noteTap, true)

  /** The failed tries of a host that is down; none of a host that is not. */
  function failuresOf(host: string): Outcome[] {
    const tries = outcomes.filter(
      (one) => one.host === host && isRecent(one.at, SAMPLED_MS) && isConclusive(one),
    )
    const failed = tries.filter(hasFailed)
    const isAnswering = tries.some((one) => !hasFailed(one) && isRecent(one.at, JUST_NOW_MS))
    const latest = new Map(tries.map((one) => [one.operation, hasFailed(one)]))
    const down = [...latest.values()].filter(Boolean).length
    // A failure that is not retried counts as often as one that is.
    const isNotRetried = ({ error, hasTimedOut }: Outcome) =>
      hasTimedOut === true || waitOf(error) > MAX_RETRY_WAIT_MS
    const count = tries.length + failed.filter(isNotRetried).length * MAX_RETRIES
    const isDown = count >= MIN_TRIES && down >= 2 && down * 2 >= latest.size && !isAnswering
    return isDown ? failed : []
  }

  function newRestMs(host: string): number {
    const waits = failuresOf(host).map(({ error }) => waitOf(error))
    const shortest = waits.length > 0 ? Math.min(...waits) : 0
    return Math.max(shortest, MIN_REST_MS) + Math.random() * SPREAD_MS
  }

  function beginRest(host: string, rest: Rest): void {
    resting.set(host, rest)
    onRest(rest)
  }

  function endRest(host: string): void {
    if (resting.delete(host) && ![...resting.values()].some(isAhead)) onRest(undefined)
  }

  /** A circuit that is closed, or open until the end of `rest`. */
  function newCircuit(host: string, rest: Rest | undefined): CircuitBreakerPolicy {
    let durationMs = rest ? rest.until - Date.now() : 0
    let isRestored = rest !== undefined
    const next = () => {
      if (!isRestored) durationMs = newRestMs(host)
      isRestored = false
      return { duration: durationMs, next }
    }
    const policy: CircuitBreakerPolicy = circuitBreaker(
      // A probe that is aborted, or asked too often, counts as failed, so that it ends no rest; by the latter none begins.
      handleWhenResult((answer) => {
        const error = errorOf(answer)
        const isProbe = policy.state === CircuitState.HalfOpen
        return (
          error?.kind === 'aborted' || (isHostsFault(error) && (isProbe || error?.kind !== 'rateLimited'))
        )
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
    const save = (now: Rest | undefined) => {
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
      save(now)
      beginRest(host, now)
    })
    policy.onReset(() => {
      save(undefined)
      // Earlier failures do not count against a host that is back.
      outcomes.splice(0, Infinity, ...outcomes.filter((one) => one.host !== host))
      endRest(host)
    })
    return policy
  }

  /** A host's circuit as stored, for another tab may have changed it. With `mayProbe`, the read ends a rest early, unless a probe is pending. */
  function circuitOf(host: string, mayProbe: boolean): CircuitBreakerPolicy {
    const rest = readRests()[host]
    const known = circuits.get(host)
    const isProbe = mayProbe && rest && isAhead(rest) && known?.policy.state !== CircuitState.HalfOpen
    if (isProbe) probedAt = Date.now()
    if (known && known.until === rest?.until && !isProbe) return known.policy
    const policy = newCircuit(host, isProbe ? { ...rest, until: Date.now() } : rest)
    circuits.set(host, { until: rest?.until, policy })
    if (!rest) endRest(host)
    else if (isAhead(rest)) beginRest(host, rest)
    return policy
  }

  return {
    send: async ({ host, operation, firstAnswer, sendOnce, refuse }, signal) => {
      const isAfterTap = isRecent(tappedAt, AFTER_TAP_MS)
      const part = `${host} ${operation}`
      const { [part]: partRest, [host]: hostRest } = readRests()
      if (!firstAnswer && partRest && isAhead(partRest) && !isAfterTap)
        return refuse({ kind: 'unavailable', ...(hostRest && isAhead(hostRest) && { isResting: true }) })
      const sendTry = async (attempt: number) => {
        const answer = attempt === 0 && firstAnswer ? firstAnswer : await sendOnce()
        const waitMs = waitOf(errorOf(answer))
        if (waitMs > MAX_RETRY_WAIT_MS) writeRest(part, { until: Date.now() + waitMs })
        else if (partRest && !errorOf(answer)) writeRest(part, undefined)
        return answer
      }
      const mayProbe = hostRest !== undefined && isAhead(hostRest) && isAfterTap
      const lastProbeAt = probedAt
      if (mayProbe) await wait(lastProbeAt + PROBE_INTERVAL_MS - Date.now())
      // If several reads are sent now, let another operation than the failed one be the probe.
      if (hostRest?.opener === operation) await wait(0)
      try {
        const answer = await retries.execute(
          ({ attempt }) =>
            circuitOf(host, mayProbe && attempt === 0 && probedAt === lastProbeAt).execute(() =>
              sendTry(attempt),
            ),
          signal,
        )
        const error = errorOf(answer)
        if (error && isHostsFault(error) && readRests()[host]) error.isResting = true
        return answer
      } catch (error) {
        if (error instanceof BrokenCircuitError || error instanceof TaskCancelledError)
          return refuse({ kind: 'unavailable', isResting: true })
        throw error
      }
    },
  }
}
