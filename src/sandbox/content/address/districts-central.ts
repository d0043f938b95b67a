import type { DistrictRow } from './district-row.ts'

/** Districts of Bangkok and Chon Buri, as many as a demo needs. */
export const centralDistricts: DistrictRow[] = [
  [
    1001,
    'พระนคร',
    'Phra Nakhon',
    [
      [1, 'พระบรมมหาราชวัง', 'Phra Borom Maha Ratchawang', '10200'],
      [2, 'วังบูรพาภิรมย์', 'Wang Burapha Phirom', '10200'],
      [6, 'เสาชิงช้า', 'Sao Chingcha', '10200'],
      [7, 'บวรนิเวศ', 'Bowon Niwet', '10200'],
      [9, 'ชนะสงคราม', 'Chana Songkhram', '10200'],
    ],
  ],
  [
    1004,
    'บางรัก',
    'Bang Rak',
    [
      [1, 'มหาพฤฒาราม', 'Maha Phruettharam', '10500'],
      [2, 'สีลม', 'Si Lom', '10500'],
      [3, 'สุริยวงศ์', 'Suriyawong', '10500'],
      [4, 'บางรัก', 'Bang Rak', '10500'],
      [5, 'สี่พระยา', 'Si Phraya', '10500'],
    ],
  ],
  [
    1006,
    'บางกะปิ',
    'Bang Kapi',
    [
      [1, 'คลองจั่น', 'Khlong Chan', '10240'],
      [8, 'หัวหมาก', 'Hua Mak', '10240'],
    ],
  ],
  [
    1007,
    'ปทุมวัน',
    'Pathum Wan',
    [
      [1, 'รองเมือง', 'Rong Mueang', '10330'],
      [2, 'วังใหม่', 'Wang Mai', '10330'],
      [3, 'ปทุมวัน', 'Pathum Wan', '10330'],
      [4, 'ลุมพินี', 'Lumphini', '10330'],
    ],
  ],
  [
    1030,
    'จตุจักร',
    'Chatuchak',
    [
      [1, 'ลาดยาว', 'Lat Yao', '10900'],
      [2, 'เสนานิคม', 'Sena Nikhom', '10900'],
      [3, 'จันทรเกษม', 'Chan Kasem', '10900'],
      [4, 'จอมพล', 'Chom Phon', '10900'],
      [5, 'จตุจักร', 'Chatuchak', '10900'],
    ],
  ],
  [
    1033,
    'คลองเตย',
    'Khlong Toei',
    [
      [1, 'คลองเตย', 'Khlong Toei', '10110'],
      [2, 'คลองตัน', 'Khlong Tan', '10110'],
      [3, 'พระโขนง', 'Phra Khanong', '10110'],
    ],
  ],
  [
    1039,
    'วัฒนา',
    'Watthana',
    [
      [1, 'คลองเตยเหนือ', 'Khlong Toei Nuea', '10110'],
      [2, 'คลองตันเหนือ', 'Khlong Tan Nuea', '10110'],
      [3, 'พระโขนงเหนือ', 'Phra Khanong Nuea', '10110'],
    ],
  ],
  [
    2001,
    'เมืองชลบุรี',
    'Mueang Chon Buri',
    [
      [1, 'บางปลาสร้อย', 'Bang Pla Soi', '20000'],
      // The university in this sub-district has a code of its own.
      [4, 'แสนสุข', 'Saen Suk', '20130', '20131'],
      [5, 'บ้านสวน', 'Ban Suan', '20000'],
      [9, 'ดอนหัวฬ่อ', 'Don Hua Lo', '20000'],
      [13, 'เหมือง', 'Mueang', '20130'],
      [14, 'บ้านปึก', 'Ban Puek', '20130'],
    ],
  ],
  [
    2004,
    'บางละมุง',
    'Bang Lamung',
    [
      [1, 'บางละมุง', 'Bang Lamung', '20150'],
      [2, 'หนองปรือ', 'Nong Prue', '20150'],
      [3, 'หนองปลาไหล', 'Nong Pla Lai', '20150'],
      [6, 'ห้วยใหญ่', 'Huai Yai', '20150'],
      [8, 'นาเกลือ', 'Na Kluea', '20150'],
    ],
  ],
  [
    2007,
    'ศรีราชา',
    'Si Racha',
    [
      [1, 'ศรีราชา', 'Si Racha', '20110'],
      [2, 'สุรศักดิ์', 'Surasak', '20110'],
      [3, 'ทุ่งสุขลา', 'Thung Sukhla', '20230'],
      [4, 'บึง', 'Bueng', '20230'],
      [7, 'บางพระ', 'Bang Phra', '20110'],
      [8, 'บ่อวิน', 'Bo Win', '20230'],
    ],
  ],
]
