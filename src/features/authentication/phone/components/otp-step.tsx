import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import type { AppError } from '@/api/app-error'
import { ErrorNotice } from '@/forms/error-notice'
import { OtpField } from '@/forms/otp-field'
import { knownWords } from '@/i18n/error-messages'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { useCodeAttempt } from '../hooks/use-code-attempt'
import { useCodeWords } from '../hooks/use-code-words'
import type { PhoneFlow } from '../hooks/use-phone-flow'
import { useWait } from '../hooks/use-wait'
import { CodeSent } from './code-sent'
import { CodeTrouble, TryAgain } from './code-trouble'
import { CodeView } from './code-view'
import { ResendButton } from './resend-button'

const LENGTH = 6

const Reason = styled.span`
  display: block;
  margin-block-end: ${tokens.space(2)};
`

/** The code from the SMS: it submits itself, can be sent again, and says so when it has expired. */
export function OtpStep({ flow, reason }: { flow: PhoneFlow; reason?: ReactNode }) {
  const { otp, mobileNo = '', verify } = flow
  const attempt = useCodeAttempt(verify)
  const [isShort, setIsShort] = useState(false)
  const arrival = useCodeOnArrival(flow)
  const words = useCodeWords(attempt.error)
  const isExpired = otp.isExpired && !attempt.isBusy

  const change = (value: string) => {
    setIsShort(false)
    attempt.setValue(value)
  }
  const handleContinue = () => {
    if (attempt.value.length < LENGTH) setIsShort(true)
    else void attempt.submit(attempt.value)
  }
  const resend = async () => {
    attempt.setValue('')
    attempt.setError(await otp.resend())
  }
  const fault = isShort ? (
    <FormattedMessage id="authentication.otp.short" defaultMessage="Please fill OTP 6 digits" />
  ) : isExpired && !words ? (
    <FormattedMessage {...knownWords['otp expired']} />
  ) : (
    words
  )
  return (
    <CodeView
      title={
        <FormattedMessage
          id="authentication.otp.title"
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
      {flow.moved && <ErrorNotice error={flow.moved} />}
      {arrival.error && (
        <>
          <ErrorNotice error={arrival.error} seconds={arrival.seconds} />
          {!arrival.seconds && <TryAgain isBusy={otp.isSending} onClick={arrival.retry} />}
        </>
      )}
      <OtpField
        label={<FormattedMessage id="authentication.otp.label" defaultMessage="OTP" description="Field" />}
        hint={
          <FormattedMessage
            id="authentication.otp.secret"
            defaultMessage="Never tell your OTP or PIN to anyone."
          />
        }
        value={attempt.value}
        onChange={change}
        onComplete={(code) => void attempt.submit(code)}
        isBusy={attempt.isBusy}
        isDisabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        error={fault}
        shouldFocus
      />
      <CodeTrouble attempt={attempt} />
      <Button
        isFullWidth
        isBusy={attempt.isBusy}
        disabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        onClick={handleContinue}
      >
        <FormattedMessage
          id="authentication.otp.continue"
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

/** Where no step before this one asked for the number, the code is sent as soon as the step is there, once. */
function useCodeOnArrival({ otp, mobileNo }: PhoneFlow) {
  const [error, setError] = useState<AppError>()
  const wait = useWait()
  const hasAsked = useRef(false)
  const send = async () => {
    if (!mobileNo) return
    const failure = await otp.request(mobileNo)
    setError(failure)
    if (failure) wait.begin(failure)
  }
  useEffect(() => {
    if (hasAsked.current || otp.otpRef !== undefined) return
    hasAsked.current = true
    void send()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])
  return { error, seconds: wait.seconds, retry: () => void send() }
}
