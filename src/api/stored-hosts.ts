import { isRecord } from '@/lib/is-record'
import { readJson, writeJson, writeText } from '@/storage/storage'

/** What is known of a host whose reads have failed lately; stored, because a reload is how members retry. */
export interface Host {
  /** The operations of the latest failures that no answer has come between. */
  failures: string[]
  /** The operation that has failed last, whatever was answered since. */
  lastFailed?: string | undefined
  /** Tenths of a retry: a retry costs ten, and each answer earns one. */
  budget: number
  /** Answers that no failure has come between. */
  answers: number
  /** While the host rests, no read is sent by itself (ms); afterwards one at a time is, until the host has answered often enough. */
  until?: number | undefined
  /** The latest rest was begun by a read that got no answer at all. */
  isUnanswered?: boolean | undefined
  /** The operation whose failure has begun the latest rest. */
  opener?: string | undefined
  /** Operations for which the host has rested in vain, since others were answered afterwards: they are down alone. */
  alone: string[]
  /** When a read was sent last while the host rested (ms). */
  triedAt: number
  /** When this was noted (ms). */
  at: number
}

/** A longer wait that a host asks for is no rest of a page's. */
export const MAX_RETRY_AFTER_MS = 3_600_000
/** What was noted so long ago counts no more. */
const LIFETIME_MS = 600_000

const isHosts = (value: unknown): value is Record<string, Host> =>
  isRecord(value) &&
  Object.values(value).every(
    (host) =>
      isRecord(host) &&
      Array.isArray(host.failures) &&
      Array.isArray(host.alone) &&
      [host.budget, host.answers, host.triedAt, host.at].every(Number.isFinite) &&
      (host.until === undefined || Number.isFinite(host.until)),
  )

/** What is stored and still counts, by the host's origin; a phone's clock may have been set back since. */
export function readHosts(): Record<string, Host> {
  const now = Date.now()
  const stored = Object.entries(readJson('circuitBreaker', isHosts) ?? {})
  return Object.fromEntries(
    stored.filter(
      ([, { at, triedAt, until = 0 }]) =>
        Math.max(at, triedAt) <= now &&
        now - Math.max(at, until) < LIFETIME_MS &&
        until - at <= 2 * MAX_RETRY_AFTER_MS,
    ),
  )
}

/** Stores what is known of a host now; undefined: nothing is. */
export function writeHost(name: string, host: Host | undefined): void {
  const { [name]: _before, ...others } = readHosts()
  const hosts = host ? { ...others, [name]: { ...host, at: Date.now() } } : others
  if (Object.keys(hosts).length > 0) writeJson('circuitBreaker', hosts)
  else writeText('circuitBreaker', undefined)
}
