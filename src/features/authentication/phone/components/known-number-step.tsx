import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { maskPhone } from '@/domain/thai-phone'
import { ErrorNotice } from '@/forms/error-notice'
import { tokens } from '@/theme/tokens'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { useCodeAttempt } from '../hooks/use-code-attempt'
import type { PhoneFlow } from '../hooks/use-phone-flow'

const Number = styled.p`
  margin: 0;
  font-size: ${tokens.font.size.xl};
  font-weight: 700;
  text-align: center;
  overflow-wrap: anywhere;
`

/** The number that the code is sent to, for a member who is logged in: masked, and not to be changed here. */
export function KnownNumberStep({ flow, mobileNo }: { flow: PhoneFlow; mobileNo: string }) {
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
        <FormattedMessage
          id="phone.code.continue"
          defaultMessage="Continue"
          description="Button: goes on to the next step"
        />
      </Button>
    </>
  )
}
