import { isOfAnotherBrand, storedBearer } from '@/storage/bearer'
import { readStored } from '@/storage/storage'

/**
 * What a page does when storage may hold another session than its own (behaviour, Time):
 * - nothing: its session goes on;
 * - told: its session has ended, and the page says so;
 * - follow: another tab has logged out or opened another brand; the page leaves its session silently;
 * - reload: another session is stored; the page restarts with it.
 */
export type Reconciled = 'nothing' | 'told' | 'follow' | 'reload'

/** The bearer that is stored. A log-out removes everything, even the brand; one in another document of this tab leaves a mark. */
export type Stored = 'own' | 'another' | 'otherBrand' | 'none' | 'loggedOut'

const TABLE: Record<'member' | 'visitor', Record<Stored, Reconciled>> = {
  member: {
    own: 'nothing',
    another: 'reload',
    otherBrand: 'follow',
    none: 'told',
    loggedOut: 'follow',
  },
  visitor: {
    own: 'nothing',
    another: 'reload',
    otherBrand: 'nothing',
    none: 'nothing',
    loggedOut: 'nothing',
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
  return isLoggedOutHere || readStored('brandRef') !== brandRef ? 'loggedOut' : 'none'
}
