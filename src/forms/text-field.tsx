import type { ComponentProps } from 'react'
import { typedText } from '@/lib/typed-text'
import { FieldFrame } from './field-frame'
import { Input } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'
>

export interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel'
  /** Converts typed or pasted text to the field's value. */
  rewrite?: (text: string) => string
}

/** One line of text; the value is the text as typed. Pass `autoComplete` wherever HTML has a token for the field. */
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

/** A number, with text as its value; typed Thai digits become 0–9. Validate the value with the schema's `numberText()`. */
export function NumberField({ inputMode = 'numeric', ...props }: Omit<TextFieldProps, 'type' | 'rewrite'>) {
  return <TextField {...props} inputMode={inputMode} rewrite={typedText} />
}
