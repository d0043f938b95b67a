import { formatDate } from '@/i18n/format'
import type { Locale } from '@/i18n/locale'
import type { DefinedField } from './defined-field'
import { inLanguage } from './in-language'

/** A field's saved answer as a member reads it; 'yes' and 'no' of a box, undefined where there is no answer. Pure. */
export function answerText(
  { type, initial, options, isAnswered }: DefinedField,
  locale: Locale,
): string | boolean | undefined {
  if (!isAnswered) return undefined
  const labelOf = (value: string) => {
    const option = options.find((known) => known.value === value)
    return (option && inLanguage(option.text, locale)) || value
  }
  if (typeof initial === 'boolean') return initial
  if (typeof initial !== 'string') return initial.map(labelOf).join(', ') || undefined
  if (initial === '') return undefined
  if (type === 'date') return formatDate(initial, locale)
  return type === 'select' || type === 'radio' ? labelOf(initial) : initial
}
