import { makeToken } from './rules/token.ts'

export const BRAND_REFS = ['doisai', 'sabaimart'] as const
export type BrandRef = (typeof BRAND_REFS)[number]

interface PersonaFacts {
  number: number
  firstName: string
  lastName: string
  gender: 'female' | 'male' | 'unspecified'
  birthdate: string
  mobile: Record<BrandRef, string>
  about: string
}

const mobiles = (doisai: string, sabaimart: string) => ({ doisai, sabaimart })

/** The people whom the sandbox knows; each of them exists at both brands. */
export const PERSONAS = {
  new: {
    number: 1,
    firstName: 'ณัฐชา',
    lastName: 'ใจดี',
    gender: 'female',
    birthdate: '2001-02-14',
    mobile: mobiles('0810000001', '0820000001'),
    about: 'เพิ่งสมัคร มีแต้มต้อนรับรออยู่',
  },
  incomplete: {
    number: 2,
    firstName: 'ปิติ',
    lastName: '',
    gender: 'unspecified',
    birthdate: '',
    mobile: mobiles('0810000002', '0820000002'),
    about: 'ข้อมูลสมาชิกยังไม่ครบ',
  },
  'not-consented': {
    number: 3,
    firstName: 'มาลี',
    lastName: 'ศรีสุข',
    gender: 'female',
    birthdate: '1988-07-01',
    mobile: mobiles('0810000003', '0820000003'),
    about: 'ยังไม่ได้ให้ความยินยอม',
  },
  withdrawn: {
    number: 4,
    firstName: 'สมชาย',
    lastName: 'วงศ์ไทย',
    gender: 'male',
    birthdate: '1979-11-23',
    mobile: mobiles('0810000004', '0820000004'),
    about: 'ถอนความยินยอมแล้ว',
  },
  gold: {
    number: 5,
    firstName: 'กัญญารัตน์',
    lastName: 'ตั้งจิตเจริญ',
    gender: 'female',
    birthdate: '1992-04-09',
    mobile: mobiles('0810000005', '0820000005'),
    about: 'ระดับรองสูงสุด ประวัติยาว แต้มใกล้หมดอายุ',
  },
  platinum: {
    number: 6,
    firstName: 'ธนกฤต',
    lastName: 'รุ่งเรืองกิจ',
    gender: 'male',
    birthdate: '1985-09-30',
    mobile: mobiles('0810000006', '0820000006'),
    about: 'ระดับสูงสุด',
  },
  closed: {
    number: 7,
    firstName: 'วิภา',
    lastName: 'แสงทอง',
    gender: 'female',
    birthdate: '1996-12-05',
    mobile: mobiles('0810000007', '0820000007'),
    about: 'ระบบระดับสมาชิกปิดอยู่',
  },
  forms: {
    number: 8,
    firstName: 'อนุชา',
    lastName: 'พรหมมา',
    gender: 'male',
    birthdate: '1999-05-17',
    mobile: mobiles('0810000008', '0820000008'),
    about: 'มีแบบฟอร์มที่ต้องกรอก',
  },
  'non-member': {
    number: 9,
    firstName: 'ชลธิชา',
    lastName: 'น้ำใส',
    gender: 'female',
    birthdate: '',
    mobile: mobiles('0810000009', '0820000009'),
    about: 'ผู้ใช้ LINE ที่ยังไม่ได้เป็นสมาชิก',
  },
  'no-pin': {
    number: 10,
    firstName: 'อรทัย',
    lastName: 'มั่นคง',
    gender: 'female',
    birthdate: '1968-03-08',
    mobile: mobiles('0810000010', '0820000010'),
    about: 'สมัครที่หน้าร้าน ยังไม่ได้ตั้งรหัส PIN และไม่ได้เชื่อมต่อ LINE',
  },
} as const satisfies Record<string, PersonaFacts>

export type Persona = keyof typeof PERSONAS
export type MemberPersona = Exclude<Persona, 'non-member'>

export const PERSONA_NAMES = Object.keys(PERSONAS) as Persona[] // keys of a constant object
export const MEMBER_PERSONAS = PERSONA_NAMES.filter((name): name is MemberPersona => name !== 'non-member')

export const PIN = '246810'
export const OTP = '123456'
/** A LINE user whose ID token the sandbox always refuses. */
export const REFUSED_LINE_SUB = 'Urefused000000000000000000000000'

/** The LINE user id of a persona, the same at both brands. */
export function lineSub(persona: Persona): string {
  return `U${PERSONAS[persona].number.toString(16).padStart(2, '0').repeat(16)}`
}

export const memberIdOf = (persona: MemberPersona, brand: BrandRef) => `${brand}-${persona}`
export const fixedSessionId = (persona: MemberPersona, brand: BrandRef) => `fixed-${brand}-${persona}`
export const expiredSessionId = (persona: MemberPersona, brand: BrandRef) => `expired-${brand}-${persona}`

/** The bearer of a seeded session: known in advance, so that a test can start signed in. */
export function sessionFor(persona: MemberPersona, brand: BrandRef): string {
  return makeToken({
    brand_ref: brand,
    sub: memberIdOf(persona, brand),
    jti: fixedSessionId(persona, brand),
  })
}

/** A bearer whose session has run out: every member call answers 401. */
export function expiredSessionFor(persona: MemberPersona, brand: BrandRef): string {
  return makeToken({
    brand_ref: brand,
    sub: memberIdOf(persona, brand),
    jti: expiredSessionId(persona, brand),
  })
}

/** An ID token as LINE would issue it, for tests and for the fake LIFF client. */
export function lineIdTokenFor(sub: string, expiresAt: number): string {
  return makeToken({
    iss: 'https://access.line.me',
    sub,
    aud: '1650000000',
    exp: expiresAt,
    name: 'LINE user',
  })
}
