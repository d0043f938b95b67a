import { useFormikContext } from 'formik'
import { useContext, useId, createContext, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/use-locale'
import { isRequiredBy } from './check-values'
import { isShown, type FieldMessage } from './field-message'

import { FIELD_MARK, GROUP_MARK } from './form-focus'
import { useFormState } from './form-state'
import { localText } from './server-errors'

/** The props of every field. */
export interface FieldProps {
  /** The name of the field's value in the form. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Whether the field is marked as required; by default as the schema says. */
  isRequired?: boolean
  isDisabled?: boolean
}

export interface FormField<Value> {
  value: Value
  setValue: (value: Value) => void
  /** Called when the field is left: from then on the field shows its error. */
  handleBlur: (event: FocusEvent) => void
  /** The field's error, in the member's language. */
  error: string | undefined
  isRequired: boolean
  /** The value is another one than what is saved. */
  isChanged: boolean
  /** The form is being sent, so the field is read-only. */
  isBusy: boolean
  ids: { control: string; label: string; changed: string; hint: string; error: string }
  /** The attributes that connect the control with its label, mark, hint and error. */
  control: ControlProps
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  [FIELD_MARK]: string
}

/** One field of the surrounding form: its value, its error's text, and the attributes of its control. */
export function useFormField<Value>({ name, hint, ...props }: FieldProps): FormField<Value> {
  const { values, touched, setFieldValue, setFieldTouched } = useFormikContext<Record<string, Value>>()
  const { schema, isBusy } = useFormState()
  const id = useId()
  const error = useFieldError(name, values[name], Boolean(touched[name]))
  const isRequired = props.isRequired ?? isRequiredBy(schema, name)
  const isChanged = useContext(ChangedFieldsContext).has(name)
  const ids = {
    control: `${id}control`,
    label: `${id}label`,
    changed: `${id}changed`,
    hint: `${id}hint`,
    error: `${id}error`,
  }
  const described = [
    error !== undefined && ids.error,
    isChanged && ids.changed,
    isShown(hint) && ids.hint,
  ].filter(Boolean)
  return {
    value: values[name] as Value, // the initial values have every field
    setValue: (value) => void (isBusy || setFieldValue(name, value)),
    handleBlur: (event) => {
      if (isLeft(event)) void setFieldTouched(name)
    },
    error,
    isRequired,
    isChanged,
    isBusy,
    ids,
    control: {
      id: ids.control,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': isRequired || undefined,
      [FIELD_MARK]: name,
    },
  }
}

/** The server's message for the sent value, else the schema's error, once the field was left. */
function useFieldError(name: string, value: unknown, isTouched: boolean): string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  const { formError } = useFormState()
  const errors: Record<string, unknown> = useFormikContext().errors
  const texts = formError?.texts[name]
  if (texts && Object.is(formError.values[name], value)) return localText(texts, locale)
  const ruleError = errors[name] as FieldMessage | undefined // form.tsx returns FieldMessages from `validate`
  return isTouched && ruleError ? intl.formatMessage(ruleError.descriptor, ruleError.values) : undefined
}

/** Whether the focus moves to another field. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  // A error shown on blur would move the submit button from under the finger, and the tap would miss.
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return false
  const group = currentTarget.closest(`[${GROUP_MARK}]`)
  return !(group && relatedTarget instanceof Node && group.contains(relatedTarget))
}

/** The names of the fields whose value is another one than what is saved: those are marked. */
export const ChangedFieldsContext = createContext<ReadonlySet<string>>(new Set())
