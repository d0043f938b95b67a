import { api } from '@/api/api'
import { openMember, readStored, writeStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { useProfile, useProfileData } from './use-member'

interface Named {
  customer_info?: string
}

/** The member's id in this session: the first answer decides, by the name that it has or the id kept for that name. */
function memberIdOf(brandRef: string, { customer_info: name }: Named): string | undefined {
  const kept = name && readStored('memberAlias', `${brandRef}:${name}`)
  return readStored('memberId') ?? kept ?? name ?? readStored('tokenSince')
}

/**
 * The key of a member whose profile was read: brand and member. It stays the same throughout the session, even if not every
 * answer names the member (contract, How answers are read): the first answer decides, and without a name the session does. If a
 * later answer names the member, later sessions keep the key, and so what is stored under it.
 */
export function memberKeyOf(brandRef: string | undefined, profile: Named | undefined): string | undefined {
  const id = brandRef && profile && memberIdOf(brandRef, profile)
  return id && `${brandRef}:${id}`
}

/** Records whose session this is; what waits for a login is that member's from then on. */
export function noteMember(brandRef: string | undefined, profile: Named): void {
  const id = brandRef && memberIdOf(brandRef, profile)
  if (!id) return
  const { customer_info: name } = profile
  writeStored('memberId', id)
  if (name !== undefined && id !== name) {
    writeStored('memberAlias', name, `${brandRef}:${id}`)
    writeStored('memberAlias', id, `${brandRef}:${name}`)
  }
  // Not stored if the session has ended or is another tab's.
  if (readStored('memberId') === id) openMember(id)
}

// On every read of the profile.
api.enhanceEndpoints({
  endpoints: {
    getProfile: {
      onQueryStarted: async (_none, cache) => {
        const answer = await cache.queryFulfilled.catch(() => undefined)
        if (answer) noteMember((cache.getState() as RootState).session.brandRef, answer.data)
      },
    },
  },
})

/** The member key of stored favourites, codes and unsettled redemptions; undefined until the profile has loaded. */
export function useMemberKey(): string | undefined {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  return memberKeyOf(brandRef, useProfileData())
}

/** The member key, and whether it can still change: a failed profile gives none. */
export function useSettledMemberKey(): { memberKey: string | undefined; isSettled: boolean } {
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { data, isError, isFetching } = useProfile()
  return { memberKey: memberKeyOf(brandRef, data), isSettled: data !== undefined || (isError && !isFetching) }
}

/** The member key outside components; undefined if the profile cannot be read or the session ends first. */
export function loadMemberKey() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<string | undefined> => {
    const { initiate, select } = api.endpoints.getProfile
    const profile =
      select()(getState()).data ?? (await dispatch(initiate(undefined, { subscribe: false }))).data
    const { brandRef, isLoggedIn } = getState().session
    return isLoggedIn ? memberKeyOf(brandRef, profile) : undefined
  }
}
