import { writeJson } from '@/storage/storage'
import { readMemberJson } from '@/storage/stored-json'
import type { SeenTier } from '@/domain/tier-change'
import { isRecord } from '@/lib/is-record'

interface Stored {
  memberKey: string
  tier: SeenTier
}

const NAMES = ['tierId', 'nameTh', 'nameEn', 'nextTierId', 'nextNameTh'] as const

function isStored(value: unknown): value is Stored {
  if (!isRecord(value) || typeof value.memberKey !== 'string') return false
  const { tier } = value
  return (
    isRecord(tier) &&
    tier.nameTh !== undefined &&
    NAMES.every((name) => tier[name] === undefined || typeof tier[name] === 'string')
  )
}

/** The tier that was seen last on this phone, and by whom. */
export const readSeenTier = (): Stored | undefined => readMemberJson('seenTier', isStored)

/** Stores the tier that a member sees now, so that its change is told once. */
export function writeSeenTier(memberKey: string, tier: SeenTier): void {
  const before = readSeenTier()
  const isSame = before?.memberKey === memberKey && before.tier.nameTh === tier.nameTh
  const isNextKnown = tier.nextTierId !== undefined || tier.nextNameTh !== undefined
  // An answer about the next tier that failed does not make the last one untrue.
  writeJson('seenTier', { memberKey, tier: isSame && !isNextKnown ? { ...before.tier, ...tier } : tier })
}
