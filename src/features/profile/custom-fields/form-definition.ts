import { object, type Schema } from 'yup'
import {
  fieldTypes,
  type CustomField,
  type CustomForm,
  type CustomFormAnswers,
  type DefinedField,
  type DefinedValue,
  type DefinedValues,
} from './field-types'

/** Combines a brand's forms into one form: a section each, one schema, and saved answers as initial values. Pure. */
export function defineForm(forms: readonly CustomForm[]) {
  const sections = forms.map(readSection)
  const fields = sections.flatMap((section) => section.fields)
  const namesOf = (column: string) =>
    fields.filter((field) => field.column === column).map(({ name }) => name)
  const rules = Object.fromEntries(fields.map((field) => [field.name, fieldTypes[field.type].rule(field)]))
  const initialValues: DefinedValues = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  return {
    sections,
    fields,
    /** The fields of each column; several forms may share one. */
    fieldNames: Object.fromEntries(fields.map(({ column }) => [column, namesOf(column)])),
    schema: object(rules) as Schema<DefinedValues>, // keys are known only at run time
    initialValues,
  }
}

type FormDefinition = ReturnType<typeof defineForm>

/** A form, as a section of the page. */
export type DefinedSection = ReturnType<typeof readSection>

export function readSection(form: CustomForm) {
  const { Form_Name, Primary_Key, Primary_Key_Value, Fields } = form
  // The key tells forms of the same name apart in any order, so that drafts stay with their form.
  const prefix = `${plainName(Form_Name)}:${plainName(Primary_Key_Value)}`
  // A column has one value, so a second field of it is dropped.
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
  // A choice without options becomes a text field, so that it can be answered.
  const type = fieldTypes[Type].isChoice && Options.length === 0 ? 'text' : Type
  const initial = fieldTypes[type].read(
    saved,
    Options.map(({ Value }) => Value),
  )
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

/** The brand's options, and retired ones that the member has chosen. */
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
 * The values as saveCustomForms takes them: each form with all columns, so that empty ones are cleared. Unchanged answers are
 * sent as received.
 */
export function toManagement(
  { sections, schema, initialValues }: Pick<FormDefinition, 'sections' | 'schema' | 'initialValues'>,
  values: DefinedValues,
): CustomFormAnswers[] {
  const before = schema.cast(initialValues)
  return sections.map(({ form, fields }) => ({
    ...form,
    Insert_Data: fields.map(({ name, column, saved }) => {
      const answer = toAnswer(values[name] ?? '')
      const isUnchanged = saved !== '' && answer === toAnswer(before[name] ?? '')
      return { Column_Name: column, Column_Value: isUnchanged ? saved : answer }
    }),
  }))
}

function toAnswer(value: DefinedValue): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** Escapes dots and brackets, which have a meaning in value paths; different names stay different. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`)
}
