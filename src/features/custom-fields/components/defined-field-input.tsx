import type { ReactNode } from 'react'
import { CheckboxField } from '@/forms/checkbox-field'
import { DateField } from '@/forms/date-field'
import { MultiselectField } from '@/forms/multiselect-field'
import { NumberField } from '@/forms/number-field'
import { RadioField } from '@/forms/radio-field'
import { SelectField } from '@/forms/select-field'
import { TextField } from '@/forms/text-field'
import { TextareaField } from '@/forms/textarea-field'
import { useLocale } from '@/i18n/use-locale'
import type { DefinedField, DefinedType } from '../defined-field'
import { inLanguage } from '../in-language'

interface InputProps {
  name: string
  label: string
  maxLength: number | undefined
  options: { value: string; label: string }[]
}

/** Renders the input of each field type; a new type without an input is a type error. */
const inputs: Record<DefinedType, (field: InputProps) => ReactNode> = {
  text: ({ options: _options, ...field }) => <TextField {...field} />,
  textarea: ({ options: _options, ...field }) => <TextareaField {...field} />,
  number: ({ name, label }) => <NumberField name={name} label={label} inputMode="decimal" />,
  date: ({ name, label }) => <DateField name={name} label={label} />,
  select: ({ name, label, options }) => <SelectField name={name} label={label} options={options} />,
  radio: ({ name, label, options }) => <RadioField name={name} label={label} options={options} />,
  checkbox: ({ name, label }) => <CheckboxField name={name} label={label} />,
  multiselect: ({ name, label, options }) => <MultiselectField name={name} label={label} options={options} />,
}

/** One of the brand's own questions, in the member's language. */
export function DefinedFieldInput({ field }: { field: DefinedField }) {
  const locale = useLocale()
  const { name, type, maxLength } = field
  const label = inLanguage(field.label, locale)
  const options = field.options.map(({ value, text }) => ({
    value,
    label: inLanguage(text, locale) || value,
  }))
  return inputs[type]({ name, label, maxLength, options })
}
