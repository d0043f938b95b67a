import { defineMessages } from 'react-intl'
import { string } from 'yup'
import { parseIsoDate } from '@/domain/calendar-date'
import { normalisePhone } from '@/domain/thai-phone'
import { apiErrorMessages } from '@/i18n/error-messages'
import { typedText } from '@/lib/typed-text'
import { say } from './field-message'

const messages = defineMessages({
  date: { id: 'forms.date.invalid', defaultMessage: 'Enter a date, such as 31/12/1990' },
  dateRange: { id: 'forms.date.outside', defaultMessage: 'This date isn’t available. Choose another.' },
  number: { id: 'forms.number.invalid', defaultMessage: 'Enter a number.' },
})

/** A trimmed text in NFC, the normal form in which Thai is searched and compared. */
export function trimmedText() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : value))
    .ensure()
}

/** A Thai mobile number, normalised to ten digits; empty passes unless `.required()`. */
export function thaiPhone() {
  return trimmedText()
    .transform((value: string) => normalisePhone(value) ?? value)
    .test(
      'thaiPhone',
      say(apiErrorMessages['invalid mobile']),
      (value) => !value || normalisePhone(value) !== undefined,
    )
}

/** A DateField's date, `yyyy-MM-dd`, within `min` and `max` (both inclusive); empty passes unless `.required()`. */
export function isoDate({ min = '', max }: { min?: string; max?: string } = {}) {
  return trimmedText()
    .test('isoDate', say(messages.date), (value) => !value || parseIsoDate(value) !== undefined)
    .test('dateRange', say(messages.dateRange), (value) => {
      if (!value || !parseIsoDate(value)) return true
      return value >= min && (max === undefined || value <= max)
    })
}

/** A number as text, which is NumberField's value: `1250`, `-3`, `12.5`; empty passes unless `.required()`. */
export function numberText() {
  return trimmedText()
    .transform((value: string) => typedText(value).replaceAll(',', ''))
    .test('number', say(messages.number), (value) => !value || /^-?\d+(\.\d+)?$/.test(value))
}
