import { object, type Schema } from 'yup'
import type { AppError } from '@/api/app-error'
import {
  fieldTypes,
  type CustomField,
  type CustomForm,
  type CustomFormAnswers,
  type DefinedField,
  type DefinedSection,
  type DefinedValue,
  type DefinedValues,
} from './field-types'

/**
 * Combines a brand's forms into one form: a section for each, the schema of all values, and the
 * stored answers as initial values. Forms without fields are left out. Pure.
 */
export function defineForm(forms: readonly CustomForm[]) {
  const sections = forms.map(readSection).filter(({ fields }) => fields.length > 0)
  const fields = sections.flatMap((section) => section.fields)
  const initialValues: DefinedValues = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  return { sections, fields, schema: definedSchema(fields), initialValues }
}

type FormDefinition = ReturnType<typeof defineForm>

function readSection(form: CustomForm): DefinedSection {
  const { Form_Name, Primary_Key, Primary_Key_Value, Fields } = form
  // Forms of one name are told apart by their key, so that a draft stays with its own, in whatever order they come.
  const prefix = `${plainName(Form_Name)}:${plainName(Primary_Key_Value)}`
  // A column has one value, so a second field with the same column is dropped.
  const columns = new Map<string, CustomField>()
  for (const field of Fields) if (!columns.has(field.Column_Name)) columns.set(field.Column_Name, field)
  return {
    name: prefix,
    label: { th: form.Form_Label_Th ?? Form_Name, en: form.Form_Label_En },
    form: { Form_Name, Primary_Key, Primary_Key_Value },
    fields: [...columns.values()].map((field) => readField(field, prefix)),
  }
}

function readField(field: CustomField, prefix: string): DefinedField {
  const { Type, Options = [], Column_Value: saved = '' } = field
  // A choice field without options becomes a text field, so that it can still be answered.
  const type = fieldTypes[Type].isChoice && Options.length === 0 ? 'text' : Type
  const initial = fieldTypes[type].read(saved)
  return {
    name: `${prefix}:${plainName(field.Column_Name)}`,
    column: field.Column_Name,
    type,
    label: { th: field.Label_Th ?? field.Column_Name, en: field.Label_En },
    isRequired: field.Is_Required,
    maxLength: field.Max_Length && field.Max_Length >= 1 ? Math.floor(field.Max_Length) : undefined,
    options: readOptions(Options, fieldTypes[type].isChoice ? [initial].flat() : []),
    initial,
    saved,
  }
}

/** The brand's options, and those that it has retired but the member has chosen. */
function readOptions(offered: Options, chosen: readonly (string | boolean)[]): DefinedField['options'] {
  const byValue = new Map<string, DefinedField['options'][number]>()
  const retired: Options = chosen.filter(Boolean).map((value) => ({ Value: String(value) }))
  for (const { Value, Label_Th, Label_En } of [...offered, ...retired]) {
    if (!byValue.has(Value))
      byValue.set(Value, { value: Value, text: { th: Label_Th ?? Value, en: Label_En } })
  }
  return [...byValue.values()]
}

type Options = NonNullable<CustomField['Options']>

/**
 * The values as saveCustomForms takes them: each form with all its columns, even empty ones, so that they can be cleared. An answer
 * that was not changed goes out as it came.
 */
export function toManagement(
  { sections, schema, initialValues }: Omit<FormDefinition, 'fields'>,
  values: DefinedValues,
): CustomFormAnswers[] {
  const before = schema.cast(initialValues)
  return sections.map(({ form, fields }) => ({
    ...form,
    Insert_Data: fields.map(({ name, column, saved }) => {
      const answer = toAnswer(values[name] ?? '')
      const isUntouched = saved !== '' && answer === toAnswer(before[name] ?? '')
      return { Column_Name: column, Column_Value: isUntouched ? saved : answer }
    }),
  }))
}

function toAnswer(value: DefinedValue): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** Moves an error's messages from the request's columns to the form's fields; all fields that share a column get them. */
export function atFields(error: AppError, fields: readonly DefinedField[]): AppError {
  if (error.kind !== 'invalid' || !error.fields) return error
  const entries = Object.entries(error.fields).flatMap(([column, texts]) => {
    const names = fields.filter((field) => field.column === column).map(({ name }) => name)
    return (names.length > 0 ? names : [column]).map((name) => [name, texts] as const)
  })
  return { ...error, fields: Object.fromEntries(entries) }
}

/** Escapes the characters of a value path (dots, brackets) in a name; different names stay different. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`)
}

/** The rules of the fields that a brand has defined, by their names. */
function definedSchema(fields: readonly DefinedField[]): Schema<DefinedValues> {
  const rules = Object.fromEntries(fields.map((field) => [field.name, fieldTypes[field.type].rule(field)]))
  return object(rules) as Schema<DefinedValues> // the keys are defined by the brand at run time
}
