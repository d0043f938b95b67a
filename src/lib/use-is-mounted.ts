import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still there: what ends late must not lead the member away from another page. */
export function useIsMounted(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(() => isThere.current, [])
}
