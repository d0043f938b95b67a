import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'
import { PinField } from '@/forms/pin-field'
import { useCodeAttempt } from '../hooks/use-code-attempt'
import { useCodeWords } from '../hooks/use-code-words'
import type { PhoneFlow } from '../hooks/use-phone-flow'
import { CodeTrouble } from './code-trouble'
import { CodeView } from './code-view'

/** The second entry of a new PIN; the call that ends the flow follows it. */
export function ConfirmPinStep({ flow, children }: { flow: PhoneFlow; children?: ReactNode }) {
  const attempt = useCodeAttempt(flow.confirmPin)
  const words = useCodeWords(attempt.error)
  const label = (
    <FormattedMessage
      id="authentication.pin.confirm"
      defaultMessage="Confirm PIN"
      description="Field: the new PIN once more"
    />
  )
  return (
    <CodeView
      title={label}
      text={
        <FormattedMessage id="authentication.pin.confirmText" defaultMessage="Enter the same PIN again." />
      }
    >
      <PinField
        label={label}
        autoComplete="new-password"
        value={attempt.value}
        onChange={attempt.setValue}
        onComplete={(pin) => void attempt.submit(pin)}
        isBusy={attempt.isBusy}
        isDisabled={attempt.seconds !== undefined}
        error={words}
        shouldFocus
      />
      <CodeTrouble attempt={attempt} />
      {attempt.error && !attempt.isBusy && children}
    </CodeView>
  )
}
