import { useAppSelector } from '@/store/hooks'
import { useProfile } from './use-member'

/** Whose the stored favourites, codes and unanswered issues are: brand and member; undefined until the profile has loaded. */
export function useOwner(): string | undefined {
  return useSettledOwner().owner
}

/** The owner, and whether that is settled: a profile that has failed, or names no member, leaves none to wait for. */
export function useSettledOwner(): { owner: string | undefined; isSettled: boolean } {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data, isError, isFetching } = useProfile()
  const memberId = data?.customer_info
  const owner = brandRef !== undefined && memberId !== undefined ? `${brandRef}:${memberId}` : undefined
  return { owner, isSettled: data !== undefined || (isError && !isFetching) }
}
