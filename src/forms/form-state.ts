import { createContext, useContext } from 'react'
import type { Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import type { FieldTexts } from './server-errors'

/** A submission that failed. */
export interface SubmissionError {
  error: AppError
  /** The server's messages by field; each is shown until its field's value changes from the value that was sent. */
  texts: Record<string, FieldTexts>
  values: Readonly<Record<string, unknown>>
  /** The fields that were on screen at the submission. */
  shown: ReadonlySet<string>
  /** When the member may retry, after too many tries (milliseconds of this phone's clock). */
  until: number | undefined
}

/** A field takes time to read what the member has chosen, or could not read it. */
export interface PendingRead {
  name: string
  hasFailed: boolean
}

export interface FormState {
  schema: Schema<unknown>
  /** Values are being sent, or wait to be: fields are read-only, and a second submission does nothing. */
  isBusy: boolean
  /** A field still reads what the member has chosen. */
  isReading: boolean
  /** Called by a field that begins to read, fails or, with undefined, is done: a submission waits for it. */
  setReading: (reading: PendingRead | undefined) => void
  /** Seconds until the member may retry, after too many tries. */
  secondsLeft: number
  formError: SubmissionError | undefined
  /** What the member entered before was restored, and has not been discarded. */
  isDraftRestored: boolean
  /** Puts back the values that the form began with, and deletes the draft. */
  discardDraft: () => void
}

export const FormStateContext = createContext<FormState | undefined>(undefined)

/** The state of the surrounding form that formik does not hold. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('A field stands inside a Form.')
  return state
}
