import { useFormikContext } from 'formik'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/use-locale'
import { isRequiredBy, longestBy, type FieldMessage } from './field-rules'
import { localText, useFormState } from './use-submission'

export interface FieldProps {
  /** The value's name in the form. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Mark the field as required; by default as the schema says. */
  isRequired?: boolean
}

export type FormField<Value> = ReturnType<typeof useFormField<Value>>

/** One field of the surrounding form: its frame's contents, its value, and its control's attributes. */
export function useFormField<Value>({ name, label, hint, ...props }: FieldProps) {
  const { values, touched, setFieldValue, setFieldTouched } = useFormikContext<Record<string, Value>>()
  const { schema, isBusy, changedFields } = useFormState()
  const id = useId()
  const error = useFieldError(name, values[name], Boolean(touched[name]))
  const isRequired = props.isRequired ?? isRequiredBy(schema, name)
  const isChanged = changedFields.includes(name)
  const ids = {
    control: `${id}control`,
    label: `${id}label`,
    changed: `${id}changed`,
    hint: `${id}hint`,
    error: `${id}error`,
  }
  const described = [error !== undefined && ids.error, isChanged && ids.changed, hint && ids.hint]
  return {
    label,
    hint,
    /** In the current language. */
    error,
    isRequired,
    /** How long the text may be; undefined without a limit. */
    longest: longestBy(schema, name),
    /** The value differs from the saved one. */
    isChanged,
    /** The form is being sent, and read-only. */
    isBusy,
    ids,
    value: values[name] as Value, // initial values have every field
    setValue: (value: Value) => void (isBusy || setFieldValue(name, value)),
    /** Connects the control with label, mark, hint and error, which shows once the field is left. */
    control: {
      id: ids.control,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': isRequired || undefined,
      'data-field': name,
      onBlur: (event: FocusEvent) => {
        if (isLeft(event)) void setFieldTouched(name)
      },
    },
  }
}

/** The server's message for the sent value, or the schema's error after the field was left. */
function useFieldError(name: string, value: unknown, isTouched: boolean): string | undefined {
  const intl = useIntl()
  const locale = useLocale()
  const { formError } = useFormState()
  const errors: Record<string, unknown> = useFormikContext().errors
  const texts = formError?.texts[name]
  if (texts && Object.is(formError.values[name], value)) return localText(texts, locale)
  const ruleError = errors[name] as FieldMessage | undefined // from use-submission.ts
  if (!isTouched || !ruleError) return undefined
  const values = Object.entries(ruleError.values ?? {}).map(([key, given]) => [
    key,
    typeof given === 'object' ? intl.formatMessage(given).toLowerCase() : given,
  ])
  return intl.formatMessage(ruleError.descriptor, Object.fromEntries(values))
}

/** Whether the focus moves to another field. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  // An error shown on blur would move the tapped button, the form's or a sheet's, away from the finger.
  const isOfForm = currentTarget.closest('form')?.contains(relatedTarget)
  if (relatedTarget instanceof HTMLButtonElement && (relatedTarget.type === 'submit' || !isOfForm))
    return false
  const group = currentTarget.closest('fieldset')
  return !(group && relatedTarget instanceof Node && group.contains(relatedTarget))
}

/** The form's values, for dependent fields: `setValue('district', '')` when the province changes. */
export function useFormValues<Values extends object>() {
  const { values, setFieldValue } = useFormikContext<Values>()
  return {
    values,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
  }
}
