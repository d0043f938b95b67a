import { Checkbox } from '@/ui/checkbox'
import { Required, UnderField } from './field-frame'
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
