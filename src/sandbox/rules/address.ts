import type { components } from '../../api/generated/paths.d.ts'
import { countries } from '../content/address/countries.ts'
import type { DistrictRow } from '../content/address/district-row.ts'
import { centralDistricts } from '../content/address/districts-central.ts'
import { upcountryDistricts } from '../content/address/districts-upcountry.ts'
import { PROVINCE_WITHOUT_DISTRICTS, provinces, type ProvinceRow } from '../content/address/provinces.ts'

type Place = components['schemas']['Place']

interface SubDistrict extends Place {
  postalCodes: string[]
}

interface District extends Place {
  subDistricts: SubDistrict[]
}

const detailed = [...centralDistricts, ...upcountryDistricts]

/** A province without detailed rows has its capital district alone, which is named after the province. */
function capitalRow([id, nameTh, nameEn, ...capital]: ProvinceRow): DistrictRow {
  const isNamedAlike = nameTh === 'พระนครศรีอยุธยา'
  const name: [string, string] = isNamedAlike ? [nameTh, nameEn] : [`เมือง${nameTh}`, `Mueang ${nameEn}`]
  return [id * 100 + 1, ...name, [[1, ...capital]]]
}

function toDistrict([id, name_th, name_en, rows]: DistrictRow): District {
  const subDistricts = rows.map(([number, nameTh, nameEn, ...postalCodes]) => ({
    id: id * 100 + number,
    name_th: nameTh,
    name_en: nameEn,
    postalCodes,
  }))
  return { id, name_th, name_en, subDistricts }
}

const bare = ({ id, name_th, name_en }: Place): Place => ({ id, name_th, name_en })

function districtsWithin(provinceId: number): District[] {
  const row = provinces.find(([id]) => id === provinceId)
  if (row === undefined || provinceId === PROVINCE_WITHOUT_DISTRICTS) return []
  const rows = detailed.filter(([id]) => Math.floor(id / 100) === provinceId)
  return (rows.length > 0 ? rows : [capitalRow(row)]).map(toDistrict)
}

const subDistrictsWithin = (districtId: number): SubDistrict[] =>
  districtsWithin(Math.floor(districtId / 100)).find(({ id }) => id === districtId)?.subDistricts ?? []

export const listCountries = (): Place[] => countries

export const listProvinces = (): Place[] =>
  provinces.map(([id, name_th, name_en]) => ({ id, name_th, name_en }))

/** The districts of a province; none for an unknown one. */
export const listDistricts = (provinceId: number): Place[] => districtsWithin(provinceId).map(bare)

/** The sub-districts of a district; none for an unknown one. */
export const listSubDistricts = (districtId: number): Place[] => subDistrictsWithin(districtId).map(bare)

/** The postal codes of a sub-district: mostly one, sometimes two. */
export function listPostalCodes(subDistrictId: number): string[] {
  const all = subDistrictsWithin(Math.floor(subDistrictId / 100))
  return all.find(({ id }) => id === subDistrictId)?.postalCodes ?? []
}
