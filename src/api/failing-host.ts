/* For tests of circuit-breaker.ts: a host whose reads fail, and the pages that meet it. */

import { afterEach, beforeEach, vi } from 'vitest'
import { makeCircuitBreaker, type CircuitBreaker } from './circuit-breaker'

export const HOST = 'https://api.example'
export const BUSY = { kind: 'unavailable' } as const
export const ENDLESS = new AbortController().signal

/** What the page was told: how long the host rests (ms), or that it answers again. */
export let told: (number | undefined)[]
export let breaker: CircuitBreaker

/** A page is opened, or loaded anew: what is stored is all that it knows. */
export function openPage() {
  breaker = makeCircuitBreaker((rest) => told.push(rest && rest.until - Date.now()))
}

let reads = 0

/** Each of another operation. */
export const newRead = (host = HOST, answeredAt = 0, operation = `read${(reads += 1)}`) => ({
  ...{ operation, host },
  sentAt: Date.now(),
  deps: { answeredAt, ownAnsweredAt: answeredAt },
})

export const tap = () => window.dispatchEvent(new Event('click'))

/** How a read stands: sent, refused, or not yet decided. */
export function ask(signal = ENDLESS, host = HOST) {
  const read = newRead(host)
  const state = { read, now: 'waits' }
  void breaker.admit(read, signal).then((error) => (state.now = error ? 'refused' : 'sent'))
  return state
}

export const settle = () => vi.advanceTimersByTimeAsync(0)

export const outcome = async (...read: Parameters<typeof ask>) => {
  const state = ask(...read)
  await settle()
  return state.now
}

/** Reads of the host fail until it is left alone. */
export function fail(times: number, error: Parameters<CircuitBreaker['failed']>[1] = BUSY) {
  return Array.from({ length: times }, () => breaker.failed(newRead(), error, 9))
}

/** Each test begins with a page of its own, at a time and with a chance that stand. */
export function beginWithPage() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T05:00:00Z') })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    told = []
    openPage()
  })
  afterEach(() => vi.useRealTimers())
}
