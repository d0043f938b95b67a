import type { api } from '@/api/api'

type Endpoints = typeof api.endpoints

/** One of the brand's forms, in the contract's format. */
export type CustomForm = Endpoints['checkCustomForms']['Types']['ResultType']['list_form'][number]
export type CustomField = CustomForm['Fields'][number]
/** The answers of one form. */
export type CustomFormAnswers =
  Endpoints['saveCustomForms']['Types']['QueryArg']['body']['management'][number]
