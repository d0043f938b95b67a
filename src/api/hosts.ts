import { isRecent } from '@/lib/is-recent'
import { saysOffline } from '@/lib/phone-says'
import { phoneNow } from '@/lib/server-clock'
import { pause } from '@/lib/wait'
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

const errorOf = (answer: object) => (answer as { error?: AppError }).error // an answer has data or an error

const hasFailed = ({ error }: { error?: AppError | undefined }) => error !== undefined && isHostError(error)

/** A phone that says that it is offline explains a call without an answer, and no other failure. */
const isHostsFault = (error: AppError) => isHostError(error) && !(error.kind === 'offline' && saysOffline())

/** Whether a try shows if its host is up. An aborted try does not, nor one while offline, nor a success from a shared cache. */
const isConclusive = (outcome: Outcome) =>
  hasFailed(outcome) ? !outcome.isOffline : !outcome.isShared && outcome.error?.kind !== 'aborted'

/** By host, or host and operation. Stored, so that reloads and other tabs respect them. */
function readRests(): Record<string, Rest> {
  const now = phoneNow()
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

const isAhead = ({ until }: Rest) => until > phoneNow()

/**
 * Retries reads, and stops many open apps from overwhelming an API that is down (spec 7). A host is down when, in its last ten
 * seconds, the latest tries of at least two operations, and of half of them, have failed. It then rests for a random time, or as
 * long as all its errors ask for, until one read succeeds. An operation that asks for a long wait rests alone.
 * `outcomes` are this tab's tries. `onRest` is given a rest that begins, or undefined when the API is back.
 */
export function makeHosts(outcomes: Outcome[], onRest: (rest: Rest | undefined) => void): Hosts {
  /** By host, the read that is to end its rest, while it is on its way. */
  const probes = new Map<string, Promise<unknown>>()
  const resting = new Map<string, Rest>()
  let [tappedAt, probedAt] = [-Infinity, -Infinity]
  const noteTap = () => (tappedAt = phoneNow())
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

  /** Tells of a rest as it is stored: another tab may have begun or ended it. */
  function tell(host: string, rest: Rest | undefined): void {
    if (rest && isAhead(rest) && resting.get(host)?.until !== rest.until) {
      resting.set(host, rest)
      onRest(rest)
    }
    if (!rest && resting.delete(host) && ![...resting.values()].some(isAhead)) onRest(undefined)
  }

  function saveRest(host: string, rest: Rest | undefined): void {
    writeRest(host, rest)
    tell(host, rest)
  }

  const beginRest = (host: string, { kind }: AppError) =>
    saveRest(host, {
      until: phoneNow() + newRestMs(host),
      isUnanswered: kind === 'offline',
      opener: outcomes.at(-1)?.operation,
    })

  /** Sends the read that finds out whether a rest is over. One that is aborted, or asked too often, ends none. */
  async function probe<A extends object>(host: string, sendTry: () => Promise<A>): Promise<A> {
    const answer = await sendTry()
    const error = errorOf(answer)
    if (error && (error.kind === 'aborted' || isHostsFault(error))) {
      beginRest(host, error)
      return answer
    }
    saveRest(host, undefined)
    // Earlier failures do not count against a host that is back.
    const ofOthers = outcomes.filter((one) => one.host !== host)
    outcomes.splice(0, outcomes.length, ...ofOthers)
    return answer
  }

  /** Sends one try, once no probe is on its way. Undefined if the host rests; with `mayProbe`, the try ends the rest early. */
  async function sendTo<A extends object>(
    host: string,
    mayProbe: boolean,
    sendTry: () => Promise<A>,
  ): Promise<A | undefined> {
    const isOnlyProbe = !probes.has(host)
    // Another tab may have ended the rest before this one's probe is answered.
    for (let sent = probes.get(host); sent && readRests()[host]; sent = probes.get(host)) await sent
    const rest = readRests()[host]
    tell(host, rest)
    if (!rest) {
      const answer = await sendTry()
      const error = errorOf(answer)
      // By being asked too often no rest begins.
      const isFailure = error !== undefined && isHostsFault(error) && error.kind !== 'rateLimited'
      const meanwhile = readRests()[host]
      if (meanwhile && isAhead(meanwhile)) tell(host, meanwhile)
      else if (isFailure && failuresOf(host).length > 0) beginRest(host, error)
      return answer
    }
    if (isAhead(rest)) {
      if (!mayProbe || !isOnlyProbe) return undefined
      probedAt = phoneNow()
    }
    const sent = probe(host, sendTry).finally(() => {
      if (probes.get(host) === sent) probes.delete(host)
    })
    probes.set(host, sent)
    return sent
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
        if (waitMs > MAX_RETRY_WAIT_MS) writeRest(part, { until: phoneNow() + waitMs })
        else if (partRest && !errorOf(answer)) writeRest(part, undefined)
        return answer
      }
      const mayProbe = hostRest !== undefined && isAhead(hostRest) && isAfterTap
      const lastProbeAt = probedAt
      if (mayProbe) await pause(lastProbeAt + PROBE_INTERVAL_MS - phoneNow())
      // If several reads are sent now, let another operation than the failed one be the probe.
      if (hostRest?.opener === operation) await pause(0)
      for (let attempt = 0; ; attempt += 1) {
        const isProbe = mayProbe && attempt === 0 && probedAt === lastProbeAt
        const answer = await sendTo(host, isProbe, () => sendTry(attempt))
        if (!answer) return refuse({ kind: 'unavailable', isResting: true })
        const error = errorOf(answer)
        if (!error || !isHostsFault(error)) return answer
        const waitMs = waitOf(error)
        const now = readRests()[host]
        if (now && isAhead(now)) error.isResting = true
        if (attempt === MAX_RETRIES || waitMs > MAX_RETRY_WAIT_MS || signal.aborted) return answer
        await pause(Math.max(waitMs, Math.random() * RETRY_MS * 2 ** (attempt + 1)))
        // Left, or to be sent again because it is stale: what it was told is of no matter.
        if (signal.aborted) return signal.reason === 'late' ? answer : refuse({ kind: 'aborted' })
      }
    },
  }
}
