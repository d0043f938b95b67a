const LONGEST_MS = 10_000

/** Bounds of how far the server's clock is ahead of this phone's, by all answers so far. */
let minAheadMs = -Infinity
let maxAheadMs = Infinity

/**
 * Learns the server's clock from an answer's `Date` header, which counts whole seconds and was written between request and
 * answer (ms of this phone's clock). Each answer narrows what is possible, so that the clock does not jump with every one;
 * one that has taken more than ten seconds says nothing, for the phone may have slept meanwhile; one that contradicts (the phone's clock was set meanwhile) resets the bounds. A header that is absent, or hidden
 * from this site, changes nothing.
 */
export function learnServerTime(header: string | null, requestedAt: number, answeredAt: number): void {
  const serverTime = Date.parse(header ?? '')
  if (Number.isNaN(serverTime) || answeredAt - requestedAt > LONGEST_MS) return
  const [from, to] = [serverTime - answeredAt, serverTime + 1000 - requestedAt]
  const isContradiction = from > maxAheadMs || to < minAheadMs
  minAheadMs = isContradiction ? from : Math.max(minAheadMs, from)
  maxAheadMs = isContradiction ? to : Math.min(maxAheadMs, to)
}

/** Now (ms) by the server's clock, else, while that is unknown, by this phone's: for countdowns to the server's deadlines. */
export function serverNow(): number {
  return Date.now() + (isServerTimeKnown() ? (minAheadMs + maxAheadMs) / 2 : 0)
}

/** A moment of the server's clock (ms) as one of this phone's, for what counts down to it. */
export function onThisPhone(serverTime: number): number {
  return serverTime - (serverNow() - Date.now())
}

/** Whether any answer has told the server's time; a server of another origin may hide it. */
export function isServerTimeKnown(): boolean {
  return Number.isFinite(minAheadMs)
}
