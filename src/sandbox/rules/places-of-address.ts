import type { components } from '../../api/generated/paths.d.ts'
import type { Address } from '../db/state.ts'
import { listCountries, listDistricts, listProvinces, listSubDistricts } from './address.ts'

type Place = components['schemas']['Place']
type CustomerAddress = components['schemas']['CustomerAddress']

const nameOf = (places: Place[], id: number | undefined): string | null =>
  places.find((place) => place.id === id)?.name_th ?? null

/** A member's address with the names of its places. */
export function namedAddress(address: Address): CustomerAddress {
  const { detail, countryId, provinceId, districtId, subDistrictId, postalCode } = address
  return {
    detail: detail ?? null,
    country_id: countryId ?? null,
    country: nameOf(listCountries(), countryId),
    province_id: provinceId ?? null,
    province: nameOf(listProvinces(), provinceId),
    district_id: districtId ?? null,
    district: nameOf(listDistricts(provinceId ?? 0), districtId),
    sub_district_id: subDistrictId ?? null,
    sub_district: nameOf(listSubDistricts(districtId ?? 0), subDistrictId),
    postal_code: postalCode ?? null,
  }
}
