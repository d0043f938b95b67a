import { useEffect, useMemo, useState } from 'react'
import { progressWays } from '../tier-progress'
import { isRecord } from '@/lib/is-record'
import { useMember, useTierCriteria } from '@/session/use-member'
import { useMemberKey } from '@/session/use-member-key'
import { readJson, writeJson } from '@/storage/storage'
import { isOfLastVisit } from '@/api/home-cache'

/** A tier as a member saw it last, with where it led. */
export interface SeenTier {
  tierId?: string
  nameTh: string
  nameEn?: string
  nextTierId?: string
  nextNameTh?: string
}

export type TierChange = 'up' | 'changed'

/** What is told of a change: the tier before, the tier now, and whether it is higher. */
export interface TierNews {
  memberKey: string
  change: TierChange
  before: SeenTier
  now: SeenTier
}

/**
 * What has changed of the member's tier since they saw it last, on home or in the membership. It stays while the page does, and is
 * never told again once it was shown (useMarkTierNewsShown).
 */
export function useTierNews(): TierNews | undefined {
  const memberKey = useMemberKey()
  const { isMembershipOpen, tier } = useMember()
  const { criteria } = useTierCriteria(isMembershipOpen)
  const [seen] = useState(readSeenTier)
  // An answer of the last visit may be older than the tier that was seen last.
  const isFresh = ![tier, criteria].some((query) => query.isLoading || isOfLastVisit(query))
  const info = tier.data?.tier_info
  const isLastTier = tier.data?.is_last_tier === true
  const now = useMemo(() => {
    if (!info || !isFresh) return undefined
    const [next] = criteria.data ? progressWays(criteria.data, isLastTier) : []
    return {
      tierId: info.tier_id,
      nameTh: info.tier_name_th,
      nameEn: info.tier_name_en,
      nextTierId: next?.nextTierId,
      nextNameTh: next?.nextTierNameTh,
    }
  }, [info, criteria.data, isLastTier, isFresh])
  const before = seen?.memberKey === memberKey ? seen?.tier : undefined
  const change = before && now && tierChange(before, now, isLastTier)
  useEffect(() => {
    if (memberKey && now && !change) writeSeenTier(memberKey, now)
  }, [memberKey, now, change])

  return memberKey && change ? { memberKey, change, before, now } : undefined
}

/** Notes that a change is on screen. */
export function useMarkTierNewsShown({ memberKey, now }: TierNews): void {
  useEffect(() => writeSeenTier(memberKey, now), [memberKey, now])
}

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
export const readSeenTier = (): Stored | undefined => readJson('seenTier', isStored)

/** Stores the tier that a member sees now, so that its change is told once. */
function writeSeenTier(memberKey: string, tier: SeenTier): void {
  const before = readSeenTier()
  const isSame = before?.memberKey === memberKey && before.tier.nameTh === tier.nameTh
  const isNextKnown = tier.nextTierId !== undefined || tier.nextNameTh !== undefined
  // An answer about the next tier that failed does not make the last one untrue.
  const { nextTierId, nextNameTh } = isSame && !isNextKnown ? before.tier : tier
  writeJson('seenTier', { memberKey, tier: { ...tier, nextTierId, nextNameTh } })
}

/**
 * How the tier has changed since it was seen last; undefined where it is the same. Tiers have no rank on the wire: up is the
 * tier that was the next one, or the last one; anything else is a change.
 */
export function tierChange(seen: SeenTier, now: SeenTier, isLastTier: boolean): TierChange | undefined {
  if (isSameTier(seen.tierId, seen.nameTh, now.tierId, now.nameTh)) return undefined
  return isSameTier(seen.nextTierId, seen.nextNameTh, now.tierId, now.nameTh) || isLastTier ? 'up' : 'changed'
}

/** A brand may rename a tier, so that ids decide where both are known. */
function isSameTier(idA?: string, nameA?: string, idB?: string, nameB?: string): boolean {
  return idA !== undefined && idB !== undefined ? idA === idB : nameA !== undefined && nameA === nameB
}
