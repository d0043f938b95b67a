import { useRef, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { AppError } from '@/api/app-error'
import { CodeField } from '@/ui/forms/code-field'
import { ErrorNotice, useWait } from '@/ui/forms/error-notice'
import { errorText } from '@/i18n/error-messages'
import { useLocale } from '@/i18n/use-locale'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { commonWords } from '@/ui/words'
import { isWrongCode } from './login-flow'
import { PIN_DIFFERS } from './use-phone-flow'

/**
 * Sends one PIN or OTP at a time, and holds the last error and the lockout countdown. A wrong code is cleared; after any other
 * error it stays, to be sent again.
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

const messages = defineMessages({
  differs: {
    id: 'phone.pin.differs',
    defaultMessage: 'PIN is not match',
    description: 'The repeated PIN is another one; the English is the specification’s',
  },
  'invalid otp': {
    id: 'phone.otp.wrong',
    defaultMessage: 'Invalid OTP. Please try again',
    description: 'The English is the specification’s',
  },
  'invalid pin': {
    id: 'phone.pin.wrong',
    defaultMessage: 'Invalid PIN, Please try again',
    description: 'The English is the specification’s',
  },
})

/** The text at the field for a refused code; `CodeError` shows other errors. */
export function useCodeMessages(error: AppError | undefined): string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  if (!error || !isWrongCode(error)) return undefined
  const { message } = error
  if (message === PIN_DIFFERS.message) return intl.formatMessage(messages.differs)
  // Section 5's words at the field; section 8 has shorter ones.
  if (message === 'invalid otp' || message === 'invalid pin') return intl.formatMessage(messages[message])
  return errorText(error, locale, (descriptor) => intl.formatMessage(descriptor)).message
}

/** Any error other than a wrong code, with a button to send the code again. */
export function CodeError({ attempt }: { attempt: CodeAttempt }) {
  const { error, seconds, value, isBusy } = attempt
  if (!error || isWrongCode(error) || isBusy) return null
  if (error.kind === 'rateLimited' && error.retryAfterSeconds && !seconds) return null
  return (
    <>
      <ErrorNotice error={error} seconds={seconds} />
      {value.length > 0 && !seconds && <TryAgainButton onClick={() => void attempt.retry()} />}
    </>
  )
}

export function TryAgainButton({ onClick, isBusy }: { onClick: () => void; isBusy?: boolean }) {
  return (
    <Button variant="outline" isFullWidth isBusy={isBusy} onClick={onClick}>
      <FormattedMessage {...commonWords.tryAgain} />
    </Button>
  )
}

interface PinAttemptProps {
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  attempt: CodeAttempt
}

/** A PIN field that submits with the last digit, and the last attempt's error. */
export function PinAttempt({ label, autoComplete, attempt }: PinAttemptProps) {
  const words = useCodeMessages(attempt.error)
  return (
    <>
      <CodeField
        label={label}
        autoComplete={autoComplete}
        value={attempt.value}
        onChange={attempt.setValue}
        onComplete={(pin) => void attempt.submit(pin)}
        isBusy={attempt.isBusy}
        isDisabled={attempt.seconds !== undefined}
        error={words}
        shouldFocus
      />
      <BusyNote isBusy={attempt.isBusy} />
      <CodeError attempt={attempt} />
    </>
  )
}
