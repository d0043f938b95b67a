import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { FieldFrame } from './field-frame'
import { Textarea } from './field-styles'
import { useFormField, type FieldProps } from './use-form-field'

const Counter = styled.p`
  margin-top: ${tokens.space(1)};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.size.xs};
  text-align: end;
`

interface TextareaFieldProps extends FieldProps {
  /** The maximum number of characters; a counter shows how many are typed. */
  maxLength?: number
  autoComplete?: string
  rows?: number
}

/** Several lines of text. */
export function TextareaField({ maxLength, autoComplete, rows = 3, ...props }: TextareaFieldProps) {
  const { name, label, hint, isDisabled } = props
  const field = useFormField<string>(props)
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Textarea
        {...field.control}
        name={name}
        value={field.value}
        rows={rows}
        maxLength={maxLength}
        autoComplete={autoComplete}
        readOnly={field.isBusy}
        disabled={isDisabled}
        onBlur={field.handleBlur}
        onChange={(event) => field.setValue(event.target.value)}
      />
      {maxLength !== undefined && (
        <Counter>
          <FormattedMessage
            id="forms.textarea.count"
            defaultMessage="{count} / {max}"
            description="How many characters were typed, of how many"
            values={{ count: field.value.length, max: maxLength }}
          />
        </Counter>
      )}
    </FieldFrame>
  )
}
