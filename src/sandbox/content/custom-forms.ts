import type { components } from '../../api/generated/paths.d.ts'
import type { Brand } from '../brands/brand.ts'

export type CustomField = components['schemas']['CustomField']

const option = (Value: string, Label_Th: string, Label_En: string) => ({ Value, Label_Th, Label_En })

const YES_NO = [option('yes', 'ใช่', 'Yes'), option('no', 'ไม่ใช่', 'No')]

const COMMON: CustomField[] = [
  {
    Column_Name: 'nickname',
    Label_Th: 'ชื่อเล่น',
    Label_En: 'Nickname',
    Type: 'text',
    Is_Required: true,
    Max_Length: 30,
  },
  {
    Column_Name: 'visit_time',
    Label_Th: 'มักแวะมาช่วงไหน',
    Label_En: 'When do you usually come?',
    Type: 'select',
    Is_Required: true,
    Options: [
      option('morning', 'ช่วงเช้า', 'Morning'),
      option('noon', 'ช่วงกลางวัน', 'Noon'),
      option('evening', 'ช่วงเย็น', 'Evening'),
    ],
  },
  {
    Column_Name: 'household',
    Label_Th: 'จำนวนคนในบ้าน',
    Label_En: 'People in your home',
    Type: 'number',
    Is_Required: false,
  },
  {
    Column_Name: 'anniversary',
    Label_Th: 'วันสำคัญของคุณ',
    Label_En: 'A day that matters to you',
    Type: 'date',
    Is_Required: false,
  },
]

const TASTES: CustomField[] = [
  {
    Column_Name: 'has_pet',
    Label_Th: 'คุณมีสัตว์เลี้ยงหรือไม่',
    Label_En: 'Do you have a pet?',
    Type: 'radio',
    Is_Required: true,
    Options: YES_NO,
  },
  {
    Column_Name: 'likes',
    Label_Th: 'สิ่งที่คุณชอบ (เลือกได้หลายข้อ)',
    Label_En: 'What you like (choose any)',
    Type: 'multiselect',
    Is_Required: true,
    Options: [
      option('coffee', 'กาแฟ', 'Coffee'),
      option('tea', 'ชา', 'Tea'),
      option('bakery', 'เบเกอรี่', 'Bakery'),
      option('fruit', 'ผลไม้', 'Fruit'),
    ],
  },
  {
    Column_Name: 'wants_news',
    Label_Th: 'รับข่าวสารทาง LINE',
    Label_En: 'Send me news on LINE',
    Type: 'checkbox',
    Is_Required: false,
  },
  {
    Column_Name: 'suggestion',
    Label_Th: 'มีอะไรอยากบอกเราไหม',
    Label_En: 'Anything you would like to tell us?',
    Type: 'textarea',
    Is_Required: false,
    Max_Length: 300,
  },
]

export interface FormFacts {
  name: string
  labelTh: string
  labelEn: string
  fields: CustomField[]
}

/** The brand's own forms; every field type is among their fields. */
export const formsOf = (brand: Brand): FormFacts[] => [
  {
    name: `${brand.ref}_about_you`,
    labelTh: `ให้${brand.nameTh}รู้จักคุณมากขึ้น`,
    labelEn: `Help ${brand.nameEn} know you`,
    fields: COMMON,
  },
  { name: `${brand.ref}_tastes`, labelTh: 'ความชอบของคุณ', labelEn: 'What you like', fields: TASTES },
]
