import { useState, type ComponentType, type Ref } from 'react'
import { useLazyComponent } from '@/lib/use-lazy-component'
import { useBoot } from '@/session/boot-context'
import { readStored } from '@/storage/storage'
import { ErrorBoundary } from '@/ui/error-boundary'
import { withTextsOf } from '../lazy-page'

const loadFriend = () => withTextsOf(['sharing'], import('@/features/sharing/friend-card'))
const loadGoal = () =>
  withTextsOf(['privileges'], import('@/features/redeem/privileges/components/saving-goal'))

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
    browser === 'liff' && <Extra key="friend" load={loadFriend} noteShown={noteShown('friend')} />,
    hasGoal && <Extra key="goal" load={loadGoal} noteShown={noteShown('goal')} />,
  ]
  return first === 'goal' ? [...cards].reverse() : cards
}

interface ExtraProps {
  load: () => Promise<{ default: ComponentType<{ ref?: Ref<HTMLElement> }> }>
  noteShown: (card: HTMLElement | null) => void
}

/** Home goes without what cannot be loaded. */
function Extra({ load, noteShown }: ExtraProps) {
  const Card = useLazyComponent(load)
  return <ErrorBoundary fallback={null}>{Card && <Card ref={noteShown} />}</ErrorBoundary>
}
