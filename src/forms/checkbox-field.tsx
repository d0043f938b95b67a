import styled from 'styled-components'
import { Checkbox } from '@/ui/checkbox'
import { Required, UnderField, GroupFrame } from './field-frame'
import { FIELD_MARK } from './form-focus'
import type { FieldOption } from './radio-field'
import { useFormField, type FieldProps } from './use-form-field'

/** A yes or no; the label is the text beside the box. */
export function CheckboxField(props: FieldProps) {
  const { name, label, hint, isDisabled } = props
  const field = useFormField<boolean>(props)
  return (
    <div>
      <Checkbox
        {...field.control}
        name={name}
        variant="primary"
        isChecked={field.value}
        isDisabled={isDisabled}
        onBlur={field.handleBlur}
        onChange={field.setValue}
      >
        {label}
      </Checkbox>
      {field.isRequired && <Required />}
      <UnderField ids={field.ids} hint={hint} error={field.error} />
    </div>
  )
}

const Options = styled.div`
  display: grid;
`

/** Any number of choices; the value is the chosen options, in the order of `options`. */
export function MultiselectField({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
  const { name, label, hint, isDisabled } = props
  const field = useFormField<readonly string[]>(props)
  const toggle = (toggled: string, isChosen: boolean) => {
    const chosen = new Set(field.value)
    if (isChosen) chosen.add(toggled)
    else chosen.delete(toggled)
    field.setValue(options.map(({ value }) => value).filter((value) => chosen.has(value)))
  }
  return (
    <GroupFrame field={field} label={label} hint={hint} role="group">
      <Options>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={name}
            variant="primary"
            value={option.value}
            isChecked={field.value.includes(option.value)}
            isDisabled={isDisabled}
            aria-invalid={field.control['aria-invalid']}
            {...(index === 0 && { [FIELD_MARK]: name })}
            onBlur={field.handleBlur}
            onChange={(isChosen) => toggle(option.value, isChosen)}
          >
            {option.label}
          </Checkbox>
        ))}
      </Options>
    </GroupFrame>
  )
}
