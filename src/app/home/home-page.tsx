import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { readStored } from '@/storage/storage'
import { ReadyRow } from '@/features/redeem/privileges/components/ready-row'
import { ProfileBar } from '@/features/profile/components/profile-bar'
import { TierSection } from '@/features/membership/tier/tier-section'
import { useIsOffline } from '@/lib/use-is-offline'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { useBoot } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'
import { media, tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { PartError } from '@/ui/part-error'
import { useOpenPoints } from '@/ui/app-contexts'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useChunkErrorModal } from '@/ui/dialogs/use-chunk-error-modal'
import { withTextsOf } from '../lazy-page'
import { usePointsScan } from '../shell/use-points-scan'
import { Covers } from './covers'
import { HomeSections } from './home-sections'
import { nextHomePrompt } from './next-home-prompt'
import { NoNewsRow } from './news-row'

const loadPrompts = () => withTextsOf(['consent'], import('./prompts/home-prompts'))

/**
 * The same element in every render of the page, so that a state change above does not re-render the body.
 */
const body = (
  <ErrorBoundary>
    <HomeBody />
  </ErrorBoundary>
)

/** On a phone covers leave room for what is the member's, down to the tier card, and where there is more for what comes below. */
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space(3)};
  max-width: ${tokens.measure};
  margin: 0 auto;
  --top: ${tokens.space(4)};
  --cover: max(100px, calc(${tokens.screenHeight(100)} - 614px));
  ${media.tabletUp} {
    --cover: none;
  }
  padding: var(--top) ${tokens.gutter} ${tokens.space(8)};
  ${media.short} {
    --top: clamp(5px, calc(${tokens.screenHeight(5)} - 28px), ${tokens.space(3)});
    gap: var(--top);
  }
`

/** Home: the one page that composes several features. A new session, which may begin on it, begins with a new page. */
export default function HomePage() {
  const { sessions } = useAppSelector((state) => state.session)
  return <Home key={sessions} />
}

function Home() {
  const profile = useProfile()
  const { config } = useBoot()
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const isOffline = useIsOffline()
  const { isLoading } = useBrand()
  const openPoints = useOpenPoints()
  const { scan, scanner } = usePointsScan()
  // The part below the fold renders right after the part above it, in a render that a touch interrupts.
  const isBelowDue = useDeferredValue(true, false)
  const known = profile.whole
  const current = profile.isSuccess && !profile.isFetching ? known : undefined
  // The number stays while the profile is read again, for a code that is being collected with it.
  const [mobileNo, setMobileNo] = useState('')
  const currentNo = current ? (current.mobile_no ?? '') : mobileNo
  if (currentNo !== mobileNo) setMobileNo(currentNo)

  const next = () =>
    nextHomePrompt({
      isConsentStanding: readStored('isConsentStanding'),
      // A profile without the consent flag counts as consented: otherwise the consent prompt would never end.
      // While the profile is read again, or where that fails, a known refusal goes on blocking home, and no other prompt begins.
      isConsented: current
        ? (current.is_consent_pdpa ?? true)
        : known?.is_consent_pdpa === false
          ? false
          : undefined,
      isWelcomeDue: readStored('action') !== undefined || readStored('welcomePoints') !== undefined,
      qrCode: readStored('qrCode'),
      hasMobileOrder:
        config.mobileOrderUrl !== undefined &&
        readStored('mobileOrderStoreRef') !== undefined &&
        readStored('mobileOrderQrRef') !== undefined,
    })

  const due = next()
  const isConsentDue = due === 'consent' || due === 'withdrawn'
  // The history entry on which the prompts did not load: home stays, and the next try or navigation asks for them again.
  const [failedOn, setFailedOn] = useState<string>()
  const { key } = useLocation()
  const showChunkError = useChunkErrorModal()
  const retry = () => setFailedOn('again')
  // They stay mounted once there is one: a prompt that refetches the profile is not done yet.
  const Prompts = useLazyComponent(loadPrompts, due !== undefined && failedOn !== key, () => {
    setFailedOn(key)
    if (!isConsentDue) showChunkError(retry)
  })

  // Nothing may push the profile bar down once it is rendered: on a first visit only the theme says whether covers do.
  if (isLoading) {
    return (
      <Page as={SkeletonGroup}>
        <Skeleton height="180px" radius={tokens.radius.card} />
        <Skeleton height="199px" radius={tokens.radius.card} />
      </Page>
    )
  }
  // Home stays closed without consent, as behind the prompt.
  if (failedOn && !Prompts && isConsentDue)
    return <PartError isPage onRetry={retry} isRetrying={failedOn !== key} />
  // Nothing is known of the member: the notice above the page shows the error, once for all parts.
  if ((isResting || isOffline) && profile.error !== undefined && !profile.data) return null
  return (
    <Page>
      <Covers />
      <ProfileBar foot={<PointsFoot />} onCollect={openPoints} onScan={scan} />
      {isBelowDue && body}
      {Prompts && !profile.isUninitialized && <Prompts next={next} mobileNo={mobileNo} />}
      {scanner}
    </Page>
  )
}

const loadNews = () => import('./home-news')

/** Always there and always as high, so that news that come late move nothing. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  flex: 1 0 100%;
  order: 1;
  border-block-start: 1px solid ${tokens.color.outline};
`

/** The foot of the points card: what has happened since the last visit, once home is there and the browser idle; said aloud as it comes. */
function PointsFoot() {
  const [isIdle, setIsIdle] = useState(false)
  // After what home shows: that is rendered, and read, once the browser is idle for the first time.
  useEffect(() => whenIdle(() => whenIdle(() => setIsIdle(true))), [])
  const HomeNews = useLazyComponent(loadNews, isIdle)
  const quiet = <NoNewsRow />
  return (
    <Foot role="status">
      <ErrorBoundary fallback={quiet}>{HomeNews ? <HomeNews /> : quiet}</ErrorBoundary>
    </Foot>
  )
}

const loadExtras = () => import('./home-extras')

/** Home below its profile bar, rendered in one piece right after the first paint, so that no part shifts another. */
function HomeBody() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const HomeExtras = useLazyComponent(loadExtras, isIdle)
  return (
    <>
      <ReadyRow />
      <TierSection isFolded />
      <HomeSections />
      <ErrorBoundary fallback={null}>{HomeExtras && <HomeExtras />}</ErrorBoundary>
    </>
  )
}
