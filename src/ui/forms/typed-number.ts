import { typedText } from '@/lib/typed-text'

const GROUPED = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/
const PLAIN = /^-?(\d+([.,]\d+)?|[.,]\d+)$/

/**
 * A typed number as it is sent: commas group by three, and one comma otherwise is the decimal sign. `1,250.5` is `1250.5`, and
 * `65,5` is `65.5`; undefined if it is no number, or no telling which.
 */
export function readTypedNumber(text: string): string | undefined {
  const typed = typedText(text).replace(/^[−–]/, '-').replace(/^\+/, '')
  if (GROUPED.test(typed)) return typed.replaceAll(',', '')
  if (!PLAIN.test(typed)) return undefined
  return typed.replace(',', '.').replace(/^(-?)\./, '$10.')
}
