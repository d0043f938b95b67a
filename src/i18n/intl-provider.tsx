import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import { knownMessages, loadMessages, subscribeToMessages } from './load-messages'
import { localeTags, type Locale } from './locale'

interface Props {
  /** Its texts have loaded. */
  locale: Locale
  children: ReactNode
}

/** Provides a language's texts and sets the document's `lang`; a switch re-renders without a reload. */
export function IntlProvider({ locale, children }: Props) {
  const tag = localeTags[locale]
  const messages = useSyncExternalStore(subscribeToMessages, () => knownMessages(locale))
  useLayoutEffect(() => {
    document.documentElement.lang = tag
    // A page that opened during the switch has loaded the other language's texts.
    loadMessages(locale).catch(() => undefined)
  }, [locale, tag])
  return (
    <ReactIntlProvider locale={tag} defaultLocale="en" messages={messages} onError={reportMissing}>
      {children}
    </ReactIntlProvider>
  )
}

/** A missing translation throws in development and tests, but must not break a page in production. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) throw error
}
