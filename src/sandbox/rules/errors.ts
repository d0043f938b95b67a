interface Words {
  title: string
  message: string
}

interface Refused {
  status: number
  /** The machine-readable text, where the contract compares one. */
  message?: string
  th: Words
  en: Words
}

const words = (title: string, message: string): Words => ({ title, message })

const TRY_AGAIN = {
  th: words('เกิดข้อผิดพลาด', 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง'),
  en: words('Something went wrong', 'The service is briefly unavailable. Please try again.'),
}

const NOT_EARNED = { th: 'สะสมแต้มไม่สำเร็จ', en: 'Points could not be collected' }

/** Every refusal of the sandbox, with the words a member would read. */
export const REFUSALS = {
  badRequest: {
    status: 400,
    th: words('ข้อมูลไม่ถูกต้อง', 'คำขอไม่ครบถ้วน กรุณาตรวจสอบแล้วลองใหม่อีกครั้ง'),
    en: words('Invalid request', 'The request is incomplete. Please check it and try again.'),
  },
  sessionExpired: {
    status: 401,
    th: words('เซสชันของคุณหมดอายุแล้ว กรุณารอสักครู่', 'กรุณาเข้าสู่ระบบอีกครั้ง'),
    en: words('Your session has expired. Please wait a moment.', 'Please log in again.'),
  },
  invalidLineToken: {
    status: 401,
    message: 'invalid line token',
    th: words('เข้าสู่ระบบด้วย LINE ไม่สำเร็จ', 'ไม่สามารถยืนยันตัวตนกับ LINE ได้ กรุณาลองใหม่อีกครั้ง'),
    en: words('LINE login failed', 'LINE could not confirm who you are. Please try again.'),
  },
  forbidden: {
    status: 403,
    th: words('ไม่มีสิทธิ์เข้าถึง', 'บัญชีของคุณไม่มีสิทธิ์ใช้งานส่วนนี้'),
    en: words('No access', 'Your account may not use this part.'),
  },
  notFound: {
    status: 404,
    th: words('ไม่พบข้อมูล', 'ไม่พบข้อมูลที่คุณต้องการ'),
    en: words('Data Not Found', 'What you are looking for could not be found.'),
  },
  brandNotFound: {
    status: 404,
    th: words('ไม่พบแบรนด์', 'ไม่พบร้านค้านี้ในระบบ กรุณาตรวจสอบลิงก์อีกครั้ง'),
    en: words('Brand not found', 'This shop is unknown. Please check the link.'),
  },
  conflict: {
    status: 409,
    th: words('ข้อมูลมีการเปลี่ยนแปลง', 'ข้อมูลถูกแก้ไขจากที่อื่น กรุณาโหลดหน้าใหม่'),
    en: words('The data has changed', 'It was changed elsewhere. Please reload the page.'),
  },
  invalid: {
    status: 422,
    th: words('ข้อมูลไม่ถูกต้อง', 'กรุณากรอกข้อมูลให้ถูกต้อง'),
    en: words('Invalid data', 'Please enter valid information.'),
  },
  tooMany: {
    status: 429,
    th: words('ทำรายการบ่อยเกินไป', 'กรุณารอสักครู่แล้วลองใหม่อีกครั้ง'),
    en: words('Too many tries', 'Please wait a moment and try again.'),
  },
  invalidCustomer: {
    status: 422,
    message: 'invalid customer',
    th: words(NOT_EARNED.th, 'เบอร์โทรศัพท์นี้ยังไม่ได้เป็นสมาชิก'),
    en: words(NOT_EARNED.en, 'This phone number does not belong to a member.'),
  },
  campaignExpired: {
    status: 422,
    message: 'Point campaign is expired',
    th: words(NOT_EARNED.th, 'แคมเปญสะสมแต้มนี้สิ้นสุดแล้ว'),
    en: words(NOT_EARNED.en, 'This point campaign has ended.'),
  },
  qrUsed: {
    status: 422,
    message: 'qr used',
    th: words(NOT_EARNED.th, 'คิวอาร์โค้ดนี้ถูกใช้ไปแล้ว'),
    en: words(NOT_EARNED.en, 'This QR code has already been used.'),
  },
  qrExpired: {
    status: 422,
    message: 'qr expired',
    th: words(NOT_EARNED.th, 'คิวอาร์โค้ดนี้หมดอายุแล้ว'),
    en: words(NOT_EARNED.en, 'This QR code has expired.'),
  },
  qrInvalid: {
    status: 422,
    message: 'qr invalid',
    th: words(NOT_EARNED.th, 'คิวอาร์โค้ดนี้ไม่ถูกต้อง'),
    en: words(NOT_EARNED.en, 'This QR code is invalid.'),
  },
  pointsExpired: {
    status: 422,
    message: 'points expired',
    th: words(NOT_EARNED.th, 'แต้มจากรายการนี้หมดอายุแล้ว'),
    en: words(NOT_EARNED.en, 'Points from the transaction have expired.'),
  },
  server: { status: 500, ...TRY_AGAIN },
  busy: {
    status: 503,
    th: words('ระบบไม่พร้อมให้บริการ', 'มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่อีกครั้งในภายหลัง'),
    en: words('Service unavailable', 'Many members are using the service. Please try again later.'),
  },
} satisfies Record<string, Refused>

export type RefusalName = keyof typeof REFUSALS

export interface ErrorBody {
  error: { http_status: number; locale: { 'th-th': Words; 'en-us': Words } }
  message?: string
}

/** The error body of the contract. */
export function errorBody({ status, message, th, en }: Refused): ErrorBody {
  return {
    error: { http_status: status, locale: { 'th-th': th, 'en-us': en } },
    ...(message === undefined ? {} : { message }),
  }
}

/** Thrown by rules and handlers; the gate turns it into the contract's error answer. */
export class Refusal extends Error {
  readonly refusal: RefusalName

  constructor(refusal: RefusalName) {
    super(refusal)
    this.refusal = refusal
  }
}

/** The error answer for a refusal, with extra top-level keys such as `retry_after`. */
export function refusalResponse(name: RefusalName, extra: Record<string, unknown> = {}): Response {
  const refusal = REFUSALS[name]
  return Response.json({ ...errorBody(refusal), ...extra }, { status: refusal.status })
}

/** The answer to a call that no handler knows. */
export function notImplementedResponse(method: string, path: string): Response {
  const en = words('Not in the sandbox yet', `${method} ${path} has no handler.`)
  const th = words('ยังไม่มีในระบบจำลอง', `ยังไม่มีตัวจัดการสำหรับ ${method} ${path}`)
  return Response.json(errorBody({ status: 501, message: 'not implemented', th, en }), { status: 501 })
}
