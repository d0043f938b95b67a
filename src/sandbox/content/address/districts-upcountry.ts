import type { DistrictRow } from './district-row.ts'

/** Districts of Khon Kaen, Chiang Mai and Phuket, as many as a demo needs. */
export const upcountryDistricts: DistrictRow[] = [
  [
    4001,
    'เมืองขอนแก่น',
    'Mueang Khon Kaen',
    [
      // The university in this sub-district has a code of its own.
      [1, 'ในเมือง', 'Nai Mueang', '40000', '40002'],
      [2, 'สำราญ', 'Samran', '40000'],
      [4, 'ท่าพระ', 'Tha Phra', '40260'],
      [5, 'บ้านทุ่ม', 'Ban Thum', '40000'],
      [14, 'ศิลา', 'Sila', '40000'],
      [15, 'บ้านเป็ด', 'Ban Pet', '40000'],
    ],
  ],
  [
    4007,
    'น้ำพอง',
    'Nam Phong',
    [
      [1, 'น้ำพอง', 'Nam Phong', '40140'],
      [2, 'วังชัย', 'Wang Chai', '40140'],
      [5, 'สะอาด', 'Sa-at', '40310'],
      [6, 'ม่วงหวาน', 'Muang Wan', '40310'],
    ],
  ],
  [
    4010,
    'บ้านไผ่',
    'Ban Phai',
    [
      [1, 'บ้านไผ่', 'Ban Phai', '40110'],
      [2, 'ในเมือง', 'Nai Mueang', '40110'],
    ],
  ],
  [
    5001,
    'เมืองเชียงใหม่',
    'Mueang Chiang Mai',
    [
      [1, 'ศรีภูมิ', 'Si Phum', '50200'],
      [2, 'พระสิงห์', 'Phra Sing', '50200'],
      [3, 'หายยา', 'Haiya', '50100'],
      [4, 'ช้างม่อย', 'Chang Moi', '50300'],
      [5, 'ช้างคลาน', 'Chang Khlan', '50100'],
      [6, 'วัดเกต', 'Wat Ket', '50000'],
      [8, 'สุเทพ', 'Suthep', '50200'],
      [12, 'ท่าศาลา', 'Tha Sala', '50000'],
    ],
  ],
  [
    5007,
    'แม่ริม',
    'Mae Rim',
    [
      [1, 'ริมใต้', 'Rim Tai', '50180'],
      [2, 'ริมเหนือ', 'Rim Nuea', '50180'],
      [5, 'สะลวง', 'Saluang', '50330'],
      [7, 'แม่แรม', 'Mae Raem', '50180'],
      [9, 'แม่สา', 'Mae Sa', '50180'],
    ],
  ],
  [
    5019,
    'สารภี',
    'Saraphi',
    [
      [1, 'ยางเนิ้ง', 'Yang Noeng', '50140'],
      [2, 'สารภี', 'Saraphi', '50140'],
      [7, 'หนองผึ้ง', 'Nong Phueng', '50140'],
      [10, 'ท่าวังตาล', 'Tha Wang Tan', '50140'],
    ],
  ],
  [
    8301,
    'เมืองภูเก็ต',
    'Mueang Phuket',
    [
      [1, 'ตลาดใหญ่', 'Talat Yai', '83000'],
      [2, 'ตลาดเหนือ', 'Talat Nuea', '83000'],
      [4, 'รัษฎา', 'Ratsada', '83000'],
      [5, 'วิชิต', 'Wichit', '83000'],
      [6, 'ฉลอง', 'Chalong', '83130'],
      [7, 'ราไวย์', 'Rawai', '83130'],
      [8, 'กะรน', 'Karon', '83100'],
    ],
  ],
  [
    8302,
    'กะทู้',
    'Kathu',
    [
      [1, 'กะทู้', 'Kathu', '83120'],
      [2, 'ป่าตอง', 'Pa Tong', '83150'],
      [3, 'กมลา', 'Kamala', '83150'],
    ],
  ],
  [
    8303,
    'ถลาง',
    'Thalang',
    [
      [1, 'เทพกระษัตรี', 'Thep Krasattri', '83110'],
      [2, 'ศรีสุนทร', 'Si Sunthon', '83110'],
      [3, 'เชิงทะเล', 'Choeng Thale', '83110'],
      [5, 'ไม้ขาว', 'Mai Khao', '83110'],
      [6, 'สาคู', 'Sakhu', '83110'],
    ],
  ],
]
