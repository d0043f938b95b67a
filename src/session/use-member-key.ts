import { api } from '@/api/api'
import { readStored, writeText } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { claimTab } from './set-aside'
import { useProfile } from './use-member'

interface Named {
  customer_info?: string
}

/**
 * The key of a member whose profile has been read: brand and member. It is one for as long as a session lasts, whether or not each
 * answer names its member (contract, How answers are read): what the first one says, else the session. A member who was named later
 * has that key in later sessions too, for what is stored under it (a redemption without an answer, say) is theirs.
 */
export function memberKeyOf(brandRef: string | undefined, profile: Named | undefined): string | undefined {
  if (brandRef === undefined || profile === undefined) return undefined
  const { customer_info: name } = profile
  const [known, session] = [readStored('memberId'), readStored('tokenSince')]
  const isNameless = known !== undefined && known === session
  const id = isNameless ? known : (aliasOf(name) ?? name ?? known ?? session)
  if (id !== known) writeText('memberId', id)
  if (name !== undefined && id !== undefined && id !== name && aliasOf(name) !== id)
    writeText('memberAlias', `${id} ${name}`)
  // Not stored where the session is over, or another tab's.
  if (id && readStored('memberId') === id) claimTab(brandRef, id)
  return id && `${brandRef}:${id}`
}

function aliasOf(name: string | undefined): string | undefined {
  const [id, ...words] = readStored('memberAlias')?.split(' ') ?? []
  return words.join(' ') === name ? id : undefined
}

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
