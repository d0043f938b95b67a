import type { ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import { array, boolean, string, type Schema } from 'yup'
import type { api } from '@/api/api'
import { CheckboxField, MultiselectField } from '@/ui/forms/checkbox-field'
import { DateField } from '@/ui/forms/date-field'
import { isoDate, numberText, say, shortText } from '@/ui/forms/field-rules'
import { RadioField } from '@/ui/forms/radio-field'
import { SelectField } from '@/ui/forms/select-field'
import { NumberField, TextareaField, TextField } from '@/ui/forms/text-field'
import { formatDate, unbroken } from '@/i18n/format'
import type { Locale } from '@/i18n/locale'
import { readJoined } from '@/lib/joined-answers'
import { readFlag } from '@/lib/wire-scalar'
import { isNoDate, readDay } from '@/lib/wire-date'

type Endpoints = typeof api.endpoints

export type CustomForm = Endpoints['checkCustomForms']['Types']['ResultType']['list_form'][number]
export type CustomField = CustomForm['Fields'][number]
export type CustomFormAnswers =
  Endpoints['saveCustomForms']['Types']['QueryArg']['body']['management'][number]

/** English may be missing. */
interface BrandText {
  th: string
  en?: string | undefined
}

export interface DefinedField {
  /** The key in the form's values; unique even if forms share a column. */
  name: string
  column: string
  type: CustomField['Type']
  label: BrandText
  isRequired: boolean
  maxLength?: number
  options: readonly { value: string; text: BrandText }[]
  initial: DefinedValue
  /** The answer as received; empty if there is none. */
  saved: string
}

/** A text, a checkbox, or the chosen options of a multiselect. */
export type DefinedValue = string | boolean | readonly string[]
export type DefinedValues = Record<string, DefinedValue>

/** A brand's text in the current language, or Thai if there is no English. */
export function inLanguage({ th, en }: BrandText, locale: Locale): string {
  return (locale === 'en' && en) || th
}

interface InputProps {
  name: string
  label: string
  options: { value: string; label: string }[]
}

/** What a field's rule depends on. */
interface Ruled<Value> extends Pick<DefinedField, 'isRequired' | 'maxLength'> {
  /** The saved answer; a text, date or number passes as it was saved. */
  initial: Value
}

interface FieldType<Value extends DefinedValue = DefinedValue> {
  /** The member chooses from the brand's options. */
  isChoice?: boolean
  input(props: InputProps): ReactNode
  rule(field: Ruled<Value>): Schema<Value | undefined>
  read(answer: string, options: readonly string[]): Value
  /** How a saved answer is shown: as text, or as a box's tick; undefined if there is none. */
  show(value: Value, labelOf: (option: string) => string, locale: Locale): string | boolean | undefined
}

const messages = defineMessages({
  tick: { id: 'customFields.rule.tick', defaultMessage: 'Tick this box to go on.' },
  chooseOne: {
    id: 'customFields.rule.chooseOne',
    defaultMessage: 'Choose one.',
    description: 'Of radio buttons',
  },
  choose: { id: 'customFields.rule.choose', defaultMessage: 'Choose at least one.' },
})

const written: Pick<FieldType<string>, 'rule' | 'read' | 'show'> = {
  rule({ isRequired, maxLength, initial }) {
    const text = shortText(maxLength, initial)
    return isRequired ? text.required() : text
  },
  read: (answer) => answer,
  show: (text) => text || undefined,
}

const chosen: Pick<FieldType<string>, 'isChoice' | 'rule' | 'read' | 'show'> = {
  isChoice: true,
  rule: ({ isRequired }) => (isRequired ? string().required(say(messages.chooseOne)) : string()),
  read: (answer) => answer.trim(),
  show: (value, labelOf) => (value === '' ? undefined : labelOf(value)),
}

/** Each of the contract's field types: its input, rule, conversion and display. */
export const fieldTypes: Readonly<Record<CustomField['Type'], FieldType>> = {
  text: {
    ...written,
    input: ({ name, label }) => <TextField name={name} label={label} />,
  },
  textarea: {
    ...written,
    input: ({ name, label }) => <TextareaField name={name} label={label} />,
  },
  number: {
    ...written,
    input: ({ name, label }) => <NumberField name={name} label={label} />,
    rule: ({ isRequired, initial }: Ruled<string>) =>
      isRequired ? numberText(initial).required() : numberText(initial),
  },
  date: {
    input: ({ name, label }) => <DateField name={name} label={label} />,
    rule: ({ isRequired, initial }: Ruled<string>) =>
      isRequired ? isoDate(initial).required() : isoDate(initial),
    read: (answer) => (isNoDate(answer) ? '' : (readDay(answer) ?? '')),
    show: (day: string, _labelOf, locale) => (day === '' ? undefined : unbroken(formatDate(day, locale))),
  },
  select: {
    ...chosen,
    input: ({ name, label, options }) => <SelectField name={name} label={label} options={options} />,
  },
  radio: {
    ...chosen,
    input: ({ name, label, options }) => <RadioField name={name} label={label} options={options} />,
  },
  checkbox: {
    input: ({ name, label }) => <CheckboxField name={name} label={label} />,
    // A required checkbox must be ticked.
    rule: ({ isRequired }) => (isRequired ? boolean().required().isTrue(say(messages.tick)) : boolean()),
    read: (answer) => readFlag(answer) === true,
    show: (isTicked: boolean) => isTicked,
  },
  multiselect: {
    isChoice: true,
    input: ({ name, label, options }) => <MultiselectField name={name} label={label} options={options} />,
    rule({ isRequired }) {
      const choices = array(string().required())
      return isRequired ? choices.required().min(1, say(messages.choose)) : choices
    },
    read: readJoined,
    show: (values: readonly string[], labelOf) => values.map(labelOf).join(', ') || undefined,
  },
}
