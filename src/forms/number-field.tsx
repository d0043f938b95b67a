import { typedText } from '@/lib/typed-text'
import { TextField, type TextFieldProps } from './text-field'

/** A number, with text as its value; typed Thai digits become 0–9. Validate the value with the schema's `numberText()`. */
export function NumberField({ inputMode = 'numeric', ...props }: Omit<TextFieldProps, 'type' | 'rewrite'>) {
  return <TextField {...props} inputMode={inputMode} rewrite={typedText} />
}
