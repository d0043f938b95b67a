import { useEffect, useState } from 'react'

/** After this time a screen says that loading takes long. */
export const LONG_WAIT_MS = 8000

/** Whether the component has been mounted for `milliseconds`, after which the screen shows that loading takes long. */
export function useIsLongWait(milliseconds = LONG_WAIT_MS): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isLong
}
