import { useRef, useState } from 'react'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { isWrongCode } from '../login-flow'

/**
 * One try of a PIN or OTP at a time: what came of the last one, and how long no other is taken. A wrong code is cleared;
 * after anything else it stays, to be sent again.
 */
export function useCodeAttempt(send: (code: string) => Promise<AppError | undefined>) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<AppError>()
  const [isBusy, setIsBusy] = useState(false)
  const [lock, setLock] = useState<{ until: number; seconds: number }>()
  const secondsLeft = useSecondsLeft(lock?.until)
  const isFlying = useRef(false)

  const submit = async (code: string) => {
    if (isFlying.current || secondsLeft > 0) return
    isFlying.current = true
    setIsBusy(true)
    const failure = await send(code)
    isFlying.current = false
    setIsBusy(false)
    setError(failure)
    if (!failure) return
    if (isWrongCode(failure)) setValue('')
    if (failure.kind === 'rateLimited' && failure.retryAfterSeconds) {
      const seconds = failure.retryAfterSeconds
      setLock({ until: Date.now() + seconds * 1000, seconds })
      setValue('')
    }
  }

  return {
    value,
    setValue,
    error,
    setError,
    isBusy,
    /** Counts down while too many tries are punished. */
    seconds: lock && secondsLeft > 0 ? { left: secondsLeft, all: lock.seconds } : undefined,
    submit,
    retry: () => submit(value),
  }
}

export type CodeAttempt = ReturnType<typeof useCodeAttempt>
