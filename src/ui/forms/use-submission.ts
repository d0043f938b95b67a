import { useFormik } from 'formik'
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import type { Locale } from '@/i18n/locale'
import { openDraft, type DraftOptions } from './drafts'
import { useWait } from './error-notice'
import { checkValues } from './field-rules'
import { focusFirst, shownFields } from './form-focus'

/** The form's names for the API's fields: `{ First_Name: 'firstName' }`. */
type FieldNames = Readonly<Record<string, string | string[]>>

export interface FormOptions<Values extends object, Output> {
  /** Validates and normalises the values, synchronously. */
  schema: Schema<Output>
  initialValues: Values
  /** Sends the schema's output; returns the server's error, or undefined on success. */
  onSubmit: (values: Output) => Promise<AppError | undefined>
  /** For server errors. */
  fieldNames?: FieldNames
  /** Stores the values for a day. */
  draft?: DraftOptions<Values>
  /** The fields whose value differs from the saved one, to be marked. */
  changesIn?: (values: Values) => readonly string[]
}

interface SubmissionError {
  error: AppError
  /** The server's messages by field, each shown until that field changes. */
  texts: Record<string, FieldTexts>
  values: Readonly<Record<string, unknown>>
  /** The fields on screen at the submission. */
  shown: ReadonlySet<string | undefined>
}

/** In both languages. */
interface FieldTexts {
  th: string
  en: string
}

interface FormState {
  schema: Schema<unknown>
  /** Values are being sent: fields are read-only, and submitting again does nothing. */
  isBusy: boolean
  /** A field is still reading what was chosen, so nothing can be submitted yet. */
  isReading: boolean
  setIsReading: (isReading: boolean) => void
  wait: ReturnType<typeof useWait>['seconds']
  formError: SubmissionError | undefined
  /** The fields whose value differs from the saved one. */
  changedFields: readonly string[]
  /** A draft was restored, and not discarded. */
  isDraftRestored: boolean
  /** Resets the form and deletes the draft. */
  discardDraft: () => void
}

export const FormStateContext = createContext<FormState | undefined>(undefined)

/** The form's state outside formik. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('A field stands inside a Form.')
  return state
}

/** Runs a form: one submission at a time, server errors, and the focus afterwards. */
export function useSubmission<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { schema, initialValues, onSubmit, fieldNames, changesIn } = options
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => openDraft(options.draft, initialValues))
  const [isDraftRestored, setDraftRestored] = useState(draft.isRestored)
  const [formError, setFormError] = useState<SubmissionError>()
  const wait = useWait()
  const isInFlight = useRef(false)
  const [isReading, setIsReading] = useState(false)

  const formik = useFormik<Values>({
    initialValues: draft.initial,
    // Formik expects texts, but passes message descriptors through.
    validate: (values) => checkValues(schema, values).fieldErrors ?? {},
    onSubmit: async (values) => {
      const { output, fieldErrors } = checkValues(schema, values)
      if (fieldErrors) return
      const error = await onSubmit(output).catch((): AppError => ({ kind: 'unexpected' }))
      if (!error) return draft.clear()
      wait.begin(error)
      setFormError({
        error,
        texts: fieldTexts(error, fieldNames),
        values: Object.fromEntries(Object.entries(values)),
        shown: shownFields(form.current),
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

  const submit = () => {
    if (isInFlight.current || isReading || wait.seconds) return
    isInFlight.current = true
    setFormError(undefined)
    void formik.submitForm().finally(() => {
      isInFlight.current = false
    })
  }
  const state: FormState = {
    schema,
    isBusy: isSubmitting,
    isReading,
    setIsReading,
    wait: wait.seconds,
    formError,
    changedFields: changesIn?.(values) ?? [],
    isDraftRestored,
    discardDraft: () => {
      draft.clear()
      formik.resetForm({ values: initialValues })
      setFormError(undefined)
      setDraftRestored(false)
    },
  }
  return { form, formik, submit, state }
}

/** The server's field errors (422) by form fields; `fieldNames` maps the API's names. */
export function fieldTexts(error: AppError, fieldNames: FieldNames = {}) {
  const fields = error.kind === 'invalid' ? (error.fields ?? {}) : {}
  const names = new Map(Object.entries(fieldNames))
  const entries = Object.entries(fields).flatMap(([name, texts]) =>
    [names.get(name) ?? name].flat().map((own) => [own, texts] as const),
  )
  return Object.fromEntries(entries)
}

/** A message in the current language, or in the other one if that is empty. */
export function localText({ th, en }: FieldTexts, locale: Locale): string {
  return locale === 'th' ? th || en : en || th
}
