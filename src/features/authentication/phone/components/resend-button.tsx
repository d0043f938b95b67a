import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { VisuallyHidden } from '@/ui/visually-hidden'

const messages = defineMessages<{ wait: { seconds: number } }>({
  wait: {
    id: 'phone.otp.wait',
    defaultMessage: 'You can ask for another code in {seconds} seconds',
    description: 'Read out once, when the countdown begins',
  },
})

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space(1)};
  span[aria-hidden] {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`

/** Requests another code; until that is allowed, counts down as `00:SS` (spec 4, OTP). */
export function ResendButton({
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
      <Button variant="quiet" disabled={isWaiting} isBusy={isBusy} onClick={onClick}>
        <FormattedMessage
          id="phone.otp.resend"
          defaultMessage="Resend code"
          description="Button: sends another code by SMS"
        />
      </Button>
      {isWaiting && <span aria-hidden>{asClock(seconds)}</span>}
      <VisuallyHidden role="status">
        {announcedSeconds > 0 && (
          <FormattedMessage {...messages.wait} values={{ seconds: announcedSeconds }} />
        )}
      </VisuallyHidden>
    </Row>
  )
}

function asClock(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
