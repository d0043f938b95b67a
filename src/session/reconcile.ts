/**
 * What a page does about its session, as it finds storage (behaviour, Time):
 * - nothing: the session stands, or there is none to end;
 * - told: the session was ended, and the page says so;
 * - follow: another tab has logged out, or at another brand; the page leaves its session without a word;
 * - reload: another session is stored, which the page begins anew with.
 */
export type Reconciled = 'nothing' | 'told' | 'follow' | 'reload'

interface Found {
  /** The bearer that is stored is not the one that the page's session has. */
  isOver: boolean
  isLoggedIn: boolean
  /** There is a bearer, and whether that is this brand's. */
  stored: 'none' | 'own brand' | 'other brand'
  /** A log-out leaves nothing stored, not even the brand; of one in this tab a mark is left. */
  isBrandStored: boolean
  isLoggedOut: boolean
}

/** The table of the above; pure. */
export function reconcileOf({ isOver, isLoggedIn, stored, isBrandStored, isLoggedOut }: Found): Reconciled {
  if (!isOver) return 'nothing'
  if (stored === 'own brand') return 'reload'
  if (!isLoggedIn) return 'nothing'
  return stored === 'none' && isBrandStored && !isLoggedOut ? 'told' : 'follow'
}
