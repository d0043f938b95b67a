import { useAppSelector } from '@/store/hooks'
import { useProfile } from './use-member'

/** Whose the stored favourites, codes and unanswered redemptions are: brand and member; undefined until the profile has loaded. */
export function useMemberKey(): string | undefined {
  return useSettledMemberKey().memberKey
}

/** The member key, and whether that is settled: a profile that has failed, or names no member, leaves none to wait for. */
export function useSettledMemberKey(): { memberKey: string | undefined; isSettled: boolean } {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data, isError, isFetching } = useProfile()
  const memberId = data?.customer_info
  const memberKey = brandRef !== undefined && memberId !== undefined ? `${brandRef}:${memberId}` : undefined
  return { memberKey, isSettled: data !== undefined || (isError && !isFetching) }
}
