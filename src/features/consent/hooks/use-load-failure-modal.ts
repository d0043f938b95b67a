import { useEffect, useRef } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from '@/session/use-error-modal'

/** What a page needs to know of what it shows. */
export interface PageQuery {
  data?: unknown
  error?: unknown
  isFetching: boolean
  isSuccess: boolean
  refetch: () => unknown
}

/** Says once that what a page shows could not be loaded; closed, the page itself says so with a way to try again. */
export function useLoadFailureModal({ data, error, isFetching, isSuccess }: PageQuery): void {
  const showError = useErrorModal()
  const hasTold = useRef(false)
  useEffect(() => {
    if (isSuccess) hasTold.current = false
    if (!error || data !== undefined || isFetching || hasTold.current) return
    hasTold.current = true
    showError(toAppError(error))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told for a failure, not for a new way of telling
  }, [data, error, isFetching, isSuccess])
}
