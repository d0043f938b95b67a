import { useEffect, useEffectEvent } from 'react'
import { readText, writeText } from '@/config/storage'
import { profileAnsweredAt } from '@/store/home-snapshot'
import { useMember } from '@/session/use-member'

const MAX_PROFILE_AGE_MS = 60_000

/**
 * The cached member. Opening the modal refetches the profile in the background if points have changed (the data-fetch
 * flag of spec 2), if the last answer is over a minute old, or if the last request failed.
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
    const isOld = Date.now() - (answeredAt ?? 0) > MAX_PROFILE_AGE_MS
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
