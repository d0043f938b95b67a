import { defineMessages } from 'react-intl'
import { mixed, object, type ObjectSchema, type StringSchema } from 'yup'
import { choice, emailText, isoDate, say, shortText, trimmedText } from '@/ui/forms/field-rules'
import { localDay } from '@/i18n/format'
import { phoneNow } from '@/lib/server-clock'
import type { InfoField, MemberInfoValues } from './member-info'
import { isAbroad, type Place } from './place-options'

const messages = defineMessages({
  image: { id: 'profile.info.imageMissing', defaultMessage: 'Choose a profile picture.' },
  future: {
    id: 'profile.info.birthdateFuture',
    defaultMessage: 'Your date of birth can’t be in the future.',
  },
  gender: { id: 'profile.info.genderMissing', defaultMessage: 'Select a gender.' },
  country: { id: 'profile.info.countryMissing', defaultMessage: 'Select a country.' },
  province: { id: 'profile.info.provinceMissing', defaultMessage: 'Select a province.' },
  district: { id: 'profile.info.districtMissing', defaultMessage: 'Select a district.' },
  subDistrict: { id: 'profile.info.subDistrictMissing', defaultMessage: 'Select a sub-district.' },
  postalCode: { id: 'profile.info.postalCodeMissing', defaultMessage: 'Select a postal code.' },
  addressDetail: { id: 'profile.info.addressMissing', defaultMessage: 'Enter your address.' },
})

const LONGEST_NAME = 100
const LONGEST_ADDRESS = 500

export const localToday = () => localDay(new Date(phoneNow()))

/**
 * The form's rules: the brand decides what is required; outside Thailand an address needs no province. What was saved passes as it
 * is: only what the member has changed is looked at.
 */
export function memberInfoSchema(
  shown: readonly InfoField[],
  countries: readonly Place[],
  hasPicture: boolean,
  saved: MemberInfoValues,
): ObjectSchema<MemberInfoValues> {
  const isRequired = (name: InfoField['field']) =>
    shown.some(({ field, is_required }) => field === name && is_required)
  const asked = (name: InfoField['field'], rule: StringSchema<string>, message?: ReturnType<typeof say>) =>
    isRequired(name) ? rule.required(message) : rule
  const place = (message: ReturnType<typeof say>) =>
    choice().test('place', message, (value, { parent }) => {
      const { country } = parent as MemberInfoValues // the schema's object
      return !isRequired('address') || isAbroad(country, countries) || value !== ''
    })
  const birthdate = isoDate(saved.birthdate).test(
    'future',
    say(messages.future),
    (value) => value === saved.birthdate || value <= localToday(),
  )
  return object({
    image: mixed<File>()
      .nullable()
      .default(null)
      .test('image', say(messages.image), (value) => value !== null || hasPicture || !isRequired('image')),
    firstName: asked('first_name', shortText(LONGEST_NAME, saved.firstName)),
    lastName: asked('last_name', shortText(LONGEST_NAME, saved.lastName)),
    birthdate: asked('birthdate', birthdate),
    gender: asked('gender', trimmedText(), say(messages.gender)),
    email: asked('email', emailText(saved.email)),
    country: asked('address', choice(), say(messages.country)),
    province: place(say(messages.province)),
    district: place(say(messages.district)),
    subDistrict: place(say(messages.subDistrict)),
    postalCode: place(say(messages.postalCode)),
    addressDetail: asked(
      'address',
      shortText(LONGEST_ADDRESS, saved.addressDetail),
      say(messages.addressDetail),
    ),
  })
}
