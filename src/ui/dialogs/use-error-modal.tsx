import { useCallback, useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { toAppError, type AppError } from '@/api/app-error'
import { errorText, type OwnMessages } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { SupportCode } from '../support-code'
import { useFeedback } from './feedback-context'
import { danger } from './feedback-presets'
import { Phrases } from '../phrases'

/**
 * The default error modal (spec 8): the error's message and only a Close button. A session expiry has its own modal, and an
 * aborted request shows none; `onClose` runs after the modal has closed. `own`: a constant, what this place words differently.
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

/** The state of a query that a page, or a part of the page, needs. */
export interface Read {
  error?: unknown
  isFetching: boolean
  /** Data of an earlier request is still cached. */
  isLoaded: boolean
}

/**
 * Shows a failed query in the default error modal, once until the query succeeds. After Close the page
 * itself shows the error with a way to retry, and a query that retries by itself does not open the modal twice.
 */
export function useQueryErrorModal({ error, isFetching, isLoaded }: Read): void {
  const showError = useErrorModal()
  const hasShown = useRef(false)
  useEffect(() => {
    if (isLoaded) hasShown.current = false
    if (!error || isLoaded || isFetching || hasShown.current) return
    const appError = toAppError(error)
    // An aborted request shows no modal, so a later error still has to.
    hasShown.current = appError.kind !== 'aborted'
    // The notice above the page tells of a phone that is offline and of a host at rest.
    if (!appError.isResting && (appError.kind !== 'offline' || navigator.onLine)) showError(appError)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs for a new error, not for a new showError
  }, [error, isFetching, isLoaded])
}
