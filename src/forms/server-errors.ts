import type { AppError } from '@/api/app-error'
import type { Locale } from '@/i18n/locale'

/** The server's message for a field, in both languages. */
export interface FieldTexts {
  th: string
  en: string
}

/** The server's field errors (422) by the form's field names; `fieldNames` maps the API's names to them. */
export function fieldTexts(
  error: AppError | undefined,
  fieldNames: Readonly<Record<string, string>> = {},
): Record<string, FieldTexts> {
  if (error?.kind !== 'invalid') return {}
  const nameOf = (name: string) => (Object.hasOwn(fieldNames, name) && fieldNames[name]) || name
  const entries = Object.entries(error.fields ?? {})
  return Object.fromEntries(entries.map(([name, texts]) => [nameOf(name), texts]))
}

/** A field's message in the member's language, or in the other language if that text is empty. */
export function localText({ th, en }: FieldTexts, locale: Locale): string {
  return locale === 'th' ? th || en : en || th
}

/** Whether an error needs no notice: session expiry has its own modal, and an abort was intended. */
export function isSilent(error: AppError): boolean {
  return error.kind === 'sessionExpired' || error.kind === 'aborted'
}
