import { lazy, Suspense, useEffect, useState } from 'react'
import { TierSection } from '@/features/tier/components/tier-section'
import { whenIdle } from '@/lib/when-idle'
import { useMembershipSystem } from '@/session/use-member'
import { refetchRestored } from '@/store/home-snapshot'
import { ErrorBoundary } from '@/ui/error-boundary'
import { useFailureModal } from '@/ui/use-failure-modal'
import { HomeSections } from './home-sections'

const HomeLater = lazy(() => import('./home-later'))

/** Home below its profile bar, rendered in one piece right after the first paint, so that no part shifts another. */
export function HomeBody() {
  const [isIdle, setIsIdle] = useState(false)
  useSystemFailure()
  useEffect(
    () =>
      whenIdle(() => {
        refetchRestored()
        setIsIdle(true)
      }),
    [],
  )
  return (
    <>
      <TierSection />
      <HomeSections />
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <HomeLater />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/**
 * Shows a failed check of the membership system (spec 8), once until a check succeeds: components that mount later refetch
 * by themselves. Home goes on without a tier.
 */
function useSystemFailure(): void {
  const system = useMembershipSystem()
  useFailureModal({ ...system, isLoaded: system.isSuccess })
}
