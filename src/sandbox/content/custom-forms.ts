import type { components } from '../../api/generated/paths.d.ts'
import type { SandboxBrand } from '../brands/brand.ts'

type WireField = components['schemas']['CustomField']
export type FieldType = NonNullable<WireField['Type']>
/** The sandbox names the type of each of its fields. */
export type FieldOfForm = WireField & { Type: FieldType }

const option = (Value: string, Label_Th: string, Label_En: string) => ({ Value, Label_Th, Label_En })

const HAS_OR_NOT = [option('yes', 'มี', 'Yes'), option('no', 'ไม่มี', 'No')]

interface Question extends Omit<WireField, 'Type'> {
  form: 'about_you' | 'tastes'
}

/** A question of each type, in the order of the forms. */
const QUESTIONS: Record<FieldType, Question> = {
  text: {
    form: 'about_you',
    Column_Name: 'nickname',
    Label_Th: 'ชื่อเล่น',
    Label_En: 'Nickname',
    Is_Required: true,
    Max_Length: 30,
  },
  select: {
    form: 'about_you',
    Column_Name: 'visit_time',
    Label_Th: 'มักแวะมาช่วงไหน',
    Label_En: 'When do you usually come?',
    Is_Required: true,
    Options: [
      option('morning', 'ช่วงเช้า', 'Morning'),
      option('noon', 'ช่วงกลางวัน', 'Noon'),
      option('evening', 'ช่วงเย็น', 'Evening'),
    ],
  },
  number: {
    form: 'about_you',
    Column_Name: 'household',
    Label_Th: 'จำนวนคนในบ้าน',
    Label_En: 'People in your home',
    Is_Required: false,
  },
  date: {
    form: 'about_you',
    Column_Name: 'anniversary',
    Label_Th: 'วันสำคัญของคุณ',
    Label_En: 'A day that matters to you',
    Is_Required: false,
  },
  radio: {
    form: 'tastes',
    Column_Name: 'has_pet',
    Label_Th: 'คุณมีสัตว์เลี้ยงไหม',
    Label_En: 'Do you have a pet?',
    Is_Required: true,
    Options: HAS_OR_NOT,
  },
  multiselect: {
    form: 'tastes',
    Column_Name: 'likes',
    Label_Th: 'สิ่งที่คุณชอบ (เลือกได้หลายข้อ)',
    Label_En: 'What you like (choose any)',
    Is_Required: true,
    Options: [
      option('coffee', 'กาแฟ', 'Coffee'),
      option('tea', 'ชา', 'Tea'),
      option('bakery', 'เบเกอรี่', 'Bakery'),
      option('fruit', 'ผลไม้', 'Fruit'),
    ],
  },
  checkbox: {
    form: 'tastes',
    Column_Name: 'wants_news',
    Label_Th: 'รับข่าวสารทาง LINE',
    Label_En: 'Send me news on LINE',
    Is_Required: false,
  },
  textarea: {
    form: 'tastes',
    Column_Name: 'suggestion',
    Label_Th: 'มีอะไรอยากบอกเราไหม',
    Label_En: 'Anything you would like to tell us?',
    Is_Required: false,
    Max_Length: 300,
  },
}

const fieldsOf = (name: Question['form']): FieldOfForm[] =>
  Object.entries(QUESTIONS)
    .filter(([, { form }]) => form === name)
    .map(([type, { form: _form, ...field }]) => ({ ...field, Type: type as FieldType })) // the keys of the record

export interface FormFacts {
  name: string
  labelTh: string
  labelEn: string
  fields: FieldOfForm[]
}

/** The brand's own forms. */
export const formsOf = (brand: SandboxBrand): FormFacts[] => [
  {
    name: `${brand.ref}_about_you`,
    labelTh: `ให้${brand.nameTh}รู้จักคุณมากขึ้น`,
    labelEn: `Help ${brand.nameEn} know you`,
    fields: fieldsOf('about_you'),
  },
  {
    name: `${brand.ref}_tastes`,
    labelTh: 'ความชอบของคุณ',
    labelEn: 'What you like',
    fields: fieldsOf('tastes'),
  },
]
