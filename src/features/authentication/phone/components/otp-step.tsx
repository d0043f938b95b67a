import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { AppError } from '@/api/app-error'
import { ErrorNotice } from '@/forms/error-notice'
import { OtpField } from '@/forms/otp-field'
import { knownWords } from '@/i18n/error-messages'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { useCodeAttempt } from '../hooks/use-code-attempt'
import { useCodeWords } from '../hooks/use-code-words'
import type { PhoneFlow } from '../hooks/use-phone-flow'
import { useWait } from '../hooks/use-wait'
import { CodeSent } from './code-sent'
import { CodeTrouble, TryAgain } from './code-trouble'
import { CodeView } from './code-view'
import { ResendButton } from './resend-button'

const OTP_LENGTH = 6

const Reason = styled.span`
  display: block;
  margin-block-end: ${tokens.space(2)};
`

/** The code from the SMS: submitted once all digits are entered, can be resent, and shows when it has expired. */
export function OtpStep({ flow, reason }: { flow: PhoneFlow; reason?: ReactNode }) {
  const { otp, mobileNo = '', verify } = flow
  const attempt = useCodeAttempt(verify)
  const [isShort, setIsShort] = useState(false)
  const firstCode = useSendCodeOnMount(flow)
  const words = useCodeWords(attempt.error)
  const isExpired = otp.isExpired && !attempt.isBusy

  const change = (value: string) => {
    setIsShort(false)
    attempt.setValue(value)
  }
  const handleContinue = () => {
    if (attempt.value.length < OTP_LENGTH) setIsShort(true)
    else void attempt.submit(attempt.value)
  }
  const resend = async () => {
    attempt.setValue('')
    attempt.setError(await otp.resend())
  }
  const fault = isShort ? (
    <FormattedMessage id="phone.otp.short" defaultMessage="Please fill OTP 6 digits" />
  ) : isExpired && !words ? (
    <FormattedMessage {...knownWords['otp expired']} />
  ) : (
    words
  )
  return (
    <CodeView
      title={
        <FormattedMessage
          id="phone.otp.title"
          defaultMessage="Enter the code"
          description="Heading over the field for the code from an SMS"
        />
      }
      text={
        (reason || otp.otpRef) && (
          <>
            {reason && <Reason>{reason}</Reason>}
            {otp.otpRef && otp.expiresAt && (
              <CodeSent mobileNo={mobileNo} otpRef={otp.otpRef} expiresAt={otp.expiresAt} />
            )}
          </>
        )
      }
    >
      {flow.redirectError && <ErrorNotice error={flow.redirectError} />}
      {firstCode.error && (
        <>
          <ErrorNotice error={firstCode.error} seconds={firstCode.seconds} />
          {!firstCode.seconds && <TryAgain isBusy={otp.isSending} onClick={firstCode.retry} />}
        </>
      )}
      <OtpField
        label={<FormattedMessage id="phone.otp.label" defaultMessage="OTP" description="Field" />}
        hint={
          <FormattedMessage id="phone.otp.secret" defaultMessage="Never tell your OTP or PIN to anyone." />
        }
        value={attempt.value}
        onChange={change}
        onComplete={(code) => void attempt.submit(code)}
        isBusy={attempt.isBusy}
        isDisabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        error={fault}
        shouldFocus
      />
      <BusyNote isBusy={attempt.isBusy || otp.isSending} />
      <CodeTrouble attempt={attempt} />
      <Button
        isFullWidth
        isBusy={attempt.isBusy}
        disabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        onClick={handleContinue}
      >
        <FormattedMessage
          id="phone.otp.continue"
          defaultMessage="Continue"
          description="Button: checks the code"
        />
      </Button>
      {otp.otpRef && (
        <ResendButton seconds={otp.secondsToResend} isBusy={otp.isSending} onClick={() => void resend()} />
      )}
    </CodeView>
  )
}

/** If the flow has no step that enters the number, sends the code once, when this step mounts. */
function useSendCodeOnMount({ otp, mobileNo }: PhoneFlow) {
  const [error, setError] = useState<AppError>()
  const wait = useWait()
  const hasRequested = useRef(false)
  const send = async () => {
    if (!mobileNo) return
    const failure = await otp.request(mobileNo)
    setError(failure)
    if (failure) wait.begin(failure)
  }
  useEffect(() => {
    if (hasRequested.current || otp.otpRef !== undefined) return
    hasRequested.current = true
    void send()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, [])
  return { error, seconds: wait.seconds, retry: () => void send() }
}
