import type { CircuitBreaker } from '../../../src/api/circuit-breaker.ts'

/** The rules by which reads are sent again: those of the app, those that it had before, and none. */
export const RULES = ['ours', 'before', 'none'] as const
export type Rule = (typeof RULES)[number]

const MAX_RETRIES = 2
const RETRY_MS = 300
const MAX_RETRY_DELAY_MS = 5000

/** A breaker that lets everything through, and never opens. */
const withDelays = (failed: CircuitBreaker['failed']): CircuitBreaker => ({
  admit: async () => undefined,
  answered: () => {},
  failed,
  isSlow: () => {},
  left: () => {},
})

/** What stands in for the app's own breaker. */
export const BREAKERS: Record<Rule, CircuitBreaker | undefined> = {
  ours: undefined,
  before: withDelays((_read, error, attempt) => {
    const seconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined
    const retryAfterMs = (seconds ?? 0) * 1000
    const isRetried = attempt < MAX_RETRIES && retryAfterMs <= MAX_RETRY_DELAY_MS
    return isRetried ? Math.max(retryAfterMs, RETRY_MS * 2 ** attempt * (0.5 + Math.random() / 2)) : undefined
  }),
  none: withDelays(() => undefined),
}
