import type { api } from '@/api/api'
import { readEmail } from '@/ui/forms/field-rules'
import { cleanText } from '@/lib/typed-text'
import { FIRST_DAY } from '@/ui/forms/typed-date'

type Endpoints = typeof api.endpoints

export type InfoField = Endpoints['listInfoFields']['Types']['ResultType']['payload'][number]
export type CustomerInfo = Endpoints['getCustomerInfo']['Types']['ResultType']
export type InfoUpdate = Endpoints['updateCustomerInfo']['Types']['QueryArg']['body']

/** The form's values; an empty string for a blank field. */
export interface MemberInfoValues {
  /** Replaces the current picture. */
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

/** The request's field names with the form's, by the field the brand asks for. */
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

const ADDRESS_FIELDS: readonly (keyof MemberInfoValues)[] = Object.values(WIRE_NAMES.address)

export const fieldNames: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(WIRE_NAMES))

/** An address's places from the largest down; each needs those before it. */
export const PLACE_FIELDS = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const

/** What drafts and refetches replace, each as one value. Pictures are too large to store. */
export const wholeFields: readonly (keyof MemberInfoValues | typeof PLACE_FIELDS)[] = [
  'firstName',
  'lastName',
  'birthdate',
  'gender',
  'email',
  PLACE_FIELDS,
  'addressDetail',
]

/** A member's info as form values; blank for a new member. */
export function valuesOf(info: CustomerInfo): MemberInfoValues {
  const { address } = info
  return {
    image: null,
    firstName: info.first_name ?? '',
    lastName: info.last_name ?? '',
    // Systems write 1899-12-30 or 1753-01-01 for none.
    birthdate: (info.birthdate ?? '') < FIRST_DAY ? '' : (info.birthdate ?? ''),
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

type Names = [wire: string, name: keyof MemberInfoValues][]

const namesOf = (shown: readonly InfoField[]): Names =>
  shown.flatMap(({ field }) => Object.entries<keyof MemberInfoValues>(WIRE_NAMES[field]))

/**
 * The update request: every shown field with a value, changed or not, because an API may clear absent fields, and an empty one
 * if the member has cleared it. Fields that were empty before stay absent: the app may have been unable to read them. A picture
 * is sent only if chosen.
 */
export function toInfoUpdate(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  shown: readonly InfoField[],
): InfoUpdate {
  const sent = namesOf(shown).filter(([, name]) => values[name] || saved[name])
  // Multipart has only texts and files, so a blank clears a number too.
  return Object.fromEntries(sent.map(([wire, name]) => [wire, values[name]]))
}

/** The edited fields that differ from the saved ones. */
export function changedFields(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  shown: readonly InfoField[],
  isAbroad: boolean,
): (keyof MemberInfoValues)[] {
  const changed = namesOf(shown)
    .map(([, name]) => name)
    .filter((name) =>
      name === 'email'
        ? readEmail(values.email, saved.email) !== readEmail(saved.email, saved.email)
        : plain(values[name]) !== plain(saved[name]),
    )
  // The offered country counts only with a changed address.
  const isOffered = saved.country === '' && !isAbroad
  const own = changed.filter((name) => !(isOffered && name === 'country'))
  return own.some((name) => ADDRESS_FIELDS.includes(name)) ? changed : own
}

/** Whether the store has changed something that the member has not, or otherwise than the member; pure. */
export function isChangedElsewhere(
  latest: CustomerInfo,
  saved: MemberInfoValues,
  values: MemberInfoValues,
): boolean {
  const { image: _image, ...now } = valuesOf(latest)
  const names = Object.keys(now) as (keyof typeof now)[]
  return names.some((name) => now[name] !== saved[name] && now[name] !== values[name])
}

/** What an edit saves: unchanged fields as they were saved, without the form's trimming. */
export function editedValues(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  changed: readonly (keyof MemberInfoValues)[],
): MemberInfoValues {
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
}

/** As the form cleans it, because saved values may not be clean. */
const plain = (value: string | File | null) => (typeof value === 'string' ? cleanText(value) : value)

/** The person in LINE's ID token. */
export interface LinePerson {
  name?: string | undefined
  picture?: string | undefined
}

export type LineNames = Partial<Pick<MemberInfoValues, 'firstName' | 'lastName'>>

/**
 * LINE's display name for the empty name fields of a registration. It may be anything: exactly two words become first and last
 * name, anything else the first name. Known names are kept.
 */
export function namesFromLine(
  { name }: LinePerson,
  saved: Pick<MemberInfoValues, 'firstName' | 'lastName'>,
  shown: readonly InfoField[],
): LineNames {
  const isShown = (wanted: InfoField['field']) => shown.some(({ field }) => field === wanted)
  const words = cleanText(name ?? '')
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
  if (words.length === 0 || !isShown('first_name') || saved.firstName !== '') return {}
  const [first = '', last = ''] = words
  if (words.length === 2 && isShown('last_name') && saved.lastName === '')
    return { firstName: first, lastName: last }
  return { firstName: words.join(' ') }
}
