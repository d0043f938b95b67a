import { useFailureModal } from '@/ui/use-failure-modal'
import { useMembershipSystem } from '@/session/use-member'

/**
 * A failed check of the membership system is told (spec 8), once until it succeeds: parts of the page that come later ask
 * again by themselves. Home goes on without a tier.
 */
export function useSystemFailure(): void {
  const system = useMembershipSystem()
  useFailureModal({ ...system, isLoaded: system.isSuccess })
}
