import type { AppError } from '@/api/app-error'
import { readFlag } from '@/lib/flag'
import { readDay } from '@/lib/wire-date'
import type {
  DefinedField,
  DefinedOption,
  DefinedSection,
  DefinedType,
  DefinedValue,
  DefinedValues,
} from './defined-field'
import { definedSchema } from './defined.schema'
import type { CustomField, CustomForm, CustomFormAnswers } from './wire'

const CHOICES: readonly DefinedType[] = ['select', 'radio', 'multiselect']

/**
 * What several of a brand's forms ask (contract, CustomForm), as one form: a section each, the schema of all values, and
 * what has been answered so far. Forms that ask nothing are left out. Pure.
 */
export function defineForm(forms: readonly CustomForm[]) {
  const taken = new Set<string>()
  const sections = forms.map((form) => readSection(form, taken)).filter(({ fields }) => fields.length > 0)
  const fields = sections.flatMap((section) => section.fields)
  const initialValues: DefinedValues = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  return { sections, fields, schema: definedSchema(fields), initialValues }
}

export type FormDefinition = ReturnType<typeof defineForm>

function readSection(form: CustomForm, taken: Set<string>): DefinedSection {
  const { Form_Name, Primary_Key, Primary_Key_Value, Fields } = form
  const prefix = unused(plainName(Form_Name), taken)
  // A column has one value: what names it again asks nothing new.
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
  const options = readOptions(field)
  const type = readType(field.Type, options)
  return {
    name: `${prefix}:${plainName(field.Column_Name)}`,
    column: field.Column_Name,
    type,
    label: { th: field.Label_Th ?? field.Column_Name, en: field.Label_En },
    isRequired: field.Is_Required,
    maxLength: field.Max_Length && field.Max_Length >= 1 ? Math.floor(field.Max_Length) : undefined,
    options,
    initial: readValue(type, options, field.Column_Value ?? ''),
  }
}

/** A choice with nothing to choose can still be answered in words. */
function readType(type: DefinedType, options: readonly DefinedOption[]): DefinedType {
  return CHOICES.includes(type) && options.length === 0 ? 'text' : type
}

function readOptions({ Options }: CustomField): DefinedOption[] {
  const byValue = new Map<string, DefinedOption>()
  for (const { Value, Label_Th, Label_En } of Options ?? []) {
    if (!byValue.has(Value))
      byValue.set(Value, { value: Value, text: { th: Label_Th ?? Value, en: Label_En } })
  }
  return [...byValue.values()]
}

/** An answer as the wire has it, as its field's value. What is no longer offered is no answer. */
function readValue(type: DefinedType, options: readonly DefinedOption[], answer: string): DefinedValue {
  switch (type) {
    case 'checkbox':
      return readFlag(answer) === true
    case 'select':
    case 'radio':
      return options.some(({ value }) => value === answer) ? answer : ''
    case 'multiselect': {
      const chosen = new Set(answer.split(',').map((item) => item.trim()))
      return options.map(({ value }) => value).filter((value) => chosen.has(value))
    }
    case 'date':
      return readDay(answer) ?? ''
    default:
      return answer
  }
}

/** The values as saveCustomForms takes them: each form with all of its columns, an empty one too, so that it can be cleared. */
export function toManagement(
  { sections }: Pick<FormDefinition, 'sections'>,
  values: DefinedValues,
): CustomFormAnswers[] {
  return sections.map(({ form, fields }) => ({
    ...form,
    Insert_Data: fields.map(({ name, column }) => ({
      Column_Name: column,
      Column_Value: toAnswer(values[name] ?? ''),
    })),
  }))
}

function toAnswer(value: DefinedValue): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}

/** A refusal with its words at our own fields instead of the wire's columns; forms that share a column all show them. */
export function atFields(error: AppError, fields: readonly DefinedField[]): AppError {
  if (error.kind !== 'invalid' || !error.fields) return error
  const entries = Object.entries(error.fields).flatMap(([column, texts]) => {
    const names = fields.filter((field) => field.column === column).map(({ name }) => name)
    return (names.length > 0 ? names : [column]).map((name) => [name, texts] as const)
  })
  return { ...error, fields: Object.fromEntries(entries) }
}

/** A name without what paths into values are made of (dots, brackets); different names stay different. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(36)}~`)
}

function unused(name: string, taken: Set<string>): string {
  let free = name
  for (let turn = 2; taken.has(free); turn += 1) free = `${name}~${turn}`
  taken.add(free)
  return free
}
