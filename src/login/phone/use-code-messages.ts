import { defineMessages, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { isWrongCode } from './login-flow'
import { PIN_DIFFERS } from './use-phone-flow'

const messages = defineMessages({
  differs: {
    id: 'phone.pin.differs',
    defaultMessage: 'PIN is not match',
    description: 'The repeated PIN is another one; the English is the specification’s',
  },
  'invalid otp': {
    id: 'phone.otp.wrong',
    defaultMessage: 'Invalid OTP. Please try again',
    description: 'The English is the specification’s',
  },
  'invalid pin': {
    id: 'phone.pin.wrong',
    defaultMessage: 'Invalid PIN, Please try again',
    description: 'The English is the specification’s',
  },
})

/** The error text shown at the field for a refused code; `CodeError` shows any other error. */
export function useCodeMessages(error: AppError | undefined): string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  if (!error || !isWrongCode(error)) return undefined
  const { message } = error
  if (message === PIN_DIFFERS.message) return intl.formatMessage(messages.differs)
  // At the field, section 5's words; anywhere else the catalogue of section 8 has the shorter ones.
  if (message === 'invalid otp' || message === 'invalid pin') return intl.formatMessage(messages[message])
  return errorText(error, locale, (descriptor) => intl.formatMessage(descriptor)).message
}
