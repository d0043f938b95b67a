import { api } from '@/api/api'
import { readStored, writeText } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'
import type { AppDispatch, RootState } from '@/store/store'
import { claimTab } from './set-aside'
import { useProfile } from './use-member'

interface Named {
  customer_info?: string
}

/** What the member of a profile is known by in this session, as far as it is known. */
function memberIdOf({ customer_info: name }: Named): string | undefined {
  const [known, session] = [readStored('memberId'), readStored('tokenSince')]
  const isNameless = known !== undefined && known === session
  return isNameless ? known : (aliasOf(name) ?? name ?? known ?? session)
}

function aliasOf(name: string | undefined): string | undefined {
  const [id, ...words] = readStored('memberAlias')?.split(' ') ?? []
  return words.join(' ') === name ? id : undefined
}

/**
 * The key of a member whose profile has been read: brand and member. It stays the same for the whole session, whether or not each
 * answer names the member (contract, How answers are read): the first answer decides, and without a name the session. A member who is
 * named later keeps that key in later sessions, and with it what is stored under the key (a redemption without an answer, say).
 */
export function memberKeyOf(brandRef: string | undefined, profile: Named | undefined): string | undefined {
  const id = brandRef && profile && memberIdOf(profile)
  return id && `${brandRef}:${id}`
}

/** Notes whose session it is, as a profile says, and gives the member what lay aside for them. */
export function noteMember(brandRef: string | undefined, profile: Named): void {
  const id = memberIdOf(profile)
  if (brandRef === undefined || id === undefined) return
  const { customer_info: name } = profile
  writeText('memberId', id)
  if (name !== undefined && id !== name) writeText('memberAlias', `${id} ${name}`)
  // Not stored where the session is over, or another tab's.
  if (readStored('memberId') === id) claimTab(brandRef, id)
}

// Each profile is noted as it is read, whoever has asked for it.
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
    const { initiate, select } = api.endpoints.getProfile
    const profile =
      select()(getState()).data ?? (await dispatch(initiate(undefined, { subscribe: false }))).data
    const { brandRef, isLoggedIn } = getState().session
    return isLoggedIn ? memberKeyOf(brandRef, profile) : undefined
  }
}
