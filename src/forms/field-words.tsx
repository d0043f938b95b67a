import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Fault, Hint, RequiredMark } from './field-styles'

/** Beside the label, not in it: the field's accessible name stays the label's words alone (aria-required says the rest). */
export function Required() {
  return (
    <RequiredMark aria-hidden>
      <FormattedMessage
        id="forms.field.required"
        defaultMessage="(Required)"
        description="Beside the label of a field that must be filled in"
      />
    </RequiredMark>
  )
}

interface FaultTextProps {
  id?: string
  role?: 'alert'
  children: ReactNode
}

/** What is wrong, under the control that it is about. */
export function FaultText({ children, ...rest }: FaultTextProps) {
  return (
    <Fault {...rest}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </Fault>
  )
}

/** Whether there is anything to draw: `condition && <…/>` gives a hint or none. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false
}

interface UnderFieldProps {
  ids: { hint: string; fault: string }
  hint: ReactNode
  fault: ReactNode
}

/** The fault and the hint, which the control names in aria-describedby. */
export function UnderField({ ids, hint, fault }: UnderFieldProps) {
  return (
    <>
      {fault !== undefined && <FaultText id={ids.fault}>{fault}</FaultText>}
      {isShown(hint) && <Hint id={ids.hint}>{hint}</Hint>}
    </>
  )
}
