import type { components } from '../../api/generated/paths.d.ts'
import { countries } from '../content/address/countries.ts'
import rows from '../content/address/thailand.json' with { type: 'json' }

type Place = components['schemas']['Place'] & { id: number }

/** The number is appended, as two digits, to the district's code. Without postal codes, the district's holds. */
type SubDistrictRow = [number: number, nameTh: string, nameEn: string, ...postalCodes: string[]]
type DistrictRow = [
  id: number,
  nameTh: string,
  nameEn: string,
  postalCode: string,
  subDistricts: SubDistrictRow[],
]
type ProvinceRow = [id: number, nameTh: string, nameEn: string, districts: DistrictRow[]]

const provinces = rows as unknown as ProvinceRow[] // TypeScript reads a tuple in JSON as a list of alternatives

const place = ([id, name_th, name_en]: readonly [number, string, string, ...unknown[]]): Place => ({
  id,
  name_th,
  name_en,
})

const districtRows = (provinceId: number): DistrictRow[] =>
  provinces.find(([id]) => id === provinceId)?.[3] ?? []

const districtRow = (id: number) => districtRows(Math.floor(id / 100)).find(([own]) => own === id)

export const listCountries = (): components['schemas']['Place'][] => countries

export const listProvinces = (): Place[] => provinces.map(place)

/** The districts of a province; none for an unknown one. */
export const listDistricts = (provinceId: number): Place[] => districtRows(provinceId).map(place)

/** The sub-districts of a district; none for an unknown one. */
export function listSubDistricts(districtId: number): Place[] {
  const subDistricts = districtRow(districtId)?.[4] ?? []
  return subDistricts.map(([number, ...names]) => place([districtId * 100 + number, ...names]))
}

/** The postal codes of a sub-district: one, or two in ในเมือง of ขอนแก่น; none for an unknown sub-district. */
export function listPostalCodes(subDistrictId: number): string[] {
  const district = districtRow(Math.floor(subDistrictId / 100))
  const found = district?.[4].find(([number]) => number === subDistrictId % 100)
  if (!district || !found) return []
  const [, , , ...own] = found
  return own.length > 0 ? own : [district[3]]
}
