import { useEffect, useEffectEvent } from 'react'
import { readText, writeText } from '@/config/storage'
import { profileAnsweredAt } from '@/store/home-snapshot'
import { useMember } from '@/session/use-member'

const FRESH_FOR = 60_000

/**
 * The member as last known, asked for again behind it when the modal opens and points have changed since (the
 * data-fetch flag of spec 2), or the last answer is over a minute old or never came.
 */
export function useFreshProfile(isOpen: boolean) {
  const { profile, isMembershipOpen, tier } = useMember()
  const answeredAt = profileAnsweredAt(profile.fulfilledTimeStamp)
  const refresh = async () => {
    const answer = await profile.refetch()
    if (answer.isSuccess) writeText('isProfileStale', undefined)
  }
  const handleOpen = useEffectEvent(() => {
    if (profile.isFetching || profile.isUninitialized) return
    const isOld = Date.now() - (answeredAt ?? 0) > FRESH_FOR
    if (isOld || profile.isError || readText('isProfileStale') === 'true') void refresh()
  })
  useEffect(() => {
    if (isOpen) handleOpen()
  }, [isOpen])

  return {
    profile: profile.data,
    asOf: answeredAt,
    isRefreshing: profile.isFetching,
    hasFailed: profile.isError && !profile.isFetching,
    refresh: () => void refresh(),
    isMembershipOpen,
    tier: isMembershipOpen ? tier.data?.tier_info : undefined,
  }
}
