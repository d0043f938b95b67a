import { useState } from 'react'
import { ConsentModal } from '@/features/consent/components/consent-modal'
import { WithdrawnWarning } from '@/features/consent/components/withdrawn-warning'
import { PendingCode } from '@/features/points/components/pending-code'
import { WelcomePoints } from '@/features/points/components/welcome-points'
import type { HomePrompt } from '../next-home-prompt'
import { MobileOrderPrompt } from './mobile-order-prompt'

interface Props {
  next: () => HomePrompt | undefined
  mobileNo: string
}

/** Prompts that stay until they call `onDone`. */
const STAYING_PROMPTS: readonly (HomePrompt | undefined)[] = ['welcome', 'qrCode', 'mobileOrder']

/**
 * One prompt after the other: when one is done, storage decides which is next. Until then a prompt stays, though the changes
 * that it makes (to the balance, to storage) re-render home.
 */
export default function HomePrompts({ next, mobileNo }: Props) {
  const [stayingPrompt, setStayingPrompt] = useState<HomePrompt>()
  const prompt = stayingPrompt ?? next()
  if (stayingPrompt === undefined && STAYING_PROMPTS.includes(prompt)) setStayingPrompt(prompt)
  const handleDone = () => setStayingPrompt(undefined)
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
