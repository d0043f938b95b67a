import { useFailureTold } from '@/session/use-failure-told'
import { useMember } from '@/session/use-member'

/**
 * A failed check of the membership system is told (spec 8), once until it succeeds: parts of the page that come later ask
 * again by themselves. Home goes on without a tier.
 */
export function useSystemFailure(): void {
  const { system } = useMember()
  useFailureTold({ ...system, isLoaded: system.isSuccess })
}
