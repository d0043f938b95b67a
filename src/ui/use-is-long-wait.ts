import { useEffect, useState } from 'react'

const LONG_WAIT_MS = 8000

/** Whether one has been waiting for eight seconds: then the screen says so. */
export function useIsLongWait(): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
