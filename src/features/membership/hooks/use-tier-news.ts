import { useEffect, useMemo } from 'react'
import { useMembership } from '../tier/use-membership'
import { useMemberKey } from '@/session/use-member-key'
import { readStored, writeStored } from '@/storage/storage'
import type { StoredValue } from '@/storage/storage-keys'
import { isOfLastVisit } from '@/api/home-cache'

/** The tier a member saw last, and the one after it. */
export type SeenTier = StoredValue<'seenTier'>

export type TierNews = NonNullable<ReturnType<typeof useTierNews>>

/**
 * A change of tier since the member last saw it on home or in the membership. It stays for this page, and once shown is never
 * repeated (useMarkTierNewsShown).
 */
export function useTierNews() {
  const memberKey = useMemberKey()
  const { tier, criteria, info, isLastTier, ways } = useMembership()
  const before = useMemo(() => (memberKey === undefined ? undefined : readSeenTier(memberKey)), [memberKey])
  // A kept answer may be older than the tier seen last.
  const isFresh = ![tier, criteria].some((query) => query.isLoading || isOfLastVisit(query))
  const [next] = ways
  const now = useMemo((): SeenTier | undefined => {
    if (!info || !isFresh) return undefined
    return {
      tierId: info.tier_id,
      nameTh: info.tier_name_th,
      nameEn: info.tier_name_en,
      nextTierId: next?.nextTierId,
      nextNameTh: next?.nextTierNameTh,
    }
  }, [info, next, isFresh])
  const change = before && now && tierChange(before, now, isLastTier)
  useEffect(() => {
    if (memberKey && now && !change) writeSeenTier(memberKey, now)
  }, [memberKey, now, change])

  return memberKey && change ? { memberKey, change, before, now } : undefined
}

export function useMarkTierNewsShown({ memberKey, now }: TierNews): void {
  useEffect(() => writeSeenTier(memberKey, now), [memberKey, now])
}

export const readSeenTier = (memberKey: string): SeenTier | undefined => readStored('seenTier', memberKey)

/** Stores the tier on screen, so that its change is announced once. */
function writeSeenTier(memberKey: string, tier: SeenTier): void {
  const before = readSeenTier(memberKey)
  const isSame = before?.nameTh === tier.nameTh
  const isNextKnown = tier.nextTierId !== undefined || tier.nextNameTh !== undefined
  // A failed read of the next tier keeps the last known one.
  const { nextTierId, nextNameTh } = isSame && !isNextKnown ? before : tier
  writeStored('seenTier', { ...tier, nextTierId, nextNameTh }, memberKey)
}

/**
 * How the tier has changed; undefined if it has not. The wire has no rank: the former next tier and the last tier are higher,
 * anything else is just a change.
 */
export function tierChange(seen: SeenTier, now: SeenTier, isLastTier: boolean) {
  if (isSameTier(seen.tierId, seen.nameTh, now.tierId, now.nameTh)) return undefined
  return isSameTier(seen.nextTierId, seen.nextNameTh, now.tierId, now.nameTh) || isLastTier ? 'up' : 'changed'
}

/** A brand may rename a tier, so ids decide if both are known. */
function isSameTier(idA?: string, nameA?: string, idB?: string, nameB?: string): boolean {
  return idA !== undefined && idB !== undefined ? idA === idB : nameA !== undefined && nameA === nameB
}
