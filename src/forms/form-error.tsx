import { useLocale } from '@/i18n/use-locale'
import { ErrorNotice } from './error-notice'
import { useFormState } from './form-state'
import { localText } from './server-errors'

/** The errors of the last submission that no field of the form shows. Place FormError above the submit button. */
export function FormError() {
  const locale = useLocale()
  const { formError, secondsLeft } = useFormState()
  if (!formError) return null
  const { error, texts, shown } = formError
  if (error.kind === 'rateLimited') {
    const all = error.retryAfterSeconds
    // Once the wait is over the member can retry.
    if (all !== undefined && secondsLeft === 0) return null
    return <ErrorNotice error={error} seconds={all === undefined ? undefined : { left: secondsLeft, all }} />
  }
  const names = Object.keys(texts)
  if (names.length === 0) return <ErrorNotice error={error} />
  const elsewhere = Object.entries(texts).filter(([name]) => !shown.has(name))
  if (elsewhere.length === 0) return null
  return <ErrorNotice error={error} texts={elsewhere.map(([, text]) => localText(text, locale))} />
}
