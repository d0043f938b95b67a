/** A tier as a member saw it last, with where it led. */
export interface SeenTier {
  tierId?: string
  nameTh: string
  nameEn?: string
  nextTierId?: string
  nextNameTh?: string
}

export type TierChange = 'up' | 'down' | 'changed'

/**
 * How the tier has changed since it was seen last; undefined where it is the same. Tiers have no rank on the wire: up is the
 * tier that was the next one, or the last one; down is a tier from which the old one is the next; anything else is a change.
 */
export function tierChange(seen: SeenTier, now: SeenTier, isLastTier: boolean): TierChange | undefined {
  if (isSame(seen.tierId, seen.nameTh, now.tierId, now.nameTh)) return undefined
  if (isSame(seen.nextTierId, seen.nextNameTh, now.tierId, now.nameTh) || isLastTier) return 'up'
  return isSame(seen.tierId, seen.nameTh, now.nextTierId, now.nextNameTh) ? 'down' : 'changed'
}

/** A brand may rename a tier, so that ids decide where both are known. */
function isSame(idA?: string, nameA?: string, idB?: string, nameB?: string): boolean {
  return idA !== undefined && idB !== undefined ? idA === idB : nameA !== undefined && nameA === nameB
}
