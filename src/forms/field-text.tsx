import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ChangedMark, FieldErrorLine, Hint, RequiredMark } from './field-styles'

/** Beside the label, not inside it: the accessible name stays the label alone (aria-required tells screen readers the rest). */
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

/** Beside the label of a field with unsaved changes; part of the control's description. */
export function Changed({ id }: { id: string }) {
  return (
    <ChangedMark id={id}>
      <FormattedMessage
        id="forms.field.changed"
        defaultMessage="Changed"
        description="Beside the label of a field whose value is not saved yet"
      />
    </ChangedMark>
  )
}

interface FieldErrorTextProps {
  id?: string
  role?: 'alert'
  children: ReactNode
}

/** A error, shown under its control. */
export function FieldErrorText({ children, ...rest }: FieldErrorTextProps) {
  return (
    <FieldErrorLine {...rest}>
      <CircleAlert size="1rem" strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </FieldErrorLine>
  )
}

/** Whether there is anything to render: `condition && <…/>` may be false. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false
}

interface UnderFieldProps {
  ids: { hint: string; error: string }
  hint: ReactNode
  error: ReactNode
}

/** The error and the hint, which the control references in aria-describedby. */
export function UnderField({ ids, hint, error }: UnderFieldProps) {
  return (
    <>
      {error !== undefined && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
      {isShown(hint) && <Hint id={ids.hint}>{hint}</Hint>}
    </>
  )
}
