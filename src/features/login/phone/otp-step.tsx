import { useEffect, useState, type ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { EntryView } from '@/brand/entry-view'
import { maskPhone } from '@/lib/thai-phone'
import { CodeField } from '@/ui/forms/code-field'
import { ErrorNotice } from '@/ui/forms/error-notice'
import { CODE_LENGTH } from '@/ui/forms/typed-code'
import { apiErrorMessages } from '@/i18n/error-messages'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { commonWords } from '@/ui/words'
import { CodeError, TryAgainButton, useCodeAttempt, useCodeMessages } from './code-attempt'
import type { PhoneFlow } from './use-phone-flow'

const tooShort = defineMessage({ id: 'phone.otp.short', defaultMessage: 'Please fill OTP 6 digits' })

const Reason = styled.span`
  display: block;
  margin-block-end: ${tokens.space(2)};
`

/** Enters the SMS code: submits with the last digit, can resend, and shows when the code expires. */
export function OtpStep({ flow, reason }: { flow: PhoneFlow; reason?: ReactNode }) {
  const { otp, mobileNo = '', verify } = flow
  const { formatMessage } = useIntl()
  const attempt = useCodeAttempt(verify)
  const [isShort, setIsShort] = useState(false)
  const firstCode = useSendCodeOnMount(flow)
  const words = useCodeMessages(attempt.error)
  const isExpired = attempt.error?.message === 'otp expired' || (otp.isExpired && !attempt.isBusy && !words)

  const change = (value: string) => {
    setIsShort(false)
    attempt.setValue(value)
  }
  const handleContinue = () => {
    if (attempt.value.length < CODE_LENGTH) setIsShort(true)
    else void attempt.submit(attempt.value)
  }
  const resend = async () => {
    attempt.setValue('')
    attempt.setError(await otp.resend())
  }
  const fault = isShort ? tooShort : isExpired ? apiErrorMessages['otp expired'] : undefined
  return (
    <EntryView
      title={<FormattedMessage id="phone.otp.title" defaultMessage="Enter the code we texted you" />}
      text={
        (reason || otp.otpRef) && (
          <>
            {reason && <Reason>{reason}</Reason>}
            {otp.otpRef && (
              <FormattedMessage
                id="phone.otp.sentTo"
                defaultMessage="Sent to {number} · Ref. {reference}"
                description="number: the mobile number, half hidden; reference: a few letters that also stand in the SMS"
                values={{ number: maskPhone(mobileNo), reference: otp.otpRef }}
              />
            )}
          </>
        )
      }
    >
      {flow.redirectError && <ErrorNotice error={flow.redirectError} />}
      {firstCode.error && (
        <>
          <ErrorNotice error={firstCode.error} seconds={firstCode.seconds} />
          {!firstCode.seconds && <TryAgainButton isBusy={otp.isSending} onClick={firstCode.retry} />}
        </>
      )}
      <CodeField
        autoComplete="one-time-code"
        label={<FormattedMessage id="phone.otp.label" defaultMessage="OTP" description="Field" />}
        hint={
          <FormattedMessage
            id="phone.otp.secret"
            defaultMessage="Never tell your OTP or PIN to anyone, not even staff."
          />
        }
        value={attempt.value}
        onChange={change}
        onComplete={(code) => void attempt.submit(code)}
        isBusy={attempt.isBusy}
        isDisabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        error={fault ? formatMessage(fault) : words}
        shouldFocus
      />
      <BusyNote isBusy={attempt.isBusy || otp.isSending} />
      <CodeError attempt={attempt} />
      <Button
        isFullWidth
        isBusy={attempt.isBusy}
        disabled={attempt.seconds !== undefined || otp.otpRef === undefined}
        onClick={handleContinue}
      >
        <FormattedMessage {...commonWords.continue} />
      </Button>
      {otp.otpRef && (
        <ResendButton seconds={otp.secondsToResend} isBusy={otp.isSending} onClick={() => void resend()} />
      )}
    </EntryView>
  )
}

/** Sends the code once on mount, if the flow has no step that enters the number. */
function useSendCodeOnMount({ otp, mobileNo }: PhoneFlow) {
  const { error, seconds, submit } = useCodeAttempt(otp.request)
  const send = () => void (mobileNo && submit(mobileNo))
  useEffect(() => {
    if (otp.otpRef === undefined) send()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, [])
  return { error, seconds, retry: send }
}

const newCodeIn = defineMessage<{ seconds: number }>({
  id: 'phone.otp.wait',
  defaultMessage: 'New code in {seconds, plural, one {# second} other {# seconds}}',
  description: 'Read out once, when the countdown begins',
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space(1)};
  > span {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`

/** Requests another code, after a countdown `00:SS` (spec 4, OTP). */
function ResendButton({
  seconds,
  isBusy,
  onClick,
}: {
  seconds: number
  isBusy: boolean
  onClick: () => void
}) {
  const isWaiting = seconds > 0
  // Screen readers announce the countdown when it begins, not every second.
  const [announcedSeconds, setAnnouncedSeconds] = useState(seconds)
  if (isWaiting ? announcedSeconds === 0 : announcedSeconds !== 0) setAnnouncedSeconds(seconds)
  return (
    <Row>
      <Label>
        <FormattedMessage id="phone.otp.missing" defaultMessage="No code yet?" />
      </Label>
      <Button variant="quiet" disabled={isWaiting} isBusy={isBusy} onClick={onClick}>
        <FormattedMessage
          id="phone.otp.resend"
          defaultMessage="Resend code"
          description="Button: sends another code by SMS"
        />
      </Button>
      {isWaiting && <Label aria-hidden>{asClock(seconds)}</Label>}
      <VisuallyHidden role="status">
        {announcedSeconds > 0 && <FormattedMessage {...newCodeIn} values={{ seconds: announcedSeconds }} />}
      </VisuallyHidden>
    </Row>
  )
}

function asClock(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
