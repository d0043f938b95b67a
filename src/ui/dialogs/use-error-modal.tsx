import { useEffect, useRef } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { toAppError, type AppError } from '@/api/app-error'
import { errorText, type OwnMessages } from '@/i18n/error-messages'
import { ErrorMessage, ErrorTitle } from '../support-code'
import { commonWords } from '../words'
import { useFeedback } from './feedback-context'
import { danger, type FeedbackButton } from './feedback-presets'
import { saysOffline } from '@/lib/phone-says'

/**
 * The default error modal (spec 8), with a Close button, after which `onClose` runs, and `wayOn` beside it. A session expiry has
 * its own modal, an aborted request none. `own` has this place's words, `ownTitle` its title.
 */
export function useErrorModal(
  own?: OwnMessages,
  ownTitle?: MessageDescriptor,
): (error: AppError, onClose?: () => void, wayOn?: Partial<FeedbackButton>) => void {
  const { show } = useFeedback()
  return (error, onClose, wayOn) => {
    if (error.kind === 'sessionExpired' || error.kind === 'aborted') return
    // The same error is not shown twice.
    const id = errorText(error, 'en', ({ id: name }) => String(name), own).message
    show(
      danger(
        <ErrorTitle error={error} own={own} ownTitle={ownTitle} />,
        <ErrorMessage error={error} own={own} />,
        {
          id,
          cancelButton: { callback: onClose },
          confirmButton: wayOn && { isDisplay: true, ...wayOn },
        },
      ),
    )
  }
}

export interface Read {
  error?: unknown
  isFetching: boolean
  /** Earlier data is cached. */
  isLoaded: boolean
}

/**
 * Shows a failed query in the default error modal, once until it succeeds. After Close the page shows the error with a retry,
 * and automatic retries open no modal again.
 */
export function useQueryErrorModal({ error, isFetching, isLoaded }: Read): void {
  const showError = useErrorModal(undefined, commonWords.notLoaded)
  const hasShown = useRef(false)
  useEffect(() => {
    if (isLoaded) hasShown.current = false
    if (!error || isLoaded || isFetching || hasShown.current) return
    const appError = toAppError(error)
    // An aborted request showed no modal, so a later error must.
    hasShown.current = appError.kind !== 'aborted'
    // The notice above the page reports an offline phone and a resting host.
    if (!appError.isResting && (appError.kind !== 'offline' || !saysOffline())) showError(appError)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs for a new error, not for a new showError
  }, [error, isFetching, isLoaded])
}
