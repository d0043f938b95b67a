import { defineMessages, FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { maskPhone } from '@/domain/thai-phone'
import { formatTime } from '@/i18n/format'
import { useLocale } from '@/i18n/use-locale'

const words = defineMessages<{
  sentTo: { number: string }
  reference: { reference: string }
  validUntil: { time: string }
}>({
  sentTo: {
    id: 'phone.otp.sentTo',
    defaultMessage: 'We sent a code by SMS to {number}',
    description: 'number: the mobile number, half hidden',
  },
  reference: {
    id: 'phone.otp.reference',
    defaultMessage: 'Reference: {reference}',
    description: 'reference: a few letters that also stand in the SMS',
  },
  validUntil: {
    id: 'phone.otp.validUntil',
    defaultMessage: 'Valid until {time}',
    description: 'Under the reference of a code from an SMS; time: hours and minutes',
  },
})

const Line = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`

interface CodeSentProps {
  mobileNo: string
  otpRef: string
  /** Timestamp (ms) of this phone's clock. */
  expiresAt: number
}

/** The number that the code was sent to, the code's reference, and its expiry time. */
export function CodeSent({ mobileNo, otpRef, expiresAt }: CodeSentProps) {
  const locale = useLocale()
  return (
    <>
      <Line>
        <FormattedMessage {...words.sentTo} values={{ number: unbroken(maskPhone(mobileNo)) }} />
      </Line>
      <Line>
        <FormattedMessage {...words.reference} values={{ reference: otpRef }} />
      </Line>
      <Line>
        <FormattedMessage {...words.validUntil} values={{ time: unbroken(formatTime(expiresAt, locale)) }} />
      </Line>
    </>
  )
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
