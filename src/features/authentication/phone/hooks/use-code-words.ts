import { defineMessages, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { isWrongCode } from '../login-flow'
import { PIN_DIFFERS } from './use-phone-flow'

const words = defineMessages({
  differs: {
    id: 'phone.pin.differs',
    defaultMessage: 'PIN is not match',
    description: 'The repeated PIN is another one; the English is the specification’s',
  },
})

/** The error text shown at the field for a refused code; `CodeTrouble` shows any other error. */
export function useCodeWords(error: AppError | undefined): string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  if (!error || !isWrongCode(error)) return undefined
  if (error.message === PIN_DIFFERS.message) return intl.formatMessage(words.differs)
  return errorWords(error, locale, (descriptor) => intl.formatMessage(descriptor)).message
}
