import type { ReactNode } from 'react'
import { BusyNote } from '@/ui/busy-note'
import { Button } from '@/ui/button'
import { useFormState } from './form-state'

interface SubmitButtonProps {
  /** There is nothing to submit; `describedBy` is the id of the element that says so. */
  isInert?: boolean
  describedBy?: string
  children: ReactNode
}

/** Submits the surrounding form; busy while sending, with a note where that takes long, and disabled during the wait after too many tries. */
export function SubmitButton({ isInert, describedBy, children }: SubmitButtonProps) {
  const { isBusy, secondsLeft } = useFormState()
  return (
    <>
      <BusyNote isBusy={isBusy} />
      <Button
        type="submit"
        isFullWidth
        isBusy={isBusy}
        isInert={isInert}
        aria-describedby={describedBy}
        disabled={secondsLeft > 0}
      >
        {children}
      </Button>
    </>
  )
}
