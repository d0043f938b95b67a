import { useCallback } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { errorText, type OwnMessages } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { SupportCode } from './support-code'
import { useFeedback } from './feedback-context'
import { danger } from './feedback-presets'
import { Phrases } from './phrases'

/**
 * The default error modal (spec 8): the error's message and only a Close button. A session expiry has its own modal, and an
 * aborted request shows none; `onClose` runs after the modal has closed. `own`: a constant of what this place says otherwise.
 */
export function useErrorModal(own?: OwnMessages): (error: AppError, onClose?: () => void) => void {
  const { show } = useFeedback()
  const intl = useIntl()
  const locale = useLocale()
  return useCallback(
    (error, onClose) => {
      if (error.kind === 'sessionExpired' || error.kind === 'aborted') return
      const say = (descriptor: MessageDescriptor) => intl.formatMessage(descriptor)
      const { title, message } = errorText(error, locale, say, own)
      const description = (
        <>
          <Phrases>{message}</Phrases>
          {error.requestId && <SupportCode code={error.requestId} />}
        </>
      )
      show(danger(title, description, { id: message, cancelButton: { callback: onClose } }))
    },
    [intl, locale, show, own],
  )
}
