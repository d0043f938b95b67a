import { FormattedMessage } from 'react-intl'
import { TextField } from './text-field'
import type { FieldProps } from './use-form-field'

type PhoneFieldProps = Omit<FieldProps, 'label' | 'hint'> & Partial<Pick<FieldProps, 'label'>>

/** A mobile number, as typed; the schema's `thaiPhone()` normalises the number to ten digits. */
export function PhoneField({ label, ...props }: PhoneFieldProps) {
  const words = (
    <FormattedMessage
      id="forms.phone.label"
      defaultMessage="Phone number"
      description="Label of the field for a mobile number"
    />
  )
  const hint = (
    <FormattedMessage
      id="forms.phone.hint"
      defaultMessage="10-digit Thai mobile number"
      description="Under the field for a mobile number"
    />
  )
  return (
    <TextField
      {...props}
      label={label ?? words}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}
