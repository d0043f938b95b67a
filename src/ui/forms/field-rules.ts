import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import { Schema, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import { parseIsoDate } from '@/lib/calendar-date'
import { normalisePhone } from '@/lib/thai-phone'
import { apiErrorMessages } from '@/i18n/error-messages'
import { cleanText, typedText } from '@/lib/typed-text'
import { unreadText } from './search-choice'
import { FIRST_DAY } from './typed-date'
import { readTypedNumber } from './typed-number'

const messages = defineMessages({
  required: { id: 'forms.rule.required', defaultMessage: 'Fill in this field.' },
  invalid: { id: 'forms.rule.invalid', defaultMessage: 'Please enter valid information.' },
  date: { id: 'forms.date.invalid', defaultMessage: 'Enter a date, such as 31/12/1990.' },
  dateTooEarly: { id: 'forms.date.tooEarly', defaultMessage: 'Enter a year from 1900 on.' },
  choice: { id: 'forms.search.unread', defaultMessage: 'Choose from the list.' },
  email: { id: 'forms.rule.email', defaultMessage: 'Enter a valid email address.' },
  number: { id: 'forms.number.invalid', defaultMessage: 'Enter a number.' },
})

const tooLong = defineMessage<{ max: number }>({
  id: 'forms.rule.tooLong',
  defaultMessage: 'At most {max} characters.',
  description: 'A text is too long; {max} is a number',
})

/**
 * A field's error as a message descriptor, formatted on render so that it follows the language. (A type, because yup does not
 * accept an interface.)
 */
export type FieldMessage = {
  descriptor: MessageDescriptor
  /** A descriptor is a field's label. */
  values?: Record<string, string | number | MessageDescriptor>
}

/** A schema rule's message: `string().required(say(messages.province))`. */
export function say(descriptor: MessageDescriptor, values?: FieldMessage['values']): FieldMessage {
  return { descriptor, values }
}

/** A text, clean as it is searched and compared. */
export function trimmedText() {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .ensure()
}

/** A text of at most `longest` characters; the saved one passes, however long it is. */
export function shortText(longest = Infinity, saved = '') {
  return trimmedText()
    .meta({ longest })
    .test(
      'tooLong',
      say(tooLong, { max: longest }),
      (value) => value.length <= longest || value === cleanText(saved),
    )
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

/** A DateField's date, `yyyy-MM-dd` from 1900 on, or the saved one; empty passes unless `.required()`. */
export function isoDate(saved = '') {
  return trimmedText()
    .test('isoDate', say(messages.date), (value) => !value || Boolean(parseIsoDate(value)))
    .test(
      'dateTooEarly',
      say(messages.dateTooEarly),
      (value) => value === saved || !parseIsoDate(value) || value >= FIRST_DAY,
    )
}

/** RFC 5321, 4.5.3.1.3. */
const LONGEST_EMAIL = 254
const EMAIL = /^[^\s@.,;:()<>"]+(?:\.[^\s@.,;:()<>"]+)*@[^\s@.,;:()<>"]+(?:\.[^\s@.,;:()<>"]+)+$/

/** A typed e-mail address as it is sent: without letters that nobody sees, but the saved one as it was saved. */
export function readEmail(text: string, saved: string): string {
  const typed = typedText(text)
  return typed && text === saved ? saved : typed
}

/** An e-mail address; the saved one passes, as may an empty one unless `.required()`. */
export function emailText(saved: string) {
  return shortText(LONGEST_EMAIL, saved)
    .transform((_clean: string, typed: unknown) => readEmail(typeof typed === 'string' ? typed : '', saved))
    .test('email', say(messages.email), (value) => !value || value === saved || EMAIL.test(value))
}

/** A SearchSelectField's choice; empty passes unless `.required()`. */
export function choice() {
  return string()
    .ensure()
    .test('choice', say(messages.choice), (value) => unreadText(value) === undefined)
}

/** A number as it is sent, read from NumberField's text: `1250`, `-3`, `12.5`; the saved one passes, and an empty one. */
export function numberText(saved = '') {
  return trimmedText()
    .transform((value: string) => readTypedNumber(value) ?? value)
    .test(
      'number',
      say(messages.number),
      (value) => !value || value === cleanText(saved) || readTypedNumber(value) !== undefined,
    )
}

type FieldErrors = Record<string, FieldMessage>

/** Validates a form's values: gives the schema's output (trimmed, normalised), or each field's first error. */
export function checkValues<Output>(
  schema: Schema<Output>,
  values: unknown,
): { output: Output; fieldErrors?: undefined } | { output?: undefined; fieldErrors: FieldErrors } {
  try {
    return { output: schema.validateSync(values, { abortEarly: false }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const ruleErrors = error.inner.length > 0 ? error.inner : [error]
    const fieldErrors: FieldErrors = {}
    for (const ruleError of ruleErrors) fieldErrors[ruleError.path ?? ''] ??= messageOfRule(ruleError)
    return { fieldErrors }
  }
}

/** The rule's own message, or the default for that rule of yup. */
function messageOfRule({ message, type = '' }: ValidationError): FieldMessage {
  const given: unknown = message
  if (isFieldMessage(given)) return given
  return say(['required', 'optionality', 'nullable'].includes(type) ? messages.required : messages.invalid)
}

function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'object' && value !== null && 'descriptor' in value
}

/** Whether a schema always requires a field. */
export function isRequiredBy(schema: Schema<unknown>, name: string): boolean {
  const field = fieldOf(schema, name)
  return field !== undefined && !field.spec.optional && !field.spec.nullable
}

/** How long a schema lets a field's text be; undefined without a limit. */
export function longestBy(schema: Schema<unknown>, name: string): number | undefined {
  const longest: unknown = fieldOf(schema, name)?.spec.meta?.longest
  return typeof longest === 'number' && Number.isFinite(longest) ? longest : undefined
}

function fieldOf(schema: Schema<unknown>, name: string): Schema | undefined {
  const field = (schema as ObjectSchema<AnyObject>).fields[name] // a form's schema is of an object
  return field instanceof Schema ? field : undefined
}
