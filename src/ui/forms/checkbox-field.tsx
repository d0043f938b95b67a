import { Checkbox } from '../checkbox'
import { Stack } from '../stack'
import { Required, ErrorAndHint, GroupFrame } from './field-frame'
import type { FieldOption } from './radio-field'
import { useFormField, type FieldProps } from './use-form-field'

/** Yes or no, with the label beside the box. */
export function CheckboxField(props: FieldProps) {
  const field = useFormField<boolean>(props)
  return (
    <div>
      <Checkbox
        {...field.control}
        name={props.name}
        variant="primary"
        isChecked={field.value}
        onChange={field.setValue}
      >
        {field.label}
      </Checkbox>
      {field.isRequired && <Required />}
      <ErrorAndHint field={field} />
    </div>
  )
}

/** Several choices; the value has the chosen options in the order of `options`. */
export function MultiselectField({ options, ...props }: FieldProps & { options: readonly FieldOption[] }) {
  const field = useFormField<readonly string[]>(props)
  const toggle = (toggled: string, isChosen: boolean) => {
    const isKept = (value: string) => (value === toggled ? isChosen : field.value.includes(value))
    field.setValue(options.map(({ value }) => value).filter(isKept))
  }
  return (
    <GroupFrame field={field} role="group">
      <Stack $gap={0}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            name={props.name}
            variant="primary"
            value={option.value}
            isChecked={field.value.includes(option.value)}
            aria-invalid={field.control['aria-invalid']}
            data-field={index === 0 ? props.name : undefined}
            onBlur={field.control.onBlur}
            onChange={(isChosen) => toggle(option.value, isChosen)}
          >
            {option.label}
          </Checkbox>
        ))}
      </Stack>
    </GroupFrame>
  )
}
