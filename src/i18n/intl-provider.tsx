import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import { loadMessages, type Messages } from './load-messages'
import { localeTags, type Locale } from './locale'

interface Props {
  locale: Locale
  /** The texts of the language that the page starts in. */
  initial: { locale: Locale; messages: Messages }
  children: ReactNode
}

/** Gives the texts of a language; a switch shows as soon as the other one's are here, without a reload. */
export function IntlProvider({ locale, initial, children }: Props) {
  const [shown, setShown] = useState(initial)

  useEffect(() => {
    if (locale === shown.locale) return
    let isCurrent = true
    loadMessages(locale).then(
      (messages) => isCurrent && setShown({ locale, messages }),
      // Offline: the language on screen stays, and the next switch tries again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, shown.locale])

  useEffect(() => {
    document.documentElement.lang = localeTags[shown.locale]
  }, [shown.locale])

  return (
    <ReactIntlProvider
      locale={localeTags[shown.locale]}
      defaultLocale="en"
      messages={shown.messages as Record<string, string>} // parsed and plain texts may stand side by side, which the type forgot
      onError={reportMissing}
    >
      {children}
    </ReactIntlProvider>
  )
}

/** A text without its translation is a defect: it stops development and tests, and costs a member nothing. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
}
