import { useFormik } from 'formik'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { checkValues } from './check-values'
import type { FormProps } from './form'
import { focusFirst, shownFields } from './form-focus'
import type { PendingRead, SubmissionError } from './form-state'
import { fieldTexts } from './server-errors'
import { useDraft } from './use-draft'

type Options<Values extends object, Output> = Pick<
  FormProps<Values, Output>,
  'schema' | 'initialValues' | 'onSubmit' | 'fieldNames' | 'draft'
>

/** Runs a form: one submission at a time, the server's errors, and the focus after a submission. */
export function useSubmission<Values extends object, Output>(options: Options<Values, Output>) {
  const { schema, onSubmit, fieldNames } = options
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(options.draft, options.initialValues)
  const [formError, setFormError] = useState<SubmissionError>()
  const secondsLeft = useSecondsLeft(formError?.until)
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
  if (error.kind !== 'rateLimited' || error.retryAfterSeconds === undefined) return undefined
  return Date.now() + error.retryAfterSeconds * 1000
}
