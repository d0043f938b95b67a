import { useCallback } from 'react'
import { api } from '@/api/api'
import { useAppDispatch } from '@/store/hooks'

/** Finds what gives up the reads that are under way; each part that wanted one then offers to try again. What changes something always runs to its end. */
export function useGiveUpReads(): () => (() => void) | undefined {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    const reads = dispatch(api.util.getRunningQueriesThunk())
    return reads.length > 0 ? () => reads.forEach((read) => read.abort()) : undefined
  }, [dispatch])
}
