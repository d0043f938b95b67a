import { memo, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useBrand } from '@/brand/use-brand'
import { scannedCodes } from '@/session/scanned-codes'
import { readStored } from '@/storage/storage'
import { ReadyRow } from '@/features/redeem/privileges/components/ready-row'
import { ProfileBar } from '@/features/profile/components/profile-bar'
import { TierSection } from '@/features/membership/tier/tier-section'
import { useSaysOffline } from '@/lib/phone-says'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { whenIdle } from '@/lib/when-idle'
import { useBoot, useHas } from '@/session/boot-context'
import { useProfile } from '@/session/use-member'
import { useAppSelector } from '@/store/hooks'
import { homeFrame } from '@/theme/page-frame'
import { media, tokens } from '@/theme/tokens'
import { ErrorBoundary } from '@/ui/error-boundary'
import { ErrorState } from '@/ui/error-state'
import { PartError } from '@/ui/part-error'
import { useOpenPoints } from '@/ui/app-contexts'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { useChunkErrorModal } from '@/ui/dialogs/use-chunk-error-modal'
import { withTextsOf } from '../lazy-page'
import { Covers } from './covers'
import { HomeSections } from './home-sections'
import { nextHomePrompt } from './next-home-prompt'
import { NoNewsRow } from './news-row'
import { WaitingCodes } from './waiting-codes'

const loadPrompts = () => withTextsOf(['consent'], import('./prompts/home-prompts'))

/** On a phone, covers leave room for the tier card and the first heading, and for the row of a saving goal. */
const Page = styled.div`
  --room: ${tokens.screenHeight(100)};
  &[data-goal] {
    --room: calc(${tokens.screenHeight(100)} - ${homeFrame.goalRow});
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${homeFrame.gap};
  max-width: ${tokens.measure};
  margin: 0 auto;
  --top: ${homeFrame.top};
  --row: ${homeFrame.row};
  --cover: ${homeFrame.cover};
  ${media.tabletUp} {
    --cover: none;
  }
  padding: var(--top) ${tokens.gutter} ${tokens.space(8)};
  ${media.short} {
    --top: ${homeFrame.shortTop};
    --tier-padding: 6px;
    --row: ${homeFrame.shortRow};
  }
  ${media.low} {
    &[data-goal] {
      --top: ${homeFrame.shortTop};
      --tier-padding: 6px;
      --row: ${homeFrame.shortRow};
    }
  }
`

/** Home: the one page that composes several features. Remounted for each session. */
export default function HomePage() {
  const { sessions } = useAppSelector((state) => state.session)
  return <Home key={sessions} />
}

