import { lazy, Suspense, useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { readText } from '@/config/storage'
import { ProfileBar } from '@/features/profile/components/profile-bar'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { isRestored } from '@/store/home-snapshot'
import { tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { useOpenPoints } from '@/ui/points-modal-context'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { withTextsOf } from '../lazy-page'
import { usePointsScan } from '../shell/use-points-scan'
import { Covers } from './covers'
import { HomeBody } from './home-body'
import { nextHomePrompt } from './next-home-prompt'

const HomePrompts = lazy(() => withTextsOf('consent', import('./prompts/home-prompts')))

/** The same element in every render of the page, so that a state change above does not re-render the body. */
const body = (
  <ErrorBoundary>
    <HomeBody />
  </ErrorBoundary>
)

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(6)};
  max-width: ${tokens.measure};
  margin: 0 auto;
  padding: ${tokens.space(4)} ${tokens.gutter} ${tokens.space(8)};
`

/** Home: the one page that composes several features. */
export default function HomePage() {
  const profile = useProfile()
  const { config } = useBoot()
  const { isLoading } = useBrand()
  const openPoints = useOpenPoints()
  const { scan, scanner } = usePointsScan()
  // The part below the fold renders right after the part above it, in a render that a touch interrupts.
  const isBelowDue = useDeferredValue(true, false)
  // A profile restored from the last visit causes no prompt: the member's consent may have changed since.
  const isCurrent = profile.isSuccess && !profile.isFetching && !isRestored(profile.fulfilledTimeStamp)

  const next = () =>
    nextHomePrompt({
      isConsentStanding: readText('isConsentStanding'),
      // A profile without the consent flag counts as consented: otherwise the consent prompt would never end.
      isConsented: isCurrent ? (profile.data.is_consent_pdpa ?? true) : undefined,
      action: readText('action'),
      qrCode: readText('qrCode'),
      hasMobileOrder:
        config.mobileOrderUrl !== undefined &&
        readText('mobileOrderStoreRef') !== undefined &&
        readText('mobileOrderQrRef') !== undefined,
    })

  // Prompts stay mounted once there is one: a prompt that refetches the profile is not done yet.
  const [hasPrompts, setHasPrompts] = useState(false)
  if (!hasPrompts && next()) setHasPrompts(true)

  // Nothing may push the profile bar down once it is rendered: on a first visit only the theme says whether covers do.
  if (isLoading) {
    return (
      <Page as={SkeletonGroup}>
        <Skeleton height="180px" radius={tokens.radius.card} />
        <Skeleton height="182px" radius={tokens.radius.card} />
      </Page>
    )
  }
  return (
    <Page>
      <Covers />
      <ProfileBar onCollect={openPoints} onScan={scan} />
      {isBelowDue && body}
      {hasPrompts && (
        <Suspense fallback={null}>
          <HomePrompts next={next} mobileNo={profile.data?.mobile_no ?? ''} />
        </Suspense>
      )}
      {scanner}
    </Page>
  )
}
