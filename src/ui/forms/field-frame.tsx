import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'
import { tokens } from '@/theme/tokens'
import { Phrases, withUnits } from '../phrases'
import { FieldErrorLine, Hint, LabelLine } from './field-styles'
import type { FormField } from './use-form-field'

interface FrameProps {
  field: Omit<FormField<unknown>, 'value' | 'setValue'>
  children: ReactNode
}

/** What stands below the control, with the counter at its end. */
const Below = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space(3)};
  > :last-child {
    flex: none;
    margin: ${tokens.space(2)} 0 0 auto;
  }
`

/** Label, control, error and hint of a field whose one control takes `field.control`. */
export function FieldFrame({ field, counter, children }: FrameProps & { counter?: ReactNode }) {
  return (
    <div>
      <LabelLine>
        <label id={field.ids.label} htmlFor={field.ids.control}>
          {field.label}
        </label>
        <Marks field={field} />
      </LabelLine>
      {children}
      {counter ? (
        <Below>
          <div>
            <ErrorAndHint field={field} />
          </div>
          {counter}
        </Below>
      ) : (
        <ErrorAndHint field={field} />
      )}
    </div>
  )
}

/** Legend, controls, error and hint of a field with several controls. */
export function GroupFrame({ field, role, children }: FrameProps & { role: 'radiogroup' | 'group' }) {
  const { ids, control } = field
  return (
    <fieldset
      role={role}
      aria-labelledby={ids.label}
      aria-describedby={control['aria-describedby']}
      {...(role === 'radiogroup' && {
        'aria-invalid': control['aria-invalid'],
        'aria-required': control['aria-required'],
      })}
    >
      <LabelLine as="legend">
        <span id={ids.label}>{field.label}</span>
        <Marks field={field} />
      </LabelLine>
      {children}
      <ErrorAndHint field={field} />
    </fieldset>
  )
}

const RequiredMark = styled.span`
  color: ${tokens.color.textMuted};
`

const ChangedMark = styled.span`
  padding: 0 ${tokens.space(2)};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.xs};
`

/** Marks beside the label: required, and changed but not saved. */
function Marks({ field }: Pick<FrameProps, 'field'>) {
  return (
    <>
      {field.isRequired && <Required />}
      {field.isChanged && (
        <ChangedMark id={field.ids.changed}>
          <FormattedMessage
            id="forms.field.changed"
            defaultMessage="Changed"
            description="Beside the label of a field whose value is not saved yet"
          />
        </ChangedMark>
      )}
    </>
  )
}

/** Not inside the label, so that the accessible name is the label alone (aria-required says the rest). */
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

interface FieldErrorTextProps {
  id?: string
  role?: 'alert'
  children: string
}

export function FieldErrorText({ children, ...rest }: FieldErrorTextProps) {
  return (
    <FieldErrorLine {...rest}>
      <CircleAlert size="1rem" strokeWidth={1.75} aria-hidden />
      <span>{withUnits(children)}</span>
    </FieldErrorLine>
  )
}

/** Error and hint, which the control's aria-describedby names. */
export function ErrorAndHint({ field }: Pick<FrameProps, 'field'>) {
  return (
    <>
      {field.error !== undefined && <FieldErrorText id={field.ids.error}>{field.error}</FieldErrorText>}
      {field.hint && (
        <Hint id={field.ids.hint}>
          <Phrases>{field.hint}</Phrases>
        </Hint>
      )}
    </>
  )
}
