import { FormattedMessage } from 'react-intl'
import { TextField } from './text-field'
import type { FieldProps } from './use-form-field'

type PhoneFieldProps = Omit<FieldProps, 'label'> & Partial<Pick<FieldProps, 'label'>>

/** A mobile number, kept as typed: the schema's `thaiPhone()` makes it ten digits. */
export function PhoneField({ label, ...props }: PhoneFieldProps) {
  const words = (
    <FormattedMessage
      id="forms.phone.label"
      defaultMessage="Phone number"
      description="Label of the field for a mobile number"
    />
  )
  return (
    <TextField {...props} label={label ?? words} type="tel" inputMode="tel" autoComplete="tel-national" />
  )
}
