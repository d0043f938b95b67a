import { BusyNote } from '@/ui/busy-note'
import { useFormState } from './form-state'

/** The status above a form's submit button that sending takes long. */
export function SendingNote() {
  return <BusyNote isBusy={useFormState().isBusy} />
}
