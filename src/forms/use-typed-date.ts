import { useState } from 'react'
import { formatTypedDate, parseTypedDate } from '@/domain/calendar-date'
import type { Locale } from '@/i18n/locale'
import { useLocale } from '@/i18n/use-locale'

/**
 * The text in a date's field: as typed while the member types, otherwise formatted in the member's era. The field's value is
 * `yyyy-MM-dd`, Common Era, or the text itself if the text is not a date.
 */
export function useTypedDate(value: string, setValue: (value: string) => void) {
  const locale = useLocale()
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const text = typed?.value === value ? typed.text : displayOf(value, locale)
  return {
    text,
    type: (next: string) => {
      const nextText = withSlashes(next, text)
      const nextValue = parseTypedDate(nextText) ?? nextText
      setTyped({ text: nextText, value: nextValue })
      setValue(nextValue)
    },
    end: () => setTyped(undefined),
  }
}

const displayOf = (value: string, locale: Locale) => formatTypedDate(value, locale) || value

/** Adds the slash after the day and after the month, since phones' number pads have no slash. */
function withSlashes(text: string, before: string): string {
  const tidy = text.replace(/\/[-./ ]+/g, '/')
  const isAdded = text.length > before.length && text.startsWith(before)
  return isAdded && /^(\d{2}|\d{1,2}\/\d{2})$/.test(tidy) ? `${tidy}/` : tidy
}
