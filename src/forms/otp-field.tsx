import { readCode } from '@/domain/code-digits'
import { CodeInput, type CodeFieldProps } from './code-field'
import { useWebOtp } from './use-web-otp'

/** The code from an SMS: typed, pasted with the whole message, or filled in by the phone. */
export function OtpField(props: CodeFieldProps) {
  const { value, onChange, onComplete, isBusy = false, isDisabled = false, length = 6 } = props
  const handleSms = (text: string) => {
    const digits = readCode(text, length)
    if (isBusy || digits === value || digits.length !== length) return
    onChange(digits)
    onComplete?.(digits)
  }
  useWebOtp(handleSms, !isDisabled)
  return <CodeInput {...props} isMasked={false} input={{ type: 'text', autoComplete: 'one-time-code' }} />
}
