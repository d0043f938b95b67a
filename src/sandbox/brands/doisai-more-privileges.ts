import { privilegeRows } from './privilege-rows.ts'
import type { PrivilegeSeed } from './brand.ts'

const row = privilegeRows('DSP', 'doisai')

/** The rest of the catalogue, so that its list has more than two pages. */
export const doisaiMorePrivileges: PrivilegeSeed[] = [
  row(27, 'drink', 95, 40, 'iced-4', [
    'ลาเต้น้ำตาลโตนด',
    'Palm sugar latte',
    'น้ำตาลโตนดเพชรบุรีกับเอสเปรสโซคั่วกลาง หอมละมุน เลือกร้อนหรือเย็นได้',
    'Phetchaburi palm sugar and medium roast espresso, hot or iced.',
  ]),
  row(28, 'bakery', 55, 21, 'donut-3', [
    'ขนมปังสังขยาใบเตย',
    'Pandan custard bread',
    'ขนมปังเนื้อนุ่มนึ่งอุ่น ๆ เสิร์ฟพร้อมสังขยาใบเตยสด',
    'Soft steamed bread with fresh pandan custard.',
  ]),
  row(29, 'goods', 190, 60, 'tote-2', [
    'ผ้ากันเปื้อนบาริสต้า',
    'Barista apron',
    'ผ้าแคนวาสสีเขียวใบชา มีช่องใส่ปากกาและผ้าเช็ดมือ',
    'Tea-green canvas, with pockets for a pen and a cloth.',
  ]),
  row(
    30,
    'experience',
    600,
    45,
    'latte-2',
    [
      'คลาสลาเต้อาร์ตสำหรับมือใหม่',
      'Latte art for beginners',
      'เรียนสตีมนมและเทลายหัวใจ 2 ชั่วโมง รอบเช้าวันอาทิตย์ที่สาขานิมมานเหมินท์',
      'Two hours of steaming and pouring hearts, Sunday mornings at Nimman.',
    ],
    { stock: 16 },
  ),
  row(31, 'drink', 65, 30, 'tea-1', [
    'ชามะนาวน้ำผึ้งดอกลำไย',
    'Lemon tea with longan honey',
    'ชาดำชงสด มะนาวแป้น และน้ำผึ้งดอกลำไยจากลำพูน',
    'Fresh black tea, lime and longan honey from Lamphun.',
  ]),
  row(32, 'bakery', 85, 28, 'cake-6', [
    'บราวนี่ช็อกโกแลตอัลมอนด์',
    'Almond chocolate brownie',
    'เข้มข้น หน้ากรอบ เนื้อหนึบ โรยอัลมอนด์อบ',
    'Rich and chewy, with a crisp top and roasted almonds.',
  ]),
  row(33, 'goods', 160, 'forever', 'beans-4', [
    'กาแฟดริปพร้อมชง กล่อง 10 ซอง',
    'Drip bags, box of ten',
    'พกไปชงได้ทุกที่ เพียงเติมน้ำร้อน คั่วสดทุกสัปดาห์',
    'Just add hot water, wherever you are. Roasted every week.',
  ]),
  row(34, 'drink', 130, 35, 'iced-5', [
    'อเมริกาโน่มะพร้าวน้ำหอม',
    'Coconut water americano',
    'เอสเปรสโซสองช็อตกับน้ำมะพร้าวน้ำหอมราชบุรีแท้ 100%',
    'A double espresso over fresh Ratchaburi coconut water.',
  ]),
  row(
    35,
    'goods',
    280,
    50,
    'tumbler-2',
    [
      'แก้วเซรามิกเคลือบเขียวไข่กา',
      'Celadon mug',
      'ปั้นมือจากสันกำแพง จุ 250 มิลลิลิตร แต่ละใบลายไม่ซ้ำกัน',
      'Made by hand in San Kamphaeng, 250 ml, no two alike.',
    ],
    { stock: 18 },
  ),
  row(36, 'bakery', 70, 18, 'croissant-6', [
    'ครัวซองต์อัลมอนด์',
    'Almond croissant',
    'ไส้ครีมอัลมอนด์ อบซ้ำจนกรอบ โรยน้ำตาลไอซิ่ง',
    'Filled with almond cream and baked twice.',
  ]),
  row(37, 'drink', 75, 60, 'milk-2', [
    'นมสดคาราเมลเย็น',
    'Iced caramel milk',
    'นมสดจากฟาร์มแม่ออน ไม่มีกาแฟ เด็ก ๆ ดื่มได้',
    'Fresh milk from Mae On, without coffee, for children too.',
  ]),
  row(38, 'experience', 1500, 100, 'mountain-3', [
    'ปลูกต้นกาแฟในชื่อคุณ',
    'A coffee tree in your name',
    'ปลูกกล้ากาแฟ 1 ต้นใต้ร่มเงาป่า พร้อมใบรับรองและภาพการเติบโตทุกปี',
    'One seedling in the forest shade, with a certificate and a photo each year.',
  ]),
  row(39, 'bakery', 45, 25, 'cake-2', [
    'เค้กกล้วยหอมนึ่ง',
    'Steamed banana cake',
    'เนื้อนุ่ม หอมกล้วยสุกงอม ไม่ใส่เนย',
    'Soft and fragrant, made without butter.',
  ]),
  row(40, 'goods', 110, 90, 'plant-5', [
    'ปุ๋ยกากกาแฟ 1 กิโลกรัม',
    'Coffee-ground compost, 1 kg',
    'หมักจากกากกาแฟของเราเอง เหมาะกับไม้ใบและผักสวนครัว',
    'From our own grounds, for leafy plants and herbs.',
  ]),
  row(41, 'drink', 105, 33, 'latte-3', [
    'คาปูชิโน่อบเชยดอย',
    'Highland cinnamon cappuccino',
    'โฟมนมหนานุ่ม โรยผงอบเชยจากบ้านปางขอน',
    'Thick foam, dusted with cinnamon from Pang Khon.',
  ]),
  row(
    42,
    'experience',
    350,
    30,
    'scooter-1',
    [
      'ส่งกาแฟถึงบ้านฟรี 3 ครั้ง',
      'Three free deliveries',
      'ส่งฟรีในระยะ 5 กิโลเมตรจากสาขา ไม่มีขั้นต่ำ',
      'Within 5 km of a branch, on any order.',
    ],
    { stock: 60 },
  ),
  row(43, 'drink', 60, 20, 'tea-6', [
    'ชาเขียวมะลิเย็น',
    'Iced jasmine green tea',
    'หอมดอกมะลิ หวานน้อย ดื่มได้ทั้งวัน',
    'Fragrant, lightly sweet, good all day.',
  ]),
  row(44, 'goods', 520, 75, 'dripper-4', [
    'ดริปเปอร์สแตนเลสแบบพับได้',
    'Folding steel dripper',
    'พับแบนใส่กระเป๋าได้ ไม่ต้องใช้กระดาษกรอง เหมาะกับสายแคมป์',
    'Folds flat and needs no paper filter. Made for camping.',
  ]),
  row(45, 'bakery', 220, 24, 'basket-6', [
    'กล่องขนมปังสำหรับประชุม 6 ชิ้น',
    'Pastry box for six',
    'ครัวซองต์ เดนิช และมัฟฟินคละรส สั่งล่วงหน้า 1 วัน',
    'Croissants, Danishes and muffins. Order a day ahead.',
  ]),
  row(46, 'drink', 140, 26, 'icecream-3', [
    'อัฟโฟกาโต้ไอศกรีมกะทิ',
    'Coconut affogato',
    'ไอศกรีมกะทิโฮมเมดราดเอสเปรสโซร้อน โรยถั่วทอง',
    'Homemade coconut ice cream under a hot espresso.',
  ]),
  row(47, 'goods', 400, 110, 'gift-3', [
    'ชุดของขวัญเมล็ดกาแฟ 3 ดอย',
    'Three-mountain bean gift set',
    'ดอยช้าง ดอยปางขอน และดอยสะเก็ด อย่างละ 100 กรัม ในกล่องไม้ไผ่',
    'Doi Chang, Pang Khon and Doi Saket, 100 g each, in a bamboo box.',
  ]),
  row(48, 'bakery', 50, 16, '', [
    'ขนมปังกระเทียมชีส',
    'Garlic cheese bread',
    'อบร้อน ๆ หอมเนยกระเทียม ชีสยืด',
    'Hot from the oven, with garlic butter and melting cheese.',
  ]),
]
