import { useEffect } from 'react'
import { TierSection } from '@/features/tier/components/tier-section'
import { whenIdle } from '@/lib/when-idle'
import { refetchRestored } from '@/store/home-snapshot'
import { HomeSections } from './home-sections'
import { useSystemFailure } from './use-system-failure'

/** Home below its profile bar: it comes in one piece right after the first paint, so that nothing on screen is moved. */
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
