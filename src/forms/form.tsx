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
  /** Sends what the schema made of the values. Gives the error that came back, or nothing when it worked. */
  onSubmit: (values: Output) => Promise<AppError | undefined>
  /** Which field a name of the wire is, for the server's faults: `{ First_Name: 'firstName' }`. */
  fieldNames?: Readonly<Record<string, string>>
  /** Keeps what is entered for a day (see use-draft.ts). */
  draft?: DraftOptions<Values>
  /** Its name among the landmarks, where a page has several forms. */
  label?: string
  children: ReactNode
}

/**
 * A form over formik: the only one that features use. Faults show at their fields once those were left or the form was sent;
 * what was entered is never lost. Place `<FormError/>` above `<SubmitButton>`.
 */
export function Form<Values extends object, Output>({
  label,
  children,
  ...options
}: FormProps<Values, Output>) {
  const { form, formik, isBusy, secondsLeft, refusal, submit } = useSubmission(options)
  const { schema } = options
  const state = useMemo(
    () => ({ schema, isBusy, secondsLeft, refusal }),
    [schema, isBusy, secondsLeft, refusal],
  )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog's form may stand, in React's tree, inside another one.
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
