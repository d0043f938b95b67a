import { useFailureTold } from '@/ui/use-failure-told'
import { useMembershipSystem } from '@/session/use-member'

/**
 * Shows a failed check of the membership system (spec 8), once until a check succeeds: components that mount later refetch
 * by themselves. Home goes on without a tier.
 */
export function useSystemFailure(): void {
  const system = useMembershipSystem()
  useFailureTold({ ...system, isLoaded: system.isSuccess })
}
