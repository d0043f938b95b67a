import { api } from '@/api/api'
import { toAppError } from '@/api/app-error'
import { isOfLastVisit } from '@/api/home-cache'
import { useAppSelector } from '@/store/hooks'

/**
 * Who is logged in and what their tier is (spec 4, Start): profile and membership system at once, and only with the system
 * open tier, criteria and mappings. Each query runs once, however many components subscribe.
 */
export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  const profile = useProfile()
  const system = useMembershipSystem()
  const isMembershipOpen = isLoggedIn && system.data?.is_opensystem === true
  const tier = api.useGetTierQuery(undefined, { skip: !isMembershipOpen })
  return { isLoggedIn, profile, system, isMembershipOpen, tier }
}

type TierQuery = Pick<ReturnType<typeof useMember>['tier'], 'data' | 'error'>

/** Whether the API says that the member has no tier yet: an answer without one, or a 404 (spec 4, Start). */
export const hasNoTier = ({ data, error }: TierQuery): boolean =>
  toAppError(error).kind === 'notFound' || (data !== undefined && !data.tier_info)

/** The way up from the tier: criteria and their mappings; queried only with the system open. */
export function useTierCriteria(isMembershipOpen: boolean) {
  const criteria = api.useGetTierCriteriaQuery(undefined, { skip: !isMembershipOpen })
  const mappings = api.useGetCriteriaMappingsQuery(undefined, { skip: !isMembershipOpen })
  return { criteria, mappings }
}

const useIsLoggedIn = () => useAppSelector((state) => state.session.isLoggedIn)

/**
 * Only the profile of the logged-in member. `whole` is undefined where it is what home has kept of an earlier visit: that has neither
 * the member's contact nor a balance and consent to act on.
 */
export function useProfile() {
  const profile = api.useGetProfileQuery(undefined, { skip: !useIsLoggedIn() })
  return { ...profile, whole: isOfLastVisit(profile) ? undefined : profile.data }
}

/** The membership system of the logged-in member: open or closed. */
export const useMembershipSystem = () =>
  api.useGetMembershipSystemQuery(undefined, { skip: !useIsLoggedIn() })
