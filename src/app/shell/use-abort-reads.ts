import { useCallback } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'

/** Gives up the reads that are under way; each part that wanted one then offers to try again. What changes something always runs to its end. */
export function useAbortReads(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    for (const read of dispatch(api.util.getRunningQueriesThunk())) read.abort()
  }, [dispatch])
}
