import { useEffect, useState } from 'react'

const LONG_WAIT_MS = 8000

/** Whether one has been waiting for so many milliseconds: after eight seconds the screen says so. */
export function useIsLongWait(milliseconds = LONG_WAIT_MS): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLong
}
