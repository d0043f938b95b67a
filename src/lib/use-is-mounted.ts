import { useCallback, useEffect, useRef } from 'react'

/** For late callbacks, which must not act on another page. */
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
