import { useEffect, type ReactNode } from 'react'
import { IntlProvider as ReactIntlProvider } from 'react-intl'
import { knownMessages } from './load-messages'
import { localeTags, type Locale } from './locale'

interface Props {
  /** A language whose texts have come. */
  locale: Locale
  children: ReactNode
}

/** Gives the texts of a language, to the document too; a switch shows at once, without a reload. */
export function IntlProvider({ locale, children }: Props) {
  const tag = localeTags[locale]
  useEffect(() => {
    document.documentElement.lang = tag
  }, [tag])
  return (
    <ReactIntlProvider
      locale={tag}
      defaultLocale="en"
      messages={knownMessages(locale)}
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
