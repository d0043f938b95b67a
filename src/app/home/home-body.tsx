import { useEffect } from 'react'
import { TierSection } from '@/features/tier/components/tier-section'
import { whenIdle } from '@/lib/when-idle'
import { refetchRestored } from '@/store/home-snapshot'
import { HomeSections } from './home-sections'
import { useSystemFailure } from './use-system-failure'

/** Home below its profile bar, rendered in one piece right after the first paint, so that no part shifts another. */
export function HomeBody() {
  useSystemFailure()
  useEffect(() => whenIdle(refetchRestored), [])
  return (
    <>
      <TierSection />
      <HomeSections />
    </>
  )
}
