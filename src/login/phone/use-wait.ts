import { useState } from 'react'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'

/** The lockout after too many attempts: `seconds` counts down. */
export function useWait() {
  const [wait, setWait] = useState<{ until: number; seconds: number }>()
  const left = useSecondsLeft(wait?.until, wait && wait.seconds * 1000)
  return {
    seconds: wait && left > 0 ? { left, all: wait.seconds } : undefined,
    /** Begins the lockout if the error has a retry-after; returns whether it does. */
    begin: (error: AppError): boolean => {
      if (error.kind !== 'rateLimited' || !error.retryAfterSeconds) return false
      const seconds = error.retryAfterSeconds
      setWait({ until: Date.now() + seconds * 1000, seconds })
      return true
    },
  }
}
