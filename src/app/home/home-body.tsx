import { useEffect, useEffectEvent } from 'react'
import { toAppError } from '@/api/app-error'
import { TierSection } from '@/features/tier/components/tier-section'
import { useErrorModal } from '@/session/use-error-modal'
import { useMember } from '@/session/use-member'
import { HomeSections } from './home-sections'
import { useSystemFailure } from './use-system-failure'

/** Home below its profile bar: it comes in one piece right after the first paint, so that nothing on screen is moved. */
export default function HomeBody() {
  useSystemFailure()
  const { system } = useMember()
  const showError = useErrorModal()
  // Of all that home asks for, this failure alone is said in a modal (spec 8); the last visit's answer still serves.
  const failure = system.isError && !system.data ? system.error : undefined
  const tell = useEffectEvent((error: unknown) => showError(toAppError(error)))
  useEffect(() => {
    if (failure) tell(failure)
  }, [failure])
  return (
    <>
      <TierSection />
      <HomeSections />
    </>
  )
}
