import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import { lateTexts } from './late-texts'
import { loadMessages, type Messages } from './load-messages'
import { localeTags, type Locale } from './locale'

interface Props {
  locale: Locale
  /** The first paint's texts, of the language that the page starts in. */
  initial: { locale: Locale; messages: Messages }
  children: ReactNode
}

/** Gives the texts of a language; a switch shows as soon as the other one's are here, without a reload. */
export function IntlProvider({ locale, initial, children }: Props) {
  const [shown, setShown] = useState(initial)
  const isWanting = locale !== shown.locale

  useEffect(() => {
    if (!isWanting) return
    let isCurrent = true
    Promise.all([loadMessages(locale, 'first'), lateTexts(locale)]).then(
      ([messages]) => isCurrent && setShown({ locale, messages }),
      // Offline: the texts on screen stay, and who needs more of them asks again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, isWanting])

  useEffect(() => {
    document.documentElement.lang = localeTags[shown.locale]
  }, [shown.locale])

  return (
    <ReactIntlProvider
      locale={localeTags[shown.locale]}
      defaultLocale="en"
      messages={shown.messages}
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
