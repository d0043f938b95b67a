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

const errorOf = (answer: object) => (answer as { error?: AppError }).error // an answer has data, or an error
/** While the phone is offline, no host is at fault. */
const isHosts = (error: AppError | undefined) => error !== undefined && isHostError(error) && navigator.onLine

/** A host that limits how often it is asked is there. */
const isDownBy = (error: AppError) => isHosts(error) && error.kind !== 'rateLimited'

const hasFailed = ({ error }: Outcome) => error !== undefined && isHostError(error)

/**
 * Whether a try says how its host is: not one that was left, nor a failure of an offline phone; and a cache before an API that is down
 * goes on to answer what is the same for all.
 */
const says = (one: Outcome) =>
  hasFailed(one) ? !one.isOffline : !one.isShared && one.error?.kind !== 'aborted'

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
  /** By host, the read that is to end its rest, while it is on its way. */
  const probes = new Map<string, Promise<unknown>>()
  const resting = new Map<string, Rest>()
  let [askedAt, probedAt] = [0, 0]
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

  /** Tells of a rest that begins or ends; another page may have begun or ended it. */
  function show(host: string, rest: Rest | undefined): void {
    if (rest && isAhead(rest) && resting.get(host)?.until !== rest.until) {
      resting.set(host, rest)
      tell(rest)
    }
    if (!rest && resting.delete(host) && ![...resting.values()].some(isAhead)) tell(undefined)
  }

  function note(host: string, rest: Rest | undefined): void {
    writeRest(host, rest)
    show(host, rest)
  }

  function beginRest(host: string, { kind }: AppError): void {
    const asked = Math.min(...failuresOf(host).map(({ error }) => pauseOf(error)))
    const restMs = Math.max(Number.isFinite(asked) ? asked : 0, REST_MS) + Math.random() * SPREAD_MS
    const opener = outcomes.at(-1)?.operation
    note(host, { until: Date.now() + restMs, isUnanswered: kind === 'offline', opener })
  }

  /** Sends a read that finds out whether a host's rest is over; what else is to be sent waits for that. */
  async function probe<A extends object>(host: string, sendOnce: () => Promise<A>): Promise<A> {
    const answer = await sendOnce()
    const error = errorOf(answer)
    // One that was left says nothing of how the host is.
    if (error?.kind === 'aborted') return answer
    if (error && isDownBy(error)) beginRest(host, error)
    else {
      note(host, undefined)
      // What has failed before says nothing of how the host is now.
      outcomes.splice(0, Infinity, ...outcomes.filter((read) => read.host !== host))
    }
    return answer
  }

  /** Sends a read once, unless its host rests; `isAsked`: during a rest too. */
  async function sendTo<A extends object>(
    { host, refused }: Pick<Sending<A>, 'host' | 'refused'>,
    isAsked: boolean,
    sendOnce: () => Promise<A>,
  ): Promise<A> {
    for (let sent = probes.get(host); sent; sent = probes.get(host)) await sent
    const rest = readRests()[host]
    show(host, rest)
    if (rest && isAhead(rest)) {
      if (!isAsked) return refused({ kind: 'unavailable', isResting: true })
      probedAt = Date.now()
    }
    if (rest) {
      const sent = probe(host, sendOnce)
      probes.set(host, sent)
      return sent.finally(() => probes.delete(host))
    }
    const answer = await sendOnce()
    const error = errorOf(answer)
    const hasFallen = error && isDownBy(error) && failuresOf(host).length > 0
    if (hasFallen && !readRests()[host]) beginRest(host, error)
    return answer
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
      const isAsked = ofHost !== undefined && isAhead(ofHost) && isRecent(askedAt, ASKED_MS)
      const before = probedAt
      if (isAsked) await wait(Math.max(0, before + APART_MS - Date.now()))
      // Another read tells more of the host than the one whose failure has begun the rest.
      if (ofHost?.opener === operation) await wait(0)
      for (let attempt = 0; ; attempt += 1) {
        const isProbe = isAsked && attempt === 0 && probedAt === before
        const answer = await sendTo({ host, refused }, isProbe, () => once(attempt))
        const error = errorOf(answer)
        if (!error || !isHosts(error)) return answer
        const pauseMs = pauseOf(error)
        if (readRests()[host]) error.isResting = true
        const isLast = error.isResting || attempt === MAX_RETRIES || pauseMs > LONGEST_PAUSE_MS
        if (isLast || signal.aborted) return answer
        await wait(Math.max(pauseMs, Math.random() * RETRY_MS * 2 ** attempt))
        if (signal.aborted) return answer
      }
    },
  }
}
