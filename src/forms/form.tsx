import { FormikProvider } from 'formik'
import { useMemo, type FormEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import { tokens } from '@/theme/tokens'
import { FormStateContext } from './form-state'
import type { DraftOptions } from './use-draft'
import { useSubmission } from './use-submission'

const Root = styled.form`
  display: grid;
  gap: ${tokens.space(5)};
`

export interface FormProps<Values extends object, Output> {
  /** Checks and normalises the values; synchronous. */
  schema: Schema<Output>
  initialValues: Values
  /** Sends the schema's output. Returns the server's error, or undefined on success. */
  onSubmit: (values: Output) => Promise<AppError | undefined>
  /** Maps the API's field names to the form's, for the server's errors: `{ First_Name: 'firstName' }`. */
  fieldNames?: Readonly<Record<string, string>>
  /** Persists the entered values for a day (see use-draft.ts). */
  draft?: DraftOptions<Values>
  /** The form's accessible name as a landmark, for pages with several forms. */
  label?: string
  children: ReactNode
}

/**
 * The form component of all features, built on formik. A field shows its error once the field was left or the form was
 * submitted; entered values are never lost. Place `<FormError/>` above `<SubmitButton>`.
 */
export function Form<Values extends object, Output>({
  label,
  children,
  ...options
}: FormProps<Values, Output>) {
  const { form, formik, submit, ...submission } = useSubmission(options)
  const { isBusy, isReading, setReading, secondsLeft, formError, isDraftRestored, discardDraft } = submission
  const { schema } = options
  const state = useMemo(
    () => ({
      schema,
      isBusy,
      isReading,
      setReading,
      secondsLeft,
      formError,
      isDraftRestored,
      discardDraft,
    }),
    [schema, isBusy, isReading, setReading, secondsLeft, formError, isDraftRestored, discardDraft],
  )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog may be inside another form in React's tree, and would submit that form too.
    event.stopPropagation()
    submit()
  }
  return (
    <FormikProvider value={formik}>
      <FormStateContext value={state}>
        <Root
          ref={form}
          noValidate
          aria-label={label}
          aria-busy={isBusy || undefined}
          onSubmit={handleSubmit}
        >
          {children}
        </Root>
      </FormStateContext>
    </FormikProvider>
  )
}
