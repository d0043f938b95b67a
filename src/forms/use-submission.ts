import { useFormik } from 'formik'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AppError } from '@/api/app-error'
import { useSecondsLeft } from '@/lib/use-seconds-left'
import { checkValues } from './check-values'
import type { FormProps } from './form'
import { focusFirst, shownFields } from './form-focus'
import type { Refusal } from './form-state'
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
  const [refusal, setRefusal] = useState<Refusal>()
  const secondsLeft = useSecondsLeft(refusal?.until)
  const isInFlight = useRef(false)
  const [isDraftRestored, setDraftRestored] = useState(draft.isRestored)

  const formik = useFormik<Values>({
    initialValues: draft.initial,
    // Formik expects texts, but passes our message descriptors through unchanged.
    validate: (values) => checkValues(schema, values).faults ?? {},
    onSubmit: async (values) => {
      const { output, faults } = checkValues(schema, values)
      if (faults) return
      const error = await onSubmit(output).catch((): AppError => ({ kind: 'unexpected' }))
      if (!error) return draft.clear()
      const [texts, shown] = [fieldTexts(error, fieldNames), shownFields(form.current)]
      setRefusal({
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

  const focusFault = useEffectEvent(() =>
    focusFirst(form.current, (name) => name in errors || (refusal !== undefined && name in refusal.texts)),
  )
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFault()
  }, [isSubmitting, submitCount])

  const submit = () => {
    if (isInFlight.current || secondsLeft > 0) return
    isInFlight.current = true
    setRefusal(undefined)
    void formik.submitForm().finally(() => {
      isInFlight.current = false
    })
  }
  const { initialValues } = options
  const { resetForm } = formik
  const discardDraft = useCallback(() => {
    draft.clear()
    resetForm({ values: initialValues })
    setRefusal(undefined)
    setDraftRestored(false)
  }, [draft, resetForm, initialValues])
  return {
    form,
    formik,
    isBusy: isSubmitting,
    secondsLeft,
    refusal,
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
