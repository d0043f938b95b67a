import { FormikProvider, useFormik } from 'formik'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import type { Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { tokens } from '@/theme/tokens'
import { checkValues } from './check-values'
import { focusFirst, shownFields } from './form-focus'
import { FormStateContext, type PendingRead, type SubmissionError } from './form-state'
import { fieldTexts } from './server-errors'
import { useDraft, type DraftOptions } from './use-draft'

/** No grid: the foot of a long form could not stick in the cell that a grid would give it. */
const Root = styled.form`
  display: flex;
  flex-direction: column;
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
  children: ReactNode
}

/**
 * The form component of all features, built on formik. A field shows its error once the field was left or the form was
 * submitted; entered values are never lost. Place `<FormError/>` above `<SubmitButton>`.
 */
export function Form<Values extends object, Output>({ children, ...options }: FormProps<Values, Output>) {
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
        <Root ref={form} noValidate aria-busy={isBusy || undefined} onSubmit={handleSubmit}>
          {children}
        </Root>
      </FormStateContext>
    </FormikProvider>
  )
}

type Options<Values extends object, Output> = Omit<FormProps<Values, Output>, 'children'>

/** Runs a form: one submission at a time, the server's errors, and the focus after a submission. */
function useSubmission<Values extends object, Output>(options: Options<Values, Output>) {
  const { schema, onSubmit, fieldNames } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(options.draft, options.initialValues)
  const [formError, setFormError] = useState<SubmissionError>()
  const secondsLeft = useSecondsLeft(formError?.until, formError && waitMsOf(formError.error))
  const isInFlight = useRef(false)
  const [isDraftRestored, setDraftRestored] = useState(draft.isRestored)
  const [reading, setReading] = useState<PendingRead>()
  const isReading = reading !== undefined && !reading.hasFailed
  /** A submission waits for a field that reads: then it is sent, or, where that failed, given up. */
  const [wait, setWait] = useState<'waiting' | 'over' | 'failed'>()

  const formik = useFormik<Values>({
    initialValues: draft.initial,
    // Formik expects texts, but passes our message descriptors through unchanged.
    validate: (values) => checkValues(schema, values).fieldErrors ?? {},
    onSubmit: async (values) => {
      const { output, fieldErrors } = checkValues(schema, values)
      if (fieldErrors) return
      const error = await onSubmit(output).catch((): AppError => ({ kind: 'unexpected' }))
      if (!error) return draft.clear()
      const [texts, shown] = [fieldTexts(error, fieldNames), shownFields(form.current)]
      setFormError({
        error,
        texts,
        shown,
        values: Object.fromEntries(Object.entries(values)),
        until: endOfWait(error),
      })
    },
  })
  const { values, errors, isSubmitting, submitCount } = formik
  useEffect(() => draft.save(values), [draft, values])

  const focusError = useEffectEvent(() =>
    focusFirst(
      form.current,
      (name) => name in errors || (formError !== undefined && name in formError.texts),
    ),
  )
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusError()
  }, [isSubmitting, submitCount])

  const send = () => {
    isInFlight.current = true
    void formik.submitForm().finally(() => {
      isInFlight.current = false
    })
  }
  const submit = () => {
    if (isInFlight.current || secondsLeft > 0) return
    setFormError(undefined)
    if (isReading) setWait('waiting')
    else send()
  }
  // Only after the render has formik the value that was read, and the field that could not read can take the focus.
  if (wait === 'waiting' && !isReading) setWait(reading ? 'failed' : 'over')
  const endWait = useEffectEvent((end: typeof wait) => {
    if (end === 'over') send()
    if (end === 'failed') focusFirst(form.current, (name) => name === reading?.name)
  })
  useEffect(() => endWait(wait), [wait])

  const { initialValues } = options
  const { resetForm } = formik
  const discardDraft = useCallback(() => {
    draft.clear()
    resetForm({ values: initialValues })
    setFormError(undefined)
    setDraftRestored(false)
  }, [draft, resetForm, initialValues])
  return {
    form,
    formik,
    isBusy: isSubmitting || wait === 'waiting',
    isReading,
    setReading,
    secondsLeft,
    formError,
    isDraftRestored,
    discardDraft,
    submit,
  }
}

/** When the member may retry after too many tries, in milliseconds of this phone's clock. */
function endOfWait(error: AppError): number | undefined {
  const waitMs = waitMsOf(error)
  return waitMs === undefined ? undefined : Date.now() + waitMs
}

function waitMsOf(error: AppError): number | undefined {
  if (error.kind !== 'rateLimited' || error.retryAfterSeconds === undefined) return undefined
  return error.retryAfterSeconds * 1000
}
