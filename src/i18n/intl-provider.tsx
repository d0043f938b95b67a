import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import { knownMessages, loadMessages, subscribeToMessages } from './load-messages'
import { localeTags, type Locale } from './locale'

interface Props {
  /** A language whose texts have loaded. */
  locale: Locale
  children: ReactNode
}

/** Provides the texts of a language and sets the document's `lang`; a switch re-renders without a reload. */
export function IntlProvider({ locale, children }: Props) {
  const tag = localeTags[locale]
  const messages = useSyncExternalStore(subscribeToMessages, () => knownMessages(locale))
  useLayoutEffect(() => {
    document.documentElement.lang = tag
    // A page that was opened as the language changed has loaded its texts in the one before.
    loadMessages(locale).catch(() => undefined)
  }, [locale, tag])
  return (
    <ReactIntlProvider locale={tag} defaultLocale="en" messages={messages} onError={reportMissing}>
      {children}
    </ReactIntlProvider>
  )
}

/** A missing translation throws in development and tests; in production it must not break the page. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
}
