import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { EntryView } from '@/brand/entry-view'
import { maskPhone } from '@/lib/thai-phone'
import { ErrorNotice } from '@/ui/forms/error-notice'
import { NumberForm } from '@/ui/forms/number-form'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { commonWords } from '@/ui/words'
import { useCodeAttempt } from './code-attempt'
import type { PhoneFlow } from './use-phone-flow'
import { OtpStep } from './otp-step'
import { ConfirmPinStep, NewPinStep, pinMessages } from './pin-steps'

interface PhoneFlowViewProps {
  flow: PhoneFlow
  /** Why the number is needed; above its field, with `text`. */
  title: ReactNode
  text?: ReactNode
  /** Why a code is sent, if no earlier step says so; above its field. */
  reason?: ReactNode
  /** The new PIN's label, if there was a PIN before. */
  pinLabel?: ReactNode
  /** A logged-in member's number; others enter one. */
  knownNumber?: string
  /** Links shown when the flow's last request is refused. */
  children?: ReactNode
}

/** The flow's step by the URL's `page` (spec 2: first-login, verify and forgot-pin share one view). */
export function PhoneFlowView(props: PhoneFlowViewProps) {
  const { flow, title, text, reason, pinLabel, knownNumber, children } = props
  switch (flow.step) {
    case 'mobile':
      return (
        <EntryView title={title} text={text}>
          {flow.redirectError && <ErrorNotice error={flow.redirectError} />}
          {knownNumber === undefined ? (
            <NumberForm mobileNo={flow.mobileNo} onSubmit={flow.sendCode} />
          ) : (
            <KnownNumberStep flow={flow} mobileNo={knownNumber} />
          )}
        </EntryView>
      )
    case 'otp':
      return <OtpStep flow={flow} reason={reason} />
    case 'create':
      return <NewPinStep flow={flow} label={pinLabel ?? <FormattedMessage {...pinMessages.create} />} />
    case 'confirm':
      return <ConfirmPinStep flow={flow}>{children}</ConfirmPinStep>
  }
}

const Number = styled.p`
  font-size: ${tokens.font.size.xl};
  font-weight: 700;
  text-align: center;
`

/** A logged-in member's number, masked and fixed. */
function KnownNumberStep({ flow, mobileNo }: { flow: PhoneFlow; mobileNo: string }) {
  const attempt = useCodeAttempt(flow.sendCode)
  return (
    <>
      <Number>{maskPhone(mobileNo)}</Number>
      {attempt.error && !attempt.isBusy && <ErrorNotice error={attempt.error} seconds={attempt.seconds} />}
      <BusyNote isBusy={attempt.isBusy} />
      <Button
        isFullWidth
        isBusy={attempt.isBusy}
        disabled={attempt.seconds !== undefined}
        onClick={() => void attempt.submit(mobileNo)}
      >
        <FormattedMessage {...commonWords.continue} />
      </Button>
    </>
  )
}
