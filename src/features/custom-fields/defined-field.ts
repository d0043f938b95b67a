import type { CustomField, CustomForm } from './wire'

/** Words of the brand in both languages; English may be missing. */
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
  /** Its name among all values: no two fields share one, even where their columns do. */
  name: string
  column: string
  type: DefinedType
  label: BrandText
  isRequired: boolean
  maxLength?: number
  options: readonly DefinedOption[]
  initial: DefinedValue
}

export interface DefinedSection {
  /** Its name among the sections. */
  name: string
  label: BrandText
  form: Pick<CustomForm, 'Form_Name' | 'Primary_Key' | 'Primary_Key_Value'>
  fields: readonly DefinedField[]
}

/** A text, a tick, or the chosen ones of several. */
export type DefinedValue = string | boolean | readonly string[]
export type DefinedValues = Record<string, DefinedValue>
