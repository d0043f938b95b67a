import type { ComponentProps, ReactNode } from 'react'
import { PinField } from '@/forms/pin-field'
import { BusyNote } from '@/ui/busy-note'
import type { CodeAttempt } from '../hooks/use-code-attempt'
import { useCodeWords } from '../hooks/use-code-words'
import { CodeTrouble } from './code-trouble'

interface PinAttemptProps {
  label: ReactNode
  autoComplete: ComponentProps<typeof PinField>['autoComplete']
  attempt: CodeAttempt
}

/** A PIN field that submits once all digits are entered, and the error of the last attempt. */
export function PinAttempt({ label, autoComplete, attempt }: PinAttemptProps) {
  const words = useCodeWords(attempt.error)
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
      <CodeTrouble attempt={attempt} />
    </>
  )
}
