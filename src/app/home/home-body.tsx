import { TierSection } from '@/features/tier/components/tier-section'
import { HomeSections } from './home-sections'
import { useSystemFailure } from './use-system-failure'

/** Home below its profile bar: it comes in one piece right after the first paint, so that nothing on screen is moved. */
export default function HomeBody() {
  useSystemFailure()
  return (
    <>
      <TierSection />
      <HomeSections />
    </>
  )
}
