import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ErrorNotice } from '@/forms/error-notice'
import type { PhoneFlow } from '../hooks/use-phone-flow'
import { CodeView } from './code-view'
import { ConfirmPinStep } from './confirm-pin-step'
import { NewPinStep } from './new-pin-step'
import { NumberStep } from './number-step'
import { OtpStep } from './otp-step'

interface PhoneFlowViewProps {
  flow: PhoneFlow
  /** Over the number: what it is asked for. */
  title: ReactNode
  text: ReactNode
  /** Over the code: why one is sent, where no step before it says so. */
  reason?: ReactNode
  /** The new PIN's name, where it is not the first one. */
  pinLabel?: ReactNode
  /** Ways on where the last call is refused. */
  children?: ReactNode
}

/** The steps of one flow, each in its place of the address (spec 2: first-login, verify and forgot-pin share one view). */
export function PhoneFlowView({ flow, title, text, reason, pinLabel, children }: PhoneFlowViewProps) {
  switch (flow.step) {
    case 'mobile':
      return (
        <CodeView title={title} text={text}>
          {flow.moved && <ErrorNotice error={flow.moved} />}
          <NumberStep mobileNo={flow.mobileNo} onSubmit={flow.sendCode} />
        </CodeView>
      )
    case 'otp':
      return <OtpStep flow={flow} reason={reason} />
    case 'create':
      return (
        <NewPinStep
          flow={flow}
          label={
            pinLabel ?? (
              <FormattedMessage
                id="authentication.pin.create"
                defaultMessage="Create PIN"
                description="Field: the first PIN of an account"
              />
            )
          }
        />
      )
    case 'confirm':
      return <ConfirmPinStep flow={flow}>{children}</ConfirmPinStep>
  }
}
