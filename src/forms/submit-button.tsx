import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { useFormState } from './form-state'

interface SubmitButtonProps {
  isDisabled?: boolean
  children: ReactNode
}

/** Sends the form around it; busy while that lasts, and off for as long as too many tries cost. */
export function SubmitButton({ isDisabled = false, children }: SubmitButtonProps) {
  const { isBusy, secondsLeft } = useFormState()
  return (
    <Button type="submit" isFullWidth isBusy={isBusy} disabled={isDisabled || secondsLeft > 0}>
      {children}
    </Button>
  )
}
