import { privilegeRows } from './privilege-rows.ts'
import type { PrivilegeSeed } from './brand.ts'

const row = privilegeRows('SMP', 'sabaimart')

/** The rest of the catalogue, so that its list has more than two pages. */
export const sabaimartMorePrivileges: PrivilegeSeed[] = [
  row(26, 'snack', 30, 20, 'milk-1', [
    'โยเกิร์ตรสธรรมชาติ 2 ถ้วย',
    'Two plain yoghurts',
    'นมโคแท้ ไม่เติมน้ำตาล',
    'Whole milk, no sugar added.',
  ]),
  row(27, 'fresh', 110, 8, 'basket-2', [
    'ไข่ไก่เบอร์ 2 แพ็ก 10 ฟอง',
    'Ten size 2 eggs',
    'สดใหม่จากฟาร์มทุกวัน',
    'Fresh from the farm every day.',
  ]),
  row(28, 'home', 80, 60, 'soap-6', [
    'กระดาษชำระ 6 ม้วน',
    'Six toilet rolls',
    'หนานุ่ม 3 ชั้น ไม่เป็นขุย',
    'Soft, three-ply and lint-free.',
  ]),
  row(29, 'discount', 350, 45, 'voucher-6', [
    'ส่วนลด 80 บาท เฉพาะวันพุธ',
    '80 baht off on Wednesdays',
    'เมื่อซื้อครบ 400 บาทในวันพุธ',
    'On any Wednesday bill of 400 baht.',
  ]),
  row(30, 'snack', 45, 15, 'iced-2', [
    'ชาไทยเย็นแก้วใหญ่',
    'Large Thai iced tea',
    'ชงสดที่มุมกาแฟสบายมาร์ท เลือกความหวานได้',
    'Brewed at the coffee corner, as sweet as you like.',
  ]),
  row(
    31,
    'fresh',
    150,
    9,
    'basket-3',
    [
      'ผลไม้ตัดแต่งรวม 3 ถาด',
      'Three trays of cut fruit',
      'แตงโม สับปะรด และมะละกอ พร้อมพริกเกลือ',
      'Watermelon, pineapple and papaya, with chilli salt.',
    ],
    { stock: 30 },
  ),
  row(32, 'home', 120, 40, 'soap-2', [
    'น้ำยาถูพื้นกลิ่นตะไคร้',
    'Lemongrass floor cleaner',
    'ขวด 900 มล. ไล่ยุงในตัว',
    '900 ml, and mosquitoes dislike it.',
  ]),
  row(33, 'snack', 20, 12, 'chips-5', [
    'ข้าวเกรียบกุ้งห่อเล็ก',
    'Small prawn crackers',
    'กรอบ หอม รสดั้งเดิม',
    'Crisp, in the original flavour.',
  ]),
  row(34, 'fresh', 210, 6, 'rice-3', [
    'ข้าวเหนียวเขี้ยวงู 2 กิโลกรัม',
    'Sticky rice, 2 kg',
    'เมล็ดเรียวสวย นุ่มหอม จากเชียงราย',
    'Slender, soft grains from Chiang Rai.',
  ]),
  row(35, 'home', 700, 90, 'bag-3', [
    'กระทะเคลือบ 26 เซนติเมตร',
    'Non-stick pan, 26 cm',
    'ใช้ได้กับเตาทุกชนิด รับประกัน 6 เดือน',
    'For every stove, with a six-month warranty.',
  ]),
  row(36, 'discount', 150, 20, 'coins-4', [
    'เติมเงินมือถือลด 30 บาท',
    '30 baht off a phone top-up',
    'เมื่อเติมตั้งแต่ 100 บาทขึ้นไป ทุกเครือข่าย',
    'When you top up 100 baht or more, on every network.',
  ]),
  row(37, 'snack', 50, 22, 'icecream-4', [
    'ไอศกรีมแท่งรวมรส 5 แท่ง',
    'Five assorted ice lollies',
    'มะม่วง ลิ้นจี่ และแตงโม เก็บในช่องแช่แข็งได้',
    'Mango, lychee and watermelon, for the freezer.',
  ]),
  row(38, 'fresh', 130, 7, 'mango-4', [
    'มะม่วงมันพร้อมน้ำปลาหวาน',
    'Green mangoes with sweet fish sauce',
    'มะม่วงเขียวเสวย 3 ลูก น้ำปลาหวานถ้วยใหญ่',
    'Three green mangoes and a big cup of sauce.',
  ]),
  row(39, 'home', 60, 50, 'soap-3', [
    'สบู่ก้อนขมิ้น แพ็ก 4',
    'Four turmeric soaps',
    'อ่อนโยนต่อผิว กลิ่นสมุนไพรไทย',
    'Gentle, with Thai herbs.',
  ]),
  row(
    40,
    'discount',
    850,
    60,
    'scooter-5',
    [
      'ส่งฟรี 10 ครั้ง',
      'Ten free deliveries',
      'ภายใน 5 กิโลเมตรจากสาขา ใช้ได้ภายใน 60 วัน',
      'Within 5 km of a branch, for 60 days.',
    ],
    { stock: 40 },
  ),
  row(41, 'snack', 65, 14, 'cake-5', [
    'ขนมเปี๊ยะไส้ถั่วไข่เค็ม',
    'Mung bean and salted egg pastry',
    'กล่อง 4 ชิ้น อบใหม่จากครัวสบายมาร์ท',
    'A box of four, baked in our own kitchen.',
  ]),
  row(42, 'fresh', 90, 5, 'orange-5', [
    'น้ำส้มคั้นสด 1 ลิตร',
    'Fresh orange juice, 1 l',
    'ส้มสายน้ำผึ้งแท้ ไม่เติมน้ำ',
    'Pure honey oranges, no water added.',
  ]),
  row(43, 'home', 45, 33, '', [
    'ถุงขยะย่อยสลายได้ 30 ใบ',
    '30 compostable bin bags',
    'ขนาด 24 × 28 นิ้ว',
    '24 by 28 inches.',
  ]),
  row(44, 'snack', 38, 17, 'donut-6', [
    'ซาลาเปาหมูสับไข่เค็ม 2 ลูก',
    'Two pork and salted egg buns',
    'นึ่งร้อน ๆ ที่เคาน์เตอร์ทุกสาขา',
    'Steamed hot at every counter.',
  ]),
  row(45, 'fresh', 320, 11, 'basket-1', [
    'ชุดสุกี้ครอบครัว 4 ท่าน',
    'Suki set for four',
    'ผัก เนื้อ ลูกชิ้น และน้ำจิ้มสุกี้สูตรสบายมาร์ท',
    'Vegetables, meat, fishballs and our own sauce.',
  ]),
  row(46, 'home', 170, 70, 'umbrella-5', [
    'เสื้อกันฝนผู้ใหญ่',
    'Adult raincoat',
    'ฟรีไซซ์ พับเก็บในถุงซิปได้',
    'One size, packs into its own zip bag.',
  ]),
  row(47, 'discount', 1800, 80, 'gift-2', [
    'บัตรกำนัลสบายมาร์ท 500 บาท',
    '500 baht gift card',
    'มอบเป็นของขวัญได้ ใช้ได้ทุกสาขา',
    'A present for someone, good at every branch.',
  ]),
]
