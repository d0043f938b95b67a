import { defineMessages } from 'react-intl'
import { ValidationError, type Schema } from 'yup'
import { isFieldMessage, say, type FieldMessage } from './field-message'

const messages = defineMessages({
  required: { id: 'forms.rule.required', defaultMessage: 'Fill in this field.' },
  invalid: { id: 'forms.rule.invalid', defaultMessage: 'Please enter valid information.' },
  email: { id: 'forms.rule.email', defaultMessage: 'Enter a valid email address.' },
})

const bounded = defineMessages<{
  tooShort: { min: number }
  tooLong: { max: number }
  tooSmall: { min: number }
  tooLarge: { max: number }
  tooFew: { min: number }
  tooMany: { max: number }
}>({
  tooShort: {
    id: 'forms.rule.tooShort',
    defaultMessage: 'Enter at least {min} characters.',
    description: 'A text is too short; {min} is a number',
  },
  tooLong: {
    id: 'forms.rule.tooLong',
    defaultMessage: 'Enter at most {max} characters.',
    description: 'A text is too long; {max} is a number',
  },
  tooSmall: {
    id: 'forms.rule.tooSmall',
    defaultMessage: 'Enter a number from {min} up.',
    description: 'A number is too small',
  },
  tooLarge: {
    id: 'forms.rule.tooLarge',
    defaultMessage: 'Enter a number up to {max}.',
    description: 'A number is too large',
  },
  tooFew: {
    id: 'forms.rule.tooFew',
    defaultMessage: 'Choose at least {min}.',
    description: 'Too few of several boxes are ticked; {min} is a number',
  },
  tooMany: {
    id: 'forms.rule.tooMany',
    defaultMessage: 'Choose at most {max}.',
    description: 'Too many of several boxes are ticked; {max} is a number',
  },
})

/**
 * The message for one of yup's validation errors: the message given to the schema's rule, else our default for that rule.
 * (Not through yup's setLocale, which would have to run before any schema is made.)
 */
function messageOfRule({ message, type, value, params }: ValidationError): FieldMessage {
  const given: unknown = message
  if (isFieldMessage(given)) return given
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return say(messages.required)
    case 'email':
      return say(messages.email)
    case 'min':
      return say(ofKind(value, bounded.tooShort, bounded.tooSmall, bounded.tooFew), bounds(params))
    case 'max':
      return say(ofKind(value, bounded.tooLong, bounded.tooLarge, bounded.tooMany), bounds(params))
    default:
      return say(messages.invalid)
  }
}

function ofKind<Text>(value: unknown, ofText: Text, ofNumber: Text, ofList: Text): Text {
  if (Array.isArray(value)) return ofList
  return typeof value === 'number' ? ofNumber : ofText
}

function bounds(params: ValidationError['params']): Record<string, number> {
  return { min: Number(params?.min), max: Number(params?.max) }
}

/** The first error of each field, by the field's name. */
export type FieldErrors = Record<string, FieldMessage>

/**
 * Validates a form's values: returns the schema's output (trimmed, normalised) or the errors. Schemas are synchronous: errors
 * that only the server knows arrive with its response.
 */
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

/** Whether a schema requires the field of that name, whatever the other fields hold. */
export function isRequiredBy(schema: Schema<unknown>, name: string): boolean {
  const fields = 'fields' in schema ? (schema.fields as Record<string, unknown>) : {} // an object schema has `fields`
  const field = fields[name]
  if (typeof field !== 'object' || field === null || !('spec' in field)) return false
  const spec = field.spec as { optional?: boolean; nullable?: boolean } // yup's description of the schema
  return spec.optional === false && spec.nullable === false
}
