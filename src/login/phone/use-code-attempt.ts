import { useRef, useState } from 'react'
import type { AppError } from '@/api/app-error'
import { isWrongCode } from './login-flow'
import { useWait } from './use-wait'

/**
 * Sends one PIN or OTP at a time, and holds the last error and the lockout countdown. A wrong code is cleared; after any
 * other error the code stays in the field, so that it can be sent again.
 */
export function useCodeAttempt(send: (code: string) => Promise<AppError | undefined>) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<AppError>()
  const [isBusy, setIsBusy] = useState(false)
  const wait = useWait()
  const isInFlight = useRef(false)

  const submit = async (code: string) => {
    if (isInFlight.current || wait.seconds) return
    isInFlight.current = true
    setIsBusy(true)
    const appError = await send(code)
    isInFlight.current = false
    setIsBusy(false)
    setError(appError)
    if (!appError) return
    if (wait.begin(appError) || isWrongCode(appError)) setValue('')
  }

  return {
    value,
    setValue,
    error,
    setError,
    isBusy,
    /** Countdown of the lockout after too many attempts. */
    seconds: wait.seconds,
    submit,
    retry: () => submit(value),
  }
}

export type CodeAttempt = ReturnType<typeof useCodeAttempt>
