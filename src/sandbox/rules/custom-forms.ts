import type { components } from '../../api/generated/paths.d.ts'
import { readJoined } from '../../lib/joined-answers.ts'
import { formsOf, type FieldOfForm, type FieldType, type FormFacts } from '../content/custom-forms.ts'
import type { MemberState } from '../db/state.ts'
import { flag } from '../brands/brand.ts'
import { brandOf } from '../sandbox-context.ts'
import { invalidFields, ApiError } from './errors.ts'
import { refuseDigits } from './magic-inputs.ts'

type CustomForm = components['schemas']['CustomForm']
type Answers = components['schemas']['CustomFormAnswers']

/** The brand's forms with what the member has answered so far. */
export function withAnswers(member: MemberState): CustomForm[] {
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

function valueOf(member: MemberState, form: string, column: string): { Column_Value?: string } {
  const value = member.forms[form]?.[column]
  return value === undefined ? {} : { Column_Value: value }
}

interface AnswerRule {
  isValid: (value: string, field: FieldOfForm) => boolean
  /** A tester can type a status into it. */
  isTyped?: boolean
}

const valuesOf = ({ Options }: FieldOfForm) => (Options ?? []).map(({ Value }) => Value)
const isOption = (value: string, field: FieldOfForm) => valuesOf(field).includes(value)
const typed: AnswerRule = {
  isValid: (value, { Max_Length }) => value.length <= (Max_Length ?? Number.POSITIVE_INFINITY),
  isTyped: true,
}

/** What an answer to each type of field has to be; the caller decides about an empty one. */
const answerRules: Record<FieldType, AnswerRule> = {
  text: typed,
  textarea: typed,
  number: { isValid: (value) => Number.isFinite(Number(value)) },
  date: { isValid: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) },
  select: { isValid: isOption },
  radio: { isValid: isOption },
  checkbox: { isValid: (value) => value === 'true' || value === 'false' },
  multiselect: {
    isValid: (value, field) => readJoined(value, valuesOf(field)).every((item) => isOption(item, field)),
  },
}

function isWrong(field: FieldOfForm, value: string | undefined): boolean {
  const isEmpty = value === undefined || value.trim() === ''
  return isEmpty ? field.Is_Required === true : !answerRules[field.Type].isValid(value, field)
}

/** The answers of a form as its columns; refuses a form that is not the brand's, or another member's. */
function readAnswers(member: MemberState, { Form_Name, Primary_Key_Value, Insert_Data }: Answers) {
  const form = formsOf(brandOf(member)).find(({ name }) => name === Form_Name)
  if (form === undefined || Primary_Key_Value !== member.id) throw new ApiError('badRequest')
  const sent = Insert_Data.map(({ Column_Name, Column_Value }) => [Column_Name, Column_Value ?? ''] as const)
  return { form, answers: { ...member.forms[form.name], ...Object.fromEntries(sent) } }
}

const wrongColumns = ({ fields }: FormFacts, answers: Record<string, string>): string[] =>
  fields.filter((field) => isWrong(field, answers[field.Column_Name])).map(({ Column_Name }) => Column_Name)

/** Saves every form or none; no form is due any more once each required field has its answer. */
export function saveForms(member: MemberState, management: Answers[]): void {
  const read = management.map((item) => readAnswers(member, item))
  for (const { form, answers } of read) {
    for (const { Column_Name, Type } of form.fields) {
      if (answerRules[Type].isTyped) refuseDigits(answers[Column_Name], [Column_Name])
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
