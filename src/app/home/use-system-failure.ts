import { useEffect } from 'react'
import { toAppError } from '@/api/app-error'
import { useErrorModal } from '@/session/use-error-modal'
import { useMember } from '@/session/use-member'

/** A failed check of the membership system is told at once (spec 8), once for each try; home goes on without a tier. */
export function useSystemFailure(): void {
  const { system } = useMember()
  const showError = useErrorModal()
  const { error, isFetching } = system
  useEffect(() => {
    if (error && !isFetching) showError(toAppError(error))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told again for another failure only
  }, [error, isFetching])
}
