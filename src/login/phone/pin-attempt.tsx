import type { ComponentProps, ReactNode } from 'react'
import { PinField } from '@/forms/pin-field'
import { BusyNote } from '@/ui/busy-note'
import type { CodeAttempt } from './use-code-attempt'
import { useCodeMessages } from './use-code-messages'
import { CodeError } from './code-error'

interface PinAttemptProps {
  label: ReactNode
  autoComplete: ComponentProps<typeof PinField>['autoComplete']
  attempt: CodeAttempt
}

/** A PIN field that submits once all digits are entered, and the error of the last attempt. */
export function PinAttempt({ label, autoComplete, attempt }: PinAttemptProps) {
  const words = useCodeMessages(attempt.error)
  return (
    <>
      <PinField
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
