import { useEffect, useState } from 'react'
import { defineMessages } from 'react-intl'
import { ConsentModal, WithdrawnWarning } from '@/features/consent/components/consent-prompts'
import { PendingCode } from '@/features/points/components/pending-code'
import { WelcomePoints } from '@/features/points/components/welcome-points'
import { isSitePath } from '@/lib/safe-url'
import { useBoot } from '@/session/boot-context'
import { isSessionOver } from '@/session/lifetime'
import { bearerAt } from '@/storage/bearer'
import { readStored, writeStored } from '@/storage/storage'
import { ORDER } from '@/storage/storage-keys'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { brandButton, warning } from '@/ui/dialogs/feedback-presets'
import type { HomePrompt } from '../next-home-prompt'

interface Props {
  next: () => HomePrompt | undefined
  mobileNo: string
}

/** Prompts that stay until they call `onDone`. */
const STAYING_PROMPTS: readonly (HomePrompt | undefined)[] = ['welcome', 'qrCode', 'mobileOrder']

/**
 * Shows one prompt at a time; storage decides the next when one is done. Until then a prompt stays, although its changes to
 * balance or storage re-render home.
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

const messages = defineMessages({
  title: { id: 'home.mobileOrder.title', defaultMessage: 'Back to your order?' },
  text: {
    id: 'home.mobileOrder.text',
    defaultMessage: 'Opens the same store’s order page. You stay logged in.',
  },
  stay: { id: 'home.mobileOrder.stay', defaultMessage: 'Stay here', description: 'Button: not to the order' },
  leave: { id: 'home.mobileOrder.leave', defaultMessage: 'Back to my order' },
})

const removeOrder = () => ORDER.forEach((key) => writeStored(key, undefined))

/** Asks whether to return to the mobile-order site (spec 2, Navigation). */
function MobileOrderPrompt({ onDone }: { onDone: () => void }) {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const dispatch = useAppDispatch()
  const { show } = useFeedback()

  useEffect(() => {
    const leave = () => {
      const token = bearerAt(brandRef)?.token
      // The order waits for the next login of this member.
      if (dispatch(isSessionOver()) || !token || !config.mobileOrderUrl) return onDone()
      const redirectRoute = readStored('mobileOrderRedirectRoute')
      const address = addressWith(config.mobileOrderUrl, {
        brandRef,
        storeRef: readStored('mobileOrderStoreRef'),
        qrRef: readStored('mobileOrderQrRef'),
        // The member has just agreed to take the session along.
        callbackToken: token,
        redirectRoute: isSitePath(redirectRoute) ? redirectRoute : undefined,
      })
      removeOrder()
      // The browser may restore this page later, which then shows the next prompt.
      onDone()
      location.assign(address)
    }
    const stay = () => {
      removeOrder()
      onDone()
    }
    show(
      warning(messages.title, messages.text, {
        id: 'mobile-order',
        cancelButton: { label: messages.stay, callback: stay },
        confirmButton: { ...brandButton, label: messages.leave, callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}

function addressWith(site: string, query: Record<string, string | undefined>): string {
  const url = new URL(site)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
