import { emails, places as written, texts, typedPlaces } from '#tests/support/typed-inputs.ts'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/calendar-date'
import { checkValues } from '@/ui/forms/field-rules'
import { readChoice, unreadChoice } from '@/ui/forms/search-choice'
import {
  changedFields,
  namesFromLine,
  PLACE_FIELDS,
  toInfoUpdate,
  valuesOf,
  type InfoField,
  type MemberInfoValues,
} from './member-info'
import { localToday, memberInfoSchema } from './member-info-schema'
import { isAbroad, placeName, placeOptions, withCountry, withSavedPlace } from './place-options'

const shown = (...fields: InfoField['field'][]) =>
  fields.map((field) => ({ field, is_display: true, is_required: false }))
const nothing = valuesOf({})

describe('the body of an update', () => {
  const picture = new File(['jpeg'], 'profile.jpg')

  it('has all fields that are shown and have something, by the names of the API, changed or not', () => {
    const saved = { ...nothing, firstName: 'ปิติ', lastName: 'ใจดี', birthdate: '1992-04-09' }
    const values = { ...saved, image: picture, firstName: 'ปิยะ', province: '10' }
    expect(toInfoUpdate(values, saved, shown('image', 'first_name', 'birthdate', 'gender', 'email'))).toEqual(
      {
        Image: picture,
        First_Name: 'ปิยะ',
        Birthdate: '1992-04-09',
      },
    )
  })

  it('has an empty text for what the member has emptied alone: what could not be read is not emptied', () => {
    const saved = { ...nothing, firstName: 'ปิติ', email: 'piti@example.com' }
    expect(toInfoUpdate({ ...saved, email: '' }, saved, shown('first_name', 'birthdate', 'email'))).toEqual({
      First_Name: 'ปิติ',
      Email: '',
    })
  })
})

it('the form shows the stored details, and no details of a new member', () => {
  const info = {
    first_name: 'ปิติ',
    birthdate: '1992-04-09',
    address: { country_id: '1', postal_code: '10110' },
  }
  expect(valuesOf(info)).toEqual({
    ...nothing,
    firstName: 'ปิติ',
    birthdate: '1992-04-09',
    country: '1',
    postalCode: '10110',
  })
  expect(Object.values(nothing).filter(Boolean)).toEqual([])
})

it.each(['1899-12-30', '1753-01-01'])(
  'a date of birth of %s, by which a system means none, is none',
  (birthdate) => {
    expect(valuesOf({ birthdate }).birthdate).toBe('')
  },
)

describe('places', () => {
  it.each(typedPlaces)('that are written %j are %j', (text, id) => {
    expect(readChoice(placeOptions(written, 'th'), text, placeName)?.value).toBe(id)
    expect(readChoice(placeOptions(written, 'en'), text, placeName)?.value).toBe(id)
  })

  const places = [
    { id: '10', name_th: 'กรุงเทพมหานคร', name_en: 'Bangkok' },
    { id: '81', name_th: 'กระบี่', name_en: 'Krabi' },
  ]
  const countries = [
    { id: '7', name_th: 'ลาว', name_en: 'Laos' },
    { id: '5', name_th: 'ประเทศไทย', name_en: 'Thailand' },
  ]

  it("are sorted by the alphabet of the member's language, and found by both names", () => {
    expect(placeOptions(places, 'th')).toEqual([
      { value: '81', label: 'กระบี่', keywords: 'Krabi' },
      { value: '10', label: 'กรุงเทพมหานคร', keywords: 'Bangkok' },
    ])
    expect(placeOptions(places, 'en').map(({ label }) => label)).toEqual(['Bangkok', 'Krabi'])
  })

  it('have Thailand recognised by its name, whatever its id', () => {
    expect(withCountry(nothing, countries).country).toBe('5')
    expect(withCountry(nothing, []).country).toBe('')
    expect(withCountry({ ...nothing, country: '7' }, countries).country).toBe('7')
    expect(['5', '7', '99', ''].map((id) => isAbroad(id, countries))).toEqual([false, true, false, false])
  })
})

