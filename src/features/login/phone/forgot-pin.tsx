import { defineMessages, FormattedMessage } from 'react-intl'
import type { Lifetime } from '@/lib/lifetime'
import { PhoneFlowView } from './phone-flow-view'
import { usePhoneFlow } from './use-phone-flow'
import { useResetPin } from './pin-requests'

export const forgotPinMessages = defineMessages({
  title: { id: 'phone.forgot.title', defaultMessage: 'Set a new PIN' },
  text: { id: 'phone.forgot.text', defaultMessage: 'We’ll text you a code to set a new PIN.' },
})

interface ForgotPinProps {
  /** A logged-in member's number; others enter one. */
  knownNumber?: string | undefined
  onDone: (attempt: Lifetime) => void
}

/** Replaces a forgotten PIN: the number, the code, and the new PIN twice. */
export function ForgotPin({ knownNumber, onDone }: ForgotPinProps) {
  const resetPin = useResetPin()
  const flow = usePhoneFlow('forgot-pin', async (proven) => {
    const error = await resetPin(proven)
    if (!error) onDone(proven.attempt)
    return error
  })
  return (
    <PhoneFlowView
      flow={flow}
      knownNumber={knownNumber}
      title={<FormattedMessage {...forgotPinMessages.title} />}
      text={<FormattedMessage {...forgotPinMessages.text} />}
      pinLabel={
        <FormattedMessage
          id="phone.pin.new"
          defaultMessage="New PIN"
          description="Field: a PIN in place of a forgotten one"
        />
      }
    />
  )
}
