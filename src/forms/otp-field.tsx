import { useEffect, useEffectEvent } from 'react'
import { CodeInput, CODE_LENGTH, readCode, type CodeFieldProps } from './code-field'

/** The code from an SMS: typed, pasted with the whole message, or filled in by the phone. */
export function OtpField(props: CodeFieldProps) {
  const { value, onChange, onComplete, isBusy = false, isDisabled = false } = props
  const handleSms = (text: string) => {
    const digits = readCode(text)
    if (isBusy || digits === value || digits.length !== CODE_LENGTH) return
    onChange(digits)
    onComplete?.(digits)
  }
  useWebOtp(handleSms, !isDisabled)
  return <CodeInput {...props} isMasked={false} input={{ type: 'text', autoComplete: 'one-time-code' }} />
}

/** The result of the WebOTP API, which TypeScript's DOM types do not have yet. */
interface OtpCredential {
  code: string
}

/**
 * Reads the code from the SMS, in browsers with WebOTP (Android), as long as `isWanted`. The SMS has to name the site in its
 * last line; without that line, or if the member denies the prompt, nothing happens.
 */
function useWebOtp(onText: (text: string) => void, isWanted: boolean): void {
  const receive = useEffectEvent(onText)
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const controller = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: controller.signal }
    const listen = async (): Promise<void> => {
      const credential = await navigator.credentials.get(options)
      if (!credential || controller.signal.aborted) return
      receive((credential as unknown as OtpCredential).code) // the request was for an otp
      // The code may be wrong or expired, so listen for the next SMS too.
      return listen()
    }
    listen().catch(() => undefined)
    return () => controller.abort()
  }, [isWanted])
}
