import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useBoot } from '@/session/boot-context'
import { readStored } from '@/storage/storage'
import { ErrorBoundary } from '@/ui/error-boundary'
import { withTextsOf } from '../lazy-page'

const FriendCard = lazy(async () => {
  const { FriendCard: Card } = await withTextsOf(
    ['friend'],
    import('@/features/friend/components/friend-card'),
  )
  return { default: Card }
})

const SavingGoal = lazy(async () => {
  const { SavingGoal: Goal } = await withTextsOf(
    ['privileges'],
    import('@/features/privileges/components/saving-goal'),
  )
  return { default: Goal }
})

/** What home says once all of it is there, and the browser idle: few visits have any of it. */
export default function HomeExtras() {
  const { browser } = useBoot().line
  // What is said of a goal that has ended stays on screen.
  const [hasGoal] = useState(() => readStored('savingFor') !== undefined)
  // The cards come each in its own time: whichever is there first stays where it is, and the other one comes below.
  const [first, setFirst] = useState<'friend' | 'goal'>()
  const noteShown = (kind: 'friend' | 'goal') => (card: HTMLElement | null) => {
    if (card) setFirst((known) => known ?? kind)
  }
  const cards = [
    browser === 'liff' && (
      <Extra key="friend">
        <FriendCard ref={noteShown('friend')} />
      </Extra>
    ),
    hasGoal && (
      <Extra key="goal">
        <SavingGoal ref={noteShown('goal')} />
      </Extra>
    ),
  ]
  return first === 'goal' ? [...cards].reverse() : cards
}

/** Home goes without what cannot be loaded. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
