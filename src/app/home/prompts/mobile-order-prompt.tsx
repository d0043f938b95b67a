import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { mobileOrderAddress } from '@/config/mobile-order-url'
import { readText, writeText } from '@/config/storage'
import { useBoot } from '@/session/boot-context'
import { useAppSelector } from '@/store/hooks'
import { useFeedback } from '@/ui/feedback-context'
import { warning } from '@/ui/feedback-presets'

const words = defineMessages({
  title: { id: 'home.mobileOrder.title', defaultMessage: 'Return to Mobile order?' },
  text: {
    id: 'home.mobileOrder.text',
    defaultMessage: 'Your order is waiting. We will take you to Mobile order, and you stay logged in.',
  },
})

function forget(): void {
  writeText('mobileOrderStoreRef', undefined)
  writeText('mobileOrderQrRef', undefined)
  writeText('mobileOrderRedirectRoute', undefined)
}

/** Asks whether to return to the mobile-order site that the member came from (spec 2, Navigation). */
export function MobileOrderPrompt({ onDone }: { onDone: () => void }) {
  const { config } = useBoot()
  const brandRef = useAppSelector((state) => state.session.brandRef)
  const { show } = useFeedback()
  const intl = useIntl()

  useEffect(() => {
    const leave = () => {
      const storeRef = readText('mobileOrderStoreRef')
      const qrRef = readText('mobileOrderQrRef')
      const token = readText('token')
      const redirectRoute = readText('mobileOrderRedirectRoute')
      forget()
      if (!config.mobileOrderUrl || !brandRef || !storeRef || !qrRef || !token) return onDone()
      location.assign(
        mobileOrderAddress(config.mobileOrderUrl, { brandRef, storeRef, qrRef, token, redirectRoute }),
      )
    }
    const stay = () => {
      forget()
      onDone()
    }
    show(
      warning(intl.formatMessage(words.title), intl.formatMessage(words.text), {
        id: 'mobile-order',
        cancelButton: { callback: stay },
        confirmButton: { callback: leave },
      }),
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once
  }, [])
  return null
}
