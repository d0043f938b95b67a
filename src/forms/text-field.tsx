import type { ComponentProps } from 'react'
import { FieldFrame } from './field-frame'
import { Input } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'
>

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel'
  /** Makes what is typed or pasted what it is kept as. */
  rewrite?: (text: string) => string
}

/** One line of text; its value is the text as typed. Give `autoComplete` wherever there is a token for it. */
export function TextField({ type = 'text', rewrite, ...props }: TextFieldProps) {
  const { name, label, hint, isRequired: _required, isDisabled, ...input } = props
  const field = useFormField<string>(props)
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Input
        {...input}
        {...field.control}
        type={type}
        name={name}
        value={field.value}
        readOnly={field.isBusy}
        disabled={isDisabled}
        onBlur={field.handleBlur}
        onChange={({ target }) => field.setValue(rewrite ? rewrite(target.value) : target.value)}
      />
    </FieldFrame>
  )
}
