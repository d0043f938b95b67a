import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { useFormState } from './form-state'

interface SubmitButtonProps {
  isDisabled?: boolean
  children: ReactNode
}

/** Submits the surrounding form; busy while sending, and disabled during the wait after too many tries. */
export function SubmitButton({ isDisabled = false, children }: SubmitButtonProps) {
  const { isBusy, secondsLeft } = useFormState()
  return (
    <Button type="submit" isFullWidth isBusy={isBusy} disabled={isDisabled || secondsLeft > 0}>
      {children}
    </Button>
  )
}
