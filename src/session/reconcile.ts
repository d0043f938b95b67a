/**
 * What to do when storage may hold another session than this page's (behaviour, Time):
 * - nothing: it holds this page's, or this page has none;
 * - told: this page's session has ended, and the page says so;
 * - follow: another tab has logged out or changed the brand; the page leaves its session silently;
 * - reload: another session is stored; the page restarts with it.
 */
export type Reconciled = 'nothing' | 'told' | 'follow' | 'reload'

interface Found {
  /** The stored bearer is not that of the page's session. */
  isOver: boolean
  isLoggedIn: boolean
  /** Whether a bearer is stored, and whose. */
  stored: 'none' | 'own brand' | 'other brand'
  /** A log-out removes everything, even the brand; a log-out in this tab also leaves a mark. */
  isBrandStored: boolean
  isLoggedOut: boolean
}

/** Decides by the table above; pure. */
export function reconcileOf({ isOver, isLoggedIn, stored, isBrandStored, isLoggedOut }: Found): Reconciled {
  if (!isOver) return 'nothing'
  if (stored === 'own brand') return 'reload'
  if (!isLoggedIn) return 'nothing'
  return stored === 'none' && isBrandStored && !isLoggedOut ? 'told' : 'follow'
}
