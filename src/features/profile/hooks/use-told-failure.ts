import { useEffect, useRef } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from '@/session/use-error-modal'

/** Tells by the default error modal that a page could not be loaded, once until it has been (behaviour, Errors). */
export function useToldFailure(error: unknown, isLoaded: boolean): void {
  const showError = useErrorModal()
  const hasTold = useRef(false)
  useEffect(() => {
    if (isLoaded) hasTold.current = false
    if (!error || isLoaded || hasTold.current) return
    hasTold.current = true
    showError(toAppError(error))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told for a failure, not for a new way of telling
  }, [error, isLoaded])
}
