import { createContext, useContext } from 'react'
import type { Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import type { FieldTexts } from './server-errors'

/** A submission that failed. */
export interface Refusal {
  error: AppError
  /** The server's words by field; they stand as long as the field keeps the value that was sent. */
  texts: Record<string, FieldTexts>
  values: Readonly<Record<string, unknown>>
  /** The fields that were on screen. */
  shown: ReadonlySet<string>
  /** When one may try again, where that takes a while (milliseconds of this phone's clock). */
  until: number | undefined
}

export interface FormState {
  schema: Schema<unknown>
  /** While values are being sent: fields keep what they have, and a second submission does nothing. */
  isBusy: boolean
  /** Seconds until one may try again, after too many tries. */
  secondsLeft: number
  refusal: Refusal | undefined
}

export const FormStateContext = createContext<FormState | undefined>(undefined)

/** The state of the form around, beside what formik keeps. */
export function useFormState(): FormState {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('A field stands inside a Form.')
  return state
}
