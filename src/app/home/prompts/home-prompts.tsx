import { useState } from 'react'
import { ConsentModal } from '@/features/consent/components/consent-modal'
import { WithdrawnWarning } from '@/features/consent/components/withdrawn-warning'
import { PendingCode } from '@/features/points/components/pending-code'
import { WelcomePoints } from '@/features/points/components/welcome-points'
import { MobileOrderPrompt } from './mobile-order-prompt'
import type { HomePrompt } from '../next-home-prompt'

interface Props {
  next: () => HomePrompt | undefined
  mobileNo: string
}

/** These say themselves when the member is done with them. */
const HELD: readonly (HomePrompt | undefined)[] = ['welcome', 'qrCode', 'mobileOrder']

/**
 * One prompt after the other: each says when it is dealt with, and what is stored then decides about the next. Until then it
 * stays, though what it has changed (the balance, what is stored) draws home again.
 */
export default function HomePrompts({ next, mobileNo }: Props) {
  const [held, setHeld] = useState<HomePrompt>()
  const prompt = held ?? next()
  if (held === undefined && HELD.includes(prompt)) setHeld(prompt)
  const handleDone = () => setHeld(undefined)
  switch (prompt) {
    case 'withdrawn':
      return <WithdrawnWarning />
    case 'consent':
      return <ConsentModal />
    case 'welcome':
      return <WelcomePoints onDone={handleDone} />
    case 'qrCode':
      return <PendingCode mobileNo={mobileNo} onDone={handleDone} />
    case 'mobileOrder':
      return <MobileOrderPrompt onDone={handleDone} />
    case undefined:
      return null
  }
}
