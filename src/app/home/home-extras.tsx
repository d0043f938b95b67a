import { lazy, Suspense } from 'react'
import { TierNewsOnHome } from '@/features/tier/components/tier-news-on-home'
import { useBoot } from '@/session/boot-context'
import { ErrorBoundary } from '@/ui/error-boundary'
import { withTextsOf } from '../lazy-page'

const FriendCard = lazy(() => withTextsOf(['friend'], import('./friend/friend-card')))

/** What home says once all of it is there, and the browser idle: few visits have any of it. */
export default function HomeExtras() {
  const { browser } = useBoot().line
  return (
    <>
      <TierNewsOnHome />
      {browser === 'liff' && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <FriendCard />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
