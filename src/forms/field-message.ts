import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'

/**
 * A field's error as a message descriptor. The field formats the descriptor when it renders, so that a switch of language
 * changes the text too. (A type, since yup accepts an object type as a message, but no interface.)
 */
export type FieldMessage = {
  descriptor: MessageDescriptor
  values?: Record<string, string | number>
}

/** Makes the message of a schema's rule: `string().required(say(messages.province))`. */
export function say(descriptor: MessageDescriptor, values?: FieldMessage['values']): FieldMessage {
  return { descriptor, values }
}

/** Whether a rule's message is one of our FieldMessages, rather than yup's own text. */
export function isFieldMessage(value: unknown): value is FieldMessage {
  return typeof value === 'object' && value !== null && 'descriptor' in value
}

/** Whether there is anything to render: `condition && <…/>` may be false. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false
}
