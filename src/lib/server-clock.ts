declare const ofServer: unique symbol

/** A moment of the server's clock: it neither compares nor adds up with one of this phone's, which is a number. */
export interface ServerTime {
  readonly [ofServer]: true
}

/** A moment (ms) that the server has said. */
export const serverTime = (ms: number) => ms as unknown as ServerTime // a number to the engine alone

/** A moment of the server's clock in ms, for what the server has said or is told. */
export const msOf = (time: ServerTime) => time as unknown as number

const LONGEST_MS = 10_000

/** Bounds of how far the server's clock is ahead of this phone's, by all answers so far. */
let minAheadMs = -Infinity
let maxAheadMs = Infinity

/**
 * Learns the server's clock from an answer's `Date` header, which counts whole seconds and was written between request and
 * answer (ms of this phone's clock). Each answer narrows what is possible, so that the clock does not jump with every one; one that
 * contradicts (the phone's clock was set meanwhile) resets the bounds. One that has taken more than ten seconds says nothing, for the
 * phone may have slept meanwhile, nor does a header that is absent, or hidden from this site.
 */
export function learnServerTime(header: string | null, requestedAt: number, answeredAt: number): void {
  const saidAt = Date.parse(header ?? '')
  if (Number.isNaN(saidAt) || answeredAt - requestedAt > LONGEST_MS) return
  const [from, to] = [saidAt - answeredAt, saidAt + 1000 - requestedAt]
  const isContradiction = from > maxAheadMs || to < minAheadMs
  minAheadMs = isContradiction ? from : Math.max(minAheadMs, from)
  maxAheadMs = isContradiction ? to : Math.min(maxAheadMs, to)
}

/** Now by the server's clock, else, while that is unknown, by this phone's. */
export function serverNow(): ServerTime {
  return serverTime(Date.now() + (isServerTimeKnown() ? (minAheadMs + maxAheadMs) / 2 : 0))
}

/** How long (ms) until a moment of the server's clock; negative after it. */
export const msUntil = (time: ServerTime) => msOf(time) - msOf(serverNow())

/** A moment of the server's clock as one of this phone's (ms). */
export const onThisPhone = (time: ServerTime) => Date.now() + msUntil(time)

/** Whether any answer has told the server's time; a server of another origin may hide it. */
export function isServerTimeKnown(): boolean {
  return Number.isFinite(minAheadMs)
}
