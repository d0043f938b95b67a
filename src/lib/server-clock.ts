/** How far the server's clock can be ahead of this phone's (ms), by all that was answered so far. */
let least = -Infinity
let most = Infinity

/**
 * Learns the server's clock from an answer's `Date` header, which counts whole seconds and was written between asking and
 * answer (ms of this phone's clock). Each answer narrows what is possible, so that the clock does not jump with every one;
 * an answer that contradicts (the phone's clock was set meanwhile) starts anew. A header that is absent, or hidden from
 * this site, changes nothing.
 */
export function learnServerTime(header: string | null, askedAt: number, answeredAt: number): void {
  const told = Date.parse(header ?? '')
  if (Number.isNaN(told)) return
  const [from, to] = [told - answeredAt, told + 1000 - askedAt]
  const isContradiction = from > most || to < least
  least = isContradiction ? from : Math.max(least, from)
  most = isContradiction ? to : Math.min(most, to)
}

/** Now by the server's clock, as far as it is known, else by this phone's (ms): what the server's moments are counted down with. */
export function serverNow(): number {
  return Date.now() + (Number.isFinite(least) ? (least + most) / 2 : 0)
}
