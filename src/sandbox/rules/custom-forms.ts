import type { components } from '../../api/generated/paths.d.ts'
import { formsOf, type CustomField, type FormFacts } from '../content/custom-forms.ts'
import type { Member } from '../db/state.ts'
import { brandOf, flag } from '../sandbox-context.ts'
import { invalidFields, Refusal } from './errors.ts'
import { refuseDigits } from './magic-inputs.ts'

type CustomForm = components['schemas']['CustomForm']
type Answers = components['schemas']['CustomFormAnswers']

/** The brand's forms with what the member has answered so far. */
export function withAnswers(member: Member): CustomForm[] {
  const brand = brandOf(member)
  return formsOf(brand).map(({ name, labelTh, labelEn, fields }) => ({
    Form_Name: name,
    Form_Label_Th: labelTh,
    Form_Label_En: labelEn,
    Primary_Key: 'customer_id',
    Primary_Key_Value: member.id,
    Fields: fields.map((field) => ({
      ...field,
      Is_Required: flag(brand, field.Is_Required === true),
      ...valueOf(member, name, field.Column_Name),
    })),
  }))
}

function valueOf(member: Member, form: string, column: string): { Column_Value?: string } {
  const value = member.forms[form]?.[column]
  return value === undefined ? {} : { Column_Value: value }
}

/** Whether a value is valid for its field; the caller decides about an empty value. */
function isValid(field: CustomField, value: string): boolean {
  const isOption = (item: string) => field.Options?.some(({ Value }) => Value === item) === true
  switch (field.Type) {
    case 'number':
      return Number.isFinite(Number(value))
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    case 'select':
    case 'radio':
      return isOption(value)
    case 'multiselect':
      return value.split(',').every(isOption)
    case 'checkbox':
      return value === 'true' || value === 'false'
    default:
      return value.length <= (field.Max_Length ?? Number.POSITIVE_INFINITY)
  }
}

function isWrong(field: CustomField, value: string | undefined): boolean {
  const isEmpty = value === undefined || value.trim() === ''
  return isEmpty ? field.Is_Required === true : !isValid(field, value)
}

/** The answers of a form as its columns; refuses a form that is not the brand's, or another member's. */
function readAnswers(member: Member, { Form_Name, Primary_Key_Value, Insert_Data }: Answers) {
  const form = formsOf(brandOf(member)).find(({ name }) => name === Form_Name)
  if (form === undefined || Primary_Key_Value !== member.id) throw new Refusal('badRequest')
  const sent = Insert_Data.map(({ Column_Name, Column_Value }) => [Column_Name, Column_Value ?? ''] as const)
  return { form, answers: { ...member.forms[form.name], ...Object.fromEntries(sent) } }
}

const wrongColumns = ({ fields }: FormFacts, answers: Record<string, string>): string[] =>
  fields.filter((field) => isWrong(field, answers[field.Column_Name])).map(({ Column_Name }) => Column_Name)

/** Saves every form or none; no form is due any more once each required field has its answer. */
export function saveForms(member: Member, management: Answers[]): void {
  const read = management.map((item) => readAnswers(member, item))
  for (const { form, answers } of read) {
    for (const { Column_Name, Type } of form.fields) {
      if (Type === 'text' || Type === 'textarea') refuseDigits(answers[Column_Name], [Column_Name])
    }
  }
  const wrong = read.flatMap(({ form, answers }) => wrongColumns(form, answers))
  if (wrong.length > 0) throw invalidFields(wrong)
  for (const { form, answers } of read) member.forms[form.name] = answers
  const open = formsOf(brandOf(member)).filter(
    (form) => wrongColumns(form, member.forms[form.name] ?? {}).length > 0,
  )
  member.hasFormsDue = member.hasFormsDue && open.length > 0
}