describe('the rules of the details', () => {
  const countries = [
    { id: '1', name_th: 'ไทย', name_en: '' },
    { id: '7', name_th: 'ลาว', name_en: 'Laos' },
  ]
  const today = localToday()
  const address = {
    country: '1',
    province: '1',
    district: '2',
    subDistrict: '3',
    postalCode: '1',
    addressDetail: '4',
  }

  /** The fields that are wrong where these fields of the brand are required. */
  async function wrongIn(
    values: Partial<MemberInfoValues>,
    required: InfoField['field'][] = [],
    hasPicture = false,
  ): Promise<string[]> {
    const fields: InfoField['field'][] = [
      'image',
      'first_name',
      'last_name',
      'birthdate',
      'gender',
      'email',
      'address',
    ]
    const asked = fields.map((field) => ({ field, is_display: true, is_required: required.includes(field) }))
    const schema = memberInfoSchema(asked, countries, hasPicture, nothing)
    const found = await schema.validate({ ...nothing, ...values }, { abortEarly: false }).then(
      () => [],
      (error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path ?? ''),
    )
    return [...new Set(found)].sort()
  }

  it.each<[InfoField['field'], string[]]>([
    ['image', ['image']],
    ['first_name', ['firstName']],
    ['last_name', ['lastName']],
    ['birthdate', ['birthdate']],
    ['gender', ['gender']],
    ['email', ['email']],
    ['address', ['addressDetail', 'country', 'district', 'postalCode', 'province', 'subDistrict']],
  ])('ask for %s where the brand requires it, and for nothing else', async (field, wrong) => {
    expect(await wrongIn({}, [field])).toEqual(wrong)
  })

  it('ask for no picture where there is one, and of an address abroad for the country and the lines alone', async () => {
    expect(await wrongIn({}, ['image'], true)).toEqual([])
    expect(await wrongIn({ country: '7' }, ['address'])).toEqual(['addressDetail'])
    expect(await wrongIn(address, ['address'])).toEqual([])
    const abroad = { ...nothing, country: unreadChoice('ล', '7'), addressDetail: '4' }
    expect(await wrongIn(abroad, ['address'])).toEqual(['country'])
  })

  it.each(PLACE_FIELDS)('refuse a text that means none of the places in the place of a %s', async (name) => {
    expect(await wrongIn({ [name]: unreadChoice('เชียง') })).toEqual([name])
    expect(await wrongIn({ ...address, [name]: unreadChoice('เชียง') }, ['address'])).toEqual([name])
  })

  it('take nothing, and no blanks, for an empty form', async () => {
    expect(await wrongIn({})).toEqual([])
    expect(await wrongIn({ firstName: ' ' }, ['first_name'])).toEqual(['firstName'])
  })

  it('take today for a date of birth, and no later day', async () => {
    expect(await wrongIn({ birthdate: today })).toEqual([])
    expect(await wrongIn({ birthdate: addDays(today, 1) })).toEqual(['birthdate'])
  })

  it('take the saved date of birth, though it is to come, and no other like it', () => {
    const stored = { ...nothing, birthdate: '2533-12-31' }
    const schema = memberInfoSchema(shown('birthdate'), [], false, stored)
    expect(checkValues(schema, stored).output).toEqual(stored)
    expect(checkValues(schema, { ...stored, birthdate: '2533-12-30' }).output).toBeUndefined()
  })

  it.each(['firstName', 'lastName', 'email', 'addressDetail'] as const)(
    'take the saved %s, though it is longer than one may be, and no other like it',
    (name) => {
      const stored = { ...nothing, [name]: `${'a'.repeat(600)}@example.com` }
      const schema = memberInfoSchema(shown(), [], false, stored)
      expect(checkValues(schema, stored).output).toEqual(stored)
      expect(checkValues(schema, { ...stored, [name]: `b${stored[name]}` }).output).toBeUndefined()
    },
  )

  it.each(emails)('make of the e-mail address %j the address %j', (email, sent) => {
    const { output } = checkValues(memberInfoSchema(shown('email'), [], false, nothing), {
      ...nothing,
      email,
    })
    expect(output?.email).toBe(sent)
  })

  const saved = { ...nothing, firstName: 'ปิติ' }
  const asked = shown('first_name', 'email')

  it.each(['da..ve@docomo.ne.jp', '-', 'somchai๙๙@example.com', ' piti@example.com '])(
    'take the saved e-mail address %j as it is, and no other like it',
    (email) => {
      const schema = memberInfoSchema(asked, [], false, { ...saved, email })
      expect(checkValues(schema, { ...saved, email }).output?.email).toBe(email)
      expect(changedFields({ ...saved, email }, { ...saved, email }, asked, false)).toEqual([])
      expect(checkValues(schema, { ...saved, email: 'da..ve@example.com' }).output).toBeUndefined()
    },
  )

  it('take no blanks for the required e-mail address, even if they were saved', () => {
    const required = [{ field: 'email' as const, is_display: true, is_required: true }]
    const blank = { ...nothing, email: ' ' }
    expect(checkValues(memberInfoSchema(required, [], false, blank), blank).output).toBe(undefined)
  })

  it.each(texts)('see no change in the name %j that was saved as %j', (typed, firstName) => {
    expect(changedFields({ ...saved, firstName: typed }, { ...saved, firstName }, asked, false)).toEqual([])
  })

  it('see no change in an e-mail address that was saved without the invisible letters it was pasted with', () => {
    const pasted = { ...saved, email: 'kanya\u200b@example.com' }
    expect(changedFields(pasted, { ...saved, email: 'kanya@example.com' }, asked, false)).toEqual([])
  })

  it('see the change of Thai digits in an e-mail address to others', () => {
    const typed = { ...saved, email: 'somchai99@example.com' }
    expect(changedFields(typed, { ...saved, email: 'somchai๙๙@example.com' }, asked, false)).toEqual([
      'email',
    ])
  })
})

