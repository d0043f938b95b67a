import { useRef, useState } from 'react'
import type { AppError } from '@/api/app-error'
import { isWrongCode } from '../login-flow'
import { useWait } from './use-wait'

/**
 * One try of a PIN or OTP at a time: what came of the last one, and how long no other is taken. A wrong code is cleared;
 * after anything else it stays, to be sent again.
 */
export function useCodeAttempt(send: (code: string) => Promise<AppError | undefined>) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<AppError>()
  const [isBusy, setIsBusy] = useState(false)
  const wait = useWait()
  const isFlying = useRef(false)

  const submit = async (code: string) => {
    if (isFlying.current || wait.seconds) return
    isFlying.current = true
    setIsBusy(true)
    const failure = await send(code)
    isFlying.current = false
    setIsBusy(false)
    setError(failure)
    if (!failure) return
    if (wait.begin(failure) || isWrongCode(failure)) setValue('')
  }

  return {
    value,
    setValue,
    error,
    setError,
    isBusy,
    /** Counts down while too many tries are punished. */
    seconds: wait.seconds,
    submit,
    retry: () => submit(value),
  }
}

export type CodeAttempt = ReturnType<typeof useCodeAttempt>
