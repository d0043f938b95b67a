import { ChevronDown } from 'lucide-react'
import { defineMessage, useIntl } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { FieldFrame } from './field-frame'
import { Around, controlStyle } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

const choose = defineMessage({
  id: 'forms.select.choose',
  defaultMessage: 'Choose',
  description: 'In a list of choices, before one is chosen',
})

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: ${tokens.space(11)};
  appearance: none;
  text-overflow: ellipsis;
  /* Nothing is chosen yet. */
  &:has(> [value='']:checked) {
    color: ${tokens.color.textMuted};
  }
  > option {
    color: ${tokens.color.text};
  }
`

interface SelectFieldProps extends FieldProps {
  /** Texts only, as a native select needs. */
  options: readonly { value: string; label: string }[]
}

/** About a dozen choices in a native select; the value is the chosen option's, or empty. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const intl = useIntl()
  const field = useFormField<string>(props)
  return (
    <FieldFrame field={field}>
      <Around>
        <Select
          {...field.control}
          name={props.name}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
        >
          <option value="">{intl.formatMessage(choose)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={24} strokeWidth={1.75} aria-hidden />
      </Around>
    </FieldFrame>
  )
}