function Home() {
  const profile = useProfile()
  const { config } = useBoot()
  const hasScan = useHas('scan')
  const isResting = useAppSelector((state) => state.service.rest !== undefined)
  const isOffline = useSaysOffline()
  const { isLoading } = useBrand()
  const openPoints = useOpenPoints()
  // The part below the fold renders afterwards, and a touch can interrupt it.
  const isBelowDue = useDeferredValue(true, false)
  const known = profile.whole
  const current = profile.isSuccess && !profile.isFetching ? known : undefined
  // Kept while the profile is refetched, because a code is being collected with it.
  const [mobileNo, setMobileNo] = useState('')
  const currentNo = current ? (current.mobile_no ?? '') : mobileNo
  if (currentNo !== mobileNo) setMobileNo(currentNo)

  const next = () =>
    nextHomePrompt({
      isConsentGiven: readStored('isConsentGiven'),
      // A profile without the consent flag counts as consented, or the prompt would never end. While the profile is refetched,
      // or if that fails, a known refusal keeps home blocked, and no other prompt begins.
      isConsented: current
        ? (current.is_consent_pdpa ?? true)
        : known?.is_consent_pdpa === false
          ? false
          : undefined,
      isWelcomeDue: readStored('action') !== undefined || readStored('welcomePoints') !== undefined,
      qrCode: hasScan ? scannedCodes()[0] : undefined,
      hasMobileOrder:
        config.mobileOrderUrl !== undefined &&
        readStored('mobileOrderStoreRef') !== undefined &&
        readStored('mobileOrderQrRef') !== undefined,
    })

  const due = next()
  const isConsentDue = due === 'consent' || due === 'withdrawn'
  // The history entry on which the prompts failed to load; the next try or navigation loads them again.
  const [failedOn, setFailedOn] = useState<string>()
  const { key } = useLocation()
  const showChunkError = useChunkErrorModal()
  const retry = () => setFailedOn('again')
  const hasGoal = readStored('savingFor') !== undefined
  // They stay mounted: a prompt that refetches the profile is not done yet.
  const Prompts = useLazyComponent(loadPrompts, due !== undefined && failedOn !== key, () => {
    setFailedOn(key)
    if (!isConsentDue) showChunkError(retry)
  })

  // Nothing may push the profile bar down. On a first visit only the theme says whether covers come above it.
  if (isLoading) {
    return (
      <Page as={SkeletonGroup}>
        <Skeleton height="180px" radius={tokens.radius.card} />
        <Skeleton height={homeFrame.profileBar} radius={tokens.radius.card} />
      </Page>
    )
  }
  // Without consent home stays blocked, even without the prompt.
  if (failedOn && !Prompts && isConsentDue)
    return <PartError isPage read={{ refetch: retry, isFetching: failedOn !== key }} />
  // One error for all parts: nothing is known of the member.
  if ((isResting || isOffline) && profile.error !== undefined && !profile.data) {
    return (
      <Page>
        <ErrorState read={profile} />
        <WaitingCodes />
      </Page>
    )
  }
  return (
    <Page data-goal={hasGoal || undefined}>
      <Covers />
      <ProfileBar foot={<PointsFoot isCollecting={due === 'qrCode'} />} onCollect={openPoints} />
      <WaitingCodes />
      {isBelowDue && (
        <ErrorBoundary>
          <HomeBody hasGoal={hasGoal} />
        </ErrorBoundary>
      )}
      {Prompts && !profile.isUninitialized && <Prompts next={next} mobileNo={mobileNo} />}
    </Page>
  )
}

const loadNews = () => import('./home-news')

/** Always there and equally high, so that late news move nothing. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  min-height: ${homeFrame.barFoot};
  border-block-start: 1px solid ${tokens.color.outline};
`

/**
 * The foot of the points card: news since the last visit, announced to screen readers when they arrive. None while a code is
 * collected, whose points home announces itself.
 */
function PointsFoot({ isCollecting }: { isCollecting: boolean }) {
  const [isIdle, setIsIdle] = useState(false)
  // The second idle period: in the first, home's other parts load.
  useEffect(() => whenIdle(() => whenIdle(() => setIsIdle(true))), [])
  const HomeNews = useLazyComponent(loadNews, isIdle)
  const quiet = <NoNewsRow />
  return (
    <Foot role="status">
      <ErrorBoundary fallback={quiet}>{HomeNews && !isCollecting ? <HomeNews /> : quiet}</ErrorBoundary>
    </Foot>
  )
}

const loadGoal = () =>
  withTextsOf(['privileges'], import('@/features/redeem/privileges/components/saving-goal'))
const loadFriend = () => withTextsOf(['sharing'], import('@/features/sharing/friend-card'))

/**
 * Home below its profile bar, rendered in one piece after the first paint, so that no part shifts another. State changes of the
 * page do not re-render it.
 */
const HomeBody = memo(function HomeBody({ hasGoal }: { hasGoal: boolean }) {
  const { browser } = useBoot().line
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const SavingGoal = useLazyComponent(loadGoal, hasGoal && isIdle)
  const FriendCard = useLazyComponent(loadFriend, isIdle && browser === 'liff')
  return (
    <>
      <ReadyRow />
      {hasGoal && (
        <ErrorBoundary fallback={null}>
          {SavingGoal ? <SavingGoal /> : <Skeleton height={homeFrame.goal} radius={tokens.radius.card} />}
        </ErrorBoundary>
      )}
      <TierSection isFolded />
      <HomeSections />
      <ErrorBoundary fallback={null}>{FriendCard && <FriendCard />}</ErrorBoundary>
    </>
  )
})
