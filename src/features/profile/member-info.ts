import type { api } from '@/api/api'

type Endpoints = typeof api.endpoints

export type InfoField = Endpoints['listInfoFields']['Types']['ResultType']['payload'][number]
export type CustomerInfo = Endpoints['getCustomerInfo']['Types']['ResultType']
type InfoUpdate = Endpoints['updateCustomerInfo']['Types']['QueryArg']['body']

/** The values of the member info form; an empty string for a blank field. */
export interface MemberInfoValues {
  /** A picture to replace the current one. */
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

/** Maps the request's field names to the form's, grouped by the field that the brand asks for. */
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

/** The places of an address, from the widest down: none is meant without those above it. */
export const PLACE_FIELDS = ['country', 'province', 'district', 'subDistrict', 'postalCode'] as const

/** What a draft stores and what is read anew replaces, each as one value; a picture is too large for the storage. */
export const wholeFields: readonly (keyof MemberInfoValues | typeof PLACE_FIELDS)[] = [
  'firstName',
  'lastName',
  'birthdate',
  'gender',
  'email',
  PLACE_FIELDS,
  'addressDetail',
]

/** A member's info as form values; all blank for a new member. */
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

type Names = [wire: string, name: keyof MemberInfoValues][]

const namesOf = (shown: readonly InfoField[]): Names =>
  shown.flatMap(({ field }) => Object.entries<keyof MemberInfoValues>(WIRE_NAMES[field]))

/**
 * The update request: every field that is shown and has something, changed or not, because an API may read an absent field as an
 * empty one; an empty one where the member has emptied it. What was and is empty stays absent: it may also be what the app could not
 * read, and an empty text is no date. A picture goes out only where one was chosen.
 */
export function toInfoUpdate(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  shown: readonly InfoField[],
): InfoUpdate {
  const sent = namesOf(shown).filter(([, name]) => values[name] || saved[name])
  // Multipart has only texts and files, so a blank also clears a number.
  return Object.fromEntries(sent.map(([wire, name]) => [wire, values[name]]))
}

/** The fields of an edit that differ from what is saved. `isAbroad` is about the country in `values`. */
export function changedFields(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  shown: readonly InfoField[],
  isAbroad: boolean,
): (keyof MemberInfoValues)[] {
  const changed = namesOf(shown)
    .map(([, name]) => name)
    .filter((name) => plain(values[name]) !== plain(saved[name]))
  // A country that the form has only offered counts with a changed address, not by itself.
  const isOffered = saved.country === '' && !isAbroad
  const own = changed.filter((name) => !(isOffered && name === 'country'))
  return own.some((name) => ADDRESS_FIELDS.includes(name)) ? changed : own
}

/** What an edit saves: each field that was not changed goes out as it was saved, and not as the form has trimmed it. */
export function editedValues(
  values: MemberInfoValues,
  saved: MemberInfoValues,
  changed: readonly (keyof MemberInfoValues)[],
): MemberInfoValues {
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, values[name]])) }
}

/** The form trims and normalises what it sends; what is saved may be neither. */
const plain = (value: string | File | null) =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value

/** What LINE's ID token says of the person. */
export interface LinePerson {
  name?: string | undefined
  picture?: string | undefined
}

export type LineNames = Partial<Pick<MemberInfoValues, 'firstName' | 'lastName'>>

const LONGEST_NAME = 100

/**
 * LINE's display name for the empty name fields of a registration. It is one text, which its owner may have chosen freely: only
 * two words are taken for first and last name, anything else is the first name, and a name that is known already is left alone.
 */
export function namesFromLine(
  { name }: LinePerson,
  saved: Pick<MemberInfoValues, 'firstName' | 'lastName'>,
  shown: readonly InfoField[],
): LineNames {
  const isShown = (wanted: InfoField['field']) => shown.some(({ field }) => field === wanted)
  const words = visible(name ?? '')
    .split(' ')
    .filter(Boolean)
  if (words.length === 0 || !isShown('first_name') || saved.firstName !== '') return {}
  const [first = '', last = ''] = words
  if (words.length === 2 && isShown('last_name') && saved.lastName === '')
    return { firstName: cut(first), lastName: cut(last) }
  return { firstName: cut(words.join(' ')) }
}

/** Without what cannot be seen: controls, and marks that turn the direction of the text after them. */
const visible = (text: string) => text.normalize('NFC').replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')

/** By characters, so that no emoji is cut in two. */
const cut = (text: string) =>
  text.length <= LONGEST_NAME ? text : [...text].slice(0, LONGEST_NAME / 2).join('')