it('a saved place that is no longer listed is offered by its saved name, and none without one', () => {
  const options = [{ value: '10', label: 'Bangkok', keywords: '' }]
  const old = { value: '99', label: 'Old', keywords: '' }
  expect(withSavedPlace(options, { id: '99', name: 'Old' })).toEqual([old, ...options])
  expect(withSavedPlace(options, { id: '99', name: undefined })).toEqual(options)
  expect(withSavedPlace(options, { id: undefined, name: 'Old' })).toEqual(options)
  expect(withSavedPlace(options, { id: '10', name: 'Old' })).toEqual(options)
})

const bothNames = shown('first_name', 'last_name')

it.each([
  ['สมหญิง ใจดี', { firstName: 'สมหญิง', lastName: 'ใจดี' }],
  ['  Jane\u00a0 Doe ', { firstName: 'Jane', lastName: 'Doe' }],
  ['☆ Nok ☆ 🌸', { firstName: '☆ Nok ☆ 🌸' }],
  ['น้อง', { firstName: 'น้อง' }],
  ['\u202eevil\u0000', { firstName: 'evil' }],
  ['น\u0e4d\u0e49\u0e32\u200bใส ใจดี', { firstName: 'น้ำใส', lastName: 'ใจดี' }],
  ['Nok 👩\u200d🍳', { firstName: 'Nok', lastName: '👩\u200d🍳' }],
  [' \u200f ', {}],
  [undefined, {}],
])('of %j a new member sees %j', (name, names) => {
  expect(namesFromLine({ name }, nothing, bothNames)).toEqual(names)
})

it('a field that is not asked for, or that is filled in, gets nothing', () => {
  expect(namesFromLine({ name: 'Jane Doe' }, nothing, shown('email'))).toEqual({})
  expect(namesFromLine({ name: 'Jane Doe' }, nothing, shown('first_name'))).toEqual({ firstName: 'Jane Doe' })
  expect(namesFromLine({ name: 'Jane Doe' }, { ...nothing, firstName: 'สมหญิง' }, bothNames)).toEqual({})
  expect(namesFromLine({ name: 'Jane Doe' }, { ...nothing, lastName: 'ใจดี' }, bothNames)).toEqual({
    firstName: 'Jane Doe',
  })
})
