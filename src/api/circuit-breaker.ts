import { isRecent } from '@/lib/is-recent'
import { pause } from '@/lib/pause'
import type { AppError } from './app-error'
import { MAX_RETRY_AFTER_MS, readHosts, writeHost as write, type Host } from './stored-hosts'

/** A host is left alone until then (ms, this phone's clock). */
export interface Rest {
  until: number
  /** It has not refused a read: there was no answer at all. */
  isUnanswered?: boolean | undefined
}

/** A read on its way, as far as this file tells it from others. */
interface Read {
  operation: string
  /** The origin of the API. */
  host: string
  /** When it was sent, while it is on its way (ms). */
  sentAt?: number | undefined
  /** What all reads of the page share. */
  deps: {
    /** When one was answered last within a few seconds (ms). */
    answeredAt?: number
    /** The same of what no cache before the API may have answered in its place. */
    ownAnsweredAt?: number
  }
}

/** What the transport tells of its reads, and asks before it sends one. */
export interface CircuitBreaker {
  /** Waits until a read may be sent; gives the error that it ends with where it may not. */
  admit: (read: Read, signal: AbortSignal) => Promise<AppError | undefined>
  /** The host has answered, whatever it says. */
  answered: (read: Read) => void
  /** The host gave no answer, or none of use: gives after how long (ms) the read is sent again; undefined: not by itself. Marks an error that ends in a rest. */
  failed: (read: Read, error: AppError, attempt: number) => number | undefined
  /** The read is on its way for long. */
  isSlow: (read: Read) => void
  /** Nobody waits for the read any more. */
  left: (read: Read) => void
}

/** After so many failures in a row, of more than one operation, a host is left alone, and at once where it says for how long. */
const OPENS_AT = 3
/** A host that has answered another read within this time, or since this one was sent, is not down: one part of it is. */
const JUST_NOW_MS = 2000
/** After so many answers in a row several reads are sent at once again: one answer says little where a host refuses every other call. */
const CLOSES_AT = 4
/** Beyond what the host asks for, a rest is at most this long: what a fall has stopped comes back spread over this time. */
const REST_MS = 50_000
/** What yields to others is sent again after so long at most: a part of the page waits for it. */
const MAX_YIELD_MS = 10_000
/** What the member asks for is sent at once, but not more often than this. */
const APART_MS = 3000
/** A read that begins within this time of a tap is what the member has asked for; as long as browsers themselves take a tap for. */
const ASKED_MS = 5000

const MAX_RETRIES = 2
const RETRY_MS = 300
/** A single read waits as long as this where its host asks for it; a longer wait is the whole app's. */
const MAX_RETRY_DELAY_MS = 3000
/** One in ten reads may be a retry, and none is saved up beyond the one that a phone has which is new to a host. */
const RETRY_COSTS = 10

/** For a read that finds out whether a host answers, the others wait this long: then the next one is sent. */
const PROBE_MS = 30_000

/** A read that is known to be slow, and has no answer for so much longer, is told. */
const TOLD_MS = 5000
/** A host that has answered anything within this time is slow, and not down. */
const SILENT_MS = 20_000

/** What a read ends with that is not sent. */
const REFUSAL: AppError = { kind: 'unavailable', isResting: true }

const retryAfterMsOf = (error: AppError): number =>
  'retryAfterSeconds' in error ? Math.min((error.retryAfterSeconds ?? 0) * 1000, MAX_RETRY_AFTER_MS) : 0

/**
 * Keeps a crowd of this app's pages from an API that is down (spec 7): a budget of retries, and a circuit breaker for the reads of
 * each host, both kept across pages. `tell` is given the rest that begins, and undefined as the host answers again.
 */
