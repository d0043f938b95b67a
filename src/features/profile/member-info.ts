import type { api } from '@/api/api'

type Endpoints = typeof api.endpoints

export type InfoField = Endpoints['listInfoFields']['Types']['ResultType']['payload'][number]
export type CustomerInfo = Endpoints['getCustomerInfo']['Types']['ResultType']
type InfoUpdate = Endpoints['updateCustomerInfo']['Types']['QueryArg']['body']

/** What stands in the member info form: empty where nothing does. */
export interface MemberInfoValues {
  /** A picture to replace the present one. */
  image: File | null
  firstName: string
  lastName: string
  /** `yyyy-MM-dd`. */
  birthdate: string
  gender: string
  email: string
  country: string
  province: string
  district: string
  subDistrict: string
  postalCode: string
  addressDetail: string
}

/** Which field of the form each name of the wire is, by what the brand asks for. */
const WIRE_NAMES = {
  image: { Image: 'image' },
  first_name: { First_Name: 'firstName' },
  last_name: { Last_Name: 'lastName' },
  birthdate: { Birthdate: 'birthdate' },
  gender: { Gender: 'gender' },
  email: { Email: 'email' },
  address: {
    Country_Id: 'country',
    Province_Id: 'province',
    District_Id: 'district',
    Sub_District_Id: 'subDistrict',
    Postal_Code: 'postalCode',
    Address_Detail: 'addressDetail',
  },
} as const satisfies Record<InfoField['field'], Partial<Record<keyof InfoUpdate, keyof MemberInfoValues>>>

export const fieldNames: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(WIRE_NAMES))

/** What a draft may keep: a picture does not fit in. */
export const draftFields: readonly (keyof MemberInfoValues)[] = [
  'firstName',
  'lastName',
  'birthdate',
  'gender',
  'email',
  'country',
  'province',
  'district',
  'subDistrict',
  'postalCode',
  'addressDetail',
]

/** What is known of a member, as the form shows it; of a new one, nothing. */
export function valuesOf(info: CustomerInfo): MemberInfoValues {
  const { address } = info
  return {
    image: null,
    firstName: info.first_name ?? '',
    lastName: info.last_name ?? '',
    birthdate: info.birthdate ?? '',
    gender: info.gender ?? '',
    email: info.email ?? '',
    country: address?.country_id ?? '',
    province: address?.province_id ?? '',
    district: address?.district_id ?? '',
    subDistrict: address?.sub_district_id ?? '',
    postalCode: address?.postal_code ?? '',
    addressDetail: address?.detail ?? '',
  }
}

/** What the form sends: of what it shows, all that is filled in, and a blank for what was there before and has been emptied. */
export function toInfoUpdate(
  values: MemberInfoValues,
  before: MemberInfoValues,
  shown: readonly InfoField[],
): InfoUpdate {
  const names = shown.flatMap(({ field }) => Object.entries<keyof MemberInfoValues>(WIRE_NAMES[field]))
  const sent = names.filter(([, name]) => values[name] || before[name])
  // Multipart knows texts and files alone: a blank stands for no number as well.
  return Object.fromEntries(sent.map(([wire, name]) => [wire, values[name]]))
}
