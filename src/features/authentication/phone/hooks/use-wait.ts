import { useState } from 'react'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'

/** How long nothing is taken after too many tries (behaviour, Phone): `seconds` count down. */
export function useWait() {
  const [wait, setWait] = useState<{ until: number; seconds: number }>()
  const left = useSecondsLeft(wait?.until)
  return {
    seconds: wait && left > 0 ? { left, all: wait.seconds } : undefined,
    /** Begins it where a refusal asks for one, and says whether it does. */
    begin: (refusal: AppError): boolean => {
      if (refusal.kind !== 'rateLimited' || !refusal.retryAfterSeconds) return false
      const seconds = refusal.retryAfterSeconds
      setWait({ until: Date.now() + seconds * 1000, seconds })
      return true
    },
  }
}
