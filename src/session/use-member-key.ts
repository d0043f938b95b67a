import { api } from '@/api/api'
import { readStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { useProfile } from './use-member'

interface Named {
  customer_info?: string
  mobile_no?: string
}

/**
 * The key of a member whose profile has been read: brand and member. A profile need not name its member (contract, How answers are
 * read): then the one that an earlier answer of this session has named, else what stands for the member's number, else the session.
 */
export function memberKeyOf(brandRef: string | undefined, profile: Named | undefined): string | undefined {
  const member = profile && (memberIdOf(profile) ?? readStored('tokenSince'))
  return brandRef !== undefined && member !== undefined ? `${brandRef}:${member}` : undefined
}

/** What a profile's member is known by, if an answer of this session has named the member or their number. */
export const memberIdOf = ({ customer_info, mobile_no }: Named): string | undefined =>
  customer_info ?? readStored('memberId') ?? (mobile_no ? hashOf(mobile_no) : undefined)

/** The number itself is stored for a login alone. */
const hashOf = (text: string): string =>
  [...text].reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 7).toString(36)

/** Whose the stored favourites, codes and unanswered redemptions are: brand and member; undefined until the profile has loaded. */
export function useMemberKey(): string | undefined {
  return useSettledMemberKey().memberKey
}

/** The member key, and whether that is settled: a profile that has failed leaves none to wait for. */
export function useSettledMemberKey(): { memberKey: string | undefined; isSettled: boolean } {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data, isError, isFetching } = useProfile()
  return { memberKey: memberKeyOf(brandRef, data), isSettled: data !== undefined || (isError && !isFetching) }
}

/** The member key for what is no component; undefined where the profile cannot be read, or the session is over by then. */
export function readMemberKey() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<string | undefined> => {
    const known = api.endpoints.getProfile.select()(getState()).data
    const profile = known ?? (await dispatch(readProfile()))
    const { brandRef, isLoggedIn } = getState().session
    return isLoggedIn ? memberKeyOf(brandRef, profile) : undefined
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
