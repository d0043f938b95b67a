import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Button } from '@/ui/button'
import { VisuallyHidden } from '@/ui/visually-hidden'

const messages = defineMessages<{ wait: { seconds: number } }>({
  wait: {
    id: 'authentication.otp.wait',
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

/** Asks for another code; until that may be, counts down as `00:SS` (spec 4, OTP). */
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
  // The countdown is said when it begins, not each second.
  const [said, setSaid] = useState(seconds)
  if (isWaiting ? said === 0 : said !== 0) setSaid(seconds)
  return (
    <Row>
      <Button variant="quiet" disabled={isWaiting} isBusy={isBusy} onClick={onClick}>
        <FormattedMessage
          id="authentication.otp.resend"
          defaultMessage="Resend code"
          description="Button: sends another code by SMS"
        />
      </Button>
      {isWaiting && <span aria-hidden>{asClock(seconds)}</span>}
      <VisuallyHidden role="status">
        {said > 0 && <FormattedMessage {...messages.wait} values={{ seconds: said }} />}
      </VisuallyHidden>
    </Row>
  )
}

function asClock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
