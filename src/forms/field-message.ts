import type { MessageDescriptor } from 'react-intl'

/**
 * What is wrong with a field, in no language yet: it is put into words where it is drawn, so that a switch of language
 * changes it too. (A type, as yup takes an object type as a message, but no interface.)
 */
export type FieldMessage = {
  descriptor: MessageDescriptor
  values?: Record<string, string | number>
}

/** A message of a schema's rule: `string().required(say(messages.province))`. */
export function say(descriptor: MessageDescriptor, values?: FieldMessage['values']): FieldMessage {
  return { descriptor, values }
}

/** Whether a rule was given one of our messages, rather than yup's own words. */
export function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'object' && value !== null && 'descriptor' in value
}
