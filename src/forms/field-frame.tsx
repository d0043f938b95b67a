import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isShown } from './field-message'
import { Fieldset, LabelLine, ChangedMark, FieldErrorLine, Hint, RequiredMark } from './field-styles'
import { GROUP_MARK } from './form-focus'
import type { FormField } from './use-form-field'

interface FrameProps {
  field: Pick<FormField<unknown>, 'ids' | 'error' | 'isRequired' | 'isChanged' | 'control'>
  label: ReactNode
  hint: ReactNode
  children: ReactNode
}

/** Label, control, error and hint of a field with one control; the control needs the id `field.ids.control`. */
export function FieldFrame({ field, label, hint, children }: FrameProps) {
  return (
    <div>
      <LabelLine>
        <label id={field.ids.label} htmlFor={field.ids.control}>
          {label}
        </label>
        {field.isRequired && <Required />}
        {field.isChanged && <Changed id={field.ids.changed} />}
      </LabelLine>
      {children}
      <UnderField ids={field.ids} hint={hint} error={field.error} />
    </div>
  )
}

/** Legend, controls, error and hint of a field with several controls. */
export function GroupFrame({
  field,
  label,
  hint,
  role,
  children,
}: FrameProps & { role: 'radiogroup' | 'group' }) {
  const { ids, control, error, isRequired, isChanged } = field
  return (
    <Fieldset
      role={role}
      {...{ [GROUP_MARK]: '' }}
      aria-labelledby={ids.label}
      aria-describedby={control['aria-describedby']}
      {...(role === 'radiogroup' && {
        'aria-invalid': control['aria-invalid'],
        'aria-required': control['aria-required'],
      })}
    >
      <LabelLine as="legend">
        <span id={ids.label}>{label}</span>
        {isRequired && <Required />}
        {isChanged && <Changed id={ids.changed} />}
      </LabelLine>
      {children}
      <UnderField ids={ids} hint={hint} error={error} />
    </Fieldset>
  )
}

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

/** An error, shown under its control. */
export function FieldErrorText({ children, ...rest }: FieldErrorTextProps) {
  return (
    <FieldErrorLine {...rest}>
      <CircleAlert size="1rem" strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </FieldErrorLine>
  )
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
