export interface Texts {
  title: string
  message: string
}

export interface Refused {
  status: number
  /** The machine-readable text, where the contract compares one. */
  message?: string
  th: Texts
  en: Texts
}

export const texts = (title: string, message: string): Texts => ({ title, message })

const TRY_AGAIN = {
  th: texts('เกิดข้อผิดพลาด', 'ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้ง'),
  en: texts('Something went wrong', 'The service is briefly unavailable. Please try again.'),
}

const NOT_REDEEMED = { th: 'แลกสิทธิ์ไม่สำเร็จ', en: 'Could not be redeemed' }

const NOT_EARNED = { th: 'สะสมแต้มไม่สำเร็จ', en: 'Points could not be collected' }

/** Every refusal of the sandbox, with the texts that the app shows. */
export const REFUSALS = {
  badRequest: {
    status: 400,
    th: texts('ข้อมูลไม่ถูกต้อง', 'คำขอไม่ครบถ้วน กรุณาตรวจสอบแล้วลองอีกครั้ง'),
    en: texts('Invalid request', 'The request is incomplete. Please check it and try again.'),
  },
  sessionExpired: {
    status: 401,
    th: texts('หมดเวลาการใช้งาน กรุณารอสักครู่', 'กรุณาเข้าสู่ระบบอีกครั้ง'),
    en: texts('Your session has expired. Please wait a moment.', 'Please log in again.'),
  },
  invalidLineToken: {
    status: 401,
    message: 'invalid line token',
    th: texts('เข้าสู่ระบบด้วย LINE ไม่สำเร็จ', 'LINE ยืนยันตัวตนของคุณไม่ได้ กรุณาลองอีกครั้ง'),
    en: texts('LINE login failed', 'LINE could not confirm who you are. Please try again.'),
  },
  forbidden: {
    status: 403,
    th: texts('ไม่มีสิทธิ์เข้าถึง', 'บัญชีของคุณไม่มีสิทธิ์ใช้งานส่วนนี้'),
    en: texts('No access', 'Your account may not use this part.'),
  },
  notFound: {
    status: 404,
    th: texts('ไม่พบข้อมูล', 'ไม่พบข้อมูลที่คุณต้องการ'),
    en: texts('Data Not Found', 'What you are looking for could not be found.'),
  },
  brandNotFound: {
    status: 404,
    th: texts('ไม่พบแบรนด์', 'กรุณาตรวจสอบลิงก์ หรือขอลิงก์ใหม่จากร้าน'),
    en: texts('Brand not found', 'This store is unknown. Please check the link.'),
  },
  accountClosed: {
    status: 403,
    th: texts('บัญชีนี้ถูกปิดใช้งาน', 'เบอร์โทรศัพท์นี้ใช้งานไม่ได้แล้ว กรุณาติดต่อร้าน'),
    en: texts('This account is closed', 'This phone number can no longer be used. Please contact the store.'),
  },
  alreadyMember: {
    status: 409,
    th: texts('เบอร์โทรศัพท์นี้เป็นสมาชิกอยู่แล้ว', 'กรุณาเข้าสู่ระบบด้วยเบอร์โทรศัพท์และรหัส PIN ของคุณ'),
    en: texts('This number is already a member', 'Please log in with your phone number and PIN.'),
  },
  conflict: {
    status: 409,
    th: texts(
      'ข้อมูลมีการเปลี่ยนแปลง',
      'ข้อมูลเพิ่งถูกแก้ไขจากที่อื่น กรุณาดูข้อมูลล่าสุดแล้วบันทึกอีกครั้ง',
    ),
    en: texts(
      'The data has changed',
      'It was changed elsewhere. Please look at the latest details and save again.',
    ),
  },
  invalid: {
    status: 422,
    th: texts('ข้อมูลไม่ถูกต้อง', 'กรุณากรอกข้อมูลให้ถูกต้อง'),
    en: texts('Invalid data', 'Please enter valid information.'),
  },
  invalidMobile: {
    status: 422,
    message: 'invalid mobile',
    th: texts('เบอร์โทรศัพท์ไม่ถูกต้อง', 'กรุณากรอกเบอร์โทรศัพท์มือถือ 10 หลัก'),
    en: texts('Invalid phone number', 'The phone number entered is invalid'),
  },
  mobileNotFound: {
    status: 422,
    message: 'mobile not found',
    th: texts('ไม่พบเบอร์โทรศัพท์นี้', 'กรุณาตรวจสอบเบอร์แล้วลองอีกครั้ง'),
    en: texts('Phone number not found', 'The phone number does not match our records'),
  },
  invalidOtp: {
    status: 422,
    message: 'invalid otp',
    th: texts('รหัส OTP ไม่ถูกต้อง', 'กรุณาตรวจสอบรหัสใน SMS แล้วลองอีกครั้ง'),
    en: texts('Invalid OTP', 'Please check the code in the SMS and try again.'),
  },
  otpExpired: {
    status: 422,
    message: 'otp expired',
    th: texts('รหัส OTP หมดอายุแล้ว', 'กรุณากด “ส่งรหัสอีกครั้ง” เพื่อรับรหัสใหม่'),
    en: texts('OTP has expired', 'Please click resend to get a new code.'),
  },
  invalidPin: {
    status: 422,
    message: 'invalid pin',
    th: texts('รหัส PIN ไม่ถูกต้อง', 'กรุณาตรวจสอบรหัส PIN แล้วลองอีกครั้ง'),
    en: texts('Invalid PIN', 'Please check your PIN and try again.'),
  },
  linkUsedUp: {
    status: 410,
    th: texts('ลิงก์หมดอายุแล้ว', 'กรุณาติดต่อร้านเพื่อขอลิงก์ใหม่'),
    en: texts('This link has expired', 'Please contact the store for a new one.'),
  },
  tooMany: {
    status: 429,
    th: texts('ทำรายการบ่อยเกินไป', 'กรุณารอสักครู่แล้วลองอีกครั้ง'),
    en: texts('Too many tries', 'Please wait a moment and try again.'),
  },
  tooManyWrong: {
    status: 429,
    th: texts(
      'กรอกรหัสผิดหลายครั้งเกินไป',
      'กรอกรหัสผิดหลายครั้งเกินไป เราพักการกรอกรหัสไว้เพื่อความปลอดภัยของบัญชีคุณ',
    ),
    en: texts(
      'Too many wrong codes',
      'Too many wrong codes. To keep your account safe, we take no more for a while.',
    ),
  },
  invalidCustomer: {
    status: 422,
    message: 'invalid customer',
    th: texts(NOT_EARNED.th, 'เบอร์โทรศัพท์นี้ยังไม่ได้เป็นสมาชิก'),
    en: texts(NOT_EARNED.en, 'This phone number does not belong to a member.'),
  },
  campaignExpired: {
    status: 422,
    message: 'Point campaign is expired',
    th: texts(NOT_EARNED.th, 'แคมเปญสะสมแต้มนี้สิ้นสุดแล้ว'),
    en: texts(NOT_EARNED.en, 'This point campaign has ended.'),
  },
  qrUsed: {
    status: 422,
    message: 'qr used',
    th: texts(NOT_EARNED.th, 'คิวอาร์โค้ดนี้ถูกใช้ไปแล้ว'),
    en: texts(NOT_EARNED.en, 'This QR code has already been used.'),
  },
  qrExpired: {
    status: 422,
    message: 'qr expired',
    th: texts(NOT_EARNED.th, 'คิวอาร์โค้ดนี้หมดอายุแล้ว'),
    en: texts(NOT_EARNED.en, 'This QR code has expired.'),
  },
  qrInvalid: {
    status: 422,
    message: 'qr invalid',
    th: texts(NOT_EARNED.th, 'คิวอาร์โค้ดนี้ไม่ถูกต้อง'),
    en: texts(NOT_EARNED.en, 'This QR code is invalid.'),
  },
  pointsExpired: {
    status: 422,
    message: 'points expired',
    th: texts(NOT_EARNED.th, 'แต้มจากรายการนี้หมดอายุแล้ว'),
    en: texts(NOT_EARNED.en, 'Points from the transaction have expired.'),
  },
  notEnoughPoints: {
    status: 422,
    message: 'not enough points',
    th: texts(NOT_REDEEMED.th, 'แต้มของคุณยังไม่พอสำหรับสิทธิ์นี้'),
    en: texts(NOT_REDEEMED.en, 'You do not have enough points for this privilege.'),
  },
  limitReached: {
    status: 422,
    message: 'limit reached',
    th: texts(NOT_REDEEMED.th, 'สิทธิ์นี้ถูกแลกหมดแล้ว'),
    en: texts(NOT_REDEEMED.en, 'This privilege has been fully redeemed.'),
  },
  privilegeExpired: {
    status: 422,
    message: 'privilege expired',
    th: texts('สิทธิ์หมดอายุแล้ว', 'สิทธิ์นี้หมดอายุแล้ว จึงใช้ไม่ได้'),
    en: texts('This has expired', 'This privilege has expired and can no longer be used.'),
  },
  privilegeUsed: {
    status: 422,
    message: 'privilege used',
    th: texts('ใช้สิทธิ์ไปแล้ว', 'สิทธิ์นี้ถูกใช้ไปแล้ว ใช้ซ้ำไม่ได้'),
    en: texts('Already used', 'This privilege has been used and cannot be used again.'),
  },
  privilegeCanceled: {
    status: 422,
    message: 'privilege canceled',
    th: texts('สิทธิ์ถูกยกเลิก', 'สิทธิ์นี้ถูกยกเลิกแล้ว กรุณาติดต่อร้าน'),
    en: texts('Canceled', 'This privilege has been canceled. Please contact the store.'),
  },
  server: { status: 500, ...TRY_AGAIN },
  busy: {
    status: 503,
    th: texts('ระบบไม่พร้อมให้บริการ', 'มีผู้ใช้งานจำนวนมาก กรุณาลองอีกครั้งในภายหลัง'),
    en: texts('Service unavailable', 'Many members are using the service. Please try again later.'),
  },
} satisfies Record<string, Refused>
