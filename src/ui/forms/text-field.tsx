import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { cleanText } from '@/lib/typed-text'
import { tokens } from '@/theme/tokens'
import { FieldFrame } from './field-frame'
import { Input, Textarea } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'spellCheck'
>

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel'
}

/** One line of text, as typed. Pass `autoComplete` if HTML has a token for the field. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { label: _label, hint: _hint, isRequired: _required, ...input } = props
  const field = useFormField<string>(props)
  return (
    <FieldFrame field={field}>
      <Input
        {...input}
        {...field.control}
        type={type}
        value={field.value}
        readOnly={field.isBusy}
        onChange={({ target }) => field.setValue(target.value)}
      />
    </FieldFrame>
  )
}

/** A number as typed; the schema's `numberText()` reads it. */
export function NumberField(props: FieldProps) {
  return <TextField {...props} inputMode="decimal" />
}

/** A mobile number as typed; the schema's `thaiPhone()` normalises it. */
export function PhoneField(props: FieldProps) {
  return (
    <TextField
      {...props}
      hint={<FormattedMessage id="forms.phone.hint" defaultMessage="10-digit Thai mobile number" />}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}

const Counter = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
`

interface TextareaFieldProps extends FieldProps {
  autoComplete?: string
}

/** Several lines of text, as typed, with a counter where the schema has a limit. */
export function TextareaField({ autoComplete, ...props }: TextareaFieldProps) {
  const field = useFormField<string>(props)
  const counter = field.longest !== undefined && (
    <Counter>
      <FormattedMessage
        id="forms.textarea.count"
        defaultMessage="{count} / {max}"
        description="How many characters were typed, of how many"
        values={{ count: cleanText(field.value).length, max: field.longest }}
      />
    </Counter>
  )
  return (
    <FieldFrame field={field} counter={counter}>
      <Textarea
        {...field.control}
        name={props.name}
        value={field.value}
        rows={3}
        autoComplete={autoComplete}
        readOnly={field.isBusy}
        onChange={(event) => field.setValue(event.target.value)}
      />
    </FieldFrame>
  )
}
