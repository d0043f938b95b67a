/** A tier as a member saw it last, with where it led. */
export interface SeenTier {
  tierId?: string
  nameTh: string
  nameEn?: string
  nextTierId?: string
  nextNameTh?: string
}

export type TierChange = 'up' | 'changed'

/**
 * How the tier has changed since it was seen last; undefined where it is the same. Tiers have no rank on the wire: up is the
 * tier that was the next one, or the last one; anything else is a change.
 */
export function tierChange(seen: SeenTier, now: SeenTier, isLastTier: boolean): TierChange | undefined {
  if (isSame(seen.tierId, seen.nameTh, now.tierId, now.nameTh)) return undefined
  return isSame(seen.nextTierId, seen.nextNameTh, now.tierId, now.nameTh) || isLastTier ? 'up' : 'changed'
}

/** A brand may rename a tier, so that ids decide where both are known. */
function isSame(idA?: string, nameA?: string, idB?: string, nameB?: string): boolean {
  return idA !== undefined && idB !== undefined ? idA === idB : nameA !== undefined && nameA === nameB
}
