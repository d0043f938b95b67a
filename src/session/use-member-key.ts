import { api } from '@/api/api'
import { useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
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

/** The member key for what is no component; undefined where the profile cannot be read, or the session is over by then. */
export function readMemberKey() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<string | undefined> => {
    const known = api.endpoints.getProfile.select()(getState()).data
    const memberId = (known ?? (await dispatch(readProfile())))?.customer_info
    const { brandRef, isLoggedIn } = getState().session
    return isLoggedIn && brandRef !== undefined && memberId !== undefined
      ? `${brandRef}:${memberId}`
      : undefined
  }
}

function readProfile() {
  return async (dispatch: AppDispatch) => {
    // Subscribed until it is answered: useAbortUnwatchedReads aborts a query without subscribers.
    const profile = dispatch(api.endpoints.getProfile.initiate())
    const { data } = await profile
    profile.unsubscribe()
    return data
  }
}
