import type { PackageSeed } from './brand.ts'
import { packageRows } from './package-rows.ts'

const row = packageRows('SPK', 'sabaimart')

/** The theme hides packages, the API answers them all the same. */
export const sabaimartPackages: PackageSeed[] = [
  row(1, 12, 90, 'milk-6', [
    'แพ็กนมสด 12 ขวด',
    'Twelve bottles of milk',
    'นมพาสเจอไรส์ 450 มล. รับได้ครั้งละกี่ขวดก็ได้',
    'Fresh milk, 450 ml, as many at a time as you like.',
  ]),
  row(2, 5, 30, 'iced-3', [
    'กาแฟเย็น 5 แก้ว',
    'Five iced coffees',
    'มุมกาแฟสบายมาร์ททุกสาขา',
    'At the coffee corner of every branch.',
  ]),
  row(
    3,
    8,
    'forever',
    '',
    [
      'เติมน้ำดื่ม 8 ครั้ง',
      'Eight water refills',
      'เติมน้ำดื่ม 20 ลิตรที่หน้าร้าน',
      '20 litres at the store.',
    ],
    2,
  ),
]
