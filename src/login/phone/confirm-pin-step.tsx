import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'
import { useCodeAttempt } from './use-code-attempt'
import type { PhoneFlow } from './use-phone-flow'
import { CodeView } from './code-view'
import { PinAttempt } from './pin-attempt'

interface ConfirmPinStepProps {
  flow: Pick<PhoneFlow, 'confirmPin'>
  children?: ReactNode
}

/** The second entry of a new PIN; once both match, the flow's last request is sent. */
export function ConfirmPinStep({ flow, children }: ConfirmPinStepProps) {
  const attempt = useCodeAttempt(flow.confirmPin)
  const label = (
    <FormattedMessage
      id="phone.pin.confirm"
      defaultMessage="Confirm PIN"
      description="Field: the new PIN once more"
    />
  )
  return (
    <CodeView
      title={label}
      text={<FormattedMessage id="phone.pin.confirmText" defaultMessage="Enter the same PIN again." />}
    >
      <PinAttempt label={label} autoComplete="new-password" attempt={attempt} />
      {attempt.error && !attempt.isBusy && children}
    </CodeView>
  )
}
