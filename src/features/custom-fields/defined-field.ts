import type { api } from '@/api/api'
import type { Locale } from '@/i18n/locale'

/** A text of the brand in both languages; English may be missing. */
export interface BrandText {
  th: string
  en?: string | undefined
}

export interface DefinedOption {
  value: string
  text: BrandText
}

export type DefinedType = CustomField['Type']

export interface DefinedField {
  /** The field's key in the form values; unique, even if two forms have the same column. */
  name: string
  column: string
  type: DefinedType
  label: BrandText
  isRequired: boolean
  maxLength?: number
  options: readonly DefinedOption[]
  initial: DefinedValue
  /** The answer as it came; empty where there is none. */
  saved: string
}

export interface DefinedSection {
  /** The section's unique key. */
  name: string
  label: BrandText
  form: Pick<CustomForm, 'Form_Name' | 'Primary_Key' | 'Primary_Key_Value'>
  fields: readonly DefinedField[]
}

/** A text, a checkbox's tick, or the chosen options of a multiselect. */
export type DefinedValue = string | boolean | readonly string[]
export type DefinedValues = Record<string, DefinedValue>

/** A brand's text in the member's language; falls back to Thai if there is no English. */
export function inLanguage({ th, en }: BrandText, locale: Locale): string {
  return (locale === 'en' && en) || th
}

type Endpoints = typeof api.endpoints

/** One of the brand's forms, in the contract's format. */
export type CustomForm = Endpoints['checkCustomForms']['Types']['ResultType']['list_form'][number]
export type CustomField = CustomForm['Fields'][number]
/** The answers of one form. */
export type CustomFormAnswers =
  Endpoints['saveCustomForms']['Types']['QueryArg']['body']['management'][number]
