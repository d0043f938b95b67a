import { defineMessages } from 'react-intl'
import { array, boolean, object, string, type Schema } from 'yup'
import { say } from '@/forms/field-message'
import { isoDate, lineOfText, numberText } from '@/forms/field-schemas'
import type { DefinedField, DefinedValue, DefinedValues } from './defined-field'

const messages = defineMessages({
  tick: { id: 'customFields.rule.tick', defaultMessage: 'Please tick this box to go on.' },
  chooseOne: { id: 'customFields.rule.chooseOne', defaultMessage: 'Please choose one.' },
  choose: { id: 'customFields.rule.choose', defaultMessage: 'Please choose at least one.' },
})

/** The rules of the fields that a brand has defined, by their names. */
export function definedSchema(fields: readonly DefinedField[]): Schema<DefinedValues> {
  const rules = Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))
  return object(rules) as Schema<DefinedValues> // the keys are defined by the brand at run time
}

function ruleOf(field: DefinedField): Schema<DefinedValue | undefined> {
  const { type, isRequired } = field
  if (type === 'checkbox') {
    // A required checkbox must be ticked; `false` is not a valid answer.
    return isRequired ? boolean().required().isTrue(say(messages.tick)) : boolean()
  }
  if (type === 'multiselect') {
    const choices = array(string().required())
    return isRequired ? choices.required().min(1, say(messages.choose)) : choices
  }
  if (type === 'select' || type === 'radio') {
    return isRequired ? string().required(say(messages.chooseOne)) : string()
  }
  const text = textRuleOf(field)
  return isRequired ? text.required() : text
}

function textRuleOf({ type, maxLength }: DefinedField) {
  if (type === 'date') return isoDate()
  if (type === 'number') return numberText()
  const isTyped = type === 'text' || type === 'textarea'
  return isTyped && maxLength !== undefined ? lineOfText().max(maxLength) : lineOfText()
}
