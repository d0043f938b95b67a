import type { components } from '../../../api/generated/paths.d.ts'

type Place = components['schemas']['Place']

const place = (id: number, name_th: string, name_en: string): Place => ({ id, name_th, name_en })

export const THAILAND = 1

/** Thailand and the other countries where the demo brands' members live; only Thailand has provinces. */
export const countries: Place[] = [
  place(THAILAND, 'ไทย', 'Thailand'),
  place(2, 'กัมพูชา', 'Cambodia'),
  place(3, 'จีน', 'China'),
  place(4, 'ญี่ปุ่น', 'Japan'),
  place(5, 'เมียนมา', 'Myanmar'),
  place(6, 'ลาว', 'Laos'),
  place(7, 'มาเลเซีย', 'Malaysia'),
  place(8, 'สิงคโปร์', 'Singapore'),
  place(9, 'สหราชอาณาจักร', 'United Kingdom'),
  place(10, 'สหรัฐอเมริกา', 'United States'),
]
