import { useEffect, useRef } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from './use-error-modal'

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
    // The page says already that it is offline or its host rests, and what fails after the rest is no news.
    if (!appError.isResting && (appError.kind !== 'offline' || navigator.onLine)) showError(appError)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs for a new error, not for a new showError
  }, [error, isFetching, isLoaded])
}
