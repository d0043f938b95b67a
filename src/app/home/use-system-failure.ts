import { useEffect, useRef } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from '@/session/use-error-modal'
import { useMember } from '@/session/use-member'

/**
 * A failed check of the membership system is told (spec 8), once until it succeeds: parts of the page that come later ask
 * again by themselves. Home goes on without a tier.
 */
export function useSystemFailure(): void {
  const { system } = useMember()
  const showError = useErrorModal()
  const hasTold = useRef(false)
  const { error, isFetching, isSuccess } = system
  useEffect(() => {
    if (isSuccess) hasTold.current = false
    if (!error || isFetching || hasTold.current) return
    hasTold.current = true
    showError(toAppError(error))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told for a failure, not for a new way of telling
  }, [error, isFetching, isSuccess])
}
