import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorWords } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { forgetNotAllowed, keptNotAllowed } from '@/issuing/collect-code'

export interface NotAllowed {
  /** The reason in the member's language; undefined if no reason is stored. */
  words: string | undefined
  /** The shop has no customer with that number. */
  isUnknownNumber: boolean
}

/** Why points could not be collected. The stored reason is removed when the page unmounts. */
export function useNotAllowed(): NotAllowed {
  const intl = useIntl()
  const locale = useLocale()
  const [reason] = useState(keptNotAllowed)
  useEffect(() => forgetNotAllowed, [])
  if (reason === undefined || typeof reason === 'string') return { words: reason, isUnknownNumber: false }
  const { message } = errorWords(reason, locale, (descriptor) => intl.formatMessage(descriptor))
  return { words: message, isUnknownNumber: reason.message === 'invalid customer' }
}
