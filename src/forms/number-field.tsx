import { asciiDigits } from '@/lib/ascii-digits'
import { TextField, type TextFieldProps } from './text-field'

/** A number, kept as text; Thai digits become 0–9 as they are typed. Check it with the schema's `numberText()`. */
export function NumberField({ inputMode = 'numeric', ...props }: Omit<TextFieldProps, 'type' | 'rewrite'>) {
  return <TextField {...props} inputMode={inputMode} rewrite={asciiDigits} />
}
