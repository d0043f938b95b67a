import type { SandboxBrand, InfoFieldFacts } from '../brands/brand.ts'
import { THAILAND } from '../content/address/countries.ts'
import type { Address, MemberState } from '../db/state.ts'
import { invalidFields } from './errors.ts'
import { refuseDigits } from './magic-inputs.ts'

type Details = Pick<
  MemberState,
  'firstName' | 'lastName' | 'birthdate' | 'gender' | 'email' | 'image' | 'address'
>

const GENDERS = ['female', 'male', 'unspecified'] as const

/** A text field after a form was sent: a field that was not sent keeps its value, a blank field is cleared. */
function textOf(form: FormData, name: string, before: string | undefined): string | undefined {
  const value = form.get(name)
  if (typeof value !== 'string') return before
  return value.trim() || undefined
}

const idOf = (form: FormData, name: string, before: number | undefined): number | undefined =>
  Number(textOf(form, name, before?.toString())) || undefined

const readAddress = (form: FormData, before: Address = {}): Address => ({
  detail: textOf(form, 'Address_Detail', before.detail),
  countryId: idOf(form, 'Country_Id', before.countryId),
  provinceId: idOf(form, 'Province_Id', before.provinceId),
  districtId: idOf(form, 'District_Id', before.districtId),
  subDistrictId: idOf(form, 'Sub_District_Id', before.subDistrictId),
  postalCode: textOf(form, 'Postal_Code', before.postalCode),
})

/** The member's details after a form was sent. */
export function readInfoForm(form: FormData, before: Details): Details {
  const gender = textOf(form, 'Gender', before.gender)
  return {
    firstName: textOf(form, 'First_Name', before.firstName) ?? '',
    lastName: textOf(form, 'Last_Name', before.lastName) ?? '',
    birthdate: textOf(form, 'Birthdate', before.birthdate),
    gender: GENDERS.find((item) => item === gender),
    email: textOf(form, 'Email', before.email),
    image: before.image,
    address: readAddress(form, before.address),
  }
}

/** The missing parts of an address; abroad there are no provinces to choose from. */
function missingOfAddress(address: Address = {}): string[] {
  const { detail, countryId, provinceId, districtId, subDistrictId, postalCode } = address
  const always = { Address_Detail: detail, Country_Id: countryId }
  const inThailand = {
    Province_Id: provinceId,
    District_Id: districtId,
    Sub_District_Id: subDistrictId,
    Postal_Code: postalCode,
  }
  const requiredParts =
    countryId === THAILAND || countryId === undefined ? { ...always, ...inThailand } : always
  return Object.entries(requiredParts).flatMap(([name, value]) => (value === undefined ? [name] : []))
}

/** The missing parts of a field, by the form's names. */
function missingParts(field: InfoFieldFacts['field'], details: Details): string[] {
  if (field === 'address') return missingOfAddress(details.address)
  const parts = {
    first_name: ['First_Name', details.firstName],
    last_name: ['Last_Name', details.lastName],
    birthdate: ['Birthdate', details.birthdate],
    gender: ['Gender', details.gender],
    email: ['Email', details.email],
    image: ['Image', details.image],
  } as const
  const [name, value] = parts[field]
  return value === undefined || value === '' ? [name] : []
}

function malformedParts({ email, birthdate }: Details, today: string): string[] {
  const isBadEmail = email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  const isBadDate = birthdate !== undefined && (Number.isNaN(Date.parse(birthdate)) || birthdate > today)
  return [...(isBadEmail ? ['Email'] : []), ...(isBadDate ? ['Birthdate'] : [])]
}

/** Refuses details that the brand could not use, and says which fields. */
export function requireInfo(brand: SandboxBrand, details: Details, today: string): void {
  refuseDigits(details.firstName, ['First_Name', 'Email'])
  const required = brand.infoFields.filter((field) => field.isDisplayed && field.isRequired)
  const wrong = [
    ...required.flatMap(({ field }) => missingParts(field, details)),
    ...malformedParts(details, today),
  ]
  if (wrong.length > 0) throw invalidFields(wrong)
}
