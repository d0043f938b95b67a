import { useState, type ComponentType, type Ref } from 'react'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useBoot } from '@/session/boot-context'
import { readStored } from '@/storage/storage'
import { ErrorBoundary } from '@/ui/error-boundary'
import { withTextsOf } from '../lazy-page'

const loadFriend = () => withTextsOf(['sharing'], import('@/features/sharing/friend-card'))
const loadGoal = () =>
  withTextsOf(['privileges'], import('@/features/redeem/privileges/components/saving-goal'))

/** Optional parts of home, loaded when all else is there and the browser is idle. */
export default function HomeExtras() {
  const { browser } = useBoot().line
  // A goal that ends on this visit stays on screen.
  const [hasGoal] = useState(() => readStored('savingFor') !== undefined)
  // The card that loads first stays on top, so that nothing moves.
  const [first, setFirst] = useState<'friend' | 'goal'>()
  const noteShown = (kind: 'friend' | 'goal') => (card: HTMLElement | null) => {
    if (card) setFirst((known) => known ?? kind)
  }
  const cards = [
    browser === 'liff' && <Extra key="friend" load={loadFriend} noteShown={noteShown('friend')} />,
    hasGoal && <Extra key="goal" load={loadGoal} noteShown={noteShown('goal')} />,
  ]
  return first === 'goal' ? [...cards].reverse() : cards
}

interface ExtraProps {
  load: () => Promise<{ default: ComponentType<{ ref?: Ref<HTMLElement> }> }>
  noteShown: (card: HTMLElement | null) => void
}

function Extra({ load, noteShown }: ExtraProps) {
  const Card = useLazyComponent(load)
  return <ErrorBoundary fallback={null}>{Card && <Card ref={noteShown} />}</ErrorBoundary>
}
