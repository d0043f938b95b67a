import type { ReactNode } from 'react'
import { Fieldset, LabelLine } from './field-styles'
import { Changed, Required, UnderField } from './field-text'
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
