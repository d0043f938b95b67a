import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { isOfLastVisit } from '@/api/home-cache'
import { readStored } from '@/storage/storage'
import { useAppSelector } from '@/store/hooks'

/**
 * The member and their tier (spec 4, Start): profile and membership system at once; tier, criteria and mappings only if the
 * system is open. Each query runs once for all components.
 */
export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  const profile = useProfile()
  const system = api.useGetMembershipSystemQuery(undefined, { skip: !isLoggedIn })
  const isMembershipOpen = isLoggedIn && system.data?.is_opensystem === true
  const tier = api.useGetTierQuery(undefined, { skip: !isMembershipOpen })
  return { isLoggedIn, profile, system, isMembershipOpen, tier }
}

type TierQuery = Pick<ReturnType<typeof useMember>['tier'], 'data' | 'error'>

/** Whether the member has no tier yet, by an empty answer or a 404 (spec 4, Start). */
export const hasNoTier = ({ data, error }: TierQuery): boolean =>
  toAppError(error).kind === 'notFound' || (data !== undefined && !data.tier_info)

/** The tiers' criteria and their mappings; queried only if the system is open. */
export function useTierCriteria(isMembershipOpen: boolean) {
  const criteria = api.useGetTierCriteriaQuery(undefined, { skip: !isMembershipOpen })
  const mappings = api.useGetCriteriaMappingsQuery(undefined, { skip: !isMembershipOpen })
  return { criteria, mappings }
}

const useIsLoggedIn = () => useAppSelector((state) => state.session.isLoggedIn)

/**
 * The member's profile. `whole` is undefined while only an earlier visit's kept profile is there, which lacks contact data and
 * a current balance and consent.
 */
export function useProfile() {
  const profile = api.useGetProfileQuery(undefined, { skip: !useIsLoggedIn() })
  return { ...profile, whole: isOfLastVisit(profile) ? undefined : profile.data }
}

/** Whether the balance has changed since it was read, and is being read again (spec 2, data-fetch flag). */
export const isBalanceOld = ({ isFetching }: { isFetching: boolean }): boolean =>
  isFetching && readStored('isProfileStale') === 'true'

/** The profile alone, for the many parts that a read which is on its way should not render again. */
export const useProfileData = () =>
  api.useGetProfileQuery(undefined, { skip: !useIsLoggedIn(), selectFromResult: ({ data }) => ({ data }) })
    .data
