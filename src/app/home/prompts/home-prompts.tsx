import { useEffect, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { ConsentModal, WithdrawnWarning } from '@/features/consent/components/consent-prompts'
import { PendingCode } from '@/features/points/components/pending-code'
import { WelcomePoints } from '@/features/points/components/welcome-points'
import { isSitePath } from '@/lib/safe-url'
import { useBoot } from '@/session/boot-context'
import { storedBearer } from '@/storage/bearer'
import { readStored, writeText } from '@/storage/storage'
import { ORDER } from '@/storage/storage-keys'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/dialogs/feedback-context'
import { warning } from '@/ui/dialogs/feedback-presets'
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
  title: { id: 'home.mobileOrder.title', defaultMessage: 'Return to Mobile order?' },
  text: {
    id: 'home.mobileOrder.text',
    defaultMessage: 'Your order is waiting, and you stay logged in.',
  },
})

const removeOrder = () => ORDER.forEach((key) => writeText(key, undefined))

/** Asks whether to return to the mobile-order site (spec 2, Navigation). */
function MobileOrderPrompt({ onDone }: { onDone: () => void }) {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    const leave = () => {
      const storeRef = readStored('mobileOrderStoreRef')
      const qrRef = readStored('mobileOrderQrRef')
      const token = storedBearer()?.token
      const redirectRoute = readStored('mobileOrderRedirectRoute')
      // The order waits for the next login.
      if (!token) return onDone()
      removeOrder()
      // The browser may restore this page later, which then shows the next prompt.
      onDone()
      if (!config.mobileOrderUrl || !brandRef || !storeRef || !qrRef) return
      location.assign(
        mobileOrderAddress(config.mobileOrderUrl, { brandRef, storeRef, qrRef, token, redirectRoute }),
      )
    }
    const stay = () => {
      removeOrder()
      onDone()
    }
    show(
      warning(intl.formatMessage(messages.title), intl.formatMessage(messages.text), {
        id: 'mobile-order',
        cancelButton: { callback: stay },
        confirmButton: { callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}

/**
 * The mobile-order site's address for the way back. It carries the bearer, because the member has just confirmed; a redirect
 * route that is not a path of that site is dropped.
 */
function mobileOrderAddress(
  site: string,
  parts: { brandRef: string; storeRef: string; qrRef: string; token: string; redirectRoute?: string },
): string {
  const url = new URL(site)
  url.searchParams.set('brandRef', parts.brandRef)
  url.searchParams.set('storeRef', parts.storeRef)
  url.searchParams.set('qrRef', parts.qrRef)
  url.searchParams.set('callbackToken', parts.token)
  if (isSitePath(parts.redirectRoute)) url.searchParams.set('redirectRoute', parts.redirectRoute)
  return url.href
}
