import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { forgetNotAllowed, keptNotAllowed } from '@/issuing/collect-code'

export interface NotAllowed {
  /** In the member's language; undefined where it is not kept. */
  words: string | undefined
  /** The shop knows nobody by that number. */
  isUnknownNumber: boolean
}

/** Why points could not be collected. It is forgotten when the page is left. */
export function useNotAllowed(): NotAllowed {
  const intl = useIntl()
  const locale = useLocale()
  const [kept] = useState(keptNotAllowed)
  useEffect(() => forgetNotAllowed, [])
  if (kept === undefined || typeof kept === 'string') return { words: kept, isUnknownNumber: false }
  const { message } = errorWords(kept, locale, (descriptor) => intl.formatMessage(descriptor))
  return { words: message, isUnknownNumber: kept.message === 'invalid customer' }
}
