declare const ofServer: unique symbol

/** A time by the server's clock; a type that cannot be mixed with this phone's times, which are numbers. */
export interface ServerTime {
  readonly [ofServer]: true
}

/** A time (ms) from the server. */
export const serverTime = (ms: number) => ms as unknown as ServerTime // a number at runtime

/** A server's time in ms. */
export const msOf = (time: ServerTime) => time as unknown as number

/**
 * Now by this phone's clock (ms), which may be wrong, and may be set: for the age of what this phone has seen and for how long to wait
 * here. What the server ends is not over by it.
 */
export const phoneNow = (): number => Date.now()

const LONGEST_MS = 10_000

/** The bounds, by all answers so far, of how far the server's clock is ahead of this phone's. */
let minAheadMs = -Infinity
let maxAheadMs = Infinity

/**
 * Learns the server's clock from an answer's `Date`, in whole seconds, written between request and answer (ms of this phone's
 * clock). Each answer narrows the bounds, so that the clock does not jump; a contradiction (this phone's clock was set) resets
 * them. Ignored are answers that took more than ten seconds, because the phone may have slept, and absent or hidden headers.
 */
export function learnServerTime(header: string | null, requestedAt: number, answeredAt: number): void {
  const saidAt = Date.parse(header ?? '')
  if (Number.isNaN(saidAt) || answeredAt - requestedAt > LONGEST_MS) return
  const [from, to] = [saidAt - answeredAt, saidAt + 1000 - requestedAt]
  const isContradiction = from > maxAheadMs || to < minAheadMs
  minAheadMs = isContradiction ? from : Math.max(minAheadMs, from)
  maxAheadMs = isContradiction ? to : Math.min(maxAheadMs, to)
}

/** Now by the server's clock, or this phone's while that is unknown. */
export function serverNow(): ServerTime {
  return serverTime(phoneNow() + (isServerTimeKnown() ? (minAheadMs + maxAheadMs) / 2 : 0))
}

/**
 * The time (ms) by which the `exp` of a token is over. This phone's clock may be wrong: while the server's time is unknown, none is
 * over, and the server alone refuses an old one.
 */
export const nowForExpiry = (): number => (isServerTimeKnown() ? msOf(serverNow()) : 0)

/** How long (ms) until a server's time; negative after it. */
export const msUntil = (time: ServerTime) => msOf(time) - msOf(serverNow())

/** Whether an answer has told the server's time; another origin may hide it. */
export function isServerTimeKnown(): boolean {
  return Number.isFinite(minAheadMs)
}
