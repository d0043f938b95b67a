import { isOfAnotherBrand, storedBearer } from '@/storage/bearer'
import { isCleared } from '@/storage/storage'

/**
 * What a page does when storage may hold another session than its own (behaviour, Time):
 * - nothing: its session goes on;
 * - told: its session has ended, and the page says so;
 * - follow: another tab has logged out; the page leaves its session silently, and what its tab has of it;
 * - leave: another tab has logged in at another brand; the page leaves its session silently;
 * - forget: somebody has logged out; what the visitor's tab has from before is gone too;
 * - reload: another session is stored; the page restarts with it.
 */
export type Reconciled = 'nothing' | 'told' | 'follow' | 'leave' | 'forget' | 'reload'

/** The bearer that is stored. A log-out removes everything; one in another document of this tab leaves a mark. */
export type Stored = 'own' | 'another' | 'otherBrand' | 'none' | 'loggedOut'

const TABLE: Record<'member' | 'visitor', Record<Stored, Reconciled>> = {
  member: {
    own: 'nothing',
    another: 'reload',
    otherBrand: 'leave',
    none: 'told',
    loggedOut: 'follow',
  },
  visitor: {
    own: 'nothing',
    another: 'reload',
    otherBrand: 'nothing',
    none: 'nothing',
    loggedOut: 'forget',
  },
}

/** Decides by the table; pure. */
export const reconcileOf = (page: 'member' | 'visitor', stored: Stored): Reconciled => TABLE[page][stored]

interface Page {
  brandRef: string | undefined
  /** Whether the bearer is not the one that the page's session began with. */
  isOver: boolean
  isLoggedOutHere: boolean
}

/** What storage holds, as seen by a page. */
export function storedFor({ brandRef, isOver, isLoggedOutHere }: Page): Stored {
  const bearer = storedBearer()
  if (isOfAnotherBrand(bearer, brandRef)) return 'otherBrand'
  if (bearer) return isOver ? 'another' : 'own'
  return isLoggedOutHere || isCleared() ? 'loggedOut' : 'none'
}
