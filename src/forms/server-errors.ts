import type { AppError } from '@/api/app-error'
import type { Locale } from '@/i18n/locale'

/** The server's words on a field, in both languages. */
export interface FieldTexts {
  th: string
  en: string
}

/** What the server found wrong (422), by the form's own names; `fieldNames` says which form field a name of the wire is. */
export function fieldTexts(
  error: AppError | undefined,
  fieldNames: Readonly<Record<string, string>> = {},
): Record<string, FieldTexts> {
  if (error?.kind !== 'invalid') return {}
  const entries = Object.entries(error.fields ?? {})
  return Object.fromEntries(entries.map(([name, texts]) => [fieldNames[name] ?? name, texts]))
}

/** Those words in the member's language, or in the other where it has none. */
export function localText({ th, en }: FieldTexts, locale: Locale): string {
  return locale === 'th' ? th || en : en || th
}

/** The session's own modal speaks of one, and nobody needs to hear of the other. */
export function isSilent(error: AppError): boolean {
  return error.kind === 'sessionExpired' || error.kind === 'aborted'
}
