import { useEffect, useRef } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from './use-error-modal'

/** What there is to say of a read that a page or a part of it needs. */
export interface Read {
  error?: unknown
  isFetching: boolean
  /** What it gave before is still there. */
  isLoaded: boolean
}

/**
 * Tells a failed read by the default error modal, once until it succeeds (behaviour, Errors): closed, the page itself says
 * so with a way to try again, and parts that ask again by themselves are not heard twice.
 */
export function useFailureTold({ error, isFetching, isLoaded }: Read): void {
  const showError = useErrorModal()
  const hasTold = useRef(false)
  useEffect(() => {
    if (isLoaded) hasTold.current = false
    if (!error || isLoaded || isFetching || hasTold.current) return
    const failure = toAppError(error)
    // What was given up has not failed yet.
    hasTold.current = failure.kind !== 'aborted'
    showError(failure)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told for a failure, not for a new way of telling
  }, [error, isFetching, isLoaded])
}
