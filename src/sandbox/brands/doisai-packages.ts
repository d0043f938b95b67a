import type { PackageSeed } from './brand.ts'
import { packageRows } from './package-rows.ts'

const row = packageRows('DPK', 'doisai')

/** Every state that a package's card can have is among these. */
export const doisaiPackages: PackageSeed[] = [
  row(1, 10, 60, 'latte-5', [
    'แพ็กกาแฟร้อน 10 แก้ว',
    'Ten hot coffees',
    'อเมริกาโน่ ลาเต้ หรือคาปูชิโน่ ขนาด 8 ออนซ์ ใช้ครั้งละกี่แก้วก็ได้',
    'Americano, latte or cappuccino, 8 oz, as many at a time as you like.',
  ]),
  row(
    2,
    5,
    30,
    'iced-6',
    [
      'แพ็กเครื่องดื่มเย็น 5 แก้ว',
      'Five iced drinks',
      'เครื่องดื่มเย็นทุกเมนู ขนาด 16 ออนซ์ ยกเว้นเมนูตามฤดูกาล',
      'Any 16 oz iced drink but the seasonal ones.',
    ],
    3,
  ),
  row(3, 20, 90, 'beans-2', [
    'แพ็กกาแฟออฟฟิศ 20 แก้ว',
    'Twenty coffees for the office',
    'แบ่งกันดื่มทั้งทีม ใช้ได้วันจันทร์ถึงวันศุกร์',
    'To share with the team, Mondays to Fridays.',
  ]),
  row(
    4,
    4,
    7,
    'croissant-1',
    [
      'ชุดเช้าวันหยุด 4 ชุด',
      'Four weekend breakfasts',
      'ครัวซองต์เนยสดกับกาแฟ 1 แก้ว เฉพาะวันเสาร์และอาทิตย์',
      'A butter croissant and a coffee, on Saturdays and Sundays.',
    ],
    1,
  ),
  row(5, 6, 'forever', 'tea-2', [
    'คูปองชาดอยใส 6 แก้ว',
    'Six Doi Sai teas',
    'ชาร้อนหรือเย็นทุกเมนู ไม่มีวันหมดอายุ',
    'Any tea, hot or iced. Never expires.',
  ]),
  row(
    6,
    3,
    45,
    'cake-1',
    [
      'แพ็กเค้กชิ้น 3 ชิ้น',
      'Three slices of cake',
      'เค้กในตู้ทุกชนิด ใช้สิทธิ์ครบแล้วสำหรับเดือนนี้',
      'Any cake in the case. All taken for this month.',
    ],
    0,
  ),
  row(7, 2, -5, 'dripper-1', [
    'เวิร์กช็อปชิมกาแฟ 2 ที่นั่ง',
    'Two seats at a tasting',
    'ชิมกาแฟ 6 ชนิดกับนักคั่วของเรา หมดอายุแล้ว',
    'Six coffees with our roaster. No longer available.',
  ]),
  row(8, 12, 120, '', [
    'แพ็กเติมเมล็ดกาแฟรายเดือน 12 ถุง',
    'Twelve bags of beans, one a month',
    'รับเมล็ดคั่วสด 200 กรัม เดือนละ 1 ถุง เลือกระดับการคั่วได้',
    'A fresh 200 g bag each month, roasted as you like it.',
  ]),
]
