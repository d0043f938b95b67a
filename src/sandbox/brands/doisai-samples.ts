import { privilegeRows } from './privilege-rows.ts'
import type { PrivilegeSeed } from './brand.ts'

const row = privilegeRows('DSP', 'doisai')
const COST = 10

/** Privileges with which screens are tried: codes that are hard to show, and refusals on issue. */
export const doisaiSamples: PrivilegeSeed[] = [
  row(
    901,
    'goods',
    COST,
    'forever',
    '',
    [
      'ทดลอง: รหัสยาวมาก',
      'Sample: very long code',
      'รหัสของสิทธิ์นี้ยาว 512 ตัวอักษร',
      'The code of this privilege has 512 characters.',
    ],
    { sample: 'longCode' },
  ),
  row(
    902,
    'goods',
    COST,
    'forever',
    '',
    [
      'ทดลอง: รหัสภาษาไทยและอีโมจิ',
      'Sample: Thai and emoji code',
      'รหัสของสิทธิ์นี้มีตัวอักษรไทยและอีโมจิ จึงสร้างบาร์โค้ดไม่ได้',
      'The code has Thai letters and an emoji, so no barcode can be drawn.',
    ],
    { sample: 'thaiCode' },
  ),
  row(
    903,
    'goods',
    COST,
    'forever',
    '',
    [
      'ทดลอง: รหัสว่าง',
      'Sample: empty code',
      'ระบบตอบรหัสว่างกลับมา แอปต้องแสดงข้อผิดพลาด',
      'The answer has an empty code, which the app shows as an error.',
    ],
    { sample: 'emptyCode' },
  ),
  row(
    904,
    'goods',
    COST,
    'forever',
    '',
    [
      'ทดลอง: รหัสไม่มีวันหมดอายุ',
      'Sample: code without expiry',
      'รหัสของสิทธิ์นี้ไม่มีเวลาหมดอายุ ใช้ได้จนกว่าพนักงานจะสแกน',
      'The code never runs out: it is valid until the staff scan it.',
    ],
    { sample: 'noExpiry' },
  ),
  row(
    905,
    'goods',
    COST,
    30,
    '',
    [
      'ทดลอง: หมดระหว่างที่ดูอยู่',
      'Sample: sold out while looking',
      'รายการบอกว่าเหลือ 1 สิทธิ์ แต่มีคนแลกไปก่อนแล้ว',
      'The list says that one is left, but another member was quicker.',
    ],
    { stock: 1, sample: 'soldOut' },
  ),
  row(906, 'goods', COST, -3, '', [
    'ทดลอง: สิทธิ์หมดอายุแล้ว',
    'Sample: expired privilege',
    'หมดอายุเมื่อ 3 วันก่อน',
    'Could be redeemed until three days ago.',
  ]),
]
