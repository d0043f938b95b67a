import type { ConsentEntry } from '@/session/consent-record'

/** Whether a member has consented to an article. */
export type Standing = 'given' | 'none' | 'withdrawn'

interface Facts {
  /** What the API says; undefined where it says nothing. */
  isConsented: boolean | undefined
  /** The stored flag says that the membership's consent was withdrawn. */
  isMarkedWithdrawn: boolean
  /** The member's latest answer on this phone. */
  latest: ConsentEntry['action'] | undefined
}

/**
 * The API knows whether a consent stands; that it was withdrawn, and not just never given, is known from this phone alone.
 * Undefined: nothing is known. Pure.
 */
export function standingOf({ isConsented, isMarkedWithdrawn, latest }: Facts): Standing | undefined {
  if (isConsented === true) return 'given'
  if (isConsented === false) return isMarkedWithdrawn || latest === 'withdrawn' ? 'withdrawn' : 'none'
  return isMarkedWithdrawn ? 'withdrawn' : latest
}