export function makeCircuitBreaker(tell: (rest: Rest | undefined) => void): CircuitBreaker {
  /** The read that finds out, for all, whether a host answers again. */
  const probes = new Map<
    string,
    { read: Read; outcome: Promise<boolean>; settle: (isWell: boolean) => void; waiting: number }
  >()
  /** Until when the hosts rest whose rest has been told (ms). */
  const resting = new Map<string, number>()
  /** When each host has answered last, however slowly (ms). */
  const heardAt = new Map<string, number>()
  let askedAt = -Infinity
  const noteAsked = () => (askedAt = Date.now())
  for (const event of ['click', 'input', 'online']) window.addEventListener(event, noteAsked, true)

  const hostOf = (name: string): Host =>
    readHosts()[name] ?? { failures: [], alone: [], budget: RETRY_COSTS, answers: 0, triedAt: 0, at: 0 }

  const isProbe = (one: Read) => probes.get(one.host)?.read === one
  function settle(one: Read, isWell: boolean): void {
    if (!isProbe(one)) return
    probes.get(one.host)?.settle(isWell)
    probes.delete(one.host)
  }

  function tellRest(name: string, until: number): void {
    resting.set(name, until)
    tell({ until, isUnanswered: hostOf(name).isUnanswered })
  }
  function tellEnd(name: string): void {
    const isAhead = (until: number) => until > Date.now()
    if (resting.delete(name) && ![...resting.values()].some(isAhead)) tell(undefined)
  }

  function begin(one: Read): void {
    let end = (_isWell: boolean) => {}
    const outcome = new Promise<boolean>((resolve) => (end = resolve))
    probes.set(one.host, { read: one, outcome, settle: end, waiting: 0 })
  }

  /** With full jitter, so that the pages that a host has failed at once do not come back at once. */
  function rest(name: string, host: Host, opener: string, retryAfterMs: number, error: AppError): void {
    const until = Date.now() + Math.max(retryAfterMs, APART_MS) + Math.random() * REST_MS
    write(name, { ...host, opener, until, isUnanswered: error.kind === 'offline' })
    tellRest(name, until)
  }

  return {
    admit: async (one, signal) => {
      let hasStoodBack = false
      for (;;) {
        const host = hostOf(one.host)
        const { until } = host
        if (until === undefined || signal.aborted) return undefined
        if (until > Date.now()) tellRest(one.host, until)
        const probe = probes.get(one.host)
        if (probe) {
          probe.waiting += 1
          const isWell = await Promise.race([probe.outcome, pause(PROBE_MS, signal)])
          if (isWell === false) return REFUSAL
          // Late: the next one is sent in its place, and whoever else waits, waits for that one.
          if (isWell === undefined && !signal.aborted) settle(probe.read, true)
          continue
        }
        const isDue = until <= Date.now()
        // Another read tells more of the host than the one whose failure has begun the rest.
        if (isDue && one.operation === host.opener && !hasStoodBack) {
          hasStoodBack = true
          await pause(0, signal)
          continue
        }
        if (!isDue && !isRecent(askedAt, ASKED_MS)) return REFUSAL
        begin(one)
        if (!isDue) await pause(host.triedAt + APART_MS - Date.now(), signal)
        write(one.host, { ...hostOf(one.host), triedAt: Date.now() })
        return undefined
      }
    },
    answered: (one) => {
      const host = hostOf(one.host)
      const wasProbe = isProbe(one)
      heardAt.set(one.host, Date.now())
      settle(one, true)
      if (host.at === 0) {
        // What is stored is too old to count.
        write(one.host, undefined)
        return tellEnd(one.host)
      }
      const { opener } = host
      const isAtRest = host.until !== undefined && host.until > Date.now()
      const isOther = opener !== undefined && opener !== one.operation
      const alone = isOther && !isAtRest ? [...host.alone, opener] : host.alone
      const earned = {
        ...host,
        alone: [...new Set(alone)].filter((operation) => operation !== one.operation),
        opener: isOther && isAtRest ? opener : undefined,
        budget: Math.min(RETRY_COSTS, host.budget + 1),
      }
      // What was sent before the rest says nothing of how the host is now.
      if (isAtRest && !wasProbe) return write(one.host, earned)
      const answers = host.answers + 1
      const until =
        host.until !== undefined && answers < CLOSES_AT ? Math.min(host.until, Date.now()) : undefined
      const isForgotten = until === undefined && earned.budget === RETRY_COSTS && earned.alone.length === 0
      write(one.host, isForgotten ? undefined : { ...earned, failures: [], answers, until })
      tellEnd(one.host)
    },
    failed: (one, error, attempt) => {
      // The phone's fault, which tells it as it is online again.
      if (!navigator.onLine) {
        settle(one, true)
        return undefined
      }
      const before = hostOf(one.host)
      const isAlone = before.alone.includes(one.operation)
      const failures = isAlone ? before.failures : [...before.failures, one.operation].slice(-OPENS_AT)
      const lastFailed = isAlone ? before.lastFailed : one.operation
      const host = { ...before, failures, lastFailed, answers: isAlone ? before.answers : 0 }
      const { until } = host
      const retryAfterMs = retryAfterMsOf(error)
      // While the host rests, or another read finds out how it is, a failure changes nothing.
      const counts = probes.has(one.host) ? isProbe(one) : until === undefined || until <= Date.now()
      const since = Math.min(one.sentAt ?? Infinity, Date.now() - JUST_NOW_MS)
      const isAnswering = (one.deps.ownAnsweredAt ?? 0) > since
      // A 429 is about this one call.
      const isOfHost = error.kind !== 'rateLimited'
      const isFirstOut = until !== undefined && before.answers === 0 && isOfHost
      const isInRow = failures.length === OPENS_AT && new Set(failures).size > 1
      // Of several operations more fail than may be sent again, though others are answered: the host refuses some of what it gets.
      const isOfAnother = before.lastFailed !== undefined && before.lastFailed !== one.operation
      const isSpent = host.budget < RETRY_COSTS && isOfAnother && error.kind === 'unavailable'
      const isDown = isSpent || (!isAnswering && (isInRow || isFirstOut))
      const isLong = retryAfterMs > MAX_RETRY_DELAY_MS
      const isTold = isLong && error.kind === 'unavailable'
      // The operation that has begun the rest may be the one that is down: others that wait are asked before it begins another.
      const isYielding = before.opener === one.operation && (probes.get(one.host)?.waiting ?? 0) > 0
      if (counts && !isYielding && !isAlone && (isDown || isTold)) {
        rest(one.host, host, one.operation, isTold ? retryAfterMs : 0, error)
        error.isResting = true
        settle(one, false)
        return undefined
      }
      const isAtRest = until !== undefined && until > Date.now()
      if (isAtRest) error.isResting = true
      settle(one, true)
      const isRetried =
        !isAtRest &&
        attempt < MAX_RETRIES &&
        retryAfterMs <= (isYielding || isAlone ? MAX_YIELD_MS : MAX_RETRY_DELAY_MS) &&
        (isYielding || host.budget >= RETRY_COSTS)
      write(one.host, isRetried ? { ...host, budget: Math.max(0, host.budget - RETRY_COSTS) } : host)
      return isRetried
        ? Math.max(retryAfterMs, RETRY_MS * 2 ** attempt * (0.5 + Math.random() / 2))
        : undefined
    },
    isSlow: (one) => {
      const host = hostOf(one.host)
      // What was answered meanwhile came, but for the CRM's few reads, from the same host.
      const { sentAt } = one
      const isWaiting = () =>
        sentAt !== undefined && one.sentAt === sentAt && (one.deps.answeredAt ?? 0) <= sentAt
      // The phone's fault, or the answer's that came meanwhile.
      if (!navigator.onLine || !isWaiting()) return
      if (host.until === undefined) write(one.host, { ...host, until: Date.now() })
      setTimeout(() => {
        const isSilent = !isRecent(heardAt.get(one.host) ?? 0, SILENT_MS)
        if (isWaiting() && isSilent && navigator.onLine)
          tellRest(one.host, Math.max(hostOf(one.host).until ?? 0, Date.now()))
      }, TOLD_MS)
    },
    left: (one) => settle(one, true),
  }
}
