import { useProfile } from '@/session/use-member'
import { answeredAt } from '@/store/answered-at'
import { isRestored } from '@/store/home-snapshot'

/** The member's profile as the page shows it. `hasContact`: number and birth date are known too, or known to be missing. */
export function useMemberFacts() {
  const profile = useProfile()
  // The profile stored for home has neither: it says nothing of what the member has filled in.
  const hasContact = profile.data !== undefined && !isRestored(profile.fulfilledTimeStamp)
  return {
    member: profile.data,
    hasContact,
    hasFailed: !hasContact && profile.isError,
    asOf: answeredAt(profile),
    error: profile.error,
    isRetrying: profile.isFetching,
    retry: profile.refetch,
  }
}
